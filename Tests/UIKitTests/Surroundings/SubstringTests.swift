import Foundation
import Testing

@testable import UIKit

/// Text is enumerated by the units that Foundation for Linux lacks.
struct SubstringTests {
    private let words = NSString.EnumerationOptions(rawValue: 3)
    private let sentences = NSString.EnumerationOptions(rawValue: 4)

    private func found(_ text: String, _ options: NSString.EnumerationOptions) -> [String?] {
        var found: [String?] = []
        AppSurroundings.enumerateSubstrings(
            of: text, in: text.startIndex..<text.endIndex, options: options
        ) { substring, _, _, _ in found.append(substring) }
        return found
    }

    @Test func textIsEnumeratedByWordsAndSentences() {
        #expect(found("One, two – 3.5!", words) == ["One", "two", "3.5"])
        #expect(found("One, two.", [words, .reverse]) == ["two", "One"])
        #expect(found("One, two.", [words, .substringNotRequired]) == [nil, nil])
        #expect(found("One. Two?", sentences) == ["One. ", "Two?"])
    }

    @Test func otherUnitsAreThoseOfFoundation() {
        #expect(found("a b\nc", []) == ["a b", "c"])
        #expect(found("ab", .byComposedCharacterSequences) == ["a", "b"])
    }

    @Test func enclosingRangesReachToTheNextUnit() {
        var enclosing: [NSRange] = []
        AppSurroundings.enumerateSubstrings(
            of: "- a, b!", in: NSRange(location: 0, length: 7), options: words
        ) { _, _, range, _ in enclosing.append(range) }
        #expect(enclosing == [NSRange(location: 0, length: 5), NSRange(location: 5, length: 2)])
    }

    @Test func theRangeLimitsTheUnitsAndABlockStops() {
        let text = "👍 one two three four"
        var found: [Substring] = []
        let range = text.index(after: text.startIndex)..<text.endIndex
        AppSurroundings.enumerateSubstrings(of: text, in: range, options: words) { _, word, _, isStopped in
            found.append(text[word])
            isStopped = found.count == 2
        }
        #expect(found == ["one", "two"])
    }
}
