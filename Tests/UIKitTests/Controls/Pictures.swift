import CoreGraphics
import Foundation

@testable import UIKit

/// Draws views for tests.
@MainActor
enum Picture {
    static func window(
        _ view: UIView, size: CGSize, scale: CGFloat = 2, style: UIUserInterfaceStyle = .light,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) -> UIWindow {
        let name = scale == 3 ? "iPhone 16" : "iPhone 8"
        let environment = ScreenEnvironment(
            device: DeviceModel.named(name) ?? .standard, style: style, direction: direction)
        let window = UIWindow(screen: UIScreen(environment: environment))
        window.frame = CGRect(origin: .zero, size: size)
        window.backgroundColor = .systemBackground
        window.addSubview(view)
        window.layoutIfNeeded()
        return window
    }

    static func image(of window: UIWindow, scale: CGFloat = 2) -> CGImage? {
        let size = window.bounds.size
        let context = CGContext.bitmap(
            width: Int(size.width * scale), height: Int(size.height * scale), scale: scale, opaque: true)
        guard let context else { return nil }
        window.layer.render(in: context)
        return context.makeImage()
    }

    /// Returns the color at a point of the view's picture, as 0xRRGGBB.
    static func color(of window: UIWindow, at point: CGPoint) -> UInt32? {
        guard let image = image(of: window),
            let one = CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue),
            let pixel = image.cropping(to: CGRect(x: point.x * 2, y: point.y * 2, width: 1, height: 1))
        else { return nil }
        one.draw(pixel, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        guard let bytes = one.data?.assumingMemoryBound(to: UInt8.self) else { return nil }
        return UInt32(bytes[0]) << 16 | UInt32(bytes[1]) << 8 | UInt32(bytes[2])
    }
}
