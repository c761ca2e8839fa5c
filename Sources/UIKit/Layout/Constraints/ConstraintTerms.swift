import CoreGraphics

/// The terms of a constraint before they are validated.
@MainActor
struct ConstraintTerms {
    var first: Any
    var attribute: NSLayoutConstraint.Attribute
    var second: Any?
    var secondAttribute: NSLayoutConstraint.Attribute
    var multiplier: CGFloat
    var constant: CGFloat

    /// The text of UIKit's exception for invalid terms; nil if they are valid.
    var flaw: String? {
        guard let item = first as? any LayoutItem, second == nil || second is any LayoutItem else {
            return "NSLayoutConstraint: Constraint items must each be a view or layout guide."
        }
        return reason.map { "NSLayoutConstraint for \(layoutName(item)): \($0)" }
    }

    private var reason: String? {
        if !multiplier.isFinite {
            return "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)"
        }
        if !constant.isFinite { return "Constant is not finite!  That's illegal.  constant:\(constant)" }
        if attribute == .notAnAttribute { return "The first attribute may not be notAnAttribute." }
        if lacksMargins(first, attribute) || lacksMargins(second, secondAttribute) {
            return "Layout guides have no margins to relate."
        }
        return isPaired ? pairingReason : singleReason
    }

    /// Whether the constraint relates two attributes, rather than one to a constant.
    private var isPaired: Bool { second != nil && secondAttribute != .notAnAttribute && multiplier != 0 }

    private var singleReason: String? {
        if attribute.isSize { return nil }
        return
            "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
            + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
    }

    private var pairingReason: String? {
        let attributes = [attribute, secondAttribute]
        if attribute.isSize != secondAttribute.isSize { return "Invalid pairing of layout attributes" }
        // A left edge may be related to a top one: both are numbers. The vertical axis has no reading direction.
        if !attribute.isSize, attribute.axis != secondAttribute.axis,
            attributes.contains(where: \.followsDirection)
        {
            return "Invalid pairing of layout attributes"
        }
        if attributes.contains(where: \.followsDirection), attributes.contains(where: \.isAbsoluteSide) {
            return
                "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                + "Use leading/trailing for both or neither."
        }
        return nil
    }

    private func lacksMargins(_ item: Any?, _ attribute: NSLayoutConstraint.Attribute) -> Bool {
        item is UILayoutGuide && attribute.isWithinMargins
    }
}
