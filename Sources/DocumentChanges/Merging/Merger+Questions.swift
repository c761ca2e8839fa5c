import InterfaceBuilder

extension Merger {
    /// The answer to a question about a property of a part; nil, and the question is noted, where there is none.
    mutating func ask(about part: Int, _ property: String?, _ values: Triple<String>) -> Side? {
        let elements = elements(part)
        guard let element = elements.ours ?? elements.theirs ?? elements.base else { return nil }
        let object = element.objectID == nil ? element.enclosingObject ?? element : element
        var name = property ?? element.key ?? element.name
        if property != nil, element != object { name = "\(element.key ?? element.name).\(name)" }
        if let naming = element["keyPath"] { name = naming }
        let key = questionKey("\(object.id ?? object.objectID ?? object.name).\(name)")
        if let answer = options.answers(key) { return answer }
        guard !conflicts.contains(where: { $0.key == key }) else { return nil }
        conflicts.append(
            Conflict(
                key: key, object: object.caption, scene: object.sceneCaption, property: name,
                values: Side.allCases.map { .init(text: values[$0], line: elements[$0]?.line) },
                id: object.objectID))
        conflictParts.append(part)
        return nil
    }

    /// A key that is one word.
    private func questionKey(_ key: String) -> String {
        String(key.map { $0.isWhitespace || $0 == "=" ? "_" : $0 })
    }

    /// Writes a comment before each element that a question is open about, and before the object around it where the
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
            // Two hyphens end a comment.
            let text = " conflict \(conflict.sentence) ".replacing("--", with: "- -").replacing(
                "\n", with: " ")
            draft.comments.append(.comment(text))
        }
    }

    /// The question whether an object is removed that the other side changed.
    func conflict(about removal: Removal) -> Conflict {
        let elements = elements(removal.root)
        let keeper = removal.remover.other
        let element = elements[keeper] ?? elements.base
        let reason = removal.reasons.first(where: \.isSubstantial) ?? removal.reasons.first
        let more = removal.reasons.count > 1 ? " and \(removal.reasons.count - 1) more" : ""
        let words = reason.map { "\($0.words): \($0.element.caption)\(more)" } ?? "kept"
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
    /// A removal that stands although the other side changed something of the object.
    func remark(about removal: Removal) -> String {
        let object = elements(removal.root).base?.caption ?? ""
        let changes = removal.reasons.prefix(3).map {
            "\($0.element.caption) \($0.words) in line \($0.element.line)"
        }
        let more = removal.reasons.count > 3 ? " and \(removal.reasons.count - 3) more" : ""
        return
            "\(object) is removed, as \(removal.remover.name) has it; \(removal.remover.other.name) had changed it: "
            + changes.joined(separator: ", ") + more
    }
}

extension Element {
    /// The object for people: its kind, what it shows, and its id.
    var caption: String {
        let shown = [
            "userLabel", "text", "title", "property", "selector", "image", "name", "placeholder",
            "customClass",
        ]
        .lazy.compactMap { self[$0] }.first { !$0.isEmpty }
        let id = id.map { " (\($0))" } ?? ""
        return name + (shown.map { " \"\($0.prefix(40))\"" } ?? "") + id
    }

    /// The scene around the object, by its controller.
    var sceneCaption: String? {
        guard let scene = isNamed("scene") ? self : ancestors.first(where: { $0.isNamed("scene") }) else {
            return nil
        }
        let controller = scene.members(of: "objects").first { $0.key == nil && !$0.isNamed("placeholder") }
        guard let controller else { return scene["sceneID"] }
        return controller["storyboardIdentifier"] ?? controller["customClass"] ?? controller["title"]
            ?? controller.caption
    }

    /// The value for people.
    var valueText: String {
        if isNamed("nil") { return "nil" }
        if let text, children.isEmpty { return text }
        let words = attributes.filter { $0.name != "key" }.map { "\($0.name) \($0.value)" }
        return words.isEmpty ? name : words.joined(separator: ", ")
    }
}
