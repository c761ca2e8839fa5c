/// A value of a property list in XML.
public indirect enum PropertyList: Sendable, Hashable {
    /// An entry of a dictionary.
    public struct Entry: Sendable, Hashable {
        /// The key.
        public let key: String
        /// The value.
        public let value: PropertyList

        /// Creates an entry.
        public init(key: String, value: PropertyList) {
            self.key = key
            self.value = value
        }
    }

    /// Entries in the order of the file.
    case dictionary([Entry])
    /// Values in order.
    case array([PropertyList])
    /// Text.
    case string(String)
    /// A number, whole or not.
    case number(Double)
    /// True or false.
    case bool(Bool)
    /// A date or data, as written.
    case other(String)

    /// The deepest nesting that is read.
    static let depthLimit = 64

    /// Reads an XML property list from a file of at most 16 MB.
    public static func read(_ path: String) throws(DocumentError) -> PropertyList {
        try parse(FileReader.read(path, limit: StringsFile.sizeLimit), path: path)
    }

    /// Reads an XML property list. Its document type declaration is ignored, and entities are refused.
    public static func parse(_ bytes: ContiguousArray<UInt8>, path: String) throws(DocumentError)
        -> PropertyList
    {
        if bytes.starts(with: "bplist".utf8) { throw DocumentError(file: path, reason: .binary) }
        var limits = ParseLimits()
        limits.depth = depthLimit
        let root = try Element.root(of: bytes, path: path, limits: limits)
        guard root.isNamed("plist"), let content = root.children.first else {
            throw DocumentError(
                file: path, line: root.line,
                reason: .malformed("<plist> with a value is expected, not <\(root.name)>"))
        }
        return PropertyList(content)
    }

    /// The parser bounds the nesting, and with it this recursion.
    private init(_ element: Element) {
        switch element.name {
        case "dict":
            var entries: [Entry] = []
            var key: String?
            for child in element.children {
                if child.isNamed("key") {
                    key = child.text ?? ""
                } else if let name = key {
                    entries.append(Entry(key: name, value: PropertyList(child)))
                    key = nil
                }
            }
            self = .dictionary(entries)
        case "array": self = .array(element.children.map { PropertyList($0) })
        case "string": self = .string(element.text ?? "")
        case "integer", "real": self = .number(NumberText.double(element.text ?? "") ?? 0)
        case "true": self = .bool(true)
        case "false": self = .bool(false)
        default: self = .other(element.text ?? "")
        }
    }

    /// The value for a key of a dictionary.
    public subscript(key: String) -> PropertyList? {
        guard case .dictionary(let entries) = self else { return nil }
        return entries.first { $0.key == key }?.value
    }

    /// The text; nil for other values.
    public var string: String? { if case .string(let text) = self { text } else { nil } }

    /// The elements; nil for other values.
    public var array: [PropertyList]? { if case .array(let members) = self { members } else { nil } }

    /// The entries; nil for other values.
    public var entries: [Entry]? { if case .dictionary(let entries) = self { entries } else { nil } }
}
