import CoreGraphics

extension UIView {
    /// Runs a change of geometry and lets size and safe area follow.
    func changeGeometry(_ change: () -> Void) {
        let oldBounds = bounds
        let oldCenter = center
        change()
        guard bounds != oldBounds || center != oldCenter else { return }
        if bounds.size != oldBounds.size {
            autoresizeSubviews(from: oldBounds.size)
            sizeDidChange(from: oldBounds.size)
        }
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

    /// The frame after the superview's size has changed.
    func autoresizedFrame(from oldSize: CGSize, to newSize: CGSize) -> CGRect {
        let horizontal = Autoresizing(
            origin: frame.minX, length: frame.width, near: autoresizingMask.contains(.flexibleLeftMargin),
            size: autoresizingMask.contains(.flexibleWidth),
            far: autoresizingMask.contains(.flexibleRightMargin))
        let vertical = Autoresizing(
            origin: frame.minY, length: frame.height, near: autoresizingMask.contains(.flexibleTopMargin),
            size: autoresizingMask.contains(.flexibleHeight),
            far: autoresizingMask.contains(.flexibleBottomMargin))
        let x = horizontal.resized(from: oldSize.width, to: newSize.width)
        let y = vertical.resized(from: oldSize.height, to: newSize.height)
        return CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
    }
}

/// One axis of a view's place: the change is spread over the flexible parts in proportion to their sizes
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
        let shares = parts(old)
        return (origin + change * shares.near, length + change * shares.size)
    }

    /// The share of the change that goes to the near margin and to the size.
    private func parts(_ old: CGFloat) -> (near: CGFloat, size: CGFloat) {
        let weights = [near ? max(origin, 0) : 0, size ? max(length, 0) : 0, far ? max(old - origin - length, 0) : 0]
        let sum = weights.reduce(0, +)
        if sum > 0 { return (weights[0] / sum, weights[1] / sum) }
        let flexible = CGFloat([near, size, far].count { $0 })
        return (near ? 1 / flexible : 0, size ? 1 / flexible : 0)
    }
}

extension CGRect {
    /// With a finite origin and a size that is finite and not negative, as layers need.
    var standardizedForLayout: CGRect {
        func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        return CGRect(
            x: finite(origin.x), y: finite(origin.y), width: max(finite(size.width), 0),
            height: max(finite(size.height), 0))
    }
}
