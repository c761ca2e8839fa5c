import UIKit

/// The described attributes, before it is said what they relate to.
@preconcurrency @MainActor
public class ConstraintMakerRelatable {
    let description: ConstraintDescription

    init(_ description: ConstraintDescription) { self.description = description }

    private func relate(
        to target: any ConstraintRelatableTarget, _ relation: LayoutRelation
    ) -> ConstraintMakerEditable {
        switch target {
        case let item as ConstraintItem: description.related = item
        case let view as UIView: description.related = ConstraintItem(view, [])
        case let guide as UILayoutGuide: description.related = ConstraintItem(guide, [])
        default: description.value = target as? any ConstraintConstantTarget
        }
        description.relation = relation
        description.isComplete = true
        return ConstraintMakerEditable(description)
    }

    /// Relates to the superview; without one there is no constraint.
    private func relateToSuperview(_ relation: LayoutRelation) -> ConstraintMakerEditable {
        let item = description.item
        guard let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView else {
            RuntimeDiagnostics.report(
                "SnapKit: \(item.map { "\(type(of: $0))" } ?? "a view") has no superview to relate to")
            return ConstraintMakerEditable(description)
        }
        return relate(to: superview, relation)
    }

    @discardableResult
    public func equalTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
        relate(to: other, .equal)
    }

    @discardableResult
    public func equalToSuperview() -> ConstraintMakerEditable { relateToSuperview(.equal) }

    @discardableResult
    public func lessThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
        relate(to: other, .lessThanOrEqual)
    }

    @discardableResult
    public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable {
        relateToSuperview(.lessThanOrEqual)
    }

    @discardableResult
    public func greaterThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
        relate(to: other, .greaterThanOrEqual)
    }

    @discardableResult
    public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable {
        relateToSuperview(.greaterThanOrEqual)
    }
}

/// A complete constraint, whose name can be set.
@preconcurrency @MainActor
public class ConstraintMakerFinalizable {
    let description: ConstraintDescription

    init(_ description: ConstraintDescription) { self.description = description }

    /// Sets the identifier of the layout constraints.
    @discardableResult
    public func labeled(_ label: String) -> ConstraintMakerFinalizable {
        description.label = label
        return self
    }

    /// The constraint.
    public var constraint: Constraint { description.constraint }
}

/// A complete constraint, whose priority can be set.
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
    @discardableResult
    public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
        description.priority = amount.value
        return self
    }

    @discardableResult
    public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
        description.priority = amount.constraintPriorityTargetValue
        return self
    }

    @discardableResult
    public func priorityRequired() -> ConstraintMakerFinalizable { priority(.required) }

    @discardableResult
    public func priorityHigh() -> ConstraintMakerFinalizable { priority(.high) }

    @discardableResult
    public func priorityMedium() -> ConstraintMakerFinalizable { priority(.medium) }

    @discardableResult
    public func priorityLow() -> ConstraintMakerFinalizable { priority(.low) }
}

/// A complete constraint, whose constant and factor can be set.
public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
    @discardableResult
    public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        description.multiplier = amount.constraintMultiplierTargetValue
        return self
    }

    @discardableResult
    public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        let divisor = amount.constraintMultiplierTargetValue
        description.multiplier = divisor == 0 ? 1 : 1 / divisor
        return self
    }

    @discardableResult
    public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
        (description.added, description.isInset) = (amount, false)
        return self
    }

    @discardableResult
    public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
        (description.added, description.isInset) = (amount, true)
        return self
    }

    @discardableResult
    public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
        (description.added, description.isInset) = (amount, true)
        return self
    }
}
