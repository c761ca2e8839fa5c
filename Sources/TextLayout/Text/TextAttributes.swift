import CoreGraphics

/// The style of an underline or a strikethrough line.
public enum TextLineStyle: Hashable, Sendable {
    case single, thick, double
}

/// A box in place of U+FFFC, for an image that the caller draws.
public struct TextAttachmentBox: Hashable, Sendable {
    /// The size, clamped to 0...100,000 points.
    public var size: CGSize
    /// The position of the box's lower edge above the baseline; negative values are below.
    public var descent: CGFloat
    /// The caller's identifier of the box.
    public var identifier: Int

    /// Creates a box on the baseline unless `descent` moves it.
    public init(size: CGSize, descent: CGFloat = 0, identifier: Int = 0) {
        self.size = size
        self.descent = descent
        self.identifier = identifier
    }
}

/// The attributes of a range of text.
public struct TextAttributes: Hashable, Sendable {
    /// The font, which determines widths and heights.
    public var font: Font
    /// The color of the text; nil for black.
    public var color: CGColor?
    /// The points added after every character.
    public var kern: CGFloat
    /// The style of the underline; nil for none.
    public var underline: TextLineStyle?
    /// The color of the underline; nil for the text's color.
    public var underlineColor: CGColor?
    /// The style of the strikethrough line; nil for none.
    public var strikethrough: TextLineStyle?
    /// The color of the strikethrough line; nil for the text's color.
    public var strikethroughColor: CGColor?
    /// The upwards offset from the baseline, in points.
    public var baselineOffset: CGFloat
    /// The color that fills the line's height behind the text.
    public var background: CGColor?
    /// The box that replaces each character of the range.
    public var attachment: TextAttachmentBox?

    /// Creates attributes; only the font is required.
    public init(
        font: Font, color: CGColor? = nil, kern: CGFloat = 0, underline: TextLineStyle? = nil,
        underlineColor: CGColor? = nil, strikethrough: TextLineStyle? = nil,
        strikethroughColor: CGColor? = nil, baselineOffset: CGFloat = 0, background: CGColor? = nil,
        attachment: TextAttachmentBox? = nil
    ) {
        self.font = font
        self.color = color
        self.kern = kern
        self.underline = underline
        self.underlineColor = underlineColor
        self.strikethrough = strikethrough
        self.strikethroughColor = strikethroughColor
        self.baselineOffset = baselineOffset
        self.background = background
        self.attachment = attachment
    }
}
