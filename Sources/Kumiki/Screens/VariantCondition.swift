import UIKit

/// When a variant of a layout holds: all that is given must be so.
///
/// ```swift
/// VariantCondition.compactHeight
/// VariantCondition(horizontal: .regular, language: "ja")
/// ```
public struct VariantCondition: Hashable, Sendable {
    /// How wide there must be room; nil for any.
    public var horizontal: UIUserInterfaceSizeClass?
    /// How high there must be room; nil for any.
    public var vertical: UIUserInterfaceSizeClass?
    /// What kind of device it must be; nil for any.
    public var idiom: UIUserInterfaceIdiom?
    /// Light or dark; nil for either.
    public var style: UIUserInterfaceStyle?
    /// Where text must begin; nil for either side.
    public var direction: UITraitEnvironmentLayoutDirection?
    /// Whether text must have one of the sizes for accessibility; nil for any.
    public var accessibilityText: Bool?
    /// The language that must be shown, with its regions: `pt` holds for `pt-BR` too; nil for any.
    public var language: String?

    /// A condition of what is given.
    public init(
        horizontal: UIUserInterfaceSizeClass? = nil, vertical: UIUserInterfaceSizeClass? = nil,
        idiom: UIUserInterfaceIdiom? = nil, style: UIUserInterfaceStyle? = nil,
        direction: UITraitEnvironmentLayoutDirection? = nil, accessibilityText: Bool? = nil,
        language: String? = nil
    ) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.idiom = idiom
        self.style = style
        self.direction = direction
        self.accessibilityText = accessibilityText
        self.language = language
    }

    /// Whether the condition holds.
    public func holds(for traits: VariantTraits) -> Bool {
        Self.fits(horizontal, traits.horizontalSizeClass)
            && Self.fits(vertical, traits.verticalSizeClass)
            && Self.fits(idiom, traits.idiom)
            && Self.fits(style, traits.style)
            && Self.fits(direction, traits.direction)
            && Self.fits(accessibilityText, traits.hasAccessibilityText)
            && (language.map { Self.covers($0, traits.language) } ?? true)
    }

    private static func fits<Value: Equatable>(_ wanted: Value?, _ value: Value) -> Bool {
        wanted == nil || wanted == value
    }

    private static func covers(_ wanted: String, _ language: String) -> Bool {
        language == wanted || language.hasPrefix(wanted + "-")
    }
}

extension VariantCondition {
    /// Always.
    public static let always = VariantCondition()
    /// Little height: a phone on its side.
    public static let compactHeight = VariantCondition(vertical: .compact)
    /// Height enough: a phone upright, a tablet.
    public static let regularHeight = VariantCondition(vertical: .regular)
    /// Little width: a phone upright, a narrow window.
    public static let compactWidth = VariantCondition(horizontal: .compact)
    /// Width enough: a tablet, a large phone on its side.
    public static let regularWidth = VariantCondition(horizontal: .regular)

    /// While the app shows a language.
    public static func language(_ language: String) -> VariantCondition {
        VariantCondition(language: language)
    }
}
