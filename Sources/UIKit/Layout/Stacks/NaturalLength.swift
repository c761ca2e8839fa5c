import CoreGraphics

extension UIView {
    /// Returns the length by which proportional stacks distribute space: the intrinsic size, or the length that a stack
    /// view needs for its views (nested proportional stacks, in frames that Interface Builder saved).
    func naturalLength(along axis: NSLayoutConstraint.Axis) -> CGFloat {
        naturalLength(along: axis, depth: 0)
    }

    fileprivate func naturalLength(along axis: NSLayoutConstraint.Axis, depth: Int) -> CGFloat {
        let own = naturalLayoutSize.along(axis)
        // A custom stack view with an intrinsic size has that length.
        guard own < 0, let stack = self as? UIStackView, depth < UIStackView.deepestNesting else {
            return own.isFinite ? max(own, 0) : 0
        }
        return stack.arrangedLength(along: axis, depth: depth + 1)
    }
}

extension UIStackView {
    /// The nesting depth beyond which stack views count as empty, so that the call stack does not overflow.
    fileprivate static let deepestNesting = 64

    fileprivate func arrangedLength(along axis: NSLayoutConstraint.Axis, depth: Int) -> CGFloat {
        let views = arrangedSubviews.filter(takesPart)
        let lengths = views.map { $0.naturalLength(along: axis, depth: depth) }
        guard let longest = lengths.max() else { return 0 }
        let margins = isLayoutMarginsRelativeArrangement ? layoutMargins.sum(axis) : 0
        guard axis == self.axis else { return longest + margins }
        let sum = distribution == .fillEqually ? longest * CGFloat(views.count) : lengths.reduce(0, +)
        return sum + margins + views.dropLast().reduce(0) { $0 + space(after: $1) }
    }

    /// Returns whether the system determines the distance to the next view.
    func usesSystemSpace(after view: UIView) -> Bool { writtenSpace(after: view) == Self.spacingUseSystem }

    private func writtenSpace(after view: UIView) -> CGFloat {
        arrangement.customSpacing[ObjectIdentifier(view)] ?? spacing
    }

    /// Returns the distance to the next view, in points.
    func space(after view: UIView) -> CGFloat {
        let spacing = writtenSpace(after: view)
        if spacing == Self.spacingUseSystem { return systemSpacing }
        return spacing == Self.spacingUseDefault ? self.spacing : spacing
    }
}
