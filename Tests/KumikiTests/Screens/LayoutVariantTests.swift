import Testing
import UIKit

@testable import Kumiki

private func traits(
    vertical: UIUserInterfaceSizeClass = .regular, horizontal: UIUserInterfaceSizeClass = .compact,
    language: String = "en"
) -> VariantTraits {
    var traits = VariantTraits()
    (traits.verticalSizeClass, traits.horizontalSizeClass, traits.language) = (vertical, horizontal, language)
    return traits
}

@Suite struct VariantConditionTests {
    @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular, .unspecified])
    func aConditionHoldsForItsOwnSizeClassOnly(_ given: UIUserInterfaceSizeClass) {
        #expect(VariantCondition.compactHeight.holds(for: traits(vertical: given)) == (given == .compact))
        #expect(VariantCondition.regularWidth.holds(for: traits(horizontal: given)) == (given == .regular))
    }

    @Test func allThatIsGivenMustHold() {
        let both = VariantCondition(horizontal: .regular, vertical: .compact)
        #expect(both.holds(for: traits(vertical: .compact, horizontal: .regular)))
        #expect(!both.holds(for: traits(vertical: .compact, horizontal: .compact)))
    }

    @Test(arguments: [("pt", true), ("pt-BR", true), ("pl", false), ("ptx", false)])
    func aLanguageHoldsForItsRegions(_ language: String, _ holds: Bool) {
        #expect(VariantCondition.language("pt").holds(for: traits(language: language)) == holds)
    }

    @Test func nothingGivenAlwaysHolds() {
        #expect(VariantCondition.always.holds(for: VariantTraits()))
    }

    @Test func whichVariantsHoldIsAPureFunction() {
        let conditions: [VariantCondition] = [.compactHeight, .always, .regularHeight]
        #expect(LayoutVariants.holding(conditions, for: traits(vertical: .compact)) == [0, 1])
        #expect(LayoutVariants.holding(conditions, for: traits(vertical: .regular)) == [1, 2])
    }
}

@MainActor @Suite struct LayoutVariantTests {
    let root = UIView()
    let label = UILabel()
    let button = UIButton()

    init() {
        for view in [label, button] { view.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(button)
    }

    @Test func viewsComeAndGo() {
        let variants = LayoutVariants([LayoutVariant(when: .compactHeight).showing(label, in: root, at: 0)])
        variants.apply(traits(vertical: .compact))
        #expect(root.subviews == [label, button])
        variants.apply(traits(vertical: .regular))
        #expect(root.subviews == [button])
    }

    @Test func aStackGetsArrangedViews() {
        let stack = UIStackView(arrangedSubviews: [button])
        LayoutVariants([LayoutVariant(when: .always).showing(label, in: stack, at: 0)]).apply(traits())
        #expect(stack.arrangedSubviews == [label, button])
    }

    @Test func constraintsAreSwitched() {
        let top = button.topAnchor.constraint(equalTo: root.topAnchor)
        let bottom = button.bottomAnchor.constraint(equalTo: root.bottomAnchor)
        let variants = LayoutVariants([
            LayoutVariant(when: .compactHeight).activating(top),
            LayoutVariant(when: .regularHeight).activating(bottom),
        ])
        variants.apply(traits(vertical: .compact))
        #expect(top.isActive && !bottom.isActive)
        variants.apply(traits(vertical: .regular))
        #expect(!top.isActive && bottom.isActive)
    }

    @Test func aPropertyGetsItsValueBack() {
        label.textAlignment = .center
        let variants = LayoutVariants([
            LayoutVariant(when: .compactHeight).setting(label, \.textAlignment, to: .right)
        ])
        variants.apply(traits(vertical: .compact))
        #expect(label.textAlignment == .right)
        variants.apply(traits(vertical: .regular))
        #expect(label.textAlignment == .center)
    }

    @Test func theLastOfSeveralSettingsCounts() {
        let variants = LayoutVariants([
            LayoutVariant(when: .always).setting(label, \.alpha, to: 0.5),
            LayoutVariant(when: .compactHeight).setting(label, \.alpha, to: 0.25),
        ])
        variants.apply(traits(vertical: .compact))
        #expect(label.alpha == 0.25)
        variants.apply(traits(vertical: .regular))
        #expect(label.alpha == 0.5)
    }

    @Test func whatStaysTheSameIsNotTouched() {
        let width = button.widthAnchor.constraint(equalToConstant: 10)
        let variants = LayoutVariants([
            LayoutVariant(when: .always).showing(label, in: root).activating(width).setting(
                label, \.alpha, to: 0.5),
            LayoutVariant(when: .compactHeight).setting(button, \.alpha, to: 0.5),
        ])
        #expect(variants.apply(traits()) == 3)
        #expect(variants.apply(traits()) == 0)
        #expect(variants.apply(traits(vertical: .compact)) == 1)
    }
}
