/// The overrides of an object for some size classes.
public struct Variation: ElementFacade {
    /// The `variation` element.
    public let element: Element

    /// Creates a typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// The condition under which the variation applies.
    public var condition: VariationCondition { VariationCondition(key: element.key ?? "default") }

    /// The overridden attributes, in order.
    public var overrides: [Element.Attribute] { element.attributes.filter { $0.name != "key" } }

    /// The overridden child objects, such as a font or color, in order.
    public var childOverrides: [Element] { element.children.filter { !$0.isNamed("mask") } }

    /// Returns the changes to a list (`subviews` or `constraints`), in order.
    public func mask(of list: String) -> [MaskChange] {
        element.children(named: "mask").filter { $0.key == list }.flatMap { mask in
            mask.children.compactMap { change in
                guard let id = change["reference"] else { return nil }
                if change.isNamed("include") { return .include(id) }
                return change.isNamed("exclude") ? .exclude(id) : nil
            }
        }
    }

    /// A change of a list.
    public enum MaskChange: Sendable, Hashable {
        /// The member with the id is installed.
        case include(String)
        /// The member with the id is not installed.
        case exclude(String)
    }
}

extension Element {
    /// The object's variations in document order.
    public var variations: [Variation] { children(named: "variation").map(Variation.init) }

    /// Whether the object has any variation; a fast path for objects without.
    public var hasVariations: Bool { child(named: "variation") != nil }

    /// Returns the variations that apply, the least specific first; equally specific ones stay in document order,
    /// so that applying them in this order leaves the values of the most specific one.
    public func variations(in traits: TraitEnvironment) -> [Variation] {
        variations.enumerated().map {
            (offset: $0.offset, condition: $0.element.condition, variation: $0.element)
        }
        .filter { $0.condition.holds(in: traits) }
        .sorted { ($0.condition.specificity, $0.offset) < ($1.condition.specificity, $1.offset) }
        .map(\.variation)
    }

    /// Returns an attribute's value for the traits.
    public func effectiveAttribute(_ name: String, in traits: TraitEnvironment) -> String? {
        guard hasVariations else { return self[name] }
        return variations(in: traits).last { $0.element.has(name) && name != "key" }?.element[name]
            ?? self[name]
    }

    /// Returns the element that has the attribute for the traits: a variation, or the object itself.
    /// Typed readers such as ``double(_:)`` are then called on it.
    public func carrier(of name: String, in traits: TraitEnvironment) -> Element {
        guard hasVariations else { return self }
        return variations(in: traits).last { $0.element.has(name) && name != "key" }?.element ?? self
    }

    /// Returns the child object for a property for the traits.
    public func effectiveChild(key: String, in traits: TraitEnvironment) -> Element? {
        guard hasVariations else { return child(key: key) }
        let overriding = variations(in: traits).lazy.compactMap { variation in
            variation.childOverrides.first { $0.key == key }
        }
        return Array(overriding).last ?? child(key: key)
    }

    /// Returns the names of the properties that some variation overrides and whose values differ between the old and
    /// the new traits, attributes and child objects alike, in document order.
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

    /// Returns the members of a list (`subviews` or `constraints`) that are installed for the traits.
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
    /// Returns the subviews that are installed for the traits, back to front.
    public func subviews(in traits: TraitEnvironment) -> [ViewElement] {
        element.effectiveMembers(of: "subviews", in: traits).map(ViewElement.init)
    }

    /// Returns the constraints that are installed for the traits. Placeholders are left out, as they are
    /// when a document is built.
    public func constraints(in traits: TraitEnvironment, onCanvas: Bool = false) -> [ConstraintElement] {
        constraints(element.effectiveMembers(of: "constraints", in: traits))
            .filter { onCanvas || !$0.isPlaceholder }
    }

    /// The constraints, including placeholders and those that no size class installs.
    public var allConstraints: [ConstraintElement] { constraints(element.members(of: "constraints")) }

    private func constraints(_ members: [Element]) -> [ConstraintElement] {
        members.filter { $0.isNamed("constraint") }.map { ConstraintElement(element: $0, ownerID: id) }
    }
}

extension ConstraintElement {
    /// Returns the constant for the traits.
    public func constant(in traits: TraitEnvironment) -> Double? {
        element.carrier(of: "constant", in: traits).length("constant")
    }

    /// Returns the priority for the traits.
    public func priority(in traits: TraitEnvironment) -> Double {
        min(max(element.carrier(of: "priority", in: traits).double("priority", default: 1_000), 0), 1_000)
    }
}
