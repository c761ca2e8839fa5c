extension UIView {
    func hold(_ constraint: NSLayoutConstraint) {
        layoutState.constraints.append(constraint)
        constraint.holder = self
        if constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
            layoutState.relatesBaselines = true
        }
        constraintDidChange(constraint)
    }

    /// Called when a constraint was added to the view, removed or changed.
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
    /// Returns the constraints held by the item's view and its superviews that refer to it along the axis.
    func constraintsAffectingItem(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        sequence(first: layoutHost, next: { $0?.superview }).flatMap { $0?.constraints ?? [] }.filter {
            $0.firstItem === self && $0.firstAttribute.axis == axis
                || $0.secondItem === self && $0.secondAttribute.axis == axis
        }
    }
}
