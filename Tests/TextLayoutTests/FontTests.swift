import Foundation
import Testing

@testable import TextLayout

@Suite struct FontTests {
    private let body = Font.system(size: 17)

    @Test func systemMetricsAreThoseOfIOS() {
        #expect(body.metrics.lineHeight == 20.287109375)
        #expect(body.metrics.ascender == 16.1865234375)
        #expect(body.metrics.capHeight == 11.97802734375)
    }

    @Test func fontsAreInterned() {
        #expect(Font.system(size: 17) === body)
        #expect(body.resized(to: 12) === Font.system(size: 12))
    }

    @Test func theFontSetIsInstalled() {
        #expect(FontRegistry.missing.isEmpty)
    }

    @Test func displayCutFromTwentyPoints() {
        #expect(Font.system(size: 19.9).drawnFontName == "Inter-Regular")
        #expect(Font.system(size: 20).drawnFontName == "InterDisplay-Regular")
    }

    @Test func weightsChooseFaces() {
        #expect(Font.system(size: 17, weight: 0.3).drawnFontName == "Inter-SemiBold")
        #expect(Font.matching(FontDescriptor(size: 17, italic: true)).drawnFontName == "Inter-Italic")
        #expect(Font.system(size: 17, weight: 0.4).width(of: "Weight") > body.width(of: "Weight"))
    }

    @Test func monospacedDigitsAreAlike() {
        let font = Font.matching(FontDescriptor(size: 17, monospacedDigits: true))
        #expect(font.width(of: "1111") == font.width(of: "0000"))
        #expect(body.width(of: "1111") < body.width(of: "0000"))
    }

    @Test func monospacedDesign() {
        let font = Font.matching(FontDescriptor(size: 17, design: .monospaced))
        #expect(abs(font.width(of: "iiii") - font.width(of: "WWWW")) < 0.001)
        #expect(font.metrics.lineHeight == body.metrics.lineHeight)
    }

    @Test func accentsAreAsWideAsTheirLetters() {
        #expect(abs(body.width(of: "é") - body.width(of: "e")) < 0.001)
    }

    @Test func stylesInNames() {
        let name = FontStyleName("AvenirNext-DemiBoldItalic")
        #expect(name.stem == "avenirnext" && name.weight == 0.3 && name.italic)
        #expect(FontStyleName("Helvetica Neue").stem == "helveticaneue")
        #expect(FontStyleName("HiraginoSans-W6").weight == 0.4)
    }

    @Test func namedFamiliesKeepTheirLineHeights() {
        func height(_ family: String, _ size: CGFloat) -> CGFloat {
            Font.matching(FontDescriptor(family: family, size: size)).metrics.lineHeight
        }
        #expect(height("Hiragino Sans", 15) == 15)
        #expect(abs(height("Helvetica Neue", 17) - 19.805) < 0.001)
        #expect(abs(height("CourierNewPSMT", 15) - 16.995) < 0.001)
        #expect(abs(height("Fira Sans", 34) - 40.8) < 0.001)
    }

    @Test(arguments: [
        ("Futura-Medium", "URWGothic-Book"), ("Futura-Bold", "URWGothic-Demi"),
        ("GillSans-Italic", "GilliusADF-Italic"), ("Palatino-Roman", "P052-Roman"),
        ("Courier-Bold", "NimbusMonoPS-Bold"), ("BradleyHandITCTT-Bold", "ComicNeue-Bold"),
        ("MarkerFelt-Thin", "ComicNeue-Bold"), ("HelveticaNeue", "NimbusSans-Regular"),
        ("HelveticaNeue-Light", "Inter-Light"), ("Zapfino", "Z003-MediumItalic"), ("Menlo", "DejaVuSansMono"),
    ])
    func familiesAreDrawnByFontsLikeThem(name: String, drawn: String) {
        #expect(Font.matching(FontDescriptor(family: name, size: 17)).drawnFontName == drawn)
    }

    @Test func oneDiagnosticAFamily() {
        for name in ["Optima", "Optima-Bold", "Optima-Italic"] {
            _ = Font.matching(FontDescriptor(family: name, size: 17))
        }
        #expect(FontRegistry.diagnostics.filter { $0.description.contains("Optima") }.count == 1)
    }

    @Test func outlinesOfCharacters() throws {
        let outline = try #require(body.outline(of: "12"))
        #expect(outline.boundingBox.maxX < body.width(of: "12"))
        #expect(abs(outline.boundingBox.minY + body.metrics.capHeight) < 0.5)
        #expect(body.outline(of: "あ") == nil)
    }

    @Test func publishedAdvances() {
        func width(_ text: String, _ family: String, _ size: CGFloat) -> CGFloat {
            Font.matching(FontDescriptor(family: family, size: size)).width(of: text)
        }
        #expect(abs(width("Printing", "HelveticaNeue", 15) - 51.39) < 0.001)
        #expect(abs(width("Label", "HelveticaNeue-Bold", 17) - 44.404) < 0.001)
        #expect(abs(width("First View", "Helvetica", 36) - 158) < 0.1)
        #expect(width("Label", "ArialMT", 17) == width("Label", "Helvetica", 17))
    }

    @Test func theSystemFontKernsPairs() {
        #expect(body.width(of: "To") < body.width(of: "T") + body.width(of: "o") - 1)
        #expect(abs(body.width(of: "ou") - body.width(of: "o") - body.width(of: "u")) < 0.001)
    }

    @Test(arguments: [(17.0, 23.0), (25, 28), (34, 38), (45, 50), (48, 52), (64, 69), (86, 93)])
    func emojiAreAsWideAsSaved(size: CGFloat, width: CGFloat) {
        #expect((width - 1...width).contains(Font.system(size: size).width(of: "😀")))
    }

    @Test func marksThatInterSetsOtherwise() {
        #expect((8...8.5).contains(body.width(of: "•")))
    }

    @Test func unknownFamiliesAreReported() {
        let font = Font.matching(FontDescriptor(family: "Nobody Knows", size: 17))
        #expect(font.metrics == body.metrics)
        #expect(FontRegistry.diagnostics.contains(.unknownFamily("Nobody Knows")))
    }

    @Test func registeredFilesAreFoundByName() throws {
        let path = "/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf"
        #expect(try FontRegistry.register(file: path) == ["DejaVuSerif-Bold"])
        let font = Font.matching(FontDescriptor(family: "DejaVu Serif", size: 10))
        #expect(font.drawnFontName == "DejaVuSerif-Bold")
        #expect(FontRegistry.knows("DejaVuSerif-Bold") && FontRegistry.knows("Menlo"))
        #expect(!FontRegistry.knows("Nobody Knows"))
    }

    @Test func unreadableFilesThrow() {
        #expect(throws: FontRegistry.UnreadableFont.self) { try FontRegistry.register(file: "/dev/null") }
        #expect(throws: FontRegistry.UnreadableFont.self) { try FontRegistry.register(file: "nowhere.ttf") }
    }

    @Test func measuringFromManyThreads() async {
        let expected = Font.system(size: 15).width(of: "Many threads 組木")
        let widths = await withTaskGroup(of: CGFloat.self) { group in
            for size in 0..<200 {
                group.addTask {
                    _ = TextBlock(
                        AttributedText("Other \(size)", font: .system(size: CGFloat(size))), width: 50)
                    return Font.system(size: 15).width(of: "Many threads 組木")
                }
            }
            return await group.reduce(into: Set<CGFloat>()) { $0.insert($1) }
        }
        #expect(widths == [expected])
    }
}
