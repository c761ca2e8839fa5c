extension Element {
    /// An item inside an element: another element, or a comment, instruction or text between elements.
    public enum Content: Sendable, Hashable {
        /// A child element.
        case element(Element)
        /// A comment, without its delimiters.
        case comment(String)
        /// A processing instruction, without its delimiters.
        case instruction(String)
        /// Text between child elements.
        case text(String)
    }

    /// Everything directly inside the element, in the order of the file. The text of an element without other content
    /// is ``text``.
    public var contents: [Content] {
        let children = children
        guard !tree.notes.isEmpty else { return children.map { .element($0) } }
        return tree.interleaved(children.map(\.index), notes: Array(tree.notes(in: index)))
    }

    /// Whether there are comments, processing instructions or text between child elements.
    public var hasNotes: Bool {
        !tree.notes.isEmpty && tree.notes(in: index).contains { _ in true }
    }

    /// Whether there is text between child elements, where white space is significant.
    public var hasMixedContent: Bool {
        !tree.notes.isEmpty && tree.notes(in: index).contains { $0.kind == .text }
    }
}

extension Document {
    /// The root element with the comments and processing instructions around it.
    public var contents: [Element.Content] {
        root.tree.interleaved([0], notes: root.tree.notes.filter { $0.parent < 0 })
    }
}

extension ElementTree {
    fileprivate func interleaved(_ children: [Int], notes: [Note]) -> [Element.Content] {
        var contents: [Element.Content] = []
        var rest = notes[...]
        for child in children {
            while let note = rest.first, Int(note.next) <= child {
                contents.append(content(note))
                rest.removeFirst()
            }
            contents.append(.element(Element(tree: self, index: child)))
        }
        return contents + rest.map(content)
    }

    private func content(_ note: Note) -> Element.Content {
        switch note.kind {
        case .comment: .comment(string(note.content))
        case .instruction: .instruction(string(note.content))
        case .text: .text(string(note.content))
        }
    }
}
