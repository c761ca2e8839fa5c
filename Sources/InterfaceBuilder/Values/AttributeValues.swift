/// The attributes of a document as typed values: flags, numbers, referenced objects, words and text.
///
/// The values are read in one pass over the document by the kinds that the ``Vocabulary`` has for the attributes, and
/// stored without a heap object for any of them. Attributes that the vocabulary does not have, and values that do not
/// parse, are text as written; ``Document/check()`` reports them.
public struct AttributeValues: Sendable {
    /// The value of an attribute.
    public enum Value: Sendable, Hashable {
        /// `YES` or `NO`.
        case flag(Bool)
        /// A finite number.
        case number(Double)
        /// The object with the id.
        case object(Element)
        /// Free text, or one of a set of words.
        case text(String)
    }

    /// A stored value: one for each attribute of the tree, in its order.
    enum Stored: Sendable {
        case flag(Bool)
        case number(Double)
        case object(Int32)
        case text
        /// The vocabulary does not have the attribute or its element.
        case unknown
        /// The value is not of the expected kind: not a number, not a flag, an id without an object.
        case unreadable
    }

    let tree: ElementTree
    let stored: ContiguousArray<Stored>

    /// Reads all values of a document.
    public init(_ document: Document) {
        self.init(document.root.tree)
    }

    init(_ tree: ElementTree) {
        self.tree = tree
        let reader = AttributeReader(tree)
        stored = ContiguousArray(unsafeUninitializedCapacity: tree.attributes.count) { buffer, count in
            tree.bytes.withUnsafeBufferPointer { bytes in
                for node in tree.nodes.indices {
                    let kind = tree.nodes[node].name
                    for position in tree.attributeRange(of: node) {
                        let value = reader.value(tree.attributes[position], kind, bytes)
                        buffer.initializeElement(at: count, to: value)
                        count += 1
                    }
                }
            }
        }
    }

    /// The number of values.
    public var count: Int { stored.count }

    /// The value of an element's attribute; nil when it is absent.
    public subscript(element: Element, name: String) -> Value? {
        guard element.tree === tree else { return nil }
        for position in tree.attributeRange(of: element.index)
        where tree.name(tree.attributes[position].name) == name {
            return value(at: position)
        }
        return nil
    }

    private func value(at position: Int) -> Value {
        switch stored[position] {
        case .flag(let flag): .flag(flag)
        case .number(let number): .number(number)
        case .object(let node): .object(Element(tree: tree, index: Int(node)))
        case .text, .unknown, .unreadable: .text(tree.string(tree.attributes[position].value))
        }
    }
}

/// Reads the value of an attribute by the kind that the vocabulary has for it.
private struct AttributeReader {
    private let vocabulary = Vocabulary.standard
    private let tree: ElementTree

    init(_ tree: ElementTree) { self.tree = tree }

    @inline(__always)
    func value(
        _ attribute: ElementTree.Attribute, _ kind: Int32, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> AttributeValues.Stored {
        guard let expected = vocabulary.value(kind: kind, attribute: attribute.name) else { return .unknown }
        let text = UnsafeBufferPointer(rebasing: bytes[attribute.value.range])
        switch expected {
        case .text, .word: return .text
        case .flag: return NumberText.bool(text).map { .flag($0) } ?? .unreadable
        case .number: return NumberText.double(text).map { .number($0) } ?? .unreadable
        case .object: return object(text)
        }
    }

    private func object(_ id: UnsafeBufferPointer<UInt8>) -> AttributeValues.Stored {
        tree.identifiers.node(for: id, bytes: tree.bytes).map { .object(Int32(truncatingIfNeeded: $0)) }
            ?? .unreadable
    }
}
