import UIKit

/// The views, constraints and values of properties that a layout has only for certain traits or a language.
///
/// ```swift
/// var variants: [LayoutVariant] {
///     [
///         LayoutVariant(verticalSizeClass: .compact)
///             .showing(commentButton, in: view)
///             .activating(table.leadingAnchor.constraint(equalTo: view.centerXAnchor))
///             .setting(label, \.textAlignment, to: .right),
///         LayoutVariant(language: "ja").setting(label, \.numberOfLines, to: 2),
///     ]
/// }
/// ```
@MainActor
public struct LayoutVariant {
    private let condition: VariantCondition
    var placements: [ViewPlacement] = []
    var constraints: [NSLayoutConstraint] = []
    var settings: [PropertySetting] = []

    /// Creates a variant that holds when everything that is given holds; without arguments it always holds.
    ///
    /// - Parameters:
    ///   - horizontalSizeClass: The size class of the width.
    ///   - verticalSizeClass: The size class of the height.
    ///   - userInterfaceIdiom: The kind of device.
    ///   - userInterfaceStyle: Light or dark.
    ///   - layoutDirection: The direction of text.
    ///   - isAccessibilityCategory: Whether the size of text is one of those for accessibility.
    ///   - language: The language of the interface, with all its regions: `pt` holds for `pt-BR` too.
    public init(
        horizontalSizeClass: UIUserInterfaceSizeClass? = nil,
        verticalSizeClass: UIUserInterfaceSizeClass? = nil,
        userInterfaceIdiom: UIUserInterfaceIdiom? = nil, userInterfaceStyle: UIUserInterfaceStyle? = nil,
        layoutDirection: UITraitEnvironmentLayoutDirection? = nil, isAccessibilityCategory: Bool? = nil,
        language: String? = nil
    ) {
        condition = VariantCondition(
            horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass,
            userInterfaceIdiom: userInterfaceIdiom, userInterfaceStyle: userInterfaceStyle,
            layoutDirection: layoutDirection, isAccessibilityCategory: isAccessibilityCategory,
            language: language)
    }

    /// Whether the variant holds: a pure function of traits and language.
    public nonisolated func holds(for traits: UITraitCollection, language: String) -> Bool {
        condition.holds(for: traits, language: language)
    }

    /// The variant with a view that is in another view while the variant holds, in a stack view as an arranged view.
    ///
    /// - Parameters:
    ///   - view: The view that is inserted and removed.
    ///   - superview: The view that contains it.
    ///   - index: The index among the subviews; nil for the last.
    public func showing(_ view: UIView, in superview: UIView, at index: Int? = nil) -> LayoutVariant {
        changed { $0.placements.append(ViewPlacement(view: view, superview: superview, index: index)) }
    }

    /// The variant with constraints that are active while the variant holds.
    public func activating(_ constraints: NSLayoutConstraint...) -> LayoutVariant {
        changed { $0.constraints += constraints }
    }

    /// The variant with a value of a property while the variant holds.
    ///
    /// The last of several variants that hold counts, also where they reach one property by different key paths. When none
    /// holds, the property has the value that it has now, before any variant is applied.
    public func setting<Root: AnyObject, Value>(
        _ object: Root, _ property: ReferenceWritableKeyPath<Root, Value>, to value: Value
    ) -> LayoutVariant {
        changed { $0.settings.append(PropertySetting(object, property, value)) }
    }

    private func changed(_ change: (inout LayoutVariant) -> Void) -> LayoutVariant {
        var copy = self
        change(&copy)
        return copy
    }
}
