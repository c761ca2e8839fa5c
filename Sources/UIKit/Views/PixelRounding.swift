import CoreGraphics

/// Rounding to the pixels of a screen.
struct PixelRounding: Sendable {
    /// Pixels a point.
    let scale: CGFloat

    init(scale: CGFloat) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }

    /// Rounds up to the next pixel. Sums of text advances carry noise far below a thousandth of a pixel, which must not
    /// cost a pixel.
    func up(_ value: CGFloat) -> CGFloat { (value * scale - 0.001).rounded(.up) / scale }
    func up(_ size: CGSize) -> CGSize { CGSize(width: up(size.width), height: up(size.height)) }

    func down(_ value: CGFloat) -> CGFloat { (value * scale + 0.001).rounded(.down) / scale }

    /// Rounds to the nearest pixel, halves up, as frames are rounded.
    func nearest(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }

    func nearest(_ rect: CGRect) -> CGRect {
        let minX = nearest(rect.minX)
        let minY = nearest(rect.minY)
        return CGRect(x: minX, y: minY, width: nearest(rect.maxX) - minX, height: nearest(rect.maxY) - minY)
    }
}

extension UITraitCollection {
    /// Rounding to this environment's pixels; to whole points if the scale is unknown.
    var pixels: PixelRounding { PixelRounding(scale: displayScale) }
}

extension UIView {
    /// Rounding to the pixels of the screen that the view is on, or of the main screen.
    var pixels: PixelRounding {
        let scale = traitCollection.displayScale
        return PixelRounding(scale: scale > 0 ? scale : UIScreen.main.scale)
    }
}
