import Foundation
import Testing

@testable import TextLayout

@Suite struct LayoutTests {
    private let body = Font.system(size: 17)
    private let lineHeight: CGFloat = 20.287109375
    private let long = "The quick brown fox jumps over the lazy dog"

    private func block(
        _ string: String, _ width: CGFloat? = nil, lines: Int = 0, _ mode: LineBreakMode? = nil
    ) -> TextBlock {
        TextBlock(AttributedText(string, font: body), width: width, maximumLines: lines, lineBreakMode: mode)
    }

    @Test func emptyTextHasNoSize() {
        #expect(block("").size == .zero)
        #expect(block("").lines.isEmpty)
    }

    @Test func linesAreWholeLineHeights() {
        #expect(block("a").size.height == lineHeight)
        #expect(block("a\nb\nc").size.height == 3 * lineHeight)
        #expect(block("a\n").numberOfLines == 2)
        #expect(block("a\r\nb").lines.map(\.range) == [0..<1, 3..<4])
    }

    @Test func spacesAtTheEndOfALineCountWhereThereIsRoom() {
        #expect(abs(block("To: ").size.width - body.width(of: "To: ")) < 0.001)
        let line = body.width(of: "one two  ")
        #expect(abs(block("one two  three", line + 4).size.width - line) < 0.001)
        #expect(block("one two  three", line - 4).size.width == line - 4)
    }

    @Test(arguments: [
        (false, "The quick brown fox jumps over the lazy ", 43),
        (true, "The quick brown fox jumps over the ", 43),
    ])
    func aLoneWordGetsCompany(_ avoids: Bool, first: String, end: Int) {
        var text = AttributedText(long, font: body)
        text.paragraphStyle.avoidsLoneWords = avoids
        let width = body.width(of: "The quick brown fox jumps over the lazy") + 1
        #expect(TextBlock(text, width: width).lines.map(\.range) == [0..<first.count, first.count..<end])
    }

    @Test func aLoneWordStaysAloneWhereTwoDoNotFit() {
        var text = AttributedText("a wonderfully unbreakable", font: body)
        text.paragraphStyle.avoidsLoneWords = true
        let width = body.width(of: "a wonderfully") + 1
        #expect(TextBlock(text, width: width).lines.map(\.range) == [0..<14, 14..<25])
    }

    @Test func textStylesLeaveRoomBetweenLines() {
        let font = Font.matching(FontDescriptor(size: 17, lineGap: 2))
        let text = AttributedText("a\nb\nc", font: font)
        #expect(TextBlock(text, width: nil).size.height == 3 * lineHeight + 4)
    }

    @Test func fallbackScriptsDoNotRaiseTheLine() {
        #expect(block("組木 مرحبا สวัสดี 😀").size.height == lineHeight)
    }

    @Test func chineseIsAsWideAsMeasuredOnIOS() {
        #expect(abs(body.width(of: "你") - 17.323) < 0.001)
    }

    @Test func wordsWrapAndSpacesHang() {
        let block = block(long, 150)
        #expect(block.numberOfLines == 3)
        #expect(block.lines.allSatisfy { $0.width <= 150 })
        #expect(block.lines[0].range.upperBound == block.lines[1].range.lowerBound)
        #expect(!block.isTruncated)
    }

    @Test func textFitsItsOwnWidth() {
        for text in [long, "組木は釘を使わない", "a", "Wi-Fi & Cellular…"] {
            #expect(block(text, block(text).size.width).numberOfLines == 1)
        }
    }

    @Test func longWordsBreakBetweenCharacters() {
        #expect(block("Incomprehensibilities", 60).numberOfLines > 1)
        #expect(block("abc", 0).numberOfLines == 3)
        #expect(block("👩‍👩‍👧👍🏽", 0).numberOfLines == 2)
    }

    @Test func japaneseBreaksBetweenCharactersButNotBeforeAStop() {
        let width = body.width(of: "組木。") - 1
        let lines = block("組木。", width).lines
        #expect(lines.map(\.range) == [0..<1, 1..<3])
    }

    @Test func truncation() {
        for mode in [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
            let block = block(long, 150, lines: 1, mode)
            #expect(block.isTruncated && block.numberOfLines == 1)
            #expect(block.size.width <= 150 && block.size.width > 120)
        }
        #expect(block(long, 150, lines: 2, .byTruncatingTail).size.height == 2 * lineHeight)
        #expect(block("One\nTwo", 150, lines: 1, .byTruncatingTail).isTruncated)
        #expect(!block(long, 1000, lines: 1, .byTruncatingTail).isTruncated)
    }

