import Testing
import UIKit

@testable import Kumiki

/// Every condition with every combination of traits, and every transition between sets of variants.
@MainActor @Suite struct VariantTableTests {
    private static let sizes: [UIUserInterfaceSizeClass] = [.unspecified, .compact, .regular]
    private static let styles: [UIUserInterfaceStyle] = [.light, .dark]
    private static let idioms: [UIUserInterfaceIdiom] = [.phone, .pad]
    private static let directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight, .rightToLeft]
    private static let texts: [UIContentSizeCategory] = [.large, .accessibilityLarge]
    private static let languages = ["en", "ja", "pt", "pt-BR"]

    /// A combination of traits with a language.
    struct Setting: Sendable {
        let traits: UITraitCollection
        let language: String
    }

    /// All combinations: 3 · 3 · 2 · 2 · 2 · 2 · 4.
    private static let settings: [Setting] = sizes.flatMap { horizontal in
        sizes.flatMap { vertical in
            styles.flatMap { style in
                idioms.flatMap { idiom in
                    directions.flatMap { direction in
                        texts.flatMap { text in
                            let traits = UITraitCollection(traitsFrom: [
                                UITraitCollection(horizontalSizeClass: horizontal),
                                UITraitCollection(verticalSizeClass: vertical),
                                UITraitCollection(userInterfaceStyle: style),
                                UITraitCollection(userInterfaceIdiom: idiom),
                                UITraitCollection(layoutDirection: direction),
                                UITraitCollection(preferredContentSizeCategory: text),
                            ])
                            return languages.map { Setting(traits: traits, language: $0) }
                        }
                    }
                }
            }
        }
    }

    /// The conditions of each kind, each with an independent definition.
    private static var single: [(LayoutVariant, (Setting) -> Bool)] {
        var all: [(LayoutVariant, (Setting) -> Bool)] = []
        for size in sizes {
            all.append((LayoutVariant(horizontalSizeClass: size), { $0.traits.horizontalSizeClass == size }))
        }
        for size in sizes {
            all.append((LayoutVariant(verticalSizeClass: size), { $0.traits.verticalSizeClass == size }))
        }
        for style in styles {
            all.append((LayoutVariant(userInterfaceStyle: style), { $0.traits.userInterfaceStyle == style }))
        }
        for idiom in idioms {
            all.append((LayoutVariant(userInterfaceIdiom: idiom), { $0.traits.userInterfaceIdiom == idiom }))
        }
        for side in directions {
            all.append((LayoutVariant(layoutDirection: side), { $0.traits.layoutDirection == side }))
        }
        for text in [false, true] {
            all.append(
                (
                    LayoutVariant(isAccessibilityCategory: text),
                    { ($0.traits.preferredContentSizeCategory == .accessibilityLarge) == text }
                ))
        }
        for language in languages {
            all.append(
                (
                    LayoutVariant(language: language),
                    {
                        $0.language == language
                            || $0.language.split(separator: "-").first.map(String.init) == language
                    }
                ))
        }
        return all
    }

    @Test func thereAreAllCombinations() {
        #expect(Self.settings.count == 576)
        #expect(Set(Self.settings.map(\.traits)).count == 144)
    }

    @Test func everyConditionHoldsForItsOwnTraitsOnly() {
        for (index, (variant, means)) in Self.single.enumerated() {
            let wrong = Self.settings.filter {
                variant.holds(for: $0.traits, language: $0.language) != means($0)
            }
            #expect(wrong.isEmpty, "condition \(index)")
        }
    }

    @Test func everyPairOfConditionsHoldsWhereBothDo() {
        for size in Self.sizes {
            for language in Self.languages {
                let both = LayoutVariant(horizontalSizeClass: size, language: language)
                let (first, second) = (
                    LayoutVariant(horizontalSizeClass: size), LayoutVariant(language: language)
                )
                let wrong = Self.settings.filter {
                    both.holds(for: $0.traits, language: $0.language)
                        != (first.holds(for: $0.traits, language: $0.language)
                            && second.holds(for: $0.traits, language: $0.language))
                }
                #expect(wrong.isEmpty, "\(size), \(language)")
            }
        }
    }

    /// Four variants that share a view, a constraint and a property: after a transition from any set to any other, the result
    /// does not depend on the history.
    @Test func everySetIsReachedFromEveryOther() {
        for origin in 0..<16 {
            for destination in 0..<16 {
                let (direct, indirect) = (Scene(), Scene())
                direct.apply(destination)
                indirect.apply(origin)
                indirect.apply(destination)
                #expect(direct.description == indirect.description, "\(origin) → \(destination)")
                #expect(indirect.apply(destination) == 0)
            }
        }
    }
}

/// A layout whose four variants are switched one by one.
@MainActor
private struct Scene {
    let root = UIView()
    let note = UIView()
    let badge = UIView()
    let variants: LayoutVariants
    private let height: NSLayoutConstraint
    private let width: NSLayoutConstraint

    init() {
        root.tag = 0
        height = root.heightAnchor.constraint(equalToConstant: 10)
        width = root.widthAnchor.constraint(equalToConstant: 10)
        variants = LayoutVariants(
            [
                LayoutVariant(horizontalSizeClass: .regular).showing(note, in: root)
                    .setting(root, \.tag, to: 1).setting(root.layer, \.cornerRadius, to: 1),
                LayoutVariant(verticalSizeClass: .regular).showing(badge, in: root)
                    .activating(height).setting(root, \.tag, to: 2).setting(
                        root, \.layer.cornerRadius, to: 2),
                LayoutVariant(userInterfaceStyle: .dark).activating(height, width)
                    .setting(root, \.layer.cornerRadius, to: 0),
                LayoutVariant(layoutDirection: .rightToLeft).showing(note, in: badge).setting(
                    root, \.tag, to: 3
                )
                .setting(root.layer, \.cornerRadius, to: 3),
            ], language: "en")
    }

    @discardableResult
    func apply(_ set: Int) -> Int {
        variants.apply(
            UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: set & 1 != 0 ? .regular : .compact),
                UITraitCollection(verticalSizeClass: set & 2 != 0 ? .regular : .compact),
                UITraitCollection(userInterfaceStyle: set & 4 != 0 ? .dark : .light),
                UITraitCollection(layoutDirection: set & 8 != 0 ? .rightToLeft : .leftToRight),
            ]))
    }

    var description: String {
        let notes = note.superview === root ? "root" : note.superview === badge ? "badge" : "none"
        return
            "tag \(root.tag), corner \(root.layer.cornerRadius), note in \(notes), badge \(badge.superview === root), "
            + "height \(height.isActive), width \(width.isActive)"
    }
}
