import CoreGraphics
import Foundation

/// A linear relation between attributes of views or layout guides:
/// first attribute = multiplier × second attribute + constant, or ≤ or ≥ in place of =.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// The view that holds the constraint while it is active.
    weak var holder: UIView?

    private weak var first: AnyObject?
    private weak var second: AnyObject?
    private let hasSecond: Bool
    /// The distances between positions, retained only by the constraint.
    private let offsets: [LayoutOffset]

    open private(set) var firstAttribute: Attribute
    open private(set) var secondAttribute: Attribute
    open private(set) var relation: Relation
    open private(set) var multiplier: CGFloat

    /// Names the constraint in messages.
    open var identifier: String?

    /// Whether the constraint is archived with its view.
    open var shouldBeArchived = false

    /// The constraint's id in its document.
    var nibIdentifier: String?
    var address = ObjectAddress()

    /// Whether the constraint is valid; invalid ones were reported at creation.
    let isSound: Bool

    private var ownConstant: CGFloat
    private var ownPriority = UILayoutPriority.required
    /// The constant in units of the system's spacing, which follows the fonts; nil for one in points.
    private var systemSpacings: CGFloat?

    /// The constant added to the second side, in points.
    open var constant: CGFloat {
        get { systemSpacings.map { $0 * systemSpacing } ?? ownConstant }
        set { setConstant(newValue) }
    }

    /// The priority of the constraint. It must not change between required and optional while the constraint is active.
    open var priority: UILayoutPriority {
        get { ownPriority }
        set { setPriority(newValue) }
    }

    /// Creates a constraint without items.
    public override init() {
        (first, second, hasSecond, offsets) = (nil, nil, false, [])
        (firstAttribute, secondAttribute) = (.notAnAttribute, .notAnAttribute)
        (relation, multiplier, ownConstant) = (.equal, 1, 0)
        isSound = false
        super.init()
    }

    /// Creates a constraint between two attributes, or between one and a constant if the second item is nil.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let terms = ConstraintTerms(
            first: view1, attribute: attr1, second: view2, secondAttribute: attr2, multiplier: multiplier,
            constant: c)
        first = view1 as? any LayoutItem
        second = view2.flatMap { $0 as? any LayoutItem }
        hasSecond = view2 != nil
        offsets = [view1 as? LayoutOffset, view2 as? LayoutOffset].compactMap(\.self)
        firstAttribute = attr1
        secondAttribute = view2 == nil ? .notAnAttribute : attr2
        self.relation = relation
        self.multiplier = multiplier
        ownConstant = c
        isSound = terms.flaw == nil
        super.init()
        if let flaw = terms.flaw { RuntimeDiagnostics.report(flaw) }
    }

    /// The view or layout guide on the first side.
    open var firstItem: AnyObject? { first }

    /// The view or layout guide on the second side.
    open var secondItem: AnyObject? { second }

    /// Whether the constraint takes part in layout. Activating adds it to the nearest view that contains both items.
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
        // Views search for removed constraints from the end.
        for constraint in constraints.reversed() { constraint.isActive = false }
    }

    open nonisolated override var description: String {
        guard MainQueue.isCurrent else { return super.description }
        return MainActor.assumeIsolated { describe() }
    }

    /// Whether both items of the constraint still exist.
    var isIntact: Bool { first != nil && (second != nil || !hasSecond) }

    /// Sets the constant to a multiple of the system's spacing between the two positions.
    func setSystemSpacing(multiplier: CGFloat) {
        guard multiplier.isFinite else { return reportConstant(multiplier) }
        systemSpacings = multiplier
        holder?.constraintDidChange(self)
    }

    private func setConstant(_ new: CGFloat) {
        guard new.isFinite else { return reportConstant(new) }
        guard new != ownConstant || systemSpacings != nil else { return }
        ownConstant = new
        systemSpacings = nil
        holder?.constraintDidChange(self)
    }

    private func reportConstant(_ value: CGFloat) {
        RuntimeDiagnostics.report(
            "Constant is not finite!  That's illegal.  constant:\(value): \(describe())")
    }

    private func setPriority(_ new: UILayoutPriority) {
        guard new != ownPriority, accepts(new) else { return }
        ownPriority = new
        holder?.constraintDidChange(self)
    }

    /// Returns whether the priority is valid. An invalid one is reported and has no effect.
    private func accepts(_ new: UILayoutPriority) -> Bool {
        guard new.rawValue > 0, new <= .required else {
            RuntimeDiagnostics.report(
                "It's illegal to set priority:\(new.rawValue). Priorities must be greater than 0 and less or "
                    + "equal to NSLayoutPriorityRequired, which is 1000: \(describe())")
            return false
        }
        return true
    }

    /// The anchor of the first side.
    open var firstAnchor: NSLayoutAnchor<AnyObject> {
        let item = first as? any LayoutItem
        return item.flatMap { anchor(firstAttribute, of: $0) }
            ?? NSLayoutAnchor(item: item, attribute: firstAttribute)
    }

    /// The anchor of the second side; nil when it is a constant.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        (second as? any LayoutItem).map {
            anchor(secondAttribute, of: $0) ?? NSLayoutAnchor(item: $0, attribute: secondAttribute)
        }
    }

    /// Returns the item's own anchor; nil for items without anchors.
    private func anchor(_ attribute: Attribute, of item: any LayoutItem) -> NSLayoutAnchor<AnyObject>? {
        item.layoutAnchors?.untyped(attribute, of: item)
    }

    /// Returns the constraints of a line in the visual format language, such as `H:|-[label(>=80)]-8-[field]-|`. An
    /// invalid format is reported and returns none.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormatError) {
            let parsed = try VisualFormatParser.parse(format)
            return try VisualFormatBuilder(parsed, options: opts, metrics: metrics ?? [:], views: views)
                .constraints()
        } catch {
            RuntimeDiagnostics.report(error.message(in: format))
            return []
        }
    }
}
