import CoreGraphics

/// A horizontal position of a view or layout guide.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance to another position, for relating distances.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: place, to: otherAnchor.place)
    }

    /// Returns a constraint that keeps the system's spacing, times the multiplier, after the other position.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, anchor, systemSpacings: multiplier)
    }

    /// Returns a constraint that keeps at least the system's spacing, times the multiplier, after the other position.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, systemSpacings: multiplier)
    }

    /// Returns a constraint that keeps at most the system's spacing, times the multiplier, after the other position.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, systemSpacings: multiplier)
    }
}

/// A vertical position of a view or layout guide.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance to another position, for relating distances.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: place, to: otherAnchor.place)
    }

    /// Returns a constraint that keeps the system's spacing, times the multiplier, below the other position.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, anchor, systemSpacings: multiplier)
    }

    /// Returns a constraint that keeps at least the system's spacing, times the multiplier, below the other position.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, systemSpacings: multiplier)
    }

    /// Returns a constraint that keeps at most the system's spacing, times the multiplier, below the other position.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, systemSpacings: multiplier)
    }
}
