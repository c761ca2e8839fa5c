import Testing

@testable import UIKit

@Suite struct SymbolRecipeTests {
    private let flag = SymbolRecipe.icon("flag", filled: "flag-fill")
    private let filledFlag = SymbolRecipe.icon("flag-fill", filled: "flag-fill")

    @Test func shapesStandAroundSymbols() {
        #expect(SymbolRecipe(name: "flag.circle") == .enclosed(flag, in: .circle, isFilled: false))
        #expect(
            SymbolRecipe(name: "ellipsis.square")
                == .enclosed(.glyph("ellipsis"), in: .square, isFilled: false))
    }

    @Test func filledShapesHaveTheSymbolCutOut() {
        #expect(SymbolRecipe(name: "flag.circle.fill") == .enclosed(filledFlag, in: .circle, isFilled: true))
        #expect(
            SymbolRecipe(name: "chevron.left.circle.fill")
                == .enclosed(.glyph("chevron.left"), in: .circle, isFilled: true))
    }

    @Test(arguments: [
        ("a.circle", "A"), ("1.circle", "1"), ("50.circle", "50"), ("4.alt.circle", "4"),
        ("dollarsign.circle", "$"),
    ])
    func lettersNumbersAndSignsAreWritten(symbol: String, text: String) {
        #expect(SymbolRecipe(name: symbol) == .enclosed(.text(text), in: .circle, isFilled: false))
    }

    @Test func linesGoThroughSymbols() {
        #expect(SymbolRecipe(name: "flag.slash") == .struckThrough(flag))
        #expect(SymbolRecipe(name: "flag.slash.fill") == .struckThrough(filledFlag))
    }

    @Test func badgesAreMarksSymbolsOrADot() {
        #expect(SymbolRecipe(name: "flag.badge") == .badged(flag, .dot))
        #expect(
            SymbolRecipe(name: "flag.fill.badge.plus")
                == .badged(filledFlag, .mark(.glyph("plus"), in: .circle)))
        #expect(
            SymbolRecipe(name: "flag.badge.gear") == .badged(flag, .plain(.icon("gear", filled: "gear-fill")))
        )
    }

    @Test func secondsStandInArrows() {
        #expect(
            SymbolRecipe(name: "gobackward.10") == .enclosed(.text("10"), in: .gobackward, isFilled: false))
    }

    @Test func marksStandInThings() {
        #expect(SymbolRecipe(name: "plus.bubble") == .enclosed(.glyph("plus"), in: .bubble, isFilled: false))
    }

    @Test(arguments: [
        "", ".", "no.such.symbol", "heart.of.gold", "fill", "..fill", "q", "100.circle",
        "heart.badge.nonsense",
        "flag" + String(repeating: ".slash", count: 1_000),
    ])
    func otherNamesAreNoSymbols(name: String) {
        #expect(SymbolRecipe(name: name) == nil)
    }

    @Test(arguments: [
        "flag.circle", "flag.circle.fill", "a.square.fill", "wonsign.circle", "bell.badge", "flag.slash",
        "person.badge.plus", "wifi.trianglebadge.exclamationmark", "lock.doc.fill", "mappin.seal",
        "location.viewfinder", "plus.rectangle", "checkmark.diamond.fill", "star.hexagon", "x.capsule",
    ])
    func recipesAreDrawn(symbol: String) {
        #expect(UIImage(systemName: symbol) != nil)
    }

    @Test func symbolsWithoutADrawingAreSquares() throws {
        let square = try #require(UIImage(systemName: "app"))
        #expect(UIImage(systemName: "cloud.of.unknowing")?.size == square.size)
        #expect(UIImage(systemName: "logo") == nil && UIImage(systemName: "my.logo") == nil)
    }

    @Test func holesAreClipsRatherThanMasks() throws {
        var draftsman = SymbolDraftsman(weight: 0)
        let recipe = try #require(SymbolRecipe(name: "bell.circle.fill"))
        let drawn = draftsman.drawing(of: recipe)
        let drawing = try #require(drawn)
        #expect(drawing.body.contains("clip-rule=\"evenodd\""))
        #expect(!drawing.body.contains("<mask"))
    }
}
