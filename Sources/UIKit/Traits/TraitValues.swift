import CoreGraphics

/// The values of a trait collection; nil is unspecified.
struct TraitValues: Hashable, Sendable {
    var userInterfaceIdiom: UIUserInterfaceIdiom?
    var userInterfaceStyle: UIUserInterfaceStyle?
    var layoutDirection: UITraitEnvironmentLayoutDirection?
    var displayScale: CGFloat?
    var displayGamut: UIDisplayGamut?
    var horizontalSizeClass: UIUserInterfaceSizeClass?
    var verticalSizeClass: UIUserInterfaceSizeClass?
    var preferredContentSizeCategory: UIContentSizeCategory?
    var accessibilityContrast: UIAccessibilityContrast?
    var userInterfaceLevel: UIUserInterfaceLevel?
    var legibilityWeight: UILegibilityWeight?
    var forceTouchCapability: UIForceTouchCapability?
    var activeAppearance: UIUserInterfaceActiveAppearance?
    var sceneCaptureState: UISceneCaptureState?
    var typesettingLanguage: String?
    /// Custom traits of apps by their types; nil for none.
    var custom: [ObjectIdentifier: TraitBox]?

    /// Adopts all values that the other specifies.
    mutating func merge(_ other: TraitValues) {
        take(\.userInterfaceIdiom, other)
        take(\.userInterfaceStyle, other)
        take(\.layoutDirection, other)
        take(\.displayScale, other)
        take(\.displayGamut, other)
        take(\.horizontalSizeClass, other)
        take(\.verticalSizeClass, other)
        take(\.preferredContentSizeCategory, other)
        take(\.accessibilityContrast, other)
        take(\.userInterfaceLevel, other)
        take(\.legibilityWeight, other)
        take(\.forceTouchCapability, other)
        take(\.activeAppearance, other)
        take(\.sceneCaptureState, other)
        take(\.typesettingLanguage, other)
        if let others = other.custom { custom = (custom ?? [:]).merging(others) { $1 } }
    }

    private mutating func take<T>(_ path: WritableKeyPath<TraitValues, T?>, _ other: TraitValues) {
        if let value = other[keyPath: path] { self[keyPath: path] = value }
    }
}
