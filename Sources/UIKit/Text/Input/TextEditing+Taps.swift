import CoreGraphics
import Foundation

extension TextEditing {
    /// Handles taps on the text: one places the caret, two select the word, three the paragraph.
    func selectTapped(at point: CGPoint, taps: Int) {
        let place = offset(at: point)
        switch taps {
        case ...1: select(NSRange(location: place, length: 0))
        case 2: select(word(around: place) ?? NSRange(location: place, length: 0))
        default: select(paragraph(around: place))
        }
    }

    /// Returns the word that contains the position or ends at it: adjacent letters and digits.
    private func word(around place: Int) -> NSRange? {
        var word = 0..<0
        var offset = 0
        for character in editedText.string {
            let next = offset + character.utf16.count
            if character.isLetter || character.isNumber {
                word = (word.upperBound == offset && !word.isEmpty ? word.lowerBound : offset)..<next
            } else if !word.isEmpty, place <= word.upperBound {
                break
            }
            offset = next
        }
        guard !word.isEmpty, word.lowerBound <= place, place <= word.upperBound else { return nil }
        return NSRange(location: word.lowerBound, length: word.count)
    }

    /// Returns the paragraph without the line break at its end.
    private func paragraph(around place: Int) -> NSRange {
        let text = editedText.string as NSString
        var (start, contentsEnd) = (0, 0)
        text.getParagraphStart(
            &start, end: nil, contentsEnd: &contentsEnd,
            for: NSRange(location: min(max(place, 0), text.length), length: 0))
        return NSRange(location: start, length: max(contentsEnd - start, 0))
    }
}
