import Foundation

extension NSAttributedString {
    /// An option of reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The type of the document; determined from its content unless given.
        public static let documentType = DocumentReadingOptionKey("DocumentType")
        /// The attributes of plain text.
        public static let defaultAttributes = DocumentReadingOptionKey("DefaultAttributes")
        /// The encoding of characters, as the raw value of a `String.Encoding`.
        public static let characterEncoding = DocumentReadingOptionKey("CharacterEncoding")
        /// Not considered: text has the sizes of the document.
        public static let targetTextScaling = DocumentReadingOptionKey("TargetTextScaling")
        /// Not considered: text has the sizes of the document.
        public static let sourceTextScaling = DocumentReadingOptionKey("SourceTextScaling")
    }

    /// The type of a document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Text without attributes.
        public static let plain = DocumentType("NSPlainText")
        /// The Rich Text Format, which cannot be read here.
        public static let rtf = DocumentType("NSRTF")
        /// The Rich Text Format with attachments, which cannot be read here.
        public static let rtfd = DocumentType("NSRTFD")
        /// HTML.
        public static let html = DocumentType("NSHTML")
    }

    /// Creates the text of a document: plain text, or HTML with its fonts, colors, links, paragraphs and lists.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        self.init(attributedString: try AttributedDocument.text(of: data, options, documentAttributes))
    }

    /// Creates the text of a document in a file.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: documentAttributes)
    }
}

extension NSMutableAttributedString {
    /// Replaces the text by that of a document.
    public func read(
        from data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        setAttributedString(try AttributedDocument.text(of: data, options, documentAttributes))
    }
}

/// Reads documents.
private enum AttributedDocument {
    typealias Key = NSAttributedString.DocumentReadingOptionKey

    static func text(
        of data: Data, _ options: [Key: Any], _ attributes: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws -> NSAttributedString {
        guard
            let string = String(data: data, encoding: encoding(options))
                ?? String(data: data, encoding: .isoLatin1)
        else { throw CocoaError(.fileReadInapplicableStringEncoding) }
        let type = type(options) ?? guessed(string)
        attributes?.pointee = ["DocumentType": type.rawValue]
        switch type {
        case .html: return HTMLReader.text(of: string)
        case .plain:
            let given = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
            return NSAttributedString(
                string: string, attributes: given ?? [.font: UIFont.systemFont(ofSize: 12)])
        default:
            RuntimeDiagnostics.reportOnce("documents of the type \(type.rawValue) cannot be read here")
            throw CocoaError(.fileReadUnknown)
        }
    }

    private static func encoding(_ options: [Key: Any]) -> String.Encoding {
        switch options[.characterEncoding] {
        case let value as String.Encoding: value
        case let value as UInt: String.Encoding(rawValue: value)
        case let value as Int: String.Encoding(rawValue: UInt(bitPattern: value))
        case let value as NSNumber: String.Encoding(rawValue: value.uintValue)
        default: .utf8
        }
    }

    private static func type(_ options: [Key: Any]) -> NSAttributedString.DocumentType? {
        options[.documentType] as? NSAttributedString.DocumentType
            ?? (options[.documentType] as? String).map(NSAttributedString.DocumentType.init(rawValue:))
    }

    private static func guessed(_ string: String) -> NSAttributedString.DocumentType {
        let start = string.drop(while: \.isWhitespace).prefix(200).lowercased()
        if start.hasPrefix("{\\rtf") { return .rtf }
        return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
    }
}
