/// The value of a custom trait of an app. It is compared if the value's type is equatable; for others every assignment
/// is a change.
struct TraitBox: Hashable {
    let value: Any
    private let key: AnyHashable

    init<Trait: UITraitDefinition>(_ value: Trait.Value, of trait: Trait.Type) {
        self.value = value
        if let hashable = value as? AnyHashable {
            key = hashable
        } else if let equatable = value as? any Equatable {
            key = AnyHashable(EquatableKey(value: equatable))
        } else {
            key = AnyHashable(ObjectIdentifier(Unique()))
        }
    }

    static func == (a: TraitBox, b: TraitBox) -> Bool { a.key == b.key }
    func hash(into hasher: inout Hasher) { hasher.combine(key) }

    private final class Unique {}
}

/// Compares values that are equatable but not hashable.
private struct EquatableKey: Hashable {
    let value: any Equatable

    static func == (a: EquatableKey, b: EquatableKey) -> Bool {
        func isEqual<T: Equatable>(_ value: T) -> Bool { (b.value as? T) == value }
        return isEqual(a.value)
    }
    func hash(into hasher: inout Hasher) {}
}

extension TraitValues {
    /// Returns the trait's value; nil if it is not set.
    func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value? {
        guard let system = trait as? any SystemTrait.Type else {
            return custom?[ObjectIdentifier(trait)]?.value as? Trait.Value
        }
        return systemValue(system) as? Trait.Value
    }

    private func systemValue<Trait: SystemTrait>(_ trait: Trait.Type) -> Any? { self[keyPath: Trait.path] }

    /// Sets the trait; nil removes it.
    mutating func set<Trait: UITraitDefinition>(_ value: Trait.Value?, of trait: Trait.Type) {
        if let system = trait as? any SystemTrait.Type { return setSystem(value, system) }
        var traits = custom ?? [:]
        traits[ObjectIdentifier(trait)] = value.map { TraitBox($0, of: trait) }
        custom = traits.isEmpty ? nil : traits
    }

    private mutating func setSystem<Trait: SystemTrait>(_ value: Any?, _ trait: Trait.Type) {
        self[keyPath: Trait.path] = value as? Trait.Value
    }

    /// Returns whether the trait differs in other values.
    func differs<Trait: UITraitDefinition>(in trait: Trait.Type, from other: TraitValues) -> Bool {
        if let custom = custom?[ObjectIdentifier(trait)] {
            return custom
                != (other.custom?[ObjectIdentifier(trait)] ?? TraitBox(Trait.defaultValue, of: trait))
        }
        if let before = other.custom?[ObjectIdentifier(trait)] {
            return before != TraitBox(Trait.defaultValue, of: trait)
        }
        guard let system = trait as? any SystemTrait.Type else { return false }
        return differsInSystem(system, from: other)
    }

    private func differsInSystem<Trait: SystemTrait>(_ trait: Trait.Type, from other: TraitValues) -> Bool {
        let (a, b) = (self[keyPath: Trait.path], other[keyPath: Trait.path])
        return TraitBox(a ?? Trait.defaultValue, of: trait) != TraitBox(b ?? Trait.defaultValue, of: trait)
    }
}

extension UITraitCollection {
    /// Accesses the value of a trait, which is its default unless set.
    public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
        values.value(of: trait) ?? Trait.defaultValue
    }

    /// Creates a collection with one trait.
    public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
        var values = TraitValues()
        values.set(value, of: trait)
        self.init(values: values)
    }

    /// Returns a copy with one trait changed.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value)
        -> UITraitCollection
    {
        var values = values
        values.set(value, of: trait)
        return UITraitCollection(values: values)
    }

    /// The traits that affect the appearance of colors.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
            UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self,
        ]
    }

    /// The traits that affect the choice of images.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self,
            UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitLayoutDirection.self, UITraitAccessibilityContrast.self,
            UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
        ]
    }
}
