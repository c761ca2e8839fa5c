import CoreGraphics

/// One line of a block.
public struct TextLine: Hashable, Sendable {
    /// UTF-16 offsets of what the line shows, with white space at its end, without the line terminator. A
    /// truncated line's range ends with the text it shows at its end.
    public let range: Range<Int>
    /// The line's box, its width without white space at the end; the block's top left is the origin.
    public let rect: CGRect
    /// Distance of the baseline from the block's top.
    public let baseline: CGFloat
    /// The width in points, without white space at the end.
    public var width: CGFloat { rect.width }
}

/// A text laid out within a width: an immutable value, cheap to copy.
///
/// Only as many lines as asked for are laid out. Widths and sizes that are not finite, negative or very
/// large are brought into range; no input traps.
public struct TextBlock: Sendable {
    let storage: TextBlockStorage

    /// Lays a text out.
    ///
    /// - Parameters:
    ///   - width: Where lines break; nil breaks only where the text says so.
    ///   - maximumLines: 0 is any number.
    ///   - lineBreakMode: What happens at the end of the last line allowed; nil asks the paragraph style.
    ///     The lines before it wrap at words, or at characters with `byCharWrapping`.
    public init(
        _ text: AttributedText, width: CGFloat?, maximumLines: Int = 0, lineBreakMode: LineBreakMode? = nil
    ) {
        storage = SharedEngine.mutex.withLock { engine in
            engine.block(text, width: width, maximumLines: maximumLines, mode: lineBreakMode)
        }
    }

    /// The widest line by the sum of the lines' heights, neither rounded. Empty text has no size.
    public var size: CGSize { storage.size }
    /// The text did not fit.
    public var isTruncated: Bool { storage.isTruncated }
    /// How many lines were laid out.
    public var numberOfLines: Int { storage.fragments.count }
    /// The lines from top to bottom.
    public var lines: [TextLine] { storage.fragments.indices.map { storage.line($0) } }
    /// From the block's top; 0 without lines.
    public var firstBaseline: CGFloat { storage.fragments.first.map { $0.y + $0.baseline } ?? 0 }
    /// From the block's top; 0 without lines.
    public var lastBaseline: CGFloat { storage.fragments.last.map { $0.y + $0.baseline } ?? 0 }
}

/// What a block shares with its copies.
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
