extension NSLayoutConstraint {
    /// Adds the constraint to the nearest view that contains both items.
    func activate() {
        guard holder == nil, isSound else { return }
        guard isIntact, let host = (firstItem as? any LayoutItem)?.layoutHost else {
            return RuntimeDiagnostics.report(
                "Unable to activate constraint whose items are not part of a view hierarchy: \(describe())")
        }
        guard let second = secondItem as? any LayoutItem else { return host.hold(self) }
        guard let common = second.layoutHost.flatMap({ host.nearestCommonAncestor(with: $0) }) else {
            return RuntimeDiagnostics.report(
                "Unable to activate constraint with anchors \(firstAnchor.describe()) and "
                    + "\(secondAnchor?.describe() ?? "nil") because they have no common ancestor.  Does the "
                    + "constraint or its anchors reference items in different view hierarchies?  That's illegal."
            )
        }
        common.hold(self)
    }

    /// The constraint as a relation for the engine; nil if it is invalid.
    var layoutRelation: LayoutRelation? { isSound && isIntact ? itemRelation : nil }

    /// The constraint as a relation between its existing items; nil if the first one has been released.
    var itemRelation: LayoutRelation? {
        guard let first = firstItem as? any LayoutItem else { return nil }
        return LayoutRelation(
            first: first, attribute: firstAttribute, relation: relation,
            second: secondItem as? any LayoutItem, secondAttribute: secondAttribute,
            multiplier: Double(multiplier), constant: Double(constant), priority: Double(priority.rawValue))
    }
}

extension UIView {
    /// Returns the nearest view that is, or contains, both this view and the other.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        if other === self || other.superview === self { return self }
        if superview === other { return other }
        if let superview, superview === other.superview { return superview }
        var own = Set<ObjectIdentifier>()
        for view in sequence(first: self, next: { $0.superview }) { own.insert(ObjectIdentifier(view)) }
        return sequence(first: other, next: { $0.superview }).first { own.contains(ObjectIdentifier($0)) }
    }
}
