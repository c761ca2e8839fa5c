import InterfaceBuilder

extension Merger {
    /// Returns the resolution of a conflict about a property of a part; records the conflict and returns nil if there is none.
    mutating func ask(about part: Int, _ property: String?, _ values: Triple<String>) -> Side? {
        let elements = elements(part)
        guard let element = elements.ours ?? elements.theirs ?? elements.base else { return nil }
        let object = element.objectID == nil ? element.enclosingObject ?? element : element
        var name = property ?? element.key ?? element.name
        if property != nil, element != object { name = "\(element.key ?? element.name).\(name)" }
        if let naming = element["keyPath"] { name = naming }
        let key = questionKey("\(object.id ?? object.objectID ?? object.name).\(name)")
        if let answer = options.answers(key) { return answer }
        guard askedKeys.insert(key).inserted else { return nil }
        conflicts.append(
            Conflict(
                key: key, object: object.caption, scene: object.sceneCaption, property: name,
                values: Side.allCases.map { .init(text: values[$0], line: elements[$0]?.line) },
                id: object.objectID))
        conflictParts.append(part)
        return nil
    }

    /// Returns the key as one word.
    private func questionKey(_ key: String) -> String {
        String(key.map { $0.isWhitespace || $0 == "=" ? "_" : $0 })
    }

    /// Inserts a comment before each element with an unresolved conflict, or before the enclosing object if the
    /// element is not in the document.
    func markConflicts(in root: Draft) {
        var drafts: [Int: Draft] = [:]
        root.visit { drafts[$0.part] = $0 }
        for (conflict, part) in zip(conflicts, conflictParts) {
            var place: Int? = part
            while let next = place, drafts[next] == nil {
                place = Side.first { self.correspondence.parent(of: next, in: $0.rawValue) }
            }
            let draft = place.flatMap { drafts[$0] } ?? root
            // Two hyphens would end the comment.
            let text = " conflict \(conflict.sentence) ".replacing("--", with: "- -").replacing(
                "\n", with: " ")
            draft.comments.append(.comment(text))
        }
    }

    /// Returns the conflict between the removal of an object and the other side's changes to it.
    func conflict(about removal: Removal) -> Conflict {
        let elements = elements(removal.root)
        let keeper = removal.remover.other
        let element = elements[keeper] ?? elements.base
        let reason = removal.reasons.first(where: \.isSubstantial) ?? removal.reasons.first
        let more = removal.reasons.count > 1 ? " and \(removal.reasons.count - 1) more" : ""
        let words = reason.map { "\($0.words): \(caption($0.element, keeper))\(more)" } ?? "kept"
        return Conflict(
            key: questionKey("\(element?.id ?? element?.objectID ?? "").removed"),
            object: element?.caption ?? "",
            scene: element?.sceneCaption, property: "removed",
            values: Side.allCases.map { side in
                if side == removal.remover { return .init(text: "removed", line: nil) }
                if side == .base { return .init(text: "as it was", line: elements.base?.line) }
                return .init(text: words, line: reason?.element.line)
            }, id: element?.objectID)
    }
}

extension Merger {
    /// Returns a description of an object; a constraint is described by its equation.
    private func caption(_ element: Element, _ side: Side) -> String {
        guard element.isNamed("constraint") else { return element.caption }
        return "constraint \(Equation.text(of: element, in: document(side))) (\(element.id ?? ""))"
    }

    /// Sorts the conflicts in the order of our version.
    mutating func sortConflicts() {
        let sorted = zip(conflicts, conflictParts).enumerated().sorted { left, right in
            let lines = [left, right].map { $0.element.0[.ours].line ?? $0.element.0[.theirs].line ?? 0 }
            return (lines[0], left.offset) < (lines[1], right.offset)
        }
        (conflicts, conflictParts) = (sorted.map(\.element.0), sorted.map(\.element.1))
    }

    /// Returns the remark about a removal of an object that the other side changed.
    func remark(about removal: Removal) -> String {
        let object = elements(removal.root).base.map { caption($0, .base) } ?? ""
        let keeper = removal.remover.other
        let changes = removal.reasons.prefix(3).map {
            "\(caption($0.element, keeper)) (\($0.words), line \($0.element.line))"
        }
        let more = removal.reasons.count > 3 ? " and \(removal.reasons.count - 3) more" : ""
        return
            "\(object) is removed, as \(removal.remover.name) has it; \(removal.remover.other.name) had changed it: "
            + changes.joined(separator: ", ") + more
    }
}

extension Element {
    /// A description of the object: its kind, its display name and its id.
    var caption: String { captionWithoutID + (id.map { " (\($0))" } ?? "") }

    /// A description of the object: its kind and its display name.
    var captionWithoutID: String { name + (shownName.map { " \"\($0)\"" } ?? "") }

    /// The display name of an object: its label in the document outline, or the text that it displays.
    var shownName: String? {
        let names = [
            "userLabel", "text", "title", "property", "selector", "image", "name", "placeholder",
            "customClass",
        ]
        let shown =
            names.lazy.compactMap { self[$0] }.first { !$0.isEmpty }
            ?? child(named: "state", key: "normal")?["title"]
        return shown.map { String($0.prefix(40)).replacing("\n", with: " ") }
    }

    /// The name of the scene that contains the object, by its controller.
    var sceneCaption: String? {
        guard let scene = isNamed("scene") ? self : ancestors.first(where: { $0.isNamed("scene") }) else {
            return nil
        }
        let controller = scene.members(of: "objects").first { $0.key == nil && !$0.isNamed("placeholder") }
        guard let controller else { return scene["sceneID"] }
        return controller["storyboardIdentifier"] ?? controller["customClass"] ?? controller["title"]
            ?? controller.caption
    }

    /// A description of the value, with those inside.
    var valueText: String {
        let words = valueWords
        return words.isEmpty ? name : words.joined(separator: ", ")
    }

    private var valueWords: [String] {
        if isNamed("nil") { return ["nil"] }
        if let text, children.isEmpty { return ["\"\(Self.excerpt(text))\""] }
        if isNamed("color"), let name = self["name"] ?? self["systemColor"] ?? self["cocoaTouchSystemColor"] {
            return [name]
        }
        let roles = ["key", "keyPath", "colorSpace", "customColorSpace"]
        let own = attributes.filter { !roles.contains($0.name) }
        return own.map { "\($0.name) \(Self.excerpt($0.value))" } + children.flatMap(\.valueWords)
    }

    /// Returns the beginning of a text, in one line.
    private static func excerpt(_ text: String) -> String {
        String(text.prefix(200)).replacing("\n", with: "\\n")
    }
}
