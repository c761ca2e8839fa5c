import Foundation

/// A linear relation between attributes of views or layout guides:
/// first attribute = multiplier × second attribute + constant, or ≤ or ≥ in place of =.
@MainActor
open class NSLayoutConstraint: NSObject {
    /// The view that holds the constraint while it is active.
    weak var holder: UIView?

    private weak var first: AnyObject?
    private weak var second: AnyObject?
    private let hasSecond: Bool

    public private(set) var firstAttribute: Attribute
    public private(set) var secondAttribute: Attribute
    public private(set) var relation: Relation
    public private(set) var multiplier: CGFloat

    /// Names the constraint in messages.
    open var identifier: String?

    /// Whether the constraint would be written with its view.
    open var shouldBeArchived = false

    /// What is added to the second side, in points.
    open var constant: CGFloat {
        didSet { if constant != oldValue { holder?.constraintDidChange(self) } }
    }

    /// How strongly the constraint holds. It may not cross between required and optional while it is active.
    open var priority: UILayoutPriority = .required {
        didSet { if priority != oldValue { priorityDidChange(from: oldValue) } }
    }

    /// Relates two attributes, or one attribute to a constant when the second item is nil.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        first = NSLayoutConstraint.item(view1)
        second = view2.flatMap(NSLayoutConstraint.item)
        hasSecond = view2 != nil
        firstAttribute = attr1
        secondAttribute = attr2
        self.relation = relation
        self.multiplier = multiplier
        constant = c
        super.init()
    }

    /// The view or layout guide on the first side.
    open var firstItem: AnyObject? { first }

    /// The view or layout guide on the second side.
    open var secondItem: AnyObject? { second }

    /// Whether the constraint takes part in layout. Activating adds it to the nearest view that holds both items.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { activate() } else { holder?.removeConstraint(self) } }
    }

    /// Activates all of the constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates all of the constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        // Views look for what leaves from the end.
        for constraint in constraints.reversed() { constraint.isActive = false }
    }

    open nonisolated override var description: String {
        guard MainQueue.isCurrent else { return super.description }
        return MainActor.assumeIsolated { describe() }
    }

    /// Whether both items that the constraint was made for still exist.
    var isIntact: Bool { first != nil && (second != nil || !hasSecond) }

    private static func item(_ value: Any) -> AnyObject? {
        if let item = value as? any LayoutItem { return item }
        RuntimeDiagnostics.report(
            "NSLayoutConstraint: \(Swift.type(of: value)) is neither a view nor a layout guide")
        return nil
    }

    private func priorityDidChange(from old: UILayoutPriority) {
        if isActive, (old >= .required) != (priority >= .required) {
            RuntimeDiagnostics.report(
                "Mutating a priority from \(old >= .required ? "required to not" : "not required to required") "
                    + "on an installed constraint (or vice-versa) is not supported: \(describe())")
        }
        holder?.constraintDidChange(self)
    }
}

extension NSLayoutConstraint {
    /// The anchor of the first side.
    public var firstAnchor: NSLayoutAnchor<AnyObject> {
        NSLayoutAnchor(item: first as? any LayoutItem, attribute: firstAttribute)
    }

    /// The anchor of the second side; nil when it is a constant.
    public var secondAnchor: NSLayoutAnchor<AnyObject>? {
        (second as? any LayoutItem).map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
    }
}
