import CoreGraphics

/// The alignment of lines.
public enum TextLineAlignment: Hashable, Sendable {
    case natural, left, center, right, justified
}

/// The treatment of text that does not fit, as in `NSLineBreakMode`.
public enum LineBreakMode: Hashable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle

    var truncates: Bool {
        switch self {
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
        case .byWordWrapping, .byCharWrapping, .byClipping: false
        }
    }
}

/// The writing direction of a paragraph.
public enum TextDirection: Hashable, Sendable {
    /// The direction of the first strong character, left to right without one.
    case natural
    case leftToRight, rightToLeft
}

/// The style of a paragraph, as in `NSParagraphStyle`. Lengths are in points; those that are not finite
/// count as 0, and all are clamped to ±100,000.
public struct ParagraphStyle: Hashable, Sendable {
    /// The alignment of lines.
    public var alignment = TextLineAlignment.natural
    /// The line break mode.
    public var lineBreakMode = LineBreakMode.byWordWrapping
    /// Whether a single word on the last line is joined by the word before it.
    public var avoidsLoneWords = false
    /// The writing direction.
    public var direction = TextDirection.natural
    /// The distance added between lines.
    public var lineSpacing: CGFloat = 0
    /// The minimum height of a line; 0 is no limit.
    public var minimumLineHeight: CGFloat = 0
    /// The maximum height of a line; 0 is no limit.
    public var maximumLineHeight: CGFloat = 0
    /// The multiple of the line height; 0 is no multiple.
    public var lineHeightMultiple: CGFloat = 0
    /// The distance added after the paragraph.
    public var paragraphSpacing: CGFloat = 0
    /// The distance added before the paragraph, unless it is the first.
    public var paragraphSpacingBefore: CGFloat = 0
    /// The distance from the leading edge to the first line.
    public var firstLineHeadIndent: CGFloat = 0
    /// The distance from the leading edge to the other lines.
    public var headIndent: CGFloat = 0
    /// The end of lines: positive from the leading edge; zero or negative from the trailing edge.
    public var tailIndent: CGFloat = 0

    /// Creates a style with natural alignment, word wrapping and no spacing.
    public init() {}

    /// The style with every number finite and in range.
    var normalized: ParagraphStyle {
        var style = self
        for path in Self.lengths {
            style[keyPath: path] = style[keyPath: path].bounded(by: 100_000)
        }
        return style
    }

    private static var lengths: [WritableKeyPath<ParagraphStyle, CGFloat>] {
        [
            \.lineSpacing, \.minimumLineHeight, \.maximumLineHeight, \.lineHeightMultiple, \.paragraphSpacing,
            \.paragraphSpacingBefore, \.firstLineHeadIndent, \.headIndent, \.tailIndent,
        ]
    }
}

extension BinaryFloatingPoint {
    /// Returns the value clamped to ±`limit`; 0 for a value that is not a number.
    func bounded(by limit: Self) -> Self {
        isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit)
    }
}
