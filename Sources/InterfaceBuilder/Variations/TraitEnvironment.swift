/// Room in one direction.
public enum SizeClass: String, Sendable, Hashable, CaseIterable {
    /// Little room.
    case compact
    /// Much room.
    case regular
}

/// The circumstances that size-class variations ask about.
public struct TraitEnvironment: Sendable, Hashable {
    /// The horizontal size class; nil when unspecified, which matches no condition on it.
    public var horizontal: SizeClass?
    /// The vertical size class; nil when unspecified.
    public var vertical: SizeClass?
    /// The interface idiom as documents name it: `phone`, `pad`, `mac`; nil when unspecified.
    public var idiom: String?

    /// Creates an environment.
    public init(horizontal: SizeClass?, vertical: SizeClass?, idiom: String? = nil) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.idiom = idiom
    }
}

/// When a variation holds: a key such as `heightClass=regular-widthClass=compact`, read.
public struct VariationCondition: Sendable, Hashable {
    /// The horizontal size class it asks for.
    public var horizontal: SizeClass?
    /// The vertical size class it asks for.
    public var vertical: SizeClass?
    /// The idiom it asks for.
    public var idiom: String?
    /// Conditions that are not known. With any, the variation never holds.
    public var unknown: [String] = []

    /// Reads a key. `default` asks for nothing.
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

    /// How many things it asks for; a more specific variation overrules a less specific one.
    public var specificity: Int {
        (horizontal == nil ? 0 : 1) + (vertical == nil ? 0 : 1) + (idiom == nil ? 0 : 1)
    }

    /// Whether it holds in the circumstances.
    public func holds(in traits: TraitEnvironment) -> Bool {
        unknown.isEmpty && (horizontal == nil || horizontal == traits.horizontal)
            && (vertical == nil || vertical == traits.vertical) && (idiom == nil || idiom == traits.idiom)
    }
}
