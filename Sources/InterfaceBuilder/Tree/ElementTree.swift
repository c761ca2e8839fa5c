import Foundation

/// The elements of a file in three flat arrays: nodes in document order, their attributes, and the
/// bytes of every name and value. Nodes are no heap objects, so that reading a document
/// costs little more than the parser does.
final class ElementTree: Sendable {
    /// One element. Its descendants are the nodes from the next one up to `end`.
    struct Node: Sendable {
        var name: Int32
        var parent: Int32
        var end: Int32
        var firstAttribute: Int32
        var line: Int32
        /// The text of an element that holds nothing else.
        var text: Span
    }

    /// A comment, processing instruction or text between the children of an element, or outside the root. There are
    /// few, so they are stored separately from the nodes, in the order of the file.
    struct Note: Sendable {
        enum Kind: Sendable {
            case comment, instruction, text
        }

        var kind: Kind
        /// The enclosing element; -1 outside the root.
        var parent: Int32
        /// The node after the note: the next one in document order, which may be outside of the parent.
        var next: Int32
        var content: Span
    }

    /// An attribute.
    struct Attribute: Sendable {
        var name: Int32
        var value: Span
    }

    /// The contents of the XML declaration beyond version and encoding.
    enum Declaration: Sendable {
        case plain, standalone, notStandalone
    }

    /// A range of `bytes`.
    struct Span: Sendable {
        var offset: Int32
        var length: Int32

        static let empty = Span(offset: 0, length: 0)
    }

    let nodes: ContiguousArray<Node>
    let attributes: ContiguousArray<Attribute>
    let bytes: ContiguousArray<UInt8>
    let seed: NameSeed
    /// The names that the seed does not have; their numbers follow the seed's.
    let ownNames: [String]
    private let ownSpans: ContiguousArray<Span>
    let identifiers: IdentifierTable
    let notes: ContiguousArray<Note>
    let declaration: Declaration
    /// The record of the parts that are read; nil for nearly all documents.
    let record: ReadingRecord?

    init(
        nodes: ContiguousArray<Node>, attributes: ContiguousArray<Attribute>, bytes: ContiguousArray<UInt8>,
        seed: NameSeed, names: NameTable, identifiers: IdentifierTable,
        notes: ContiguousArray<Note>, declaration: Declaration
    ) {
        self.nodes = nodes
        self.attributes = attributes
        self.bytes = bytes
        self.seed = seed
        ownNames = names.names
        ownSpans = names.spans
        self.identifiers = identifiers
        self.notes = notes
        self.declaration = declaration
        record = nil
    }

    /// Creates the same tree with a record.
    init(recording tree: ElementTree) {
        (nodes, attributes, bytes) = (tree.nodes, tree.attributes, tree.bytes)
        (seed, ownNames, ownSpans) = (tree.seed, tree.ownNames, tree.ownSpans)
        (identifiers, notes, declaration) = (tree.identifiers, tree.notes, tree.declaration)
        record = ReadingRecord()
    }

    /// Returns the notes directly inside an element, in order.
    func notes(in node: Int) -> some Sequence<Note> {
        let parent = Int32(truncatingIfNeeded: node)
        let end = nodes[node].end
        return notes[firstNote(after: parent)...].lazy.prefix { $0.next <= end }.filter {
            $0.parent == parent
        }
    }

    /// Returns the position of the first note before a node after the given one. The array is ordered by the nodes
    /// that its notes precede.
    private func firstNote(after node: Int32) -> Int {
        var (low, high) = (0, notes.count)
        while low < high {
            let middle = (low + high) / 2
            if notes[middle].next > node { high = middle } else { low = middle + 1 }
        }
        return low
    }

    func attributeRange(of node: Int) -> Range<Int> {
        let first = Int(nodes[node].firstAttribute)
        let next = node + 1
        return first..<(next < nodes.count ? Int(nodes[next].firstAttribute) : attributes.count)
    }

    func string(_ span: Span) -> String {
        bytes.withUnsafeBufferPointer {
            String(decoding: UnsafeBufferPointer(rebasing: $0[span.range]), as: UTF8.self)
        }
    }

    /// Returns the name with the number.
    func name(_ name: Int32) -> String {
        let number = Int(name)
        return number < seed.count ? seed.names[number] : ownNames[number - seed.count]
    }

    /// Calls the closure with the bytes of a name.
    @inline(__always)
    func withName<Result>(_ name: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        NameTable.withName(name, seed: seed, spans: ownSpans, bytes: bytes, body)
    }

    /// Returns whether an interned name equals the given text. Comparing bytes is cheaper than a table lookup
    /// for the short names of these documents.
    func name(_ name: Int32, equals text: UnsafeBufferPointer<UInt8>) -> Bool {
        withName(name) { $0.equals(text) }
    }

    func attribute(named name: String, of node: Int) -> Span? {
        var name = name
        return name.withUTF8 { text in
            for index in attributeRange(of: node) where self.name(attributes[index].name, equals: text) {
                record?.note(attribute: index, of: node)
                return attributes[index].value
            }
            return nil
        }
    }
}

extension ElementTree.Span {
    var range: Range<Int> { Int(offset)..<Int(offset) + Int(length) }

    func equals(_ text: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        UnsafeBufferPointer(rebasing: bytes[range]).equals(text)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns whether both hold the same bytes.
    @inline(__always)
    func equals(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        guard let left = baseAddress, let right = other.baseAddress else { return true }
        return memcmp(left, right, count) == 0
    }
}
