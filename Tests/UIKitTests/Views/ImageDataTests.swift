import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct ImageDataTests {
    private func makeImage(_ orientation: UIImage.Orientation = .up) -> UIImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let plain = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
        }
        return plain.cgImage.map { UIImage(cgImage: $0, scale: 1, orientation: orientation) }
    }

    @Test func imagesBecomeFiles() throws {
        let image = try #require(makeImage())
        #expect(UIImage(data: try #require(image.pngData()))?.size == CGSize(width: 8, height: 4))
        let photo = try #require(image.jpegData(compressionQuality: 0.8))
        #expect(photo.prefix(2) == Data([0xFF, 0xD8]))
        #expect(UIImage(data: photo)?.size == CGSize(width: 8, height: 4))
    }

    @Test func filesAreUpright() throws {
        let turned = try #require(makeImage(.right))
        #expect(turned.size == CGSize(width: 4, height: 8))
        #expect(UIImage(data: try #require(turned.pngData()))?.size == CGSize(width: 4, height: 8))
    }

    @Test func emptyImagesHaveNoFiles() {
        #expect(UIImage().size == .zero)
        #expect(UIImage().cgImage == nil && UIImage().pngData() == nil)
    }

    @Test func huesGoRoundTheCircle() {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.7)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        #expect(abs(hue - 0.6) < 1e-6 && abs(saturation - 0.5) < 1e-6)
        #expect(abs(brightness - 0.8) < 1e-6 && abs(alpha - 0.7) < 1e-6)
        var white: CGFloat = 0
        #expect(UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil) && white == 0.25)
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
    }
}
