import Testing
import UIKit

@testable import Kumiki

func traits(
    vertical: UIUserInterfaceSizeClass = .regular, horizontal: UIUserInterfaceSizeClass = .compact
) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
        UITraitCollection(verticalSizeClass: vertical), UITraitCollection(horizontalSizeClass: horizontal),
    ])
}

@MainActor @Suite struct VariantConditionTests {
    @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular, .unspecified])
    func aConditionHoldsForItsOwnSizeClassOnly(_ given: UIUserInterfaceSizeClass) {
        let compactHeight = LayoutVariant(verticalSizeClass: .compact)
        let regularWidth = LayoutVariant(horizontalSizeClass: .regular)
        #expect(compactHeight.holds(for: traits(vertical: given), language: "en") == (given == .compact))
        #expect(regularWidth.holds(for: traits(horizontal: given), language: "en") == (given == .regular))
    }

    @Test func allThatIsGivenMustHold() {
        let both = LayoutVariant(horizontalSizeClass: .regular, verticalSizeClass: .compact)
        #expect(both.holds(for: traits(vertical: .compact, horizontal: .regular), language: "en"))
        #expect(!both.holds(for: traits(vertical: .compact, horizontal: .compact), language: "en"))
    }

    @Test(arguments: [("pt", true), ("pt-BR", true), ("pl", false), ("ptx", false)])
    func aLanguageHoldsForItsRegions(_ language: String, _ holds: Bool) {
        #expect(LayoutVariant(language: "pt").holds(for: traits(), language: language) == holds)
    }

    @Test func nothingGivenAlwaysHolds() {
        #expect(LayoutVariant().holds(for: UITraitCollection(), language: ""))
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
        let variants = LayoutVariants([
            LayoutVariant(verticalSizeClass: .compact).showing(label, in: root, at: 0)
        ])
        variants.apply(traits(vertical: .compact))
        #expect(root.subviews == [label, button])
        variants.apply(traits(vertical: .regular))
        #expect(root.subviews == [button])
    }

    @Test func aStackGetsArrangedViews() {
        let stack = UIStackView(arrangedSubviews: [button])
        LayoutVariants([LayoutVariant().showing(label, in: stack, at: 0)]).apply(traits())
        #expect(stack.arrangedSubviews == [label, button])
    }

    @Test func constraintsAreSwitched() {
        let top = button.topAnchor.constraint(equalTo: root.topAnchor)
        let bottom = button.bottomAnchor.constraint(equalTo: root.bottomAnchor)
        let variants = LayoutVariants([
            LayoutVariant(verticalSizeClass: .compact).activating(top),
            LayoutVariant(verticalSizeClass: .regular).activating(bottom),
        ])
        variants.apply(traits(vertical: .compact))
        #expect(top.isActive && !bottom.isActive)
        variants.apply(traits(vertical: .regular))
        #expect(!top.isActive && bottom.isActive)
    }

    @Test func aPropertyGetsItsValueBack() {
        label.textAlignment = .center
        let variants = LayoutVariants([
            LayoutVariant(verticalSizeClass: .compact).setting(label, \.textAlignment, to: .right)
        ])
        variants.apply(traits(vertical: .compact))
        #expect(label.textAlignment == .right)
        variants.apply(traits(vertical: .regular))
        #expect(label.textAlignment == .center)
    }

    @Test func theLastOfSeveralSettingsCounts() {
        let variants = LayoutVariants([
            LayoutVariant().setting(label, \.alpha, to: 0.5),
            LayoutVariant(verticalSizeClass: .compact).setting(label, \.alpha, to: 0.25),
        ])
        variants.apply(traits(vertical: .compact))
        #expect(label.alpha == 0.25)
        variants.apply(traits(vertical: .regular))
        #expect(label.alpha == 0.5)
    }

    // MARK: One property by different key paths

    @Test func anEarlierSettingIsBackWhenALaterOneOfTheSamePropertyEnds() {
        let variants = LayoutVariants([
            LayoutVariant().setting(label as UIView, \.alpha, to: 0.5),
            LayoutVariant(verticalSizeClass: .compact).setting(label, \.alpha, to: 0.25),
        ])
        variants.apply(traits(vertical: .compact))
        #expect(label.alpha == 0.25)
        #expect(variants.apply(traits(vertical: .regular)) == 2)
        #expect(label.alpha == 0.5)
    }

    @Test func aLaterSettingCountsWhenAnEarlierOneOfTheSamePropertyBegins() {
        let variants = LayoutVariants([
            LayoutVariant(verticalSizeClass: .compact).setting(label as UIView, \.alpha, to: 0.5),
            LayoutVariant().setting(label, \.alpha, to: 0.25),
        ])
        variants.apply(traits(vertical: .regular))
        #expect(variants.apply(traits(vertical: .compact)) == 2)
        #expect(label.alpha == 0.25)
        variants.apply(traits(vertical: .regular))
        #expect(label.alpha == 0.25)
    }

    @Test func aSettingOfALayerIsBackWhenOneOfItsViewEnds() {
        let variants = LayoutVariants([
            LayoutVariant().setting(label.layer, \.cornerRadius, to: 4),
            LayoutVariant(verticalSizeClass: .compact).setting(label, \.layer.cornerRadius, to: 0),
        ])
        variants.apply(traits(vertical: .compact))
        #expect(label.layer.cornerRadius == 0)
        variants.apply(traits(vertical: .regular))
        #expect(label.layer.cornerRadius == 4)
    }

    @Test func aValueThatTheAppChangedStaysWhenOtherPropertiesChange() {
        let variants = LayoutVariants([
            LayoutVariant().setting(label, \.text, to: "Comments"),
            LayoutVariant(verticalSizeClass: .compact).setting(label, \.alpha, to: 0.5),
        ])
        variants.apply(traits(vertical: .regular))
        label.text = "Comments (3)"
        #expect(variants.apply(traits(vertical: .compact)) == 1)
        #expect(label.text == "Comments (3)")
    }

    @Test func optionalAndObjectValuesAreCompared() {
        let variants = LayoutVariants([
            LayoutVariant().setting(label, \.text, to: nil).setting(label, \.textColor, to: .red)
                .setting(label, \.accessibilityLabel, to: "Note"),
            LayoutVariant(verticalSizeClass: .compact).setting(button, \.alpha, to: 0.5),
        ])
        variants.apply(traits(vertical: .regular))
        #expect(variants.apply(traits(vertical: .compact)) == 1)
    }

    @Test func whatStaysTheSameIsNotTouched() {
        let width = button.widthAnchor.constraint(equalToConstant: 10)
        let variants = LayoutVariants([
            LayoutVariant().showing(label, in: root).activating(width).setting(
                label, \.alpha, to: 0.5),
            LayoutVariant(verticalSizeClass: .compact).setting(button, \.alpha, to: 0.5),
        ])
        #expect(variants.apply(traits()) == 3)
        #expect(variants.apply(traits()) == 0)
        #expect(variants.apply(traits(vertical: .compact)) == 1)
    }
}
