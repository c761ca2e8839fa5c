@_spi(Frameworks) import UIKit

/// The properties of a constraint that a closure has described.
@preconcurrency @MainActor
final class ConstraintDescription {
    weak var item: AnyObject?
    var attributes: [LayoutAttribute]
    var relation = LayoutRelation.equal
    /// The item or attributes that the constraint relates to; nil for a constant.
    var related: ConstraintItem?
    /// The constant that is the value itself.
    var value: (any ConstraintConstantTarget)?
    /// The value that is added, and whether it is one towards the inside.
    var added: (any ConstraintConstantTarget)?
    var isInset = false
    var multiplier: CGFloat = 1
    var priority: Float = 1000
    var label: String?
    /// Whether the closure has said what the attributes relate to.
    var isComplete = false
    private(set) lazy var constraint = Constraint(self)

    init(_ item: AnyObject, _ attributes: [LayoutAttribute]) {
        (self.item, self.attributes) = (item, attributes)
    }
}

/// The constraints of one or several attributes, as one statement makes them.
@preconcurrency @MainActor
public final class Constraint {
    private let description: ConstraintDescription
    /// The layout constraints, one for each attribute.
    public let layoutConstraints: [NSLayoutConstraint]

    init(_ description: ConstraintDescription) {
        self.description = description
        layoutConstraints = Self.layoutConstraints(of: description)
        apply()
    }

    // MARK: State

    public var isActive: Bool {
        get { layoutConstraints.contains(where: \.isActive) }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Activates the constraints.
    public func activate() {
        NSLayoutConstraint.activate(layoutConstraints)
        if let item = description.item { MadeConstraints.add(self, of: item) }
    }

    /// Deactivates the constraints.
    public func deactivate() {
        NSLayoutConstraint.deactivate(layoutConstraints)
        if let item = description.item { MadeConstraints.remove(self, of: item) }
    }

    public func install() { activate() }
    public func uninstall() { deactivate() }

    // MARK: Changes

    /// Changes the number that is added.
    @discardableResult
    public func update(offset: any ConstraintOffsetTarget) -> Constraint {
        (description.added, description.isInset) = (offset, false)
        apply()
        return self
    }

    /// Changes the distance towards the inside.
    @discardableResult
    public func update(inset: any ConstraintInsetTarget) -> Constraint {
        (description.added, description.isInset) = (inset, true)
        apply()
        return self
    }

    /// Changes the distance towards the inside.
    @discardableResult
    public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
        (description.added, description.isInset) = (inset, true)
        apply()
        return self
    }

    /// Changes the priority.
    @discardableResult
    public func update(priority: any ConstraintPriorityTarget) -> Constraint {
        description.priority = priority.constraintPriorityTargetValue
        apply()
        return self
    }

    /// Changes the priority.
    @discardableResult
    public func update(priority: ConstraintPriority) -> Constraint {
        description.priority = priority.value
        apply()
        return self
    }

    public func updateOffset(amount: any ConstraintOffsetTarget) { update(offset: amount) }
    public func updateInsets(amount: any ConstraintInsetTarget) { update(inset: amount) }
    public func updatePriority(amount: any ConstraintPriorityTarget) { update(priority: amount) }
    public func updatePriorityRequired() { update(priority: .required) }
    public func updatePriorityHigh() { update(priority: .high) }
    public func updatePriorityMedium() { update(priority: .medium) }
    public func updatePriorityLow() { update(priority: .low) }

    /// Sets the constants and the priority.
    private func apply() {
        let isRightToLeft = UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft
        for constraint in layoutConstraints {
            let attribute = constraint.firstAttribute
            var constant = description.value?.constant(for: attribute, isRightToLeft: isRightToLeft) ?? 0
            if let added = description.added {
                constant +=
                    description.isInset
                    ? added.inset(for: attribute, isRightToLeft: isRightToLeft)
                    : added.constant(for: attribute, isRightToLeft: isRightToLeft)
            }
            constraint.constant = constant
            constraint.priority = UILayoutPriority(description.priority)
        }
    }

    /// Sets the constants of the constraints of the item that relate the same attributes, and activates those without one.
    func updateExisting() {
        guard let item = description.item else { return }
        let made = MadeConstraints.of(item)
        let pairs = layoutConstraints.map { new in
            (new, made.lazy.flatMap(\.layoutConstraints).first { $0.relatesSame(as: new) })
        }
        guard pairs.allSatisfy({ $0.1 != nil }) else { return activate() }
        for (new, old) in pairs { old?.constant = new.constant }
    }

    // MARK: Layout constraints

    private static func layoutConstraints(of description: ConstraintDescription) -> [NSLayoutConstraint] {
        guard description.isComplete, let item = description.item else { return [] }
        return description.attributes.map { attribute in
            let other = otherAttribute(to: attribute, description)
            var related = description.related?.item
            // A number for a position is a distance from the superview's.
            if related == nil, !other.isDimension, other != .notAnAttribute {
                related = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
            }
            let constraint = NSLayoutConstraint(
                item: item, attribute: attribute, relatedBy: description.relation, toItem: related,
                attribute: related == nil ? .notAnAttribute : other, multiplier: description.multiplier,
                constant: 0)
            constraint.identifier = description.label
            return constraint
        }
    }

    /// Returns the attribute of the related item for one of the described attributes.
    private static func otherAttribute(
        to attribute: LayoutAttribute, _ description: ConstraintDescription
    ) -> LayoutAttribute {
        guard let related = description.related else {
            return attribute.isDimension ? .notAnAttribute : attribute
        }
        guard let first = related.attributes.first else { return attribute }
        let own = description.attributes
        let areEdges = own == AttributeGroups.edges || own == AttributeGroups.directionalEdges
        let areMargins =
            related.attributes == AttributeGroups.margins
            || related.attributes == AttributeGroups.directionalMargins
        if areEdges, areMargins { return attribute.ofMargins }
        let ownAreMargins = own == AttributeGroups.margins || own == AttributeGroups.directionalMargins
        let relatedAreEdges =
            related.attributes == AttributeGroups.edges
            || related.attributes == AttributeGroups.directionalEdges
        if ownAreMargins, relatedAreEdges { return attribute.ofEdges }
        return Set(related.attributes) == Set(own) || related.attributes.contains(attribute)
            ? attribute : first
    }
}

extension NSLayoutConstraint {
    /// Returns whether two constraints differ only by constants.
    fileprivate func relatesSame(as other: NSLayoutConstraint) -> Bool {
        firstItem === other.firstItem && secondItem === other.secondItem
            && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
            && relation == other.relation && multiplier == other.multiplier && priority == other.priority
    }
}

/// The active constraints of views and guides that were made here.
@MainActor
enum MadeConstraints {
    private final class List {
        var constraints: [Constraint] = []
    }

    private static let lists = AssociatedValue<List>()

    private static func list(of item: AnyObject) -> List { lists.value(of: item) { List() } }

    static func of(_ item: AnyObject) -> [Constraint] { list(of: item).constraints }

    static func add(_ constraint: Constraint, of item: AnyObject) {
        let list = list(of: item)
        if !list.constraints.contains(where: { $0 === constraint }) { list.constraints.append(constraint) }
    }

    static func remove(_ constraint: Constraint, of item: AnyObject) {
        list(of: item).constraints.removeAll { $0 === constraint }
    }
}
