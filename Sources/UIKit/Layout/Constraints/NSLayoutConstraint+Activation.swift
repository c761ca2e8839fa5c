extension NSLayoutConstraint {
    /// Adds the constraint to the nearest view that holds both items.
    func activate() {
        guard holder == nil else { return }
        guard isIntact, let first = firstItem as? any LayoutItem, let host = first.layoutHost else {
            return RuntimeDiagnostics.report(
                "Unable to activate constraint whose items are not part of a view hierarchy: \(describe())")
        }
        guard let second = secondItem as? any LayoutItem else { return host.hold(self) }
        guard let common = second.layoutHost.flatMap({ host.nearestCommonAncestor(with: $0) }) else {
            let anchors = [(first, firstAttribute), (second, secondAttribute)].map {
                "\"\(layoutName($0)).\($1.name)\""
            }
            return RuntimeDiagnostics.report(
                "Unable to activate constraint with anchors \(anchors[0]) and \(anchors[1]) because they have no "
                    + "common ancestor. Does the constraint or its anchors reference items in different view "
                    + "hierarchies? \(describe())")
        }
        common.hold(self)
    }

    /// The constraint as a relation that the engine reads; nil, with a report, where it says nothing.
    var layoutRelation: LayoutRelation? {
        guard isIntact, let first = firstItem as? any LayoutItem else { return nil }
        let second = secondItem as? any LayoutItem
        guard pairingIsValid(second) else {
            RuntimeDiagnostics.report("Invalid pairing of layout attributes: \(describe())")
            return nil
        }
        guard constant.isFinite, multiplier.isFinite else {
            RuntimeDiagnostics.report("The constant or the multiplier is not a finite number: \(describe())")
            return nil
        }
        return LayoutRelation(
            first: first, attribute: firstAttribute, relation: relation, second: second,
            secondAttribute: secondAttribute, multiplier: Double(multiplier), constant: Double(constant),
            priority: Double(priority.rawValue))
    }

    /// Positions relate to positions of the same axis, sizes to sizes or constants.
    private func pairingIsValid(_ second: (any LayoutItem)?) -> Bool {
        guard firstAttribute != .notAnAttribute else { return false }
        guard second != nil, secondAttribute != .notAnAttribute, multiplier != 0 else {
            return firstAttribute.isSize
        }
        if firstAttribute.isSize || secondAttribute.isSize {
            return firstAttribute.isSize && secondAttribute.isSize
        }
        return firstAttribute.axis == secondAttribute.axis
    }
}

extension UIView {
    /// The nearest view that is, or holds, both this view and the other.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        if other === self || other.superview === self { return self }
        if superview === other { return other }
        if let superview, superview === other.superview { return superview }
        var own = Set<ObjectIdentifier>()
        for view in sequence(first: self, next: { $0.superview }) { own.insert(ObjectIdentifier(view)) }
        return sequence(first: other, next: { $0.superview }).first { own.contains(ObjectIdentifier($0)) }
    }
}
