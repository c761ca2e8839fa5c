import Foundation

/// A type of data, such as an image or a PNG image, which is a subtype of the former.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
    /// The name of the type, such as `public.png`.
    public let identifier: String

    init(declared identifier: String) { self.identifier = identifier }

    /// Returns the type with an identifier; nil if it is not declared.
    public init?(_ identifier: String) {
        let name = identifier.lowercased()
        guard TypeTable.entries[name] != nil || UTTagClass.dynamic(name) != nil else { return nil }
        self.identifier = name
    }

    /// Creates a type that the program declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declared: identifier.lowercased())
    }

    /// Creates a type that another program declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declared: identifier.lowercased())
    }

    /// Creates the type with a filename extension among the subtypes of another; a dynamic type where it is not
    /// declared.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Creates the type with a MIME type among the subtypes of another; a dynamic type where it is not declared.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Creates the type with a tag among the subtypes of another; a dynamic type where it is not declared.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let first = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else {
            return nil
        }
        self = first
    }

    /// Returns the types with a tag among the subtypes of another; a dynamic type where it is not declared.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        guard !tag.isEmpty else { return [] }
        let found = tagClass.types(tag.lowercased()).map(UTType.init(declared:)).filter { type in
            supertype.map { type.conforms(to: $0) } ?? true
        }
        if !found.isEmpty { return found }
        return [UTType(declared: tagClass.dynamicIdentifier(tag.lowercased(), supertype?.identifier))]
    }

    // MARK: Tags

    private var entry: TypeTable.Entry? { TypeTable.entries[identifier] }

    /// The tags of the type by their class.
    public var tags: [UTTagClass: [String]] {
        if let (tagClass, tag) = UTTagClass.dynamic(identifier) { return [tagClass: [tag]] }
        return [.filenameExtension: entry?.extensions ?? [], .mimeType: entry?.mediaTypes ?? []]
            .filter { !$0.value.isEmpty }
    }

    /// The preferred filename extension.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
    /// The preferred MIME type.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// The localized name of the type; nil, as there are no localizations here.
    public var localizedDescription: String? { nil }
    /// The version of the declaration.
    public var version: Int? { nil }
    /// The URL of the type's documentation.
    public var referenceURL: URL? { nil }

    /// Whether the type is dynamic: created for a tag that is not declared.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    /// Whether the type is declared.
    public var isDeclared: Bool { entry != nil }
    /// Whether the type is in the public domain.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    // MARK: Supertypes

    /// All supertypes.
    public var supertypes: Set<UTType> { Set(supertypeNames.map(UTType.init(declared:))) }

    private var supertypeNames: Set<String> {
        isDynamic ? UTTagClass.supertypes(dynamic: identifier) : TypeTable.supertypes(of: identifier)
    }

    /// Returns whether this is the other type or a subtype of it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
    /// Returns whether this is a subtype of the other type.
    public func isSubtype(of type: UTType) -> Bool { supertypeNames.contains(type.identifier) }
    /// Returns whether this is a supertype of the other type.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// The name.
    public var description: String { identifier }
}

extension UTType: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(declared: try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

/// A class of tags, which identify types outside of the system.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// Apple's name for it.
    public let rawValue: String
    /// Creates a class from Apple's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Filename extensions.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")

    /// Apple's name for it.
    public var description: String { rawValue }

    func types(_ tag: String) -> [String] {
        switch self {
        case .filenameExtension: TypeTable.byExtension[tag] ?? []
        case .mimeType: TypeTable.byMediaType[tag] ?? []
        default: []
        }
    }

    // MARK: Dynamic types

    /// Returns an identifier that encodes the tag, so that it can be decoded. Apple's encoding differs.
    func dynamicIdentifier(_ tag: String, _ supertype: String?) -> String {
        "dyn.a\(self == .mimeType ? "m" : "f")\(Self.code(tag))"
            + (supertype.map { ".\(Self.code($0))" } ?? "")
    }

    static func dynamic(_ identifier: String) -> (UTTagClass, tag: String)? {
        guard identifier.hasPrefix("dyn.a"), let letter = identifier.dropFirst(5).first,
            let tag = text(identifier.dropFirst(6).prefix { $0 != "." })
        else { return nil }
        return (letter == "m" ? .mimeType : .filenameExtension, tag)
    }

    static func supertypes(dynamic identifier: String) -> Set<String> {
        let parts = identifier.split(separator: ".")
        guard parts.count == 3, let name = text(parts[2]) else { return [] }
        return TypeTable.supertypes(of: name).union([name])
    }

    private static func code(_ text: String) -> String {
        text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    private static func text(_ code: Substring) -> String? {
        let digits = Array(code)
        guard !digits.isEmpty, digits.count.isMultiple(of: 2) else { return nil }
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
            UInt8(String(digits[$0...($0 + 1)]), radix: 16)
        }
        return bytes.count == digits.count / 2 ? String(decoding: bytes, as: UTF8.self) : nil
    }
}

extension URL {
    /// Returns the URL of a file with the type's filename extension.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let ending = contentType.preferredFilenameExtension else { return self }
        return pathExtension.lowercased() == ending ? self : appendingPathExtension(ending)
    }

    /// Returns the URL with a component for a file of the type appended.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }
}
