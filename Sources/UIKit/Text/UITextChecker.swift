import Foundation
import Synchronization

/// Finds misspelled words. There are no dictionaries here: no language is available, and every word is considered
/// correct, which is reported. Learned and ignored words are stored.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    private static let learned = Mutex<Set<String>>([])

    /// The words that this checker ignores, in the order in which they were added.
    open var ignoredWords: [String]?

    /// The languages with dictionaries; none.
    open class var availableLanguages: [String] { [] }

    /// Ignores a word from now on, in this checker.
    open func ignoreWord(_ wordToIgnore: String) {
        if ignoredWords?.contains(wordToIgnore) != true {
            ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
        }
    }

    /// Considers a word correct in all checkers.
    open class func learnWord(_ word: String) { learned.withLock { _ = $0.insert(word) } }

    /// Returns whether the word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool { learned.withLock { $0.contains(word) } }

    /// Forgets a word that was learned.
    open class func unlearnWord(_ word: String) { learned.withLock { _ = $0.remove(word) } }

    /// Returns the range of the first misspelled word, at `NSNotFound` if there is none.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
        language: String
    ) -> NSRange {
        reportMissing(language)
        return NSRange(location: NSNotFound, length: 0)
    }

    /// Words that may have been meant; nil without a dictionary.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        reportMissing(language)
        return nil
    }

    /// Returns words that begin with the text in the range; nil without a dictionary.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String)
        -> [String]?
    {
        reportMissing(language)
        return nil
    }

    private func reportMissing(_ language: String) {
        RuntimeDiagnostics.report("UITextChecker has no dictionary of \(language) here: no word is checked")
    }
}
