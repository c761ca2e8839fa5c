import CoreGraphics
import Foundation
import UIKit

/// Draws what a window shows.
@MainActor
public struct Picture {
    let window: UIWindow
    /// Pixels a point; nil is the device's.
    package var scale: CGFloat?

    package init(of scene: StagedScene) {
        window = scene.window
        window.screen.performAsMain {
            if scene.isWholeScreen { addDeviceParts() }
            window.layoutIfNeeded()
        }
    }

    /// A picture of a window as it is, without the device's own parts.
    package init(of window: UIWindow) {
        self.window = window
        window.layoutIfNeeded()
    }

    /// The present content of a window; on a device's whole screen with the device's own parts, which are there for the
    /// picture alone.
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

    /// In points.
    public var size: CGSize { window.bounds.size }

    /// The picture as a file; nil where it is larger than pictures may be.
    public func data(as format: PictureFormat) -> Data? {
        switch format {
        case .png: drawn(on: bitmap())?.pngData()
        case .svg: document { CGContext.svg(size: size) }
        case .pdf: document { CGContext.pdf(size: size) }
        }
    }

    /// A document. Where what is behind something is blurred, it is drawn as pixels first, from which the document takes
    /// the blurred parts.
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
