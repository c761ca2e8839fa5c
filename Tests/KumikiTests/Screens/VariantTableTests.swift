import Testing
import UIKit

@testable import Kumiki

/// Every condition against every combination of traits, and every step from one set of variants to another.
@Suite struct VariantTableTests {
    private static let sizes: [UIUserInterfaceSizeClass] = [.unspecified, .compact, .regular]
    private static let styles: [UIUserInterfaceStyle] = [.light, .dark]
    private static let idioms: [UIUserInterfaceIdiom] = [.phone, .pad]
    private static let directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight, .rightToLeft]
    private static let languages = ["en", "ja", "pt", "pt-BR"]

    /// All combinations: 3 · 3 · 2 · 2 · 2 · 2 · 4.
    private static let traits: [VariantTraits] = sizes.flatMap { horizontal in
        sizes.flatMap { vertical in
            styles.flatMap { style in
                idioms.flatMap { idiom in
                    directions.flatMap { direction in
                        [false, true].flatMap { text in
                            languages.map { language in
                                var traits = VariantTraits()
                                traits.horizontalSizeClass = horizontal
                                traits.verticalSizeClass = vertical
                                traits.style = style
                                traits.idiom = idiom
                                traits.direction = direction
                                traits.hasAccessibilityText = text
                                traits.language = language
                                return traits
                            }
                        }
                    }
                }
            }
        }
    }

    /// A condition of each kind, alone, with what it means in other words.
    private static var single: [(VariantCondition, (VariantTraits) -> Bool)] {
        var all: [(VariantCondition, (VariantTraits) -> Bool)] = []
        for size in sizes {
            all.append((VariantCondition(horizontal: size), { $0.horizontalSizeClass == size }))
        }
        for size in sizes {
            all.append((VariantCondition(vertical: size), { $0.verticalSizeClass == size }))
        }
        for style in styles { all.append((VariantCondition(style: style), { $0.style == style })) }
        for idiom in idioms { all.append((VariantCondition(idiom: idiom), { $0.idiom == idiom })) }
        for side in directions { all.append((VariantCondition(direction: side), { $0.direction == side })) }
        for text in [false, true] {
            all.append((VariantCondition(accessibilityText: text), { $0.hasAccessibilityText == text }))
        }
        for language in languages {
            all.append(
                (
                    VariantCondition(language: language),
                    { $0.language == language || $0.language.split(separator: "-").first! == language }
                ))
        }
        return all
    }

    @Test func thereAreAllCombinations() {
        #expect(Set(Self.traits).count == 576)
    }

    @Test func everyConditionHoldsForItsOwnTraitsOnly() {
        for (condition, means) in Self.single {
            let wrong = Self.traits.filter { condition.holds(for: $0) != means($0) }
            #expect(wrong.isEmpty, "\(condition)")
        }
    }

    @Test func everyPairOfConditionsHoldsWhereBothDo() {
        for (width, hasWidth) in Self.single.prefix(3) {
            for (other, hasOther) in Self.single.dropFirst(3) {
                var both = other
                both.horizontal = width.horizontal
                let wrong = Self.traits.filter { both.holds(for: $0) != (hasWidth($0) && hasOther($0)) }
                #expect(wrong.isEmpty, "\(both)")
            }
        }
    }

    @Test func theSetIsThatOfTheConditionsThatHold() {
        let single = Self.single
        let conditions = single.map(\.0)
        for traits in Self.traits {
            let holding = LayoutVariants.holding(conditions, for: traits)
            #expect(holding == Set(conditions.indices.filter { single[$0].1(traits) }))
        }
    }

    /// Four variants that share a view, a constraint and a property: from every set to every other, what is then there
    /// does not depend on the way.
    @MainActor @Test func everySetIsReachedFromEveryOther() {
        for origin in 0..<16 {
            for destination in 0..<16 {
                let (direct, indirect) = (Scene(), Scene())
                direct.show(destination)
                indirect.show(origin)
                indirect.show(destination)
                #expect(direct.description == indirect.description, "\(origin) → \(destination)")
                #expect(indirect.variants.apply(Scene.traits(destination)) == 0)
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
        variants = LayoutVariants([
            LayoutVariant(when: VariantCondition(horizontal: .regular)).showing(note, in: root)
                .setting(root, \.tag, to: 1),
            LayoutVariant(when: VariantCondition(vertical: .regular)).showing(badge, in: root)
                .activating(height).setting(root, \.tag, to: 2),
            LayoutVariant(when: VariantCondition(style: .dark)).activating(height, width),
            LayoutVariant(when: .language("ja")).showing(note, in: badge).setting(root, \.tag, to: 3),
        ])
    }

    func show(_ set: Int) { variants.apply(Self.traits(set)) }

    static func traits(_ set: Int) -> VariantTraits {
        var traits = VariantTraits()
        if set & 1 != 0 { traits.horizontalSizeClass = .regular }
        if set & 2 != 0 { traits.verticalSizeClass = .regular }
        if set & 4 != 0 { traits.style = .dark }
        traits.language = set & 8 != 0 ? "ja" : "en"
        return traits
    }

    var description: String {
        let notes = note.superview === root ? "root" : note.superview === badge ? "badge" : "none"
        return "tag \(root.tag), note in \(notes), badge \(badge.superview === root), "
            + "height \(height.isActive), width \(width.isActive)"
    }
}
