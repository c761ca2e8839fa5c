import CoreGraphics
import Foundation
import UIKit

/// An image of a window's content. If the window is the whole screen of a device, the device's own views are added while it is
/// drawn, so that the window is afterwards as it was.
@MainActor
public struct Picture {
    let window: UIWindow
    private let isWholeScreen: Bool
    /// The scale; nil is the device's scale.
    package var scale: CGFloat?
    /// Whether animations that drawing starts in a screen without any end before the image is captured.
    var settlesDrawing = false

    package init(of scene: StagedScene) {
        self.init(of: scene.window, isWholeScreen: scene.isWholeScreen)
    }

    /// Creates an image of a window, by default without the device's status bar and home indicator.
    package init(of window: UIWindow, isWholeScreen: Bool = false) {
        (self.window, self.isWholeScreen) = (window, isWholeScreen)
        window.screen.performAsMain { window.layoutIfNeeded() }
    }

    /// Draws the current content of the window into a bitmap of its size; nil if it would exceed the maximum size.
    func drawnBitmap() -> CGContext? { drawn(on: bitmap()) }

    private var deviceParts: [UIView] {
        guard isWholeScreen else { return [] }
        let color = HomeIndicator(window: window).color
        return [StatusBarView(for: window)].compactMap { $0 }
            + DeviceParts.views(for: window, indicatorColor: color)
    }

    /// The size in points.
    public var size: CGSize { window.bounds.size }

    /// Returns the image data; nil if the image would exceed the maximum size.
    public func data(as format: PictureFormat) -> Data? {
        switch format {
        case .png: drawn(on: bitmap())?.pngData()
        case .svg: document { CGContext.svg(size: size) }
        case .pdf: document { CGContext.pdf(size: size) }
        }
    }

    /// Returns a vector document. If visual effects blur their background, the window is first drawn as a bitmap, from which
    /// the document copies the blurred parts.
    private func document(_ make: () -> CGContext?) -> Data? {
        guard let context = drawn(on: make()) else { return nil }
        guard context.lacksBackdrops, let bitmap = bitmap(), let second = make() else {
            return context.finishDocument()
        }
        let backdrops = BackdropRecording()
        bitmap.backdrops = backdrops
        _ = drawnOnce(on: bitmap)
        backdrops.rewind()
        second.backdrops = backdrops
        return drawnOnce(on: second)?.finishDocument()
    }

    private func bitmap() -> CGContext? {
        let scale = self.scale ?? window.screen.scale
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width < 1e6, height < 1e6 else { return nil }
        return CGContext.bitmap(width: Int(width), height: Int(height), scale: scale, opaque: true)
    }

    private func drawn(on make: @autoclosure () -> CGContext?) -> CGContext? {
        let wasSettled = VirtualClock.main.isSettled
        let first = drawnOnce(on: make())
        guard settlesDrawing, wasSettled, !VirtualClock.main.isSettled else { return first }
        // A view's `draw(_:)` changed a layer, such as the fill of a shape. On iOS views are drawn before the first frame.
        Settling(window: window).settle()
        return drawnOnce(on: make())
    }

    private func drawnOnce(on context: CGContext?) -> CGContext? {
        guard let context else { return nil }
        window.screen.performAsMain {
            let parts = deviceParts
            for part in parts { window.addSubview(part) }
            defer { for part in parts { part.removeFromSuperview() } }
            window.layoutIfNeeded()
            window.layer.renderShown(in: context)
        }
        return context
    }
}
