/// One XML element of a document: its name, attributes and children in the order of the file.
///
/// An element is a lightweight handle: a reference to the tree and an index. Copying it is cheap, and it
/// keeps the whole document alive. Everything in a document can be read through elements, also what has no
/// typed view in this module.
public struct Element: Sendable {
    let tree: ElementTree
    let index: Int

    private var node: ElementTree.Node { tree.nodes[index] }

    /// The name of the element, such as `label`.
    public var name: String { tree.name(node.name) }

    /// The line where the element's start tag ends, counted from 1.
    public var line: Int { Int(node.line) }

    /// The position of the element in document order; the root is 0.
    public var position: Int { index }

    /// The `id` attribute.
    public var id: String? { self["id"] }

    /// The `key` attribute: the property of the parent whose value the element is.
    public var key: String? { self["key"] }

    /// The text inside the element, entities resolved; nil when there is none. Indentation between
    /// child elements does not count as text.
    public var text: String? {
        if node.text.length > 0 { return tree.string(node.text) }
        guard !tree.notes.isEmpty else { return nil }
        let pieces = tree.notes(in: index).filter { $0.kind == .text }.map { tree.string($0.content) }
        return pieces.isEmpty ? nil : pieces.joined()
    }

    /// The enclosing element; nil for the root.
    public var parent: Element? { node.parent < 0 ? nil : Element(tree: tree, index: Int(node.parent)) }

    /// The child elements, in order.
    public var children: ElementChildren { ElementChildren(tree: tree, parent: index) }

    /// All elements inside at any depth, in document order, without this one.
    public var descendants: some Sequence<Element> {
        let tree = tree
        return (index + 1..<max(Int(node.end), index + 1)).lazy.map { Element(tree: tree, index: $0) }
    }

    /// The enclosing elements, the nearest first.
    public var ancestors: some Sequence<Element> {
        sequence(state: self) { current -> Element? in
            guard let parent = current.parent else { return nil }
            current = parent
            return parent
        }
    }

    /// The attributes in the order of the file.
    public var attributes: [Attribute] {
        tree.attributeRange(of: index).map { position in
            tree.record?.note(attribute: position, of: index)
            let attribute = tree.attributes[position]
            return Attribute(name: tree.name(attribute.name), value: tree.string(attribute.value))
        }
    }

    /// The value of an attribute; nil when it is absent.
    public subscript(name: String) -> String? { tree.attribute(named: name, of: index).map(tree.string) }

    /// Returns whether the attribute is present.
    public func has(_ name: String) -> Bool { tree.attribute(named: name, of: index) != nil }

    /// Returns whether the element has the name.
    public func isNamed(_ name: String) -> Bool {
        var name = name
        let isNamed = name.withUTF8 { tree.name(node.name, equals: $0) }
        if isNamed { tree.record?.note(element: index) }
        return isNamed
    }

    /// Calls the closure with the bytes of an attribute's value, without allocating a string.
    func withAttribute<Result>(_ name: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result?) -> Result? {
        guard let span = tree.attribute(named: name, of: index) else { return nil }
        return tree.bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[span.range])) }
    }

    /// An attribute of an element.
    public struct Attribute: Sendable, Hashable {
        /// The name, with its prefix if it has one.
        public let name: String
        /// The value, entities resolved.
        public let value: String

        /// Creates an attribute.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }
}

extension Element: Hashable {
    /// Returns whether the elements are at the same position of the same parsed document.
    public static func == (left: Element, right: Element) -> Bool {
        left.tree === right.tree && left.index == right.index
    }

    /// Hashes the position.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(tree))
        hasher.combine(index)
    }
}

extension Element: CustomStringConvertible {
    /// `<name id=…> (line n)`, for messages.
    public var description: String { id.map { "<\(name) id=\"\($0)\">" } ?? "<\(name)>" }
}
