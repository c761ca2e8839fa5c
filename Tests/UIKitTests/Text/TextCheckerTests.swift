import Foundation
import Testing
import UIKit

@MainActor
struct TextCheckerTests {
    @Test func wordsAreLearnedAndForgotten() {
        UITextChecker.learnWord("kumiki")
        #expect(UITextChecker.hasLearnedWord("kumiki"))
        UITextChecker.unlearnWord("kumiki")
        #expect(!UITextChecker.hasLearnedWord("kumiki"))
    }

    @Test func aWordIsIgnoredOnce() {
        let checker = UITextChecker()
        checker.ignoreWord("a")
        checker.ignoreWord("a")
        #expect(checker.ignoredWords == ["a"])
    }

    @Test func nothingIsMisspelledWithoutADictionary() {
        let range = UITextChecker().rangeOfMisspelledWord(
            in: "xqz", range: NSRange(location: 0, length: 3), startingAt: 0, wrap: false, language: "en")
        #expect(range.location == NSNotFound)
    }
}
