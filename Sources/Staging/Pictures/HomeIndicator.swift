import CoreGraphics
import UIKit

/// The color of the home indicator: dark on bright content and light on dark.
@MainActor
struct HomeIndicator {
    let window: UIWindow

    /// Pixels a point of the picture that is looked at.
    private static let scale: CGFloat = 0.25

    var color: UIColor {
        guard let frame = DeviceParts.indicatorFrame(for: window),
            let brightness = brightness(in: frame)
        else { return .label }
        return brightness < 0.5 ? .white : .black
    }

    private func brightness(in frame: CGRect) -> CGFloat? {
        let (width, height) = (frame.width * Self.scale, frame.height * Self.scale)
        let context = CGContext.bitmap(
            width: max(Int(width), 1), height: max(Int(height), 1), scale: Self.scale, opaque: true)
        guard let context else { return nil }
        context.translateBy(x: -frame.minX, y: -frame.minY)
        context.clip(to: frame)
        window.screen.performAsMain { window.layer.renderShown(in: context) }
        return context.meanBrightness
    }
}
