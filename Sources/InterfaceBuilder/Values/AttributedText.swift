/// Text with attributes, the contents of `attributedString` elements.
public struct AttributedText: ElementFacade {
    /// The `attributedString` element.
    public let element: Element

    /// Creates a typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// The runs of text with the same attributes, in order.
    public var fragments: [Fragment] { element.children(named: "fragment").map(Fragment.init) }

    /// The text without attributes.
    public var string: String { fragments.map(\.text).joined() }

    /// A run of text with the same attributes.
    public struct Fragment: ElementFacade {
        /// The `fragment` element.
        public let element: Element

        /// A typed view of the element.
        public init(_ element: Element) { self.element = element }

        /// The text.
        public var text: String { element.text(key: "content") ?? "" }

        /// The attributes, in order.
        public var attributes: [TextAttribute] {
            element.members(of: "attributes").compactMap(TextAttribute.init)
        }
    }
}

/// An attribute of text.
public struct TextAttribute: Sendable, Hashable {
    /// The kinds of values.
    public enum Value: Sendable, Hashable {
        /// A color.
        case color(DocumentColor)
        /// A font.
        case font(FontDescription)
        /// A paragraph's style.
        case paragraph(ParagraphStyle)
        /// A number, such as an underline style or kerning.
        case number(Double)
        /// Text, such as a language.
        case string(String)
        /// A link.
        case url(String)
        /// Any other object, such as a shadow.
        case other(Element)
    }

    /// The attribute's name in AppKit's spelling: `NSColor`, `NSFont`, `NSUnderline`…
    public let name: String
    /// The value.
    public let value: Value

    init?(_ element: Element) {
        guard let name = element.key, let value = Self.value(of: element) else { return nil }
        self.name = name
        self.value = value
    }

    private static func value(of element: Element) -> Value? {
        switch element.name {
        case "color": DocumentColor(element).map(Value.color)
        case "font", "fontDescription": FontDescription(element).map(Value.font)
        case "paragraphStyle": .paragraph(ParagraphStyle(element))
        case "integer", "real": element.double("value").map(Value.number)
        case "bool": element.bool("value").map { .number($0 ? 1 : 0) }
        case "string", "mutableString": .string(element.stringContent)
        case "url": .url(element["string"] ?? element.stringContent)
        default: .other(element)
        }
    }
}

/// The style of a paragraph.
public struct ParagraphStyle: ElementFacade {
    /// A tab stop.
    public struct Tab: Sendable, Hashable {
        /// The distance from the leading margin, in points.
        public let location: Double
        /// The alignment of text at the stop.
        public let alignment: String
    }

    /// The `paragraphStyle` element.
    public let element: Element

    /// A typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// `left`, `center`, `right`, `justified`, `natural`.
    public var alignment: String? { element["alignment"] }

    /// `wordWrapping`, `charWrapping`, `clipping`, `truncatingHead`, `truncatingTail`, `truncatingMiddle`.
    public var lineBreakMode: String? { element["lineBreakMode"] }

    /// `natural`, `leftToRight`, `rightToLeft`.
    public var baseWritingDirection: String? { element["baseWritingDirection"] }

    /// Returns a distance, in points, by its name: `lineSpacing`, `paragraphSpacing`, `paragraphSpacingBefore`,
    /// `firstLineHeadIndent`, `headIndent`, `tailIndent`, `minimumLineHeight`, `maximumLineHeight`,
    /// `defaultTabInterval`. 0 when it is absent.
    public func distance(_ name: String) -> Double { element.length(name, default: 0) }

    /// The multiple of the font's line height; 0 for none.
    public var lineHeightMultiple: Double {
        min(max(element.double("lineHeightMultiple", default: 0), 0), 1_000)
    }

    /// The strength of hyphenation, 0…1.
    public var hyphenationFactor: Double { min(max(element.double("hyphenationFactor", default: 0), 0), 1) }

    /// The largest amount by which letters are tightened before text is truncated.
    public var tighteningFactorForTruncation: Double? { element.double("tighteningFactorForTruncation") }

    /// Whether letters may be tightened before text is truncated.
    public var allowsDefaultTighteningForTruncation: Bool? {
        element.bool("allowsDefaultTighteningForTruncation")
    }

    /// The tab stops, in order; nil for the default ones.
    public var tabStops: [Tab]? {
        element.child(named: "tabStops")?.children(named: "textTab").map {
            Tab(location: $0.length("location", default: 0), alignment: $0["alignment"] ?? "left")
        }
    }
}

extension Element {
    /// Returns the attributed text for a property.
    public func attributedText(key: String = "attributedText") -> AttributedText? {
        child(named: "attributedString", key: key).map(AttributedText.init)
    }

    /// Returns attributes for all text of a bar, such as `titleTextAttributes`.
    public func textAttributes(key: String) -> [TextAttribute]? {
        child(named: "textAttributes", key: key).map { $0.children.compactMap(TextAttribute.init) }
    }
}
