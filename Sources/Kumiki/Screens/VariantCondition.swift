import UIKit

/// The traits and the language for which a variant holds: everything that is given must be so.
struct VariantCondition: Hashable, Sendable {
    let horizontalSizeClass: UIUserInterfaceSizeClass?
    let verticalSizeClass: UIUserInterfaceSizeClass?
    let userInterfaceIdiom: UIUserInterfaceIdiom?
    let userInterfaceStyle: UIUserInterfaceStyle?
    let layoutDirection: UITraitEnvironmentLayoutDirection?
    let isAccessibilityCategory: Bool?
    let language: String?

    func holds(for traits: UITraitCollection, language: String) -> Bool {
        Self.fits(horizontalSizeClass, traits.horizontalSizeClass)
            && Self.fits(verticalSizeClass, traits.verticalSizeClass)
            && Self.fits(userInterfaceIdiom, traits.userInterfaceIdiom)
            && Self.fits(userInterfaceStyle, traits.userInterfaceStyle)
            && Self.fits(layoutDirection, traits.layoutDirection)
            && Self.fits(isAccessibilityCategory, traits.preferredContentSizeCategory.isAccessibilityCategory)
            && (self.language.map { Self.covers($0, language) } ?? true)
    }

    private static func fits<Value: Equatable>(_ wanted: Value?, _ value: Value) -> Bool {
        wanted == nil || wanted == value
    }

    private static func covers(_ wanted: String, _ language: String) -> Bool {
        language == wanted || language.hasPrefix(wanted + "-")
    }
}
