/// The texts of one language for one document or table.
public struct LocalizationTable: Sendable, Hashable {
    /// A text, possibly with parts that depend on numbers.
    public enum Entry: Sendable, Hashable {
        /// A plain text.
        case text(String)
        /// A text by plural category (`zero`, `one`, `two`, `few`, `many`, `other`).
        case plural([String: String])
        /// A format with variables, each of which is replaced by such a text.
        case format(PluralFormat)

        /// The text; for texts that depend on numbers, the `other` form or the format itself.
        public var text: String? {
            switch self {
            case .text(let text): text
            case .plural(let forms): forms["other"]
            case .format(let format): format.text
            }
        }
    }

    /// The texts by key; for documents a key is `ObjectID.property`.
    public var entries: [String: Entry]
    /// The problems that were found in the file.
    public var diagnostics: [Diagnostic]

    /// Creates a table.
    public init(entries: [String: Entry] = [:], diagnostics: [Diagnostic] = []) {
        self.entries = entries
        self.diagnostics = diagnostics
    }

    /// The text for a key; for texts that depend on numbers, the `other` forms.
    public subscript(key: String) -> String? { entries[key]?.text }

    /// Returns the text of a document's object, such as `("abc-de-fgh", "text")`.
    public func text(objectID: String, property: String) -> String? { self[objectID + "." + property] }

    /// The keys in order.
    public var keys: [String] { entries.keys.sorted() }

    /// Adds another table's texts; existing ones are kept.
    public mutating func merge(_ other: LocalizationTable) {
        entries.merge(other.entries) { mine, _ in mine }
        diagnostics += other.diagnostics
    }
}
