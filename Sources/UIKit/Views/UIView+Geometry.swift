import CoreGraphics

extension UIView {
    /// Converts a point of the superview to this view. A subtraction, unless the layer was moved to another superlayer.
    func point(_ point: CGPoint, from superview: UIView) -> CGPoint {
        ownLayer.point(point, fromSuperlayer: superview.ownLayer) ?? convert(point, from: superview)
    }

    /// Performs a change of geometry and updates size and safe area.
    func changeGeometry(_ change: () -> Void) {
        let oldBounds = bounds
        let oldCenter = center
        let observed = KeyValueObserving.isUsed ? ObservedGeometry(self) : nil
        defer { observed?.tellChanges(of: self) }
        change()
        guard bounds != oldBounds || center != oldCenter else { return }
        if bounds.size != oldBounds.size {
            autoresizeSubviews(from: oldBounds.size)
            sizeDidChange(from: oldBounds.size)
        }
        geometryDidChangeForEngine(from: oldBounds.origin)
        geometryMayAffectInsets()
    }

    private func sizeDidChange(from oldSize: CGSize) {
        setNeedsLayout()
        if contentMode == .redraw { setNeedsDisplay() }
    }

    /// Moves and resizes the subviews that follow their autoresizing mask.
    private func autoresizeSubviews(from oldSize: CGSize) {
        guard autoresizesSubviews else { return }
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
            view.frame = view.autoresizedFrame(from: oldSize, to: bounds.size)
        }
    }

    /// Returns the frame after the superview's size has changed.
    func autoresizedFrame(from oldSize: CGSize, to newSize: CGSize) -> CGRect {
        let (horizontal, vertical) = (autoresizing(.horizontal), autoresizing(.vertical))
        let x = horizontal.resized(from: oldSize.width, to: newSize.width)
        let y = vertical.resized(from: oldSize.height, to: newSize.height)
        return CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
    }
}

extension UIView {
    /// Returns the resizing of the view with its superview along the axis.
    func autoresizing(_ axis: NSLayoutConstraint.Axis) -> Autoresizing {
        let mask = autoresizingMask
        let frame = untransformedFrame
        return axis == .horizontal
            ? Autoresizing(
                origin: frame.minX, length: frame.width, near: mask.contains(.flexibleLeftMargin),
                size: mask.contains(.flexibleWidth), far: mask.contains(.flexibleRightMargin))
            : Autoresizing(
                origin: frame.minY, length: frame.height, near: mask.contains(.flexibleTopMargin),
                size: mask.contains(.flexibleHeight), far: mask.contains(.flexibleBottomMargin))
    }
}

/// One axis of a view's geometry: the change is distributed to the flexible parts in proportion to their sizes
/// (Apple's documentation of `autoresizingMask`).
struct Autoresizing {
    var origin: CGFloat
    var length: CGFloat
    let near: Bool
    let size: Bool
    let far: Bool

    func resized(from old: CGFloat, to new: CGFloat) -> (origin: CGFloat, length: CGFloat) {
        let change = new - old
        guard change != 0, near || size || far else { return (origin, length) }
        let shares = shares(of: old)
        return (origin + change * shares.near, length + change * shares.size)
    }

    /// Returns the fractions of the change for the near margin and for the size.
    func shares(of old: CGFloat) -> (near: CGFloat, size: CGFloat) {
        guard near || size || far else { return (0, 0) }
        let weights = [
            near ? max(origin, 0) : 0, size ? max(length, 0) : 0, far ? max(old - origin - length, 0) : 0,
        ]
        let sum = weights.reduce(0, +)
        if sum > 0 { return (weights[0] / sum, weights[1] / sum) }
        let flexible = CGFloat([near, size, far].count { $0 })
        return (near ? 1 / flexible : 0, size ? 1 / flexible : 0)
    }
}

extension CGRect {
    /// The rectangle with a finite origin and a finite size that is not negative, as required by layers.
    var standardizedForLayout: CGRect {
        func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        return CGRect(
            x: finite(origin.x), y: finite(origin.y), width: max(finite(size.width), 0),
            height: max(finite(size.height), 0))
    }
}
