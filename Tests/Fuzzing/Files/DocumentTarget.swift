/// Documents: every typed value is read, and the document is written and read again.
enum DocumentTarget {
    static func read(_ bytes: ContiguousArray<UInt8>) {
        guard let document = try? Document(bytes: bytes, path: "Fuzz.storyboard") else { return }
        checkScanner(bytes, document)
        TypedReading.read(document)
        checkWriting(document)
    }
}

/// Checks that the full parser accepts what the quick scanner accepts, with the same result.
private func checkScanner(_ bytes: ContiguousArray<UInt8>, _ document: Document) {
    bytes.withUnsafeBufferPointer { bytes in
        guard let plain = PlainScanner.tree(bytes, limits: ParseLimits()) else { return }
        let full = try? TreeParser.parseFully(
            bytes, Int32(truncatingIfNeeded: bytes.count), file: "", limits: ParseLimits(),
            allowsDocumentType: false)
        precondition(full != nil, "the scanner accepts what the parser refuses")
        precondition(full.map { isSame(plain, $0) } == true, "the scanner and the parser differ")
    }
}

/// Checks that writing loses nothing, and that writing the result again changes nothing.
private func checkWriting(_ document: Document) {
    let written = document.xmlBytes
    guard let again = try? Document(bytes: written, path: document.path) else {
        preconditionFailure("what was written cannot be read")
    }
    precondition(isSame(document.root.tree, again.root.tree), "what was written reads otherwise")
    precondition(again.xmlBytes == written, "what was written is written otherwise")
}

private func isSame(_ left: ElementTree, _ right: ElementTree) -> Bool {
    guard left.nodes.count == right.nodes.count, left.notes.count == right.notes.count else { return false }
    for (index, (node, other)) in zip(left.nodes, right.nodes).enumerated() {
        let (one, two) = (Element(tree: left, index: index), Element(tree: right, index: index))
        guard node.parent == other.parent, node.end == other.end, one.name == two.name,
            one.attributes == two.attributes, content(one) == content(two)
        else { return false }
    }
    return zip(left.notes, right.notes).allSatisfy { one, two in
        one.kind == two.kind && one.parent == two.parent && one.next == two.next
            && left.string(one.content) == right.string(two.content)
    }
}

/// Returns the text without white space between tags, which is not written.
private func content(_ element: Element) -> String {
    let text = element.text ?? ""
    return text.utf8.allSatisfy { $0 <= 0x20 } ? "" : text
}
