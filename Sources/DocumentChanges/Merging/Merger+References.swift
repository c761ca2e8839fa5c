import InterfaceBuilder

extension Merger {
    /// Assigns every object in the result a unique id.
    mutating func nameObjects(_ root: Draft) {
        var taken: [String: Int] = [:]
        var drafts: [Draft] = []
        root.visit { if $0["id"] != nil, correspondence.parts[$0.part].isObject { drafts.append($0) } }
        for draft in drafts where !correspondence.duplicateObjects.contains(draft.part) {
            name(draft, &taken)
        }
        for draft in drafts where correspondence.duplicateObjects.contains(draft.part) { name(draft, &taken) }
    }

    private mutating func name(_ draft: Draft, _ taken: inout [String: Int]) {
        guard var id = draft["id"] else { return }
        if let other = taken[id], !haveSameID(other, draft.part) {
            id = freshID(instead: id, taken)
            remarks.append(
                "\(draft.name) \(draft["id"] ?? "") has the new id \(id), since both sides added that id")
            draft["id"] = id
        }
        taken[id] = draft.part
        finalIDs[draft.part] = id
    }

    /// Returns whether one of the states itself has two objects with the same id.
    private func haveSameID(_ part: Int, _ other: Int) -> Bool {
        Side.allCases.contains { side in
            guard let id = element(part, side)?.id else { return false }
            return element(other, side)?.id == id
        }
    }

    /// Returns an id in Interface Builder's format that no state contains; the result is the same for the same id.
    private func freshID(instead id: String, _ taken: [String: Int]) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in id.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
        while true {
            var text = ""
            var rest = hash
            for position in 0..<10 {
                if position == 3 || position == 6 {
                    text += "-"
                } else {
                    text.append(letters[Int(rest % 62)])
                    rest /= 62
                }
            }
            if taken[text] == nil,
                !Side.allCases.contains(where: { document($0).element(withID: text) != nil })
            {
                return text
            }
            hash = hash &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        }
    }

    /// Sets the ids of the referenced objects.
    mutating func connect(_ root: Draft) {
        for reference in references {
            let id =
                finalIDs[reference.part]
                ?? Side.first { self.element(reference.part, $0)?.id }
            reference.draft[reference.attribute] = id
        }
    }

    /// Removes references to objects that are not in the result: connections, constraints and members of masks are
    /// removed completely, other elements lose the attribute.
    mutating func removeDangling(_ root: Draft) {
        while true {
            var ids: Set<String> = []
            root.visit { if let id = $0["id"] { ids.insert(id) } }
            var removed: [Draft] = []
            root.visit { draft in
                if draft.attributes.contains(where: { isDangling($0, ids) }) { removed.append(draft) }
            }
            guard !removed.isEmpty else { return }
            var whole: Set<ObjectIdentifier> = []
            for draft in removed {
                if draft.isReferenceAsAWhole {
                    whole.insert(ObjectIdentifier(draft))
                } else {
                    draft.attributes.removeAll { isDangling($0, ids) }
                }
            }
            root.removeDescendants { whole.contains(ObjectIdentifier($0)) }
        }
    }

    private func isDangling(_ attribute: Element.Attribute, _ ids: Set<String>) -> Bool {
        guard Vocabulary.isReference(attribute.name), !ids.contains(attribute.value),
            !attribute.value.hasPrefix("-"),
            !attribute.value.isEmpty
        else { return false }
        // Dangling references of a state itself are kept.
        return Side.allCases.contains { document($0).element(withID: attribute.value) != nil }
    }
}

extension Draft {
    /// Whether the element has no meaning without the object that it refers to.
    var isReferenceAsAWhole: Bool {
        ["outlet", "outletCollection", "action", "segue", "constraint", "include", "exclude"].contains(name)
    }
}
