import UIKit

/// What decides between the variants of a layout: the traits that matter for it, and the language.
///
/// A value of its own, so that every combination can be tested without a device.
public struct VariantTraits: Hashable, Sendable {
    /// How wide there is room.
    public var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
    /// How high there is room.
    public var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
    /// What kind of device it is.
    public var idiom: UIUserInterfaceIdiom = .unspecified
    /// Light or dark.
    public var style: UIUserInterfaceStyle = .unspecified
    /// Where text begins.
    public var direction: UITraitEnvironmentLayoutDirection = .unspecified
    /// Whether text has one of the sizes for accessibility.
    public var hasAccessibilityText = false
    /// The language that the app shows, such as `ja` or `pt-BR`.
    public var language = ""

    /// Traits of which nothing is known yet.
    public init() {}

    /// The traits of a view or controller, in a language.
    public init(_ traits: UITraitCollection, language: String = Self.preferredLanguage) {
        horizontalSizeClass = traits.horizontalSizeClass
        verticalSizeClass = traits.verticalSizeClass
        idiom = traits.userInterfaceIdiom
        style = traits.userInterfaceStyle
        direction = traits.layoutDirection
        hasAccessibilityText = traits.preferredContentSizeCategory.isAccessibilityCategory
        self.language = language
    }

    /// The system's traits that these are made of: those whose changes matter.
    @available(iOS 17.0, *)
    public static var observed: [UITrait] {
        [
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
            UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
            UITraitPreferredContentSizeCategory.self,
        ]
    }

    /// The language that the main bundle's texts are shown in.
    public static var preferredLanguage: String {
        Bundle.main.preferredLocalizations.first ?? ""
    }
}
