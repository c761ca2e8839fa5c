import UIKit

/// The variants of one layout, and which of them are applied.
///
/// A ``CodeViewController`` has its own. Any other controller creates them with its layout and applies them where its
/// traits are certain and where they change:
///
/// ```swift
/// private lazy var variants = LayoutVariants(layout.variants)
///
/// variants.apply(traitCollection)
/// ```
@MainActor
public final class LayoutVariants {
    private let variants: [LayoutVariant]
    private let language: String
    private var active: Set<Int> = []

    /// Creates the variants of a layout, none of which is applied.
    ///
    /// - Parameters:
    ///   - variants: The variants in order: the last that holds counts.
    ///   - language: The language of the interface, such as `ja` or `pt-BR`; an app restarts for another one.
    public init(_ variants: [LayoutVariant], language: String = LayoutVariants.preferredLanguage) {
        self.variants = variants
        self.language = language
    }

    /// The language that the main bundle's texts are in.
    public nonisolated static var preferredLanguage: String {
        Bundle.main.preferredLocalizations.first ?? ""
    }

    /// The traits that variants depend on, for `registerForTraitChanges(_:handler:)`.
    @available(iOS 17.0, *)
    public nonisolated static var observedTraits: [UITrait] {
        [
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
            UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
            UITraitPreferredContentSizeCategory.self,
        ]
    }

    /// Applies the variants that hold for traits, by the smallest change: what stays the same is not touched.
    ///
    /// - Returns: The number of views, constraints and properties that were changed.
    @discardableResult
    public func apply(_ traits: UITraitCollection) -> Int {
        let next = Set(variants.indices.filter { variants[$0].holds(for: traits, language: language) })
        guard next != active else { return 0 }
        let change = VariantChange(from: layers(active), to: layers(next))
        active = next
        return change.perform()
    }

    private func layers(_ set: Set<Int>) -> [LayoutVariant] {
        set.sorted().map { variants[$0] }
    }
}
