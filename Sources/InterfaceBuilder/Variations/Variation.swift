/// What is different about an object in some size classes.
public struct Variation: ElementFacade {
    /// The `variation` element.
    public let element: Element

    /// A typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// When it holds.
    public var condition: VariationCondition { VariationCondition(key: element.key ?? "default") }

    /// The attributes it overrides, in order.
    public var overrides: [Element.Attribute] { element.attributes.filter { $0.name != "key" } }

    /// The child objects it overrides, such as a font or color, in order.
    public var childOverrides: [Element] { element.children.filter { !$0.isNamed("mask") } }

    /// The changes it makes to a list (`subviews` or `constraints`), in order.
    public func mask(of list: String) -> [MaskChange] {
        element.children(named: "mask").filter { $0.key == list }.flatMap { mask in
            mask.children.compactMap { change in
                guard let id = change["reference"] else { return nil }
                if change.isNamed("include") { return .include(id) }
                return change.isNamed("exclude") ? .exclude(id) : nil
            }
        }
    }

    /// A change to a list.
    public enum MaskChange: Sendable, Hashable {
        /// The member with the id takes part.
        case include(String)
        /// The member with the id takes no part.
        case exclude(String)
    }
}

extension Element {
    /// The object's variations in document order.
    public var variations: [Variation] { children(named: "variation").map(Variation.init) }

    /// Whether the object has any variation; a quick way past the rest.
    public var hasVariations: Bool { child(named: "variation") != nil }

    /// The variations that hold, the least specific first; equally specific ones stay in document order,
    /// so that whoever applies them in turn ends with the winner.
    public func variations(in traits: TraitEnvironment) -> [Variation] {
        variations.enumerated().map {
            (offset: $0.offset, condition: $0.element.condition, variation: $0.element)
        }
        .filter { $0.condition.holds(in: traits) }
        .sorted { ($0.condition.specificity, $0.offset) < ($1.condition.specificity, $1.offset) }
        .map(\.variation)
    }

    /// An attribute as it is in the circumstances.
    public func effectiveAttribute(_ name: String, in traits: TraitEnvironment) -> String? {
        guard hasVariations else { return self[name] }
        return variations(in: traits).last { $0.element.has(name) && name != "key" }?.element[name]
            ?? self[name]
    }

    /// The element that carries the attribute in the circumstances: a variation, or the object itself.
    /// Typed readers such as ``double(_:)`` are then called on it.
    public func carrier(of name: String, in traits: TraitEnvironment) -> Element {
        guard hasVariations else { return self }
        return variations(in: traits).last { $0.element.has(name) && name != "key" }?.element ?? self
    }

    /// The child object for a property as it is in the circumstances.
    public func effectiveChild(key: String, in traits: TraitEnvironment) -> Element? {
        guard hasVariations else { return child(key: key) }
        let overriding = variations(in: traits).lazy.compactMap { variation in
            variation.childOverrides.first { $0.key == key }
        }
        return Array(overriding).last ?? child(key: key)
    }

    /// The names of the properties that some variation overrides and that are others in the new circumstances than
    /// in the old, attributes and child objects alike, in document order.
    public func changedProperties(from old: TraitEnvironment, to new: TraitEnvironment) -> [String] {
        var seen: Set<String> = []
        let attributes = variations.flatMap(\.overrides).map(\.name).filter {
            seen.insert($0).inserted && effectiveAttribute($0, in: old) != effectiveAttribute($0, in: new)
        }
        let children = variations.flatMap(\.childOverrides).compactMap(\.key).filter {
            seen.insert($0).inserted && effectiveChild(key: $0, in: old) != effectiveChild(key: $0, in: new)
        }
        return attributes + children
    }

    /// The members of a list (`subviews` or `constraints`) that take part in the circumstances.
    public func effectiveMembers(of list: String, in traits: TraitEnvironment) -> [Element] {
        let members = members(of: list)
        guard hasVariations, !members.isEmpty else { return members }
        var excluded: Set<String> = []
        for variation in variations(in: traits) {
            for change in variation.mask(of: list) {
                switch change {
                case .include(let id): excluded.remove(id)
                case .exclude(let id): excluded.insert(id)
                }
            }
        }
        return members.filter { member in member.id.map { !excluded.contains($0) } ?? true }
    }
}

extension ViewElement {
    /// The subviews that are installed in the circumstances, back to front.
    public func subviews(in traits: TraitEnvironment) -> [ViewElement] {
        element.effectiveMembers(of: "subviews", in: traits).map(ViewElement.init)
    }

    /// The constraints that are installed in the circumstances. Placeholders are left out, as they are
    /// when a document is built.
    public func constraints(in traits: TraitEnvironment, onCanvas: Bool = false) -> [ConstraintElement] {
        element.effectiveMembers(of: "constraints", in: traits).filter { $0.isNamed("constraint") }
            .map { ConstraintElement(element: $0, ownerID: id) }
            .filter { onCanvas || !$0.isPlaceholder }
    }
}

extension ConstraintElement {
    /// The distance in the circumstances.
    public func constant(in traits: TraitEnvironment) -> Double? {
        element.carrier(of: "constant", in: traits).length("constant")
    }

    /// The priority in the circumstances.
    public func priority(in traits: TraitEnvironment) -> Double {
        min(max(element.carrier(of: "priority", in: traits).double("priority", default: 1_000), 0), 1_000)
    }
}
