import CoreGraphics

/// Where lines stand within their width.
public enum TextLineAlignment: Hashable, Sendable {
    case natural, left, center, right, justified
}

/// What happens to text that does not fit, as in `NSLineBreakMode`.
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

/// Which way a paragraph runs.
public enum TextDirection: Hashable, Sendable {
    /// As the first strong character says, left to right without one.
    case natural
    case leftToRight, rightToLeft
}

/// The measures of a paragraph, as in `NSParagraphStyle`. Lengths in points; those that are not finite
/// count as 0, and all are held within ±100,000.
public struct ParagraphStyle: Hashable, Sendable {
    /// Where lines stand.
    public var alignment = TextLineAlignment.natural
    /// How lines end.
    public var lineBreakMode = LineBreakMode.byWordWrapping
    /// Whether a word that would stand alone in the last line gets the one before it for company.
    public var avoidsLoneWords = false
    /// Which way the paragraph runs.
    public var direction = TextDirection.natural
    /// Added between lines.
    public var lineSpacing: CGFloat = 0
    /// 0 is no limit.
    public var minimumLineHeight: CGFloat = 0
    /// 0 is no limit.
    public var maximumLineHeight: CGFloat = 0
    /// 0 is no multiple.
    public var lineHeightMultiple: CGFloat = 0
    /// Added after the paragraph.
    public var paragraphSpacing: CGFloat = 0
    /// Added before the paragraph, unless it is the first.
    public var paragraphSpacingBefore: CGFloat = 0
    /// From the leading edge to the first line.
    public var firstLineHeadIndent: CGFloat = 0
    /// From the leading edge to the other lines.
    public var headIndent: CGFloat = 0
    /// Positive: distance from the leading edge; zero or negative: from the trailing edge.
    public var tailIndent: CGFloat = 0

    /// Natural alignment, wrapping at words, no spacing.
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
    /// Finite and within ±`limit`; what is not a number is 0.
    func bounded(by limit: Self) -> Self {
        isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit)
    }
}
