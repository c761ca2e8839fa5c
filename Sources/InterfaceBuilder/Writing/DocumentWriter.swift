/// Writes an element tree in the form in which Xcode saves documents, so that a document that Xcode saved is
/// reproduced byte for byte: four spaces a level, one element a line, attributes in their order, `/>` for elements
/// without content, line feeds, and references for the characters that need them.
///
/// The formatting of the original file is not preserved. What Xcode would write differently (other indentation, CDATA
/// sections, single quotes, blank lines) is written in Xcode's form with the same content.
struct DocumentWriter {
    private let tree: ElementTree
    private var output: ContiguousArray<UInt8> = []
    private var notes: ContiguousArray<ElementTree.Note>.SubSequence
    private var open: [Level] = []
    /// The elements that contain both text and elements.
    private let mixed: Set<Int32>

    /// An element that is being written.
    private struct Level {
        let node: Int
        /// The end of its descendants.
        let end: Int
        /// White space between text and elements is significant, so none may be added.
        let isInline: Bool
    }

    private init(_ tree: ElementTree) {
        self.tree = tree
        notes = tree.notes[...]
        mixed = Set(tree.notes.lazy.filter { $0.kind == .text }.map(\.parent))
        output.reserveCapacity(tree.bytes.count + tree.nodes.count * 128)
    }

    /// Returns the bytes of the whole file, in UTF-8.
    static func bytes(of tree: ElementTree) -> ContiguousArray<UInt8> {
        var writer = DocumentWriter(tree)
        writer.writeDocument()
        return writer.output
    }

    private mutating func writeDocument() {
        append("<?xml version=\"1.0\" encoding=\"UTF-8\"")
        switch tree.declaration {
        case .plain: break
        case .standalone: append(" standalone=\"yes\"")
        case .notStandalone: append(" standalone=\"no\"")
        }
        append("?>\n")
        for node in tree.nodes.indices {
            finish(before: node)
            start(node)
        }
        finish(before: tree.nodes.count)
        writeNotes(before: tree.nodes.count, in: -1)
    }
}

extension DocumentWriter {
    private var isInline: Bool { open.last?.isInline ?? false }

    /// Closes the elements that end before the node, and writes the notes before it. A loop over open elements,
    /// since recursion would need stack for every level of a document.
    private mutating func finish(before node: Int) {
        while let level = open.last {
            writeNotes(before: node, in: level.node)
            guard level.end <= node else { return }
            if !level.isInline { indent(open.count - 1) }
            append("</")
            appendName(tree.nodes[level.node].name)
            append(">")
            open.removeLast()
            breakLine()
        }
        writeNotes(before: node, in: -1)
    }

    private mutating func start(_ index: Int) {
        let node = tree.nodes[index]
        let end = max(Int(node.end), index + 1)
        if !isInline { indent(open.count) }
        append("<")
        appendName(node.name)
        for position in tree.attributeRange(of: index) { write(tree.attributes[position]) }
        if end > index + 1 || hasNotes(index) {
            append(">")
            let isInline = isInline || mixed.contains(Int32(truncatingIfNeeded: index))
            open.append(Level(node: index, end: end, isInline: isInline))
            breakLine()
        } else if node.text.length > 0, !isIndentation(index) {
            append(">")
            escape(node.text, CharacterReferences.text)
            append("</")
            appendName(node.name)
            append(">")
            breakLine()
        } else {
            append("/>")
            breakLine()
        }
    }

    private mutating func write(_ attribute: ElementTree.Attribute) {
        append(" ")
        appendName(attribute.name)
        append("=\"")
        escape(attribute.value, CharacterReferences.attribute)
        append("\"")
    }

    /// Returns whether the element holds only the line break before its closing tag, which remains where its children
    /// were removed by hand. In strings and data it is content.
    private func isIndentation(_ index: Int) -> Bool {
        let text = tree.bytes[tree.nodes[index].text.range]
        guard text.first == 0x0A, text.allSatisfy({ $0 <= 0x20 }) else { return false }
        let element = Element(tree: tree, index: index)
        return !["string", "mutableString", "data", "mutableData"].contains(element.name)
            && !element.has("xml:space")
    }
}

extension DocumentWriter {
    private func hasNotes(_ node: Int) -> Bool {
        guard let note = notes.first else { return false }
        return Int(note.parent) == node
    }

    private mutating func writeNotes(before node: Int, in parent: Int) {
        while let note = notes.first, Int(note.next) <= node, Int(note.parent) == parent {
            notes.removeFirst()
            write(note)
        }
    }

    private mutating func write(_ note: ElementTree.Note) {
        guard note.kind != .text else { return escape(note.content, CharacterReferences.text) }
        if !isInline { indent(open.count) }
        append(note.kind == .comment ? "<!--" : "<?")
        append(note.content)
        append(note.kind == .comment ? "-->" : "?>")
        breakLine()
    }
}

extension DocumentWriter {
    private mutating func append(_ text: StaticString) {
        output.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func appendName(_ name: Int32) {
        tree.withName(name) { output.append(contentsOf: $0) }
    }

    private mutating func append(_ span: ElementTree.Span) {
        tree.bytes.withUnsafeBufferPointer { output.append(contentsOf: $0[span.range]) }
    }

    private mutating func indent(_ level: Int) {
        for _ in 0..<level { append("    ") }
    }

    private mutating func breakLine() {
        if !isInline { append("\n") }
    }

    private mutating func escape(_ span: ElementTree.Span, _ references: CharacterReferences) {
        for byte in tree.bytes[span.range] {
            if let reference = references[byte] { append(reference) } else { output.append(byte) }
        }
    }
}
