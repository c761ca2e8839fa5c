import Testing

@testable import UIKit

@MainActor
@Suite struct BarLookTests {
    private func look(
        tint: UIColor? = nil, translucent: Bool = true, standard: UIBarAppearance? = nil,
        edge: UIBarAppearance? = nil, atEdge: Bool, dark: Bool = false, clear: Bool = true
    ) -> BarBackgroundView.Look {
        BarLook(
            barTintColor: tint, isTranslucent: translucent, standard: standard, scrollEdge: edge,
            isAtEdge: atEdge, isDark: dark, isClearAtEdge: clear
        ).background
    }

    @Test func aPlainBarShowsNothingAtTheContentsEdge() { #expect(look(atEdge: true).isTransparent) }
    @Test func aPlainBarShowsItsGroundOverContent() { #expect(!look(atEdge: false).isTransparent) }

    /// Apple: where `scrollEdgeAppearance` is nil, the standard one is used with a transparent background.
    @Test func nothingElseIsTheGroundAtTheEdge() {
        let standard = UIBarAppearance()
        standard.backgroundColor = .systemRed
        #expect(look(translucent: false, atEdge: true).isTransparent)
        #expect(look(tint: .systemRed, atEdge: true).isTransparent)
        #expect(look(standard: standard, atEdge: true).isTransparent)
        #expect(look(atEdge: true, dark: true).isTransparent)
    }

    /// Apple: before iOS 15 `scrollEdgeAppearance` applied to bars with large titles alone.
    @Test func beforeIOS15ABarShowsWhatIsSet() {
        #expect(!look(translucent: false, atEdge: true, clear: false).isTransparent)
        #expect(look(tint: .systemRed, translucent: false, atEdge: true, clear: false).color == .systemRed)
        #expect(look(atEdge: true, dark: true, clear: false).color == .black)
    }

    @Test func aTintIsTheColorOfAnOpaqueBar() {
        let look = look(tint: .systemRed, translucent: false, atEdge: false)
        #expect(look.color == .systemRed)
        #expect(look.effect == nil)
    }

    @Test func aTranslucentBarHasMostOfItsTintWhateverTheTintsOpacity() {
        for tint in [UIColor.red, .red.withAlphaComponent(0.2)] {
            let look = look(tint: tint, atEdge: false)
            #expect(look.color?.resolvedColor(with: .current).cgColor.alpha == 0.85)
            #expect(look.effect != nil)
        }
    }

    @Test func anAppearanceHasItsOwnEffectUnderItsColor() {
        let appearance = UIBarAppearance()
        #expect(look(standard: appearance, atEdge: false).effect?.style == .systemChromeMaterial)
        appearance.configureWithTransparentBackground()
        appearance.backgroundEffect = UIBlurEffect(style: .dark)
        #expect(look(standard: appearance, atEdge: false).effect?.style == .dark)
        appearance.configureWithOpaqueBackground()
        #expect(look(standard: appearance, atEdge: false).effect == nil)
    }

    @Test func aBarWithoutAGroundHasNoHairline() { #expect(look(atEdge: true).hairline == nil) }

    @Test func theEdgesAppearanceHoldsAtTheEdgeOnly() {
        let (standard, edge) = (UIBarAppearance(), UIBarAppearance())
        standard.backgroundColor = .systemRed
        edge.backgroundColor = .systemBlue
        #expect(look(standard: standard, edge: edge, atEdge: true).color == .systemBlue)
        #expect(look(standard: standard, edge: edge, atEdge: false).color == .systemRed)
    }

    @Test func aTransparentAppearanceHasNoHairline() {
        let appearance = UIBarAppearance()
        appearance.configureWithTransparentBackground()
        #expect(look(standard: appearance, atEdge: false).isTransparent)
        #expect(look(standard: appearance, atEdge: false).hairline == nil)
    }
}

@MainActor
@Suite struct TabBarGroundTests {
    @Test func aPictureTakesThePlaceOfTheGround() {
        let bar = UITabBar()
        bar.backgroundImage = UIImage()
        #expect(bar.ground.isTransparent)
        #expect(bar.ground.image === bar.backgroundImage)
        #expect(bar.ground.hairline == .separator)
    }

    @Test func aPictureOfAShadowTakesThePlaceOfTheLine() {
        let bar = UITabBar()
        bar.backgroundImage = UIImage()
        bar.shadowImage = UIImage()
        #expect(bar.ground.hairline == nil)
    }
}
