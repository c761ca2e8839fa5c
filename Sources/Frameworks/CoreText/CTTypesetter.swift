import Foundation
import UIKit

/// Breaks a text into lines.
public final class CTTypesetter: Hashable {
    let text: NSAttributedString
    init(_ text: NSAttributedString) { self.text = text }

    public static func == (a: CTTypesetter, b: CTTypesetter) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Returns a line of a range; a length of 0 is that to the end of the text.
    func line(_ range: CFRange) -> CTLine { CTLine(text, CTFramesetter(text).range(range)) }

    /// Returns the range from an index to the end of its paragraph, within which a line ends.
    private func rest(from index: Int) -> NSRange? {
        guard index >= 0, index < text.length else { return nil }
        let paragraph = (text.string as NSString).paragraphRange(for: NSRange(location: index, length: 0))
        return NSRange(location: index, length: NSMaxRange(paragraph) - index)
    }

    /// Returns the number of UTF-16 units in a line of a width that breaks between words: one at least before the end.
    func lineBreak(from index: Int, _ width: Double) -> Int {
        guard let rest = rest(from: index) else { return 0 }
        let size = CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)
        let lines = TextLines(text.attributedSubstring(from: rest), size).lines
        return max(lines.first?.range.length ?? rest.length, 1)
    }

    /// Returns the number of UTF-16 units in a line of a width that breaks between characters: one at least.
    func clusterBreak(from index: Int, _ width: Double) -> Int {
        guard let rest = rest(from: index) else { return 0 }
        let (line, string) = (CTLine(text, rest), text.string as NSString)
        var end = index
        while end < NSMaxRange(rest) {
            let next = NSMaxRange(string.rangeOfComposedCharacterSequence(at: end))
            guard end == index || line.offset(of: next) <= width else { break }
            end = next
        }
        return end - index
    }
}

/// Creates a typesetter of a string.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(string)
}

/// Creates a typesetter of a string; the options have no effect.
public func CTTypesetterCreateWithAttributedStringAndOptions(
    _ string: CFAttributedString, _ options: CFDictionary?
) -> CTTypesetter? {
    CTTypesetter(string)
}

/// Returns the typesetter of a framesetter's text.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
    CTTypesetter(framesetter.text)
}

/// Creates a line of a range of the text.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    typesetter.line(stringRange)
}

/// Creates a line of a range of the text; the offset, which moves tabs, has no effect.
public func CTTypesetterCreateLineWithOffset(
    _ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double
) -> CTLine {
    typesetter.line(stringRange)
}

/// Returns the number of UTF-16 units in a line of a width that breaks between words.
public func CTTypesetterSuggestLineBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    typesetter.lineBreak(from: startIndex, width)
}

/// Returns the number of UTF-16 units in a line that begins at an offset.
public func CTTypesetterSuggestLineBreakWithOffset(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex {
    typesetter.lineBreak(from: startIndex, width - offset)
}

/// Returns the number of UTF-16 units in a line of a width that breaks between characters.
public func CTTypesetterSuggestClusterBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    typesetter.clusterBreak(from: startIndex, width)
}

/// Returns the number of UTF-16 units in a line that begins at an offset and breaks between characters.
public func CTTypesetterSuggestClusterBreakWithOffset(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex {
    typesetter.clusterBreak(from: startIndex, width - offset)
}
