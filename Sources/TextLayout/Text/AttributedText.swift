import CoreGraphics

/// A string with attributes for ranges. Offsets count UTF-16 units, as `NSRange` does.
public struct AttributedText: Hashable, Sendable {
    /// The attributes of a range.
    public struct Run: Hashable, Sendable {
        /// The UTF-16 offsets; parts outside the text are ignored.
        public var range: Range<Int>
        /// The attributes.
        public var attributes: TextAttributes

        /// Creates a run from UTF-16 offsets.
        public init(range: Range<Int>, attributes: TextAttributes) {
            self.range = range
            self.attributes = attributes
        }
    }

    /// The style of the paragraphs that begin in a range.
    public struct ParagraphRun: Hashable, Sendable {
        /// The UTF-16 offsets; parts outside the text are ignored.
        public var range: Range<Int>
        /// The style.
        public var style: ParagraphStyle

        /// Creates a run from UTF-16 offsets.
        public init(range: Range<Int>, style: ParagraphStyle) {
            self.range = range
            self.style = style
        }
    }

    /// The maximum number of characters that are laid out; a block's `isTruncated` is true when there are more.
    public static let maximumLength = 262_144

    /// The characters.
    public var string: String
    /// The attributes outside of runs.
    public var attributes: TextAttributes
    /// The paragraph style outside of paragraph runs.
    public var paragraphStyle: ParagraphStyle
    /// The runs in ascending order; where two overlap, the earlier one applies.
    public var runs: [Run]
    /// The paragraph runs in ascending order.
    public var paragraphRuns: [ParagraphRun]

    /// Creates a text; runs and paragraph runs are in ascending order.
    public init(
        _ string: String, attributes: TextAttributes, paragraphStyle: ParagraphStyle = ParagraphStyle(),
        runs: [Run] = [], paragraphRuns: [ParagraphRun] = []
    ) {
        self.string = string
        self.attributes = attributes
        self.paragraphStyle = paragraphStyle
        self.runs = runs
        self.paragraphRuns = paragraphRuns
    }

    /// Creates a text in one font.
    public init(_ string: String, font: Font, color: CGColor? = nil) {
        self.init(string, attributes: TextAttributes(font: font, color: color))
    }

    /// Returns the text with every font, kern and offset multiplied, as `minimumScaleFactor` does.
    public func scaled(by factor: CGFloat) -> AttributedText {
        var result = self
        result.attributes = attributes.scaled(by: factor)
        result.runs = runs.map { Run(range: $0.range, attributes: $0.attributes.scaled(by: factor)) }
        return result
    }
}

extension TextAttributes {
    func scaled(by factor: CGFloat) -> TextAttributes {
        var result = self
        result.font = font.resized(to: font.descriptor.size * factor)
        result.kern *= factor
        result.baselineOffset *= factor
        return result
    }
}
