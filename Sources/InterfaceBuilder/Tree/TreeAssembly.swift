/// Builds a tree from tags and text in the order of the file.
struct TreeAssembly {
    private var nodes: ContiguousArray<ElementTree.Node> = []
    private var attributes: ContiguousArray<ElementTree.Attribute> = []
    private var bytes: ContiguousArray<UInt8> = []
    private let seed = Vocabulary.standard.names
    private var names: NameTable
    private var identifiers: ContiguousArray<IdentifierTable.Entry> = []
    private var notes: ContiguousArray<ElementTree.Note> = []

    /// The XML declaration.
    var declaration = ElementTree.Declaration.plain

    /// The number of the open element; -1 outside the root.
    private var current: Int32 = -1
    /// The text of the open element since its last child.
    private var pending: ContiguousArray<UInt8> = []

    /// The number of open elements.
    private(set) var depth = 0

    /// Reserves space for a file of the given size with a typical structure.
    init(size: Int) {
        names = NameTable(seed)
        nodes.reserveCapacity(size / 80 + 8)
        attributes.reserveCapacity(size / 24 + 8)
        bytes.reserveCapacity(size / 2 + 512)
        identifiers.reserveCapacity(size / 200 + 8)
    }

    var count: Int { nodes.count }

    /// Whether the open element has no children yet.
    var isLeaf: Bool { nodes.count == Int(current) + 1 && notes.last?.parent != current }

    var hasPendingText: Bool { !pending.isEmpty }

    mutating func open(_ name: UnsafeBufferPointer<UInt8>, line: Int) {
        if !pending.isEmpty { flushText(leaf: false) }
        depth += 1
        let index = Int32(truncatingIfNeeded: nodes.count)
        nodes.append(
            .init(
                name: names.intern(name, into: &bytes), parent: current, end: index,
                firstAttribute: Int32(truncatingIfNeeded: attributes.count),
                line: Int32(truncatingIfNeeded: line), text: .empty))
        current = index
    }

    mutating func attribute(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
        let number = names.intern(name, into: &bytes)
        let span = ElementTree.Span(
            offset: Int32(truncatingIfNeeded: bytes.count), length: Int32(truncatingIfNeeded: value.count))
        bytes.append(contentsOf: value)
        attributes.append(.init(name: number, value: span))
        if name.count == 2, name[0] == UInt8(ascii: "i"), name[1] == UInt8(ascii: "d") {
            identifiers.append(.init(id: span, node: current))
        }
    }

    /// Sets the line of the open element, which is where its tag ends.
    mutating func setLine(_ line: Int) {
        guard current >= 0 else { return }
        nodes[Int(current)].line = Int32(truncatingIfNeeded: line)
    }

    /// Whether the open element has two attributes of the same name.
    var hasRepeatedAttribute: Bool {
        guard current >= 0 else { return false }
        let first = Int(nodes[Int(current)].firstAttribute)
        for index in first..<attributes.count {
            for other in first..<index where attributes[other].name == attributes[index].name { return true }
        }
        return false
    }

    /// Returns whether the open element has the name.
    func isOpen(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard current >= 0 else { return false }
        return names.withName(nodes[Int(current)].name, bytes) { $0.equals(name) }
    }

    mutating func close() {
        if !pending.isEmpty { flushText(leaf: true) }
        guard current >= 0 else { return }
        depth -= 1
        nodes[Int(current)].end = Int32(truncatingIfNeeded: nodes.count)
        current = nodes[Int(current)].parent
    }

    mutating func text(_ characters: UnsafeBufferPointer<UInt8>) {
        if current >= 0 { pending.append(contentsOf: characters) }
    }

    /// Adds a comment or processing instruction, without its delimiters.
    mutating func note(_ kind: ElementTree.Note.Kind, _ content: UnsafeBufferPointer<UInt8>) {
        if !pending.isEmpty { flushText(leaf: false) }
        addNote(kind, add(content))
    }

    /// Adds the pending text. The text of an element without children is kept as it is; between elements, white
    /// space is only the indentation of the file.
    private mutating func flushText(leaf: Bool) {
        defer { pending.removeAll(keepingCapacity: true) }
        guard current >= 0 else { return }
        if leaf, isLeaf {
            nodes[Int(current)].text = pending.withUnsafeBufferPointer { add($0) }
        } else if pending.contains(where: { $0 > 0x20 }) {
            addNote(.text, pending.withUnsafeBufferPointer { add($0) })
        }
    }

    private mutating func add(_ content: UnsafeBufferPointer<UInt8>) -> ElementTree.Span {
        let offset = Int32(truncatingIfNeeded: bytes.count)
        bytes.append(contentsOf: content)
        return .init(offset: offset, length: Int32(truncatingIfNeeded: content.count))
    }

    private mutating func addNote(_ kind: ElementTree.Note.Kind, _ content: ElementTree.Span) {
        notes.append(
            .init(
                kind: kind, parent: current, next: Int32(truncatingIfNeeded: nodes.count), content: content))
    }

    func tree() -> ElementTree {
        ElementTree(
            nodes: nodes, attributes: attributes, bytes: bytes, seed: seed, names: names,
            identifiers: IdentifierTable(identifiers, bytes: bytes), notes: notes, declaration: declaration)
    }
}
