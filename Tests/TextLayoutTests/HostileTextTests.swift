import Foundation
import Testing

@testable import TextLayout

@Suite struct HostileTextTests {
    private let body = Font.system(size: 17)

    @Test func numbersOutOfRange() {
        for size in [0, -1, .nan, .infinity, 1e9] as [CGFloat] {
            let font = Font.system(size: size)
            #expect(font.metrics.lineHeight.isFinite)
            let block = TextBlock(AttributedText("Text 組木 مرحبا", font: font), width: 100, maximumLines: 3)
            #expect(block.size.width.isFinite && block.size.height.isFinite)
        }
        for width in [-1, .nan, .infinity, -.infinity, 1e300] as [CGFloat] {
            #expect(TextBlock(AttributedText("Text", font: body), width: width).size.height.isFinite)
        }
    }

    @Test func paragraphNumbersOutOfRange() {
        var text = AttributedText("Text and more\nText", font: body)
        for value in [.nan, .infinity, -.infinity, 1e300, -1e300] as [CGFloat] {
            text.paragraphStyle.lineSpacing = value
            text.paragraphStyle.headIndent = value
            text.paragraphStyle.tailIndent = value
            text.paragraphStyle.lineHeightMultiple = value
            text.attributes.kern = value
            text.attributes.baselineOffset = value
            let block = TextBlock(text, width: 50)
            #expect(block.size.height.isFinite && block.size.width.isFinite)
            _ = Canvas(width: 20, height: 20)?.draw(block)
        }
    }

    @Test func longTextIsCutAndQuick() {
        let words = String(repeating: "lorem ipsum ", count: 900_000)
        let start = ContinuousClock.now
        let block = TextBlock(AttributedText(words, font: body), width: 300)
        #expect(block.isTruncated && block.numberOfLines > 1000)
        #expect(TextBlock(AttributedText(words, font: body), width: 300, maximumLines: 1).numberOfLines == 1)
        let solid = String(repeating: "x", count: 1_000_000)
        #expect(TextBlock(AttributedText(solid, font: body), width: 0).isTruncated)
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    @Test func strangeCharacters() {
        let invalid = String(decoding: [0x61, 0xFF, 0xED, 0xA0, 0x80, 0x62] as [UInt8], as: UTF8.self)
        let controls = String(String.UnicodeScalarView((0..<32).compactMap(Unicode.Scalar.init)))
        let samples = [
            invalid, controls, "a\0b\0مرحبا\0", "\u{200D}\u{FE0F}\u{301}", "\u{202E}abc\u{202D}",
            "\u{FFFF}\u{10FFFF}",
            String(repeating: "\u{301}", count: 3000), "a" + String(repeating: "\u{200D}😀", count: 500),
            String(repeating: "\n", count: 500), String(repeating: "\u{202B}", count: 500) + "x",
        ]
        for sample in samples {
            let block = TextBlock(AttributedText(sample, font: body), width: 50)
            #expect(block.size.height.isFinite)
            Canvas(width: 60, height: 60)?.draw(block)
            _ = block.characterIndex(for: CGPoint(x: 3, y: 3))
            _ = block.rects(for: 0..<5)
        }
    }

    @Test func runsOutOfRange() {
        var text = AttributedText("abc", font: body)
        let attributes = TextAttributes(font: .system(size: 10))
        text.runs = [
            .init(range: -5..<1, attributes: attributes), .init(range: 0..<2, attributes: attributes),
            .init(range: 2..<Int.max, attributes: attributes),
        ]
        text.paragraphRuns = [.init(range: -3..<Int.max, style: ParagraphStyle())]
        #expect(TextBlock(text, width: 100).lines.map(\.range) == [0..<3])
        #expect(TextBlock(text, width: 100).rects(for: -10..<100).count >= 1)
        #expect(TextBlock(text, width: 100).caretRect(for: .max).minX > 0)
        #expect(TextBlock(text, width: 100).caretRect(for: .min).minX == 0)
    }

    @Test func hugeFontsDraw() {
        let block = TextBlock(AttributedText("Ag😀", font: .system(size: 1e9)), width: nil)
        Canvas(width: 50, height: 50)?.draw(block, at: CGPoint(x: -100, y: -5000))
        Canvas(width: 50, height: 50)?.draw(block, at: CGPoint(x: 1e30, y: -1e30))
    }
}
