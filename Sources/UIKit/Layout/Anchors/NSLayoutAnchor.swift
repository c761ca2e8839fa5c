import Foundation

/// An anchor of any kind.
protocol PlacedAnchor: AnyObject {
    var key: AnchorKey { get }
}

/// The identity of an anchor's position.
struct AnchorKey: Hashable, Sendable {
    var item: ObjectIdentifier?
    var attribute: NSLayoutConstraint.Attribute
}

/// An anchor of a view or layout guide, from which constraints are created.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, PlacedAnchor {
    private weak var layoutItem: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute
    nonisolated let key: AnchorKey
    /// The distance that the anchor measures, retained only by the anchor.
    var offset: LayoutOffset?
    private var address = ObjectAddress()

    init(item: (any LayoutItem)?, attribute: NSLayoutConstraint.Attribute) {
        layoutItem = item
        self.attribute = attribute
        key = AnchorKey(item: item.map { ObjectIdentifier($0) }, attribute: attribute)
        super.init()
    }

    /// The view or layout guide of the anchor.
    open var item: AnyObject? { layoutItem }

    /// Names the anchor in messages.
    open var name: String { "\(layoutItem.map(layoutName) ?? "nil").\(attribute.name)" }

    /// Whether the constraints on the item do not determine its position or size.
    open var hasAmbiguousLayout: Bool {
        layoutItem.map { item in item.layoutHost?.isAmbiguous(item) ?? false } ?? false
    }

    /// The constraints that mention the anchor's item along the anchor's axis.
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        layoutItem?.constraintsAffectingItem(for: attribute.axis) ?? []
    }

    open nonisolated override var description: String {
        guard MainQueue.isCurrent else { return super.description }
        return MainActor.assumeIsolated { describe() }
    }

    /// Anchors of one position are equal, however often they are accessed.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? any PlacedAnchor)?.key == key
    }

    open nonisolated override var hash: Int { key.hashValue }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.equal, anchor, constant: 0)
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.equal, anchor, constant: c)
    }

    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, constant: 0)
    }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, constant: c)
    }

    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, constant: 0)
    }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, constant: c)
    }

    /// The position of the anchor.
    var place: LayoutOffset.Place { LayoutOffset.Place(item: layoutItem, attribute: attribute) }

    /// Returns the description. The attribute determines the class name, since a constraint has its anchors as
    /// `NSLayoutAnchor<AnyObject>`.
    func describe() -> String {
        let axis = attribute.axis == .horizontal ? "X" : "Y"
        let kind = attribute.isSize ? "NSLayoutDimension" : "NSLayout\(axis)AxisAnchor"
        return "<\(kind):\(address.text()) \"\(name)\">"
    }

    /// Creates the constraint that keeps a multiple of the system's spacing after the other anchor.
    func relate(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
        systemSpacings multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = relate(relation, anchor, constant: 0)
        constraint.setSystemSpacing(multiplier: multiplier)
        return constraint
    }

    /// Creates the constraint between this anchor and the other.
    func relate<Other: AnyObject>(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<Other>?, multiplier: CGFloat = 1,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            anchor: layoutItem, attribute, relation, anchor?.layoutItem,
            anchor?.attribute ?? .notAnAttribute,
            multiplier: multiplier, constant: constant, isUnary: anchor == nil)
    }
}
