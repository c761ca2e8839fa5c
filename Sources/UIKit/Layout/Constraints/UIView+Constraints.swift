extension UIView {
    /// The constraints that the view holds.
    public var constraints: [NSLayoutConstraint] { layoutState.constraints }

    /// Adds a constraint between the view and views below it.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? any LayoutItem }
        guard constraint.isIntact, items.allSatisfy({ $0.layoutHost?.isDescendant(of: self) == true }) else {
            return RuntimeDiagnostics.report(
                "The view hierarchy is not prepared for the constraint: \(constraint.describe()). When added to "
                    + "a view, the constraint's items must be descendants of that view (or the view itself).")
        }
        constraint.holder?.removeConstraint(constraint)
        hold(constraint)
    }

    /// Adds constraints between the view and views below it.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Removes a constraint that the view holds.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self,
            let index = layoutState.constraints.lastIndex(where: { $0 === constraint })
        else { return }
        layoutState.constraints.remove(at: index)
        constraint.holder = nil
        constraintDidChange(constraint)
    }

    /// Removes constraints that the view holds.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints.reversed() { removeConstraint(constraint) }
    }

    /// The constraints of this view and the views above it that mention the view along the axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        sequence(first: self, next: { $0.superview }).flatMap(\.constraints).filter { constraint in
            constraint.firstItem === self && constraint.firstAttribute.axis == axis
                || constraint.secondItem === self && constraint.secondAttribute.axis == axis
        }
    }

    func hold(_ constraint: NSLayoutConstraint) {
        layoutState.constraints.append(constraint)
        constraint.holder = self
        constraintDidChange(constraint)
    }

    /// A constraint came to the view, left it, or is another now.
    func constraintDidChange(_ constraint: NSLayoutConstraint) {
        if !layoutState.isQueuedInEngine { layoutEngine?.enqueue(constraint, of: self) }
        setNeedsLayout()
    }

    /// Removes the constraints of the views above that mention this view or views below it, which is leaving.
    func removeConstraintsCrossing(_ superview: UIView) {
        for view in sequence(first: superview, next: { $0.superview }) where !view.constraints.isEmpty {
            let crossing = view.constraints.filter {
                mentionsOwnTree($0.firstItem) || mentionsOwnTree($0.secondItem)
            }
            view.removeConstraints(crossing)
        }
        leaveEngine()
    }

    private func mentionsOwnTree(_ item: AnyObject?) -> Bool {
        (item as? any LayoutItem)?.layoutHost?.isDescendant(of: self) == true
    }
}
