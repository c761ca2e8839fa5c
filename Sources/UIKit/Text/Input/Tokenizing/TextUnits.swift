import Foundation

/// The words, sentences and other units of a text, in UTF-16 units.
struct TextUnits {
    let text: String

    /// Returns the ranges of the units, in order. Lines of layout are those of paragraphs here.
    func ranges(_ granularity: UITextGranularity) -> [Range<Int>] {
        switch granularity {
        case .character: characters
        case .word: words
        case .sentence: sentences
        case .paragraph, .line: paragraphs
        case .document: text.isEmpty ? [] : [0..<text.utf16.count]
        }
    }

    private var characters: [Range<Int>] {
        var offset = 0
        return text.map { character in
            let start = offset
            offset += character.utf16.count
            return start..<offset
        }
    }

    /// Adjacent letters and digits, with the punctuation that Unicode's rules keep within words and numbers. Scripts without
    /// spaces need a dictionary: an unbroken run of theirs is one word here.
    private var words: [Range<Int>] { runs(WordCharacters.belongs) }

    /// The paragraphs without the line breaks at their ends.
    private var paragraphs: [Range<Int>] { runs { _, character, _ in !character.isNewline } }

    /// The sentences including the punctuation at their ends and the spaces after it.
    private var sentences: [Range<Int>] {
        var found: [Range<Int>] = []
        var (start, offset) = (0, 0)
        var (isEnding, isAfterSpace) = (false, false)
        for character in text {
            if isEnding, isAfterSpace, !character.isWhitespace {
                found.append(start..<offset)
                (start, isEnding, isAfterSpace) = (offset, false, false)
            }
            if character.isNewline || ".!?。！？".contains(character) {
                isEnding = true
                isAfterSpace = character.isNewline || "。！？".contains(character)
            } else if isEnding {
                isAfterSpace = character.isWhitespace || isAfterSpace
                isEnding = isAfterSpace || "\"”’)」".contains(character)
            }
            offset += character.utf16.count
        }
        return start < offset ? found + [start..<offset] : found
    }

    /// Returns the ranges of adjacent characters that belong to a unit, of which the closure also gets the neighbors.
    private func runs(_ belongs: (Character?, Character, Character?) -> Bool) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var (start, offset): (Int?, Int) = (nil, 0)
        var (index, previous): (String.Index, Character?) = (text.startIndex, nil)
        while index < text.endIndex {
            let following = text.index(after: index)
            let next = following < text.endIndex ? text[following] : nil
            if belongs(previous, text[index], next) {
                start = start ?? offset
            } else if let begun = start {
                found.append(begun..<offset)
                start = nil
            }
            offset += text[index].utf16.count
            (index, previous) = (following, text[index])
        }
        return start.map { found + [$0..<offset] } ?? found
    }
}

/// The characters of words by the rules of Unicode's text segmentation.
private enum WordCharacters {
    /// Returns whether a character between two others belongs to a word or a number.
    static func belongs(_ previous: Character?, _ character: Character, _ next: Character?) -> Bool {
        if character.isLetter || character.isNumber || character == "_" { return true }
        guard let previous, let next else { return false }
        return betweenLetters.contains(character) && previous.isLetter && next.isLetter
            || betweenDigits.contains(character) && previous.isNumber && next.isNumber
    }

    private static let betweenLetters: Set<Character> = ["'", "’", "‘", ".", "·", "․"]
    private static let betweenDigits: Set<Character> = ["'", "’", "‘", ".", "․", ",", ";"]
}
