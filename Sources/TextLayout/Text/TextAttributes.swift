import CoreGraphics

/// How a line under or through text is drawn.
public enum TextLineStyle: Hashable, Sendable {
    case single, thick, double
}

/// A box that stands in the text for U+FFFC, for an image that the caller draws.
public struct TextAttachmentBox: Hashable, Sendable {
    /// Held within 0...100,000 points.
    public var size: CGSize
    /// The box's lower edge above the baseline; negative hangs below.
    public var descent: CGFloat
    /// The caller's own mark, to find the box again.
    public var identifier: Int

    /// A box that stands on the baseline unless `descent` moves it.
    public init(size: CGSize, descent: CGFloat = 0, identifier: Int = 0) {
        self.size = size
        self.descent = descent
        self.identifier = identifier
    }
}

/// What a stretch of text looks like.
public struct TextAttributes: Hashable, Sendable {
    /// The font that sets widths and heights.
    public var font: Font
    /// Nil draws black.
    public var color: CGColor?
    /// Points added after every character.
    public var kern: CGFloat
    /// A line under the text.
    public var underline: TextLineStyle?
    /// Nil takes the text's color.
    public var underlineColor: CGColor?
    /// A line through the text.
    public var strikethrough: TextLineStyle?
    /// Nil takes the text's color.
    public var strikethroughColor: CGColor?
    /// Points upward.
    public var baselineOffset: CGFloat
    /// Fills the line's height behind the text.
    public var background: CGColor?
    /// Room for an image in place of each character of the stretch.
    public var attachment: TextAttachmentBox?

    /// Attributes; only the font is required.
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
