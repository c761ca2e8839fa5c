import Foundation

/// The blocks of a document that a range of text is in, from the inside out.
public struct PresentationIntent: Hashable, Codable, Sendable {
    public var components: [IntentType]

    public init(types: [IntentType]) { components = types }

    /// Creates the intent of a block in a parent.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    public var count: Int { components.count }

    /// The number of blocks that indent their content: lists and quotes.
    public var indentationLevel: Int { components.count { $0.kind.indents } }

    /// A block, which its identity distinguishes from others of its kind.
    public struct IntentType: Hashable, Codable, Sendable {
        public var kind: Kind
        public var identity: Int

        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }
    }

    public enum Kind: Hashable, Codable, Sendable {
        case paragraph
        case header(level: Int)
        case orderedList
        case unorderedList
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        case tableRow(rowIndex: Int)
        case tableCell(columnIndex: Int)

        fileprivate var indents: Bool {
            switch self {
            case .orderedList, .unorderedList, .blockQuote: true
            default: false
            }
        }
    }

    public struct TableColumn: Hashable, Codable, Sendable {
        public var alignment: Alignment

        public init(alignment: Alignment) { self.alignment = alignment }

        public enum Alignment: Int, Hashable, Codable, Sendable { case left, center, right }
    }
}

extension PresentationIntent.IntentType: CustomDebugStringConvertible {
    public var debugDescription: String { "\(kind) (id \(identity))" }
}

extension PresentationIntent: CustomDebugStringConvertible {
    public var debugDescription: String { "\(components)" }
}
