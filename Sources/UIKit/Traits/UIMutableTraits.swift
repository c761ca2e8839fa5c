import CoreGraphics

/// Traits that can be set one by one.
public protocol UIMutableTraits {
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// Pixels a point.
    var displayScale: CGFloat { get set }
    var displayGamut: UIDisplayGamut { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var legibilityWeight: UILegibilityWeight { get set }
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
    var sceneCaptureState: UISceneCaptureState { get set }
    /// A language by its code, such as `th`; empty where it is unspecified.
    var typesettingLanguage: String { get set }
    /// The value of a trait, its default where nobody set it.
    subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { get set }
}

struct MutableTraits: UIMutableTraits {
    var values = TraitValues()

    var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom ?? .unspecified }
        set { values.userInterfaceIdiom = newValue == .unspecified ? nil : newValue }
    }
    var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle ?? .unspecified }
        set { values.userInterfaceStyle = newValue == .unspecified ? nil : newValue }
    }
    var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection ?? .unspecified }
        set { values.layoutDirection = newValue == .unspecified ? nil : newValue }
    }
    var displayScale: CGFloat {
        get { values.displayScale ?? 0 }
        set { values.displayScale = newValue == 0 ? nil : newValue }
    }
    var displayGamut: UIDisplayGamut {
        get { values.displayGamut ?? .unspecified }
        set { values.displayGamut = newValue == .unspecified ? nil : newValue }
    }
    var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass ?? .unspecified }
        set { values.horizontalSizeClass = newValue == .unspecified ? nil : newValue }
    }
    var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass ?? .unspecified }
        set { values.verticalSizeClass = newValue == .unspecified ? nil : newValue }
    }
    var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory ?? .unspecified }
        set { values.preferredContentSizeCategory = newValue == .unspecified ? nil : newValue }
    }
    var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast ?? .unspecified }
        set { values.accessibilityContrast = newValue == .unspecified ? nil : newValue }
    }
    var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel ?? .unspecified }
        set { values.userInterfaceLevel = newValue == .unspecified ? nil : newValue }
    }
    var legibilityWeight: UILegibilityWeight {
        get { values.legibilityWeight ?? .unspecified }
        set { values.legibilityWeight = newValue == .unspecified ? nil : newValue }
    }
    var activeAppearance: UIUserInterfaceActiveAppearance {
        get { values.activeAppearance ?? .unspecified }
        set { values.activeAppearance = newValue == .unspecified ? nil : newValue }
    }
    var sceneCaptureState: UISceneCaptureState {
        get { values.sceneCaptureState ?? .unspecified }
        set { values.sceneCaptureState = newValue == .unspecified ? nil : newValue }
    }
    var typesettingLanguage: String {
        get { values.typesettingLanguage ?? "" }
        set { values.typesettingLanguage = newValue.isEmpty ? nil : newValue }
    }
}

/// An object whose interface has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits that hold here.
    var traitCollection: UITraitCollection { get }

    /// Called when the traits have changed; the argument holds the former ones.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
