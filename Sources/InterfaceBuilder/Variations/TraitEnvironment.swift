/// The available space in one direction.
public enum SizeClass: String, Sendable, Hashable, CaseIterable {
    /// Limited space.
    case compact
    /// Ample space.
    case regular
}

/// The traits on which size-class variations depend.
public struct TraitEnvironment: Sendable, Hashable {
    /// The horizontal size class; nil when unspecified, which satisfies no condition on it.
    public var horizontal: SizeClass?
    /// The vertical size class; nil when unspecified.
    public var vertical: SizeClass?
    /// The interface idiom as named in documents: `phone`, `pad`, `mac`; nil when unspecified.
    public var idiom: String?

    /// Creates traits.
    public init(horizontal: SizeClass?, vertical: SizeClass?, idiom: String? = nil) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.idiom = idiom
    }
}

/// The condition of a variation, parsed from a key such as `heightClass=regular-widthClass=compact`.
public struct VariationCondition: Sendable, Hashable {
    /// The required horizontal size class.
    public var horizontal: SizeClass?
    /// The required vertical size class.
    public var vertical: SizeClass?
    /// The required idiom.
    public var idiom: String?
    /// Unknown conditions. With any of them, the variation never applies.
    public var unknown: [String] = []

    /// Parses a key. `default` is no condition.
    public init(key: String) {
        guard key != "default", !key.isEmpty else { return }
        for part in key.split(separator: "-") {
            let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
            switch (sides.first, sides.count == 2 ? sides[1] : "") {
            case ("widthClass", let value) where SizeClass(rawValue: value) != nil:
                horizontal = SizeClass(rawValue: value)
            case ("heightClass", let value) where SizeClass(rawValue: value) != nil:
                vertical = SizeClass(rawValue: value)
            case ("userInterfaceIdiom", let value) where !value.isEmpty: idiom = value
            default: unknown.append(String(part))
            }
        }
    }

    /// The number of conditions; a more specific variation overrides a less specific one.
    public var specificity: Int {
        (horizontal == nil ? 0 : 1) + (vertical == nil ? 0 : 1) + (idiom == nil ? 0 : 1)
    }

    /// Returns whether the condition is satisfied.
    public func holds(in traits: TraitEnvironment) -> Bool {
        unknown.isEmpty && (horizontal == nil || horizontal == traits.horizontal)
            && (vertical == nil || vertical == traits.vertical) && (idiom == nil || idiom == traits.idiom)
    }
}