    @Test func clippingAndWrappingLeaveNoMark() {
        #expect(block(long, 150, lines: 1, .byClipping).lines[0].range == 0..<long.utf16.count)
        let wrapped = block(long, 150, lines: 1, .byWordWrapping)
        #expect(wrapped.isTruncated && wrapped.lines[0].range.upperBound < long.utf16.count)
    }

    @Test func alignments() {
        var text = AttributedText("abc", font: body)
        func x(_ alignment: TextLineAlignment) -> CGFloat {
            text.paragraphStyle.alignment = alignment
            return TextBlock(text, width: 100).lines[0].rect.minX
        }
        let width = body.width(of: "abc")
        #expect(x(.left) == 0 && x(.natural) == 0)
        #expect(abs(x(.right) - (100 - width)) < 0.001)
        #expect(abs(x(.center) - (100 - width) / 2) < 0.001)
    }

    @Test func arabicStandsAtTheRight() {
        let line = block("مرحبا", 200).lines[0]
        #expect(abs(line.rect.maxX - 200) < 0.001)
    }

    @Test func justifiedLinesFillTheWidth() {
        var text = AttributedText(long, font: body)
        text.paragraphStyle.alignment = .justified
        let lines = TextBlock(text, width: 150).lines
        #expect(abs(lines[0].width - 150) < 0.001 && lines[2].width < 150)
    }

    @Test func paragraphMeasures() {
        var text = AttributedText("a\nb", font: body)
        text.paragraphStyle.lineSpacing = 3
        text.paragraphStyle.paragraphSpacing = 5
        #expect(TextBlock(text, width: nil).size.height == 2 * lineHeight + 8)
        text.paragraphStyle.maximumLineHeight = 10
        #expect(TextBlock(text, width: nil).size.height == 28)
        text.paragraphStyle.firstLineHeadIndent = 12
        #expect(TextBlock(text, width: 100).lines[0].rect.minX == 12)
    }

    @Test func theTallestFontSetsTheLine() {
        var text = AttributedText("small BIG", font: body)
        let big = Font.system(size: 34)
        text.runs = [.init(range: 6..<9, attributes: TextAttributes(font: big))]
        let block = TextBlock(text, width: nil)
        #expect(block.size.height == big.metrics.lineHeight)
        #expect(block.firstBaseline == big.metrics.ascender)
    }

    @Test func kernIsAddedAfterEveryCharacter() {
        var text = AttributedText("abc", font: body)
        text.attributes.kern = 2
        #expect(abs(TextBlock(text, width: nil).size.width - body.width(of: "abc") - 6) < 0.001)
    }

    @Test func attachmentsTakeTheirRoom() {
        var text = AttributedText("a\u{FFFC}b", font: body)
        var attributes = TextAttributes(font: body)
        attributes.attachment = TextAttachmentBox(size: CGSize(width: 30, height: 40), identifier: 7)
        text.runs = [.init(range: 1..<2, attributes: attributes)]
        let block = TextBlock(text, width: nil)
        #expect(block.size.height > 40)
        #expect(block.attachments.map(\.identifier) == [7])
        #expect(block.attachments.first?.rect.size == CGSize(width: 30, height: 40))
    }

    @Test func hitTestingAndCarets() {
        let block = block("abc")
        let b = block.caretRect(for: 1).minX
        #expect(abs(b - body.width(of: "a")) < 0.001)
        #expect(block.characterIndex(for: CGPoint(x: b + 1, y: 5)) == 1)
        #expect(block.characterIndex(for: CGPoint(x: 500, y: 5)) == 3)
        #expect(block.characterIndex(for: CGPoint(x: CGFloat.nan, y: .nan)) >= 0)
        #expect(block.rects(for: 0..<3).count == 1)
    }

    @Test func caretsRunFromTheRightInHebrew() {
        let block = block("שלום")
        #expect(block.caretRect(for: 0).minX > block.caretRect(for: 4).minX)
    }

    @Test func rangesCountUTF16() {
        let block = block("😀a")
        #expect(block.lines[0].range == 0..<3)
        #expect(block.characterIndex(for: CGPoint(x: 500, y: 0)) == 3)
    }

    @Test func scaleThatFits() {
        let text = AttributedText(long, font: body)
        let scale = text.fittingScale(width: 250, minimum: 0.5)
        #expect(scale < 1 && scale > 0.5)
        #expect(TextBlock(text.scaled(by: scale), width: nil).size.width <= 250.01)
        #expect(text.fittingScale(width: 10, minimum: 0.5) == 0.5)
        #expect(text.fittingScale(width: 1000, minimum: 0.5) == 1)
    }
}
