import CoreGraphics
import Foundation
import UIKit

/// An image of a window's content.
@MainActor
public struct Picture {
    let window: UIWindow
    /// The scale; nil is the device's scale.
    package var scale: CGFloat?

    package init(of scene: StagedScene) {
        window = scene.window
        window.screen.performAsMain {
            if scene.isWholeScreen { addDeviceParts() }
            window.layoutIfNeeded()
        }
    }

    /// Creates an image of a window without the device's status bar and home indicator.
    package init(of window: UIWindow) {
        self.window = window
        window.layoutIfNeeded()
    }

    /// Draws the current content of a window. If it is the whole screen of a device, the device's own views are added
    /// for the image.
    static func withDeviceParts(_ isWholeScreen: Bool, on window: UIWindow, scale: CGFloat?) -> CGContext? {
        var picture = Picture(of: window)
        picture.scale = scale
        guard isWholeScreen else { return picture.drawn(on: picture.bitmap()) }
        let parts = deviceParts(for: window)
        for part in parts { window.addSubview(part) }
        defer { for part in parts { part.removeFromSuperview() } }
        window.layoutIfNeeded()
        return picture.drawn(on: picture.bitmap())
    }

    private static func deviceParts(for window: UIWindow) -> [UIView] {
        let color = HomeIndicator(window: window).color
        return [StatusBarView(for: window)].compactMap { $0 }
            + DeviceParts.views(for: window, indicatorColor: color)
    }

    private func addDeviceParts() {
        for part in Self.deviceParts(for: window) { window.addSubview(part) }
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
        _ = drawn(on: bitmap)
        backdrops.rewind()
        second.backdrops = backdrops
        return drawn(on: second)?.finishDocument()
    }

    private func bitmap() -> CGContext? {
        let scale = self.scale ?? window.screen.scale
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width < 1e6, height < 1e6 else { return nil }
        return CGContext.bitmap(width: Int(width), height: Int(height), scale: scale, opaque: true)
    }

    private func drawn(on context: CGContext?) -> CGContext? {
        guard let context else { return nil }
        window.screen.performAsMain { window.layer.renderShown(in: context) }
        return context
    }
}
