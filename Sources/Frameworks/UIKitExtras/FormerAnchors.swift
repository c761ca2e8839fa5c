import UIKit

// Names of anchors' methods before Swift 4.2, which sources in its mode still use.

extension NSLayoutXAxisAnchor {
    /// `constraint(equalToSystemSpacingAfter:multiplier:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "constraint(equalToSystemSpacingAfter:multiplier:)")
    public func constraintEqualToSystemSpacingAfter(_ anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        constraint(equalToSystemSpacingAfter: anchor, multiplier: multiplier)
    }

    /// `constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)` before Swift 4.2.
    @available(
        swift, obsoleted: 4.2, renamed: "constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)"
    )
    public func constraintGreaterThanOrEqualToSystemSpacingAfter(
        _ anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier)
    }

    /// `constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)")
    public func constraintLessThanOrEqualToSystemSpacingAfter(
        _ anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(lessThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier)
    }
}

extension NSLayoutYAxisAnchor {
    /// `constraint(equalToSystemSpacingBelow:multiplier:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "constraint(equalToSystemSpacingBelow:multiplier:)")
    public func constraintEqualToSystemSpacingBelow(_ anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        constraint(equalToSystemSpacingBelow: anchor, multiplier: multiplier)
    }

    /// `constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)` before Swift 4.2.
    @available(
        swift, obsoleted: 4.2, renamed: "constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)"
    )
    public func constraintGreaterThanOrEqualToSystemSpacingBelow(
        _ anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier)
    }

    /// `constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)")
    public func constraintLessThanOrEqualToSystemSpacingBelow(
        _ anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(lessThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier)
    }
}
