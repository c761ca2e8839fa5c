import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct SmallAPITests {
    @Test func aTextLayerPrefersTheSizeOfItsText() {
        let layer = CATextLayer()
        (layer.string, layer.fontSize) = ("Sea", 20)
        let one = layer.preferredFrameSize()
        layer.string = "Sea\nSky"
        (layer.isWrapped, layer.bounds.size.width) = (true, 100)
        #expect(one.width > 20 && abs(layer.preferredFrameSize().height - one.height * 2) < 0.01)
    }

    @Test func theBytesOfAnImageAreItsPixels() {
        let format = UIGraphicsImageRendererFormat(scale: 1)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image {
            UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let data = image.cgImage?.dataProvider?.data
        let bytes = CFDataGetBytePtr(data)
        #expect(CFDataGetLength(data) == 4)
        #expect((0..<4).map { bytes?[$0] } == [0, 128, 255, 255])
    }

    @Test func textSizesAreNotified() {
        var sizes: [UIContentSizeCategory] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { note in
            let size = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
            MainActor.assumeIsolated { sizes.append(size ?? .unspecified) }
        }
        let window = UIWindow(screen: UIScreen(environment: ScreenEnvironment()))
        window.transition(to: UIScreen(environment: ScreenEnvironment(contentSize: .extraLarge)))
        NotificationCenter.default.removeObserver(token)
        #expect(sizes == [.extraLarge])
    }

    @Test func rotorsSearch() {
        let item = UILabel()
        let rotor = UIAccessibilityCustomRotor(name: "Links") { predicate in
            predicate.searchDirection == .next
                ? UIAccessibilityCustomRotorItemResult(targetElement: item, targetRange: nil) : nil
        }
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        #expect(rotor.itemSearchBlock(predicate)?.targetElement === item)
        predicate.searchDirection = .previous
        #expect(rotor.itemSearchBlock(predicate) == nil)
    }

    @Test func keyCommandsHaveAlternates() {
        let other = UICommandAlternate(title: "All", action: Selector("all:"), modifierFlags: .shift)
        let command = UIKeyCommand(
            title: "Close", action: Selector("close:"), input: "w", modifierFlags: .command,
            alternates: [other])
        #expect(command.alternates == [other] && command.input == "w")
    }

    @Test func numbersBecomeLengths() { #expect(CGFloat(truncating: NSNumber(value: 1.5)) == 1.5) }

    @Test func labelsAndFieldsFollowTheTextSize() {
        let views: [any UIContentSizeCategoryAdjusting] = [UILabel(), UITextField(), UITextView()]
        #expect(views.allSatisfy { !$0.adjustsFontForContentSizeCategory })
    }
}
