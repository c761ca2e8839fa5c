extension Document {
    /// Reports kinds of element and attributes that the vocabulary does not have, each once, at its first occurrence.
    /// They are kept and can be read by name like all others.
    var unknownNames: [Diagnostic] {
        let tree = root.tree
        let vocabulary = Vocabulary.standard
        var seen: Set<[Int32]> = []
        var findings: [Diagnostic] = []
        for index in tree.nodes.indices {
            let kind = tree.nodes[index].name
            guard vocabulary.isKind(kind) else {
                guard seen.insert([kind]).inserted else { continue }
                findings.append(kept("<\(tree.name(kind))> is not a known kind of element", at: index))
                continue
            }
            for position in tree.attributeRange(of: index) {
                let name = tree.attributes[position].name
                guard vocabulary.value(kind: kind, attribute: name) == nil,
                    !Self.isOnEveryKind(tree.name(name)),
                    seen.insert([kind, name]).inserted
                else { continue }
                findings.append(
                    kept("<\(tree.name(kind))> has no known attribute \(tree.name(name))", at: index))
            }
        }
        return findings
    }

    private func kept(_ message: String, at index: Int) -> Diagnostic {
        diagnostic(.note, Element(tree: root.tree, index: index), message + "; it is preserved unchanged")
    }

    /// Returns whether any kind of element may have the attribute.
    private static func isOnEveryKind(_ name: String) -> Bool {
        ["id", "key", "userLabel", "customClass", "customModule", "customModuleProvider"].contains(name)
    }
}
