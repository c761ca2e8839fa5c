import CoreGraphics

extension NSLayoutConstraint {
    /// Creates the constraint between two anchors, of which the second may be missing.
    convenience init(
        anchor first: (any LayoutItem)?, _ firstAttribute: Attribute, _ relation: Relation,
        _ second: (any LayoutItem)?, _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat,
        isUnary: Bool
    ) {
        if first == nil || (second == nil && !isUnary) {
            RuntimeDiagnostics.report("NSLayoutConstraint: the item of an anchor does not exist any more")
        }
        // A constraint whose item is missing has no effect; it refers to a guide that is not retained.
        self.init(
            item: first ?? UILayoutGuide(), attribute: firstAttribute, relatedBy: relation,
            toItem: isUnary ? nil : second ?? UILayoutGuide(), attribute: secondAttribute,
            multiplier: multiplier,
            constant: constant)
    }
}
