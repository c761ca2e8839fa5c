import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct TextUnitsTests {
    private func texts(_ text: String, _ granularity: UITextGranularity) -> [String] {
        TextUnits(text: text).ranges(granularity).map {
            (text as NSString).substring(with: NSRange(location: $0.lowerBound, length: $0.count))
        }
    }

    @Test func textHasWordsSentencesAndParagraphs() {
        #expect(texts("It's 5 o'clock, Zoë.", .word) == ["It's", "5", "o'clock", "Zoë"])
        #expect(
            texts("'a' 3.14, x.y e-f 1,000 g_h.", .word) == ["a", "3.14", "x.y", "e", "f", "1,000", "g_h"])
        #expect(
            texts("One. Two?  3.5 is \"three.\" End", .sentence) == [
                "One. ", "Two?  ", "3.5 is \"three.\" ", "End",
            ])
        #expect(texts("はい。いいえ。", .sentence) == ["はい。", "いいえ。"])
        #expect(texts("a b\n\nc", .paragraph) == ["a b", "c"])
        #expect(texts("e\u{301}👍🏽", .character) == ["e\u{301}", "👍🏽"])
        #expect(texts("", .document).isEmpty)
    }

    @Test func aTokenizerFindsTheUnitsAroundAPosition() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.text = "one two"
        let (tokenizer, forward) = (view.tokenizer, UITextDirection.storage(.forward))
        let backward = UITextDirection.layout(.left)
        let place = UITextPosition(offset: 4)
        let word = try #require(tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: forward))
        #expect(view.text(in: word) == "two")
        #expect(tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: backward) == nil)
        #expect(tokenizer.isPosition(place, atBoundary: .word, inDirection: backward))
        #expect(!tokenizer.isPosition(place, atBoundary: .word, inDirection: forward))
        let end = tokenizer.position(from: place, toBoundary: .word, inDirection: forward)
        let start = tokenizer.position(from: place, toBoundary: .word, inDirection: backward)
        #expect(end?.offset == 7 && start?.offset == 0)
        #expect(tokenizer.position(from: view.endOfDocument, toBoundary: .word, inDirection: forward) == nil)
    }
}

@MainActor @Suite struct TextPositionTests {
    private func view(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.text = text
        return view
    }

    @Test func positionsMoveBetweenLines() {
        let view = view("abc\ndef")
        let start = UITextPosition(offset: 1)
        #expect(view.position(from: start, in: .down, offset: 1)?.offset == 5)
        #expect(view.position(from: start, in: .right, offset: 2)?.offset == 3)
        #expect(view.position(from: start, in: .left, offset: 2) == nil)
        #expect(view.position(from: start, in: .up, offset: 1) == nil)
    }

    @Test func selectionHasARectangleForEachLine() {
        let view = view("abc\ndef")
        let rects = view.selectionRects(for: UITextRange(NSRange(location: 1, length: 5)))
        #expect(rects.count == 2 && rects[0].rect.maxY <= rects[1].rect.minY + 0.5)
        #expect(rects.map(\.containsStart) == [true, false] && rects.map(\.containsEnd) == [false, true])
        #expect(view.selectionRects(for: UITextRange(NSRange(location: 1, length: 0))).isEmpty)
    }

    @Test func positionsAreLimitedToARange() {
        let (view, range) = (view("abcdef"), UITextRange(NSRange(location: 2, length: 2)))
        #expect(view.closestPosition(to: CGPoint(x: 290, y: 10), within: range)?.offset == 4)
        #expect(view.position(within: range, farthestIn: .left)?.offset == 2)
        #expect(
            view.characterRange(byExtending: range.start, in: .right)?.range
                == NSRange(location: 2, length: 4))
    }

    @Test func theWritingDirectionIsThatOfTheParagraph() {
        let view = view("abc")
        #expect(view.baseWritingDirection(for: view.beginningOfDocument, in: .forward) == .natural)
        view.setBaseWritingDirection(.rightToLeft, for: UITextRange(NSRange(location: 0, length: 3)))
        #expect(view.baseWritingDirection(for: view.beginningOfDocument, in: .forward) == .rightToLeft)
        #expect(view.text == "abc")
    }
}
