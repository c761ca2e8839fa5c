import CoreGraphics

/// A string with the attributes of its stretches. Offsets count UTF-16 units, as `NSRange` does.
public struct AttributedText: Hashable, Sendable {
    /// Attributes of a stretch.
    public struct Run: Hashable, Sendable {
        /// UTF-16 offsets; what lies outside the text is ignored.
        public var range: Range<Int>
        /// What holds within the range.
        public var attributes: TextAttributes

        /// A stretch by its UTF-16 offsets.
        public init(range: Range<Int>, attributes: TextAttributes) {
            self.range = range
            self.attributes = attributes
        }
    }

    /// The style of the paragraphs that begin within a stretch.
    public struct ParagraphRun: Hashable, Sendable {
        /// UTF-16 offsets; what lies outside the text is ignored.
        public var range: Range<Int>
        /// The style of the paragraphs that begin within the range.
        public var style: ParagraphStyle

        /// A stretch by its UTF-16 offsets.
        public init(range: Range<Int>, style: ParagraphStyle) {
            self.range = range
            self.style = style
        }
    }

    /// Only the first 262,144 characters are laid out; a block says `isTruncated` when there are more.
    public static let maximumLength = 262_144

    /// The characters.
    public var string: String
    /// What holds where no run says otherwise.
    public var attributes: TextAttributes
    /// What holds where no paragraph run says otherwise.
    public var paragraphStyle: ParagraphStyle
    /// In ascending order; where two overlap, the earlier one keeps the overlap.
    public var runs: [Run]
    /// In ascending order.
    public var paragraphRuns: [ParagraphRun]

    /// A text; runs and paragraph runs are in ascending order.
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

    /// A string in one font.
    public init(_ string: String, font: Font, color: CGColor? = nil) {
        self.init(string, attributes: TextAttributes(font: font, color: color))
    }

    /// The same text with every font, kern and offset multiplied, as `minimumScaleFactor` does.
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
