extension UIView {
    /// The constraints that the view holds.
    public var constraints: [NSLayoutConstraint] { layoutState.constraints }

    /// Adds a constraint between the view and views below it.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? any LayoutItem }
        guard constraint.isSound else { return }
        guard constraint.isIntact, items.allSatisfy({ $0.layoutHost?.isDescendant(of: self) == true }) else {
            return RuntimeDiagnostics.report(
                "Unable to install constraint on view.  Does the constraint reference something from outside the "
                    + "subtree of the view?  That's illegal. constraint:\(constraint.describe()) "
                    + "view:\(layoutName(self))")
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
        constraintsAffectingItem(for: axis)
    }

    func hold(_ constraint: NSLayoutConstraint) {
        layoutState.constraints.append(constraint)
        constraint.holder = self
        if constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
            layoutState.relatesBaselines = true
        }
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
        if let offset = item as? LayoutOffset {
            return mentionsOwnTree(offset.start.item) || mentionsOwnTree(offset.end.item)
        }
        return (item as? any LayoutItem)?.layoutHost?.isDescendant(of: self) == true
    }
}

extension LayoutItem {
    /// The constraints held where the item stands and above that mention it along the axis.
    func constraintsAffectingItem(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        sequence(first: layoutHost, next: { $0?.superview }).flatMap { $0?.constraints ?? [] }.filter {
            $0.firstItem === self && $0.firstAttribute.axis == axis
                || $0.secondItem === self && $0.secondAttribute.axis == axis
        }
    }
}
