import Foundation

// Foundation for Linux enumerates lines, paragraphs and characters, and ends the process for words and sentences.
extension AppSurroundings {
    /// Calls the block for each unit of the text in a range, as `NSString` does on Apple's platforms.
    public static func enumerateSubstrings(
        of text: NSString, in range: NSRange, options: NSString.EnumerationOptions,
        _ block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let granularity = granularity(options) else {
            return text.enumerateSubstrings(in: range, options: options, using: block)
        }
        var stop: ObjCBool = false
        for unit in units(of: text, in: range, by: granularity, isReversed: options.contains(.reverse)) {
            let substring = options.contains(.substringNotRequired) ? nil : text.substring(with: unit.range)
            block(substring, unit.range, unit.enclosing, &stop)
            if stop.boolValue { return }
        }
    }

    /// Calls the closure for each unit of the text in a range, as `String` does on Apple's platforms.
    public static func enumerateSubstrings<Text: StringProtocol>(
        of text: Text, in range: Range<String.Index>, options: NSString.EnumerationOptions,
        _ body: (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
    ) {
        let whole = String(text)
        enumerateSubstrings(
            of: whole as NSString,
            in: NSRange(location: text.utf16Offset(of: range.lowerBound), length: text.utf16[range].count),
            options: options
        ) { substring, unit, enclosing, stop in
            var isStopped = false
            body(substring, text.indices(of: unit), text.indices(of: enclosing), &isStopped)
            stop.pointee = ObjCBool(isStopped)
        }
    }

    /// The units of the options that Foundation lacks.
    private static func granularity(_ options: NSString.EnumerationOptions) -> UITextGranularity? {
        switch options.rawValue & 0xFF {
        case EnumerationUnit.words: .word
        case EnumerationUnit.sentences: .sentence
        default: nil
        }
    }

    /// Returns the units in a range, each with the enclosing range: up to the next unit, the first from the start of the
    /// range.
    private static func units(
        of text: NSString, in range: NSRange, by granularity: UITextGranularity, isReversed: Bool
    ) -> [(range: NSRange, enclosing: NSRange)] {
        let found = TextUnits(text: text.substring(with: range)).ranges(granularity)
        let ends = found.dropFirst().map(\.lowerBound) + [range.length]
        let units = zip(found.indices, zip(found, ends)).map { index, unit in
            let start = index == 0 ? 0 : unit.0.lowerBound
            return (
                NSRange(location: range.location + unit.0.lowerBound, length: unit.0.count),
                NSRange(location: range.location + start, length: unit.1 - start)
            )
        }
        return isReversed ? units.reversed() : units
    }
}

/// The values of the units of an enumeration of substrings that Foundation for Linux lacks.
private enum EnumerationUnit {
    static let words: UInt = 3
    static let sentences: UInt = 4
}

extension StringProtocol {
    fileprivate func utf16Offset(of index: String.Index) -> Int {
        utf16.distance(from: utf16.startIndex, to: index)
    }

    fileprivate func indices(of range: NSRange) -> Range<String.Index> {
        let start = utf16.index(utf16.startIndex, offsetBy: range.location)
        return start..<utf16.index(start, offsetBy: range.length)
    }
}
