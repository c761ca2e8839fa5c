import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor
@Suite struct GrayColorTests {
    @Test func aGrayHasTwoComponents() {
        let gray = UIColor(white: 0.5, alpha: 0.25).cgColor
        #expect(gray.colorSpace?.model == .monochrome)
        #expect(gray.components == [0.5, 0.25] && gray.numberOfComponents == 2)
        #expect(UIColor.white.cgColor.numberOfComponents == 2)
        #expect(UIColor.red.cgColor.numberOfComponents == 4)
        #expect("\(UIColor.black)" == "UIExtendedGrayColorSpace 0.0 1.0")
    }

    @Test func aGrayDiffersFromAColorWithThreeEqualComponents() {
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.white == UIColor(white: 1, alpha: 1))
    }

    @Test func aGrayHasRedGreenAndBlue() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(UIColor.gray.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue, alpha] == [0.5, 0.5, 0.5, 1])
    }

    @Test func anArchivedGrayIsAGray() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: UIColor.lightGray, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == .lightGray)
    }
}
