import CoreGraphics

/// A mutable container of the traits that an object overrides for itself and its descendants.
public struct UITraitOverrides: UIMutableTraits {
    var values = TraitValues()

    init(values: TraitValues = TraitValues()) { self.values = values }

    /// Returns whether the trait is overridden.
    public func contains(_ trait: UITrait) -> Bool {
        func isSet<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool { values.value(of: trait) != nil }
        return isSet(trait)
    }

    /// Removes the override of the trait.
    public mutating func remove(_ trait: UITrait) {
        func remove<Trait: UITraitDefinition>(_ trait: Trait.Type, _ values: inout TraitValues) {
            values.set(nil, of: trait)
        }
        remove(trait, &values)
    }

    // MARK: Traits

    public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
        get { values.value(of: trait) ?? Trait.defaultValue }
        set { values.set(newValue, of: trait) }
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom ?? .unspecified }
        set { values.userInterfaceIdiom = newValue == .unspecified ? nil : newValue }
    }
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle ?? .unspecified }
        set { values.userInterfaceStyle = newValue == .unspecified ? nil : newValue }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection ?? .unspecified }
        set { values.layoutDirection = newValue == .unspecified ? nil : newValue }
    }
    public var displayScale: CGFloat {
        get { values.displayScale ?? 0 }
        set { values.displayScale = newValue == 0 ? nil : newValue }
    }
    public var displayGamut: UIDisplayGamut {
        get { values.displayGamut ?? .unspecified }
        set { values.displayGamut = newValue == .unspecified ? nil : newValue }
    }
    public var forceTouchCapability: UIForceTouchCapability {
        get { values.forceTouchCapability ?? .unknown }
        set { values.forceTouchCapability = newValue == .unknown ? nil : newValue }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass ?? .unspecified }
        set { values.horizontalSizeClass = newValue == .unspecified ? nil : newValue }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass ?? .unspecified }
        set { values.verticalSizeClass = newValue == .unspecified ? nil : newValue }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory ?? .unspecified }
        set { values.preferredContentSizeCategory = newValue == .unspecified ? nil : newValue }
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast ?? .unspecified }
        set { values.accessibilityContrast = newValue == .unspecified ? nil : newValue }
    }
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel ?? .unspecified }
        set { values.userInterfaceLevel = newValue == .unspecified ? nil : newValue }
    }
    public var legibilityWeight: UILegibilityWeight {
        get { values.legibilityWeight ?? .unspecified }
        set { values.legibilityWeight = newValue == .unspecified ? nil : newValue }
    }
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { values.activeAppearance ?? .unspecified }
        set { values.activeAppearance = newValue == .unspecified ? nil : newValue }
    }
    public var sceneCaptureState: UISceneCaptureState {
        get { values.sceneCaptureState ?? .unspecified }
        set { values.sceneCaptureState = newValue == .unspecified ? nil : newValue }
    }
    public var typesettingLanguage: String {
        get { values.typesettingLanguage ?? "" }
        set { values.typesettingLanguage = newValue.isEmpty ? nil : newValue }
    }
}
