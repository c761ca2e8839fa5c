/// A font as described in a document.
public struct FontDescription: Sendable, Hashable {
    /// The kind of a font.
    public enum Face: Sendable, Hashable {
        /// The system font, with a weight such as `semibold` (`regular` by default).
        case system(weight: String)
        /// The bold system font.
        case boldSystem
        /// The italic system font.
        case italicSystem
        /// A text style, whose size and weight depend on the preferred content size.
        case textStyle(TextStyle)
        /// An unknown text style, as written.
        case unknownTextStyle(String)
        /// A font by PostScript name, with its family where the document has it.
        case named(String, family: String?)
        /// One of AppKit's roles in attributed strings, such as `label` or `smallSystem`.
        case role(String)
    }

    /// The kind of the font.
    public var face: Face
    /// The size in points; nil when the text style or the class determines it.
    public var pointSize: Double?

    /// Creates a description.
    public init(face: Face, pointSize: Double?) {
        self.face = face
        self.pointSize = pointSize
    }

    /// Reads a `fontDescription` (views) or `font` (attributed strings) element.
    public init?(_ element: Element) {
        guard let face = Self.face(of: element) else { return nil }
        let size =
            element.double("pointSize") ?? element.double("size")
            ?? element["size"].flatMap { Self.namedSizes[$0] }
        self.init(face: face, pointSize: size.flatMap { $0 > 0 ? min($0, 10_000) : nil })
    }

    /// The named sizes, in points (Apple: UIFont, "Getting system font sizes").
    private static let namedSizes: [String: Double] = [
        "system": 14, "smallSystem": 12, "label": 17, "button": 18,
    ]

    private static func face(of element: Element) -> Face? {
        if let style = element["style"] {
            return TextStyle(interfaceBuilderName: style).map(Face.textStyle) ?? .unknownTextStyle(style)
        }
        if let name = element["name"] { return .named(name, family: element["family"]) }
        switch element["type"] ?? element["metaFont"] {
        case "system": return .system(weight: element["weight"] ?? "regular")
        case "boldSystem", "systemBold": return .boldSystem
        case "italicSystem": return .italicSystem
        case let role?: return .role(role)
        case nil: return element.has("pointSize") ? .system(weight: element["weight"] ?? "regular") : nil
        }
    }
}

/// The text styles of UIKit, under the names of `UIFont.TextStyle`.
public enum TextStyle: String, Sendable, Hashable, CaseIterable {
    /// `extraLargeTitle2`, of visionOS.
    case extraLargeTitle2
    /// `extraLargeTitle`, of visionOS.
    case extraLargeTitle
    /// `largeTitle`.
    case largeTitle
    /// `title1`.
    case title1
    /// `title2`.
    case title2
    /// `title3`.
    case title3
    /// `headline`.
    case headline
    /// `subheadline`.
    case subheadline
    /// `body`.
    case body
    /// `callout`.
    case callout
    /// `footnote`.
    case footnote
    /// `caption1`.
    case caption1
    /// `caption2`.
    case caption2

    /// The constant's value in UIKit, which documents contain.
    public var interfaceBuilderName: String {
        let suffix =
            switch self {
            case .extraLargeTitle2: "ExtraLargeTitle2"
            case .extraLargeTitle: "ExtraLargeTitle"
            case .largeTitle: "Title0"
            case .title1: "Title1"
            case .title2: "Title2"
            case .title3: "Title3"
            case .headline: "Headline"
            case .subheadline: "Subhead"
            case .body: "Body"
            case .callout: "Callout"
            case .footnote: "Footnote"
            case .caption1: "Caption1"
            case .caption2: "Caption2"
            }
        return "UICTFontTextStyle" + suffix
    }

    /// Creates the style with the value that documents contain, such as `UICTFontTextStyleBody`.
    public init?(interfaceBuilderName name: String) {
        guard let style = Self.allCases.first(where: { $0.interfaceBuilderName == name }) else { return nil }
        self = style
    }
}

extension Element {
    /// Returns the font for a property; most views have it under `fontDescription`.
    public func font(key: String = "fontDescription") -> FontDescription? {
        (child(named: "fontDescription", key: key) ?? child(named: "font", key: key)).flatMap(
            FontDescription.init)
    }
}
