import CoreGraphics

extension CGRect {
    /// Returns the rectangle with each edge at the nearest pixel, halves rounded up; the size is the difference. Four
    /// buttons that share 375 points at two pixels per point are 94, 93.5, 94 and 93.5 wide, as Interface Builder saves
    /// them.
    func roundedToPixels(scale: CGFloat) -> CGRect {
        let (left, top) = (minX.roundedToPixel(scale), minY.roundedToPixel(scale))
        let (right, bottom) = (maxX.roundedToPixel(scale), maxY.roundedToPixel(scale))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CGFloat {
    /// Returns the nearest pixel; halves, including those missed by a rounding error, are rounded up.
    func roundedToPixel(_ scale: CGFloat) -> CGFloat {
        guard isFinite, scale > 0 else { return 0 }
        return (self * scale + 0.5 + 1e-6).rounded(.down) / scale
    }

    /// Returns the next pixel that is not below.
    func raisedToPixel(_ scale: CGFloat) -> CGFloat {
        guard isFinite, scale > 0 else { return 0 }
        return (self * scale - 1e-6).rounded(.up) / scale
    }
}
