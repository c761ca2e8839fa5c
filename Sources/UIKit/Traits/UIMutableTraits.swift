import CoreGraphics

/// A mutable container of traits, each of which can be set individually.
public protocol UIMutableTraits {
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The number of pixels per point.
    var displayScale: CGFloat { get set }
    var displayGamut: UIDisplayGamut { get set }
    var forceTouchCapability: UIForceTouchCapability { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var legibilityWeight: UILegibilityWeight { get set }
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
    var sceneCaptureState: UISceneCaptureState { get set }
    /// The code of a language, such as `th`; empty if unspecified.
    var typesettingLanguage: String { get set }
    /// Accesses the value of a trait, which is its default unless set.
    subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { get set }
}

/// An object whose interface has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits in effect for the object.
    var traitCollection: UITraitCollection { get }

    /// Called when the traits have changed; the argument has the previous ones.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
