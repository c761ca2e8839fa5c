import CoreGraphics

/// The scalars of a text with their UTF-16 offsets.
struct SourceText: Sendable {
    /// The Unicode scalars, at most `AttributedText.maximumLength`.
    let scalars: [UInt32]
    /// Whether the text was longer.
    let isCut: Bool
    /// The UTF-16 offset of every scalar and of the end; nil where both counts are equal.
    private let offsets: [Int32]?

    init(_ string: String) {
        var scalars: [UInt32] = []
        var isWide = false
        var isCut = false
        scalars.reserveCapacity(min(string.utf8.count, AttributedText.maximumLength))
        for scalar in string.unicodeScalars {
            guard scalars.count < AttributedText.maximumLength else {
                isCut = true
                break
            }
            isWide = isWide || scalar.value > 0xFFFF
            scalars.append(scalar.value)
        }
        self.scalars = scalars
        self.isCut = isCut
        offsets = isWide ? Self.offsets(scalars) : nil
    }

    private static func offsets(_ scalars: [UInt32]) -> [Int32] {
        var result: [Int32] = [0]
        result.reserveCapacity(scalars.count + 1)
        var offset: Int32 = 0
        for scalar in scalars {
            offset += scalar > 0xFFFF ? 2 : 1
            result.append(offset)
        }
        return result
    }

    /// Returns the UTF-16 offset of a scalar.
    func utf16(_ index: Int) -> Int {
        guard let offsets else { return index }
        return Int(offsets[min(max(index, 0), scalars.count)])
    }

    /// Returns the scalar that contains a UTF-16 offset, within the text.
    func index(utf16 offset: Int) -> Int {
        guard let offsets else { return min(max(offset, 0), scalars.count) }
        var (low, high) = (0, scalars.count)
        while low < high {
            let middle = (low + high + 1) / 2
            if Int(offsets[middle]) <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The range of a paragraph without its terminator.
    struct Paragraph: Sendable {
        var range: Range<Int>
        /// The beginning of the next one; nil for the last.
        var next: Int?
        /// Whether it is ended by a line separator: the next line belongs to the same paragraph.
        var endsWithLineSeparator = false
    }

    /// Returns the paragraph that begins at a scalar.
    func paragraph(from start: Int) -> Paragraph {
        var end = start
        while end < scalars.count {
            switch scalars[end] {
            case 0x0D:
                let isPair = end + 1 < scalars.count && scalars[end + 1] == 0x0A
                return Paragraph(range: start..<end, next: end + (isPair ? 2 : 1))
            case 0x0A, 0x85, 0x2029:
                return Paragraph(range: start..<end, next: end + 1)
            case 0x0B, 0x0C, 0x2028:
                return Paragraph(range: start..<end, next: end + 1, endsWithLineSeparator: true)
            default: end += 1
            }
        }
        return Paragraph(range: start..<end, next: nil)
    }
}

/// A range in one style: an index into the styles of the text.
struct StyleSpan: Sendable {
    var range: Range<Int>
    var style: Int
}

/// The styles of a text as contiguous spans of its scalars.
struct StyleSpans: Sendable {
    let styles: [TextAttributes]
    private let spans: [StyleSpan]

    init(_ text: AttributedText, source: SourceText) {
        var styles = [text.attributes]
        var spans: [StyleSpan] = []
        var position = 0
        for run in text.runs {
            let start = max(source.index(utf16: run.range.lowerBound), position)
            let end = source.index(utf16: run.range.upperBound)
            guard end > start else { continue }
            if start > position { spans.append(StyleSpan(range: position..<start, style: 0)) }
            spans.append(StyleSpan(range: start..<end, style: styles.count))
            styles.append(run.attributes)
            position = end
        }
        let count = source.scalars.count
        if position < count || spans.isEmpty { spans.append(StyleSpan(range: position..<count, style: 0)) }
        self.styles = styles
        self.spans = spans
    }

    /// Returns the spans that intersect a range, clipped to it.
    func within(_ range: Range<Int>) -> [StyleSpan] {
        var result: [StyleSpan] = []
        for span in spans[firstIndex(reaching: range.lowerBound)...] {
            guard span.range.lowerBound < range.upperBound else { break }
            let part = span.range.clamped(to: range)
            if !part.isEmpty { result.append(StyleSpan(range: part, style: span.style)) }
        }
        return result
    }

    /// Returns the style at a scalar; at the end, the last one's.
    func styleIndex(at index: Int) -> Int {
        spans[firstIndex(reaching: index)].style
    }

    /// Returns the first span that ends after the position, or the last.
    private func firstIndex(reaching position: Int) -> Int {
        var (low, high) = (0, spans.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].range.upperBound > position { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
