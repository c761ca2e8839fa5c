import CoreGraphics

/// A line of a block.
public struct TextLine: Hashable, Sendable {
    /// The UTF-16 offsets of the visible text, with white space at its end, without the line terminator. A
    /// truncated line's range ends with the text that is visible at its end.
    public let range: Range<Int>
    /// The line's box, without the width of white space at the end; the block's top left is the origin.
    public let rect: CGRect
    /// The distance of the baseline from the block's top.
    public let baseline: CGFloat
    /// The width in points, without white space at the end.
    public var width: CGFloat { rect.width }
}

/// A text laid out in a width: an immutable value, cheap to copy.
///
/// Only the requested number of lines is laid out. Widths and sizes that are not finite, negative or very
/// large are clamped; no input traps.
public struct TextBlock: Sendable {
    let storage: TextBlockStorage

    /// Lays out a text.
    ///
    /// - Parameters:
    ///   - width: The width at which lines are wrapped; nil for no wrapping.
    ///   - maximumLines: The maximum number of lines; 0 for no limit.
    ///   - lineBreakMode: The treatment of the last line; nil for that of the paragraph style.
    ///     The lines before it wrap at words, or at characters with `byCharWrapping`.
    public init(
        _ text: AttributedText, width: CGFloat?, maximumLines: Int = 0, lineBreakMode: LineBreakMode? = nil
    ) {
        storage = SharedEngine.mutex.withLock { engine in
            engine.block(text, width: width, maximumLines: maximumLines, mode: lineBreakMode)
        }
    }

    /// The size: the width of the widest line and the sum of the lines' heights, not rounded. Empty text has no size.
    public var size: CGSize { storage.size }
    /// Whether the text does not fit.
    public var isTruncated: Bool { storage.isTruncated }
    /// The number of lines.
    public var numberOfLines: Int { storage.fragments.count }
    /// The lines from top to bottom.
    public var lines: [TextLine] { storage.fragments.indices.map { storage.line($0) } }
    /// The distance from the block's top to the first baseline; 0 without lines.
    public var firstBaseline: CGFloat { storage.fragments.first.map { $0.y + $0.baseline } ?? 0 }
    /// The distance from the block's top to the last baseline; 0 without lines.
    public var lastBaseline: CGFloat { storage.fragments.last.map { $0.y + $0.baseline } ?? 0 }
}

/// The storage that a block shares with its copies.
final class TextBlockStorage: Sendable {
    let source: SourceText
    let styles: [TextAttributes]
    let paragraphs: [ShapedParagraph]
    let fragments: [LineFragment]
    let size: CGSize
    let isTruncated: Bool

    init(
        source: SourceText, styles: [TextAttributes], paragraphs: [ShapedParagraph],
        fragments: [LineFragment], size: CGSize, isTruncated: Bool
    ) {
        self.source = source
        self.styles = styles
        self.paragraphs = paragraphs
        self.fragments = fragments
        self.size = size
        self.isTruncated = isTruncated
    }

    func line(_ index: Int) -> TextLine {
        let fragment = fragments[index]
        let origin = paragraphs[fragment.paragraph].range.lowerBound
        let start = fragment.head.isEmpty ? fragment.tail?.lowerBound : fragment.head.lowerBound
        let end = fragment.tail?.upperBound ?? fragment.head.upperBound
        let first = source.utf16(origin + (start ?? fragment.head.lowerBound))
        return TextLine(
            range: first..<max(first, source.utf16(origin + end)),
            rect: CGRect(x: fragment.x, y: fragment.y, width: fragment.width, height: fragment.height),
            baseline: fragment.y + fragment.baseline)
    }
}
