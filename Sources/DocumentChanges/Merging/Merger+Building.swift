import InterfaceBuilder

extension Merger {
    /// Builds a part with its descendants; returns nil if it is not in the result. If a side is given, only that side is
    /// considered, since the other one does not contain the enclosing object.
    mutating func build(_ part: Int, from only: Side?) -> Draft? {
        let only = only ?? soleSide(of: part)
        let elements = elements(part)
        if correspondence.parts[part].isValue { return buildValue(part, elements, only) }
        guard let sample = only.flatMap({ elements[$0] }) ?? elements.ours ?? elements.theirs ?? elements.base
        else {
            return nil
        }
        let draft = Draft(part: part, name: sample.name, attributes: [])
        draft.name = chosen(part, "kind", elements.map { $0?.name }, only) ?? sample.name
        draft.attributes = attributes(of: part, elements, draft.name, only)
        for index in draft.attributes.indices { noteReference(in: draft, index) }
        draft.text = chosen(part, "content", elements.map { $0?.text }, only)
        draft.children = children(of: part, only)
        // A text is an attribute or an element; if the sides use both forms, the attribute has already been decided.
        draft.children.removeAll { child in
            Element.texts.contains(child.name) && child["key"].map { draft[$0] != nil } == true
        }
        draft.comments = chosenComments(elements, only, Comments.before) ?? []
        draft.closingComments = chosenComments(elements, only, Comments.closing) ?? []
        return isNeeded(draft, part, elements, only) ? draft : nil
    }

    /// Returns the side that alone contains an object, or whose object is kept.
    private func soleSide(of part: Int) -> Side? {
        guard correspondence.parts[part].isObject else { return nil }
        if let keeper = keepers[part] { return keeper }
        if element(part, .ours) == nil { return .theirs }
        return element(part, .theirs) == nil ? .ours : nil
    }

    /// Returns whether an element without an id is in the result: it has children, or neither side removed it.
    private func isNeeded(_ draft: Draft, _ part: Int, _ elements: Triple<Element?>, _ only: Side?) -> Bool {
        if correspondence.parts[part].isObject { return true }
        if let only, elements[only] == nil, draft.children.isEmpty { return false }
        if !draft.children.isEmpty { return true }
        let saysMore = draft.attributes.contains { $0.name != "key" && $0.name != draft.roleAttribute }
        let presence = elements.map { $0 != nil }
        let isKept = only.map { presence[$0] } ?? presence[presence.winner ?? .ours]
        if saysMore || draft.text != nil { return isKept || presence.base }
        // A list that lost its last member is omitted, as in Interface Builder.
        let wasFilled = Side.allCases.allSatisfy { elements[$0].map { !$0.children.isEmpty } ?? true }
        return isKept && !wasFilled
    }

    private mutating func children(of part: Int, _ only: Side?) -> [Draft] {
        var built: [Int: Draft] = [:]
        for child in (childObjects[part] ?? []) + (childParts[part] ?? []) {
            if let draft = build(child, from: correspondence.parts[child].isObject ? nil : only) {
                built[child] = draft
            }
        }
        guard !built.isEmpty else { return [] }
        removeRivals(part, &built)
        let members = Set(built.keys)
        let lists = Triple { correspondence.children(of: part, in: (only ?? $0).rawValue) }
        let (order, isContested) = SequenceMerge.order(
            base: lists.base, ours: lists.ours, theirs: lists.theirs, members: members)
        var result = order
        if isContested, isOrdered(part), let winner = askOrder(part, lists) {
            result =
                SequenceMerge.order(
                    base: lists[winner], ours: lists[winner], theirs: lists[winner.other], members: members
                ).order
        }
        let placed = Set(result)
        result += built.keys.filter { !placed.contains($0) }.sorted()
        return result.compactMap { built[$0] }
    }

    /// Keeps one object for each property that both sides set to different objects.
    private mutating func removeRivals(_ part: Int, _ built: inout [Int: Draft]) {
        var holders: [String: [Int]] = [:]
        for child in built.keys.sorted() where correspondence.parts[child].isObject {
            if let key = built[child]?["key"] { holders[key, default: []].append(child) }
        }
        for (key, rivals) in holders.sorted(by: { $0.key < $1.key }) where rivals.count > 1 {
            let candidates = Triple { side in rivals.first { element($0, side)?.key == key } }
            // One of the states itself contains both.
            let isUsual = Side.allCases.contains { side in rivals.count { element($0, side)?.key == key } > 1
            }
            guard !isUsual else { continue }
            let words = candidates.map { rival in
                rival.flatMap { built[$0] }.map { "\($0.name) (\($0["id"] ?? ""))" } ?? "(none)"
            }
            let side = ask(about: part, key, words) ?? .ours
            let winner = candidates[side] ?? candidates.ours ?? rivals[0]
            for rival in rivals where rival != winner { built[rival] = nil }
        }
    }

    /// Returns whether the order of a part's children is significant.
    private func isOrdered(_ part: Int) -> Bool {
        let element = elements(part)
        guard let name = (element.ours ?? element.theirs)?.name else { return false }
        return ![
            "resources", "constraints", "connections", "dependencies", "objects", "scenes", "variation",
            "mask",
        ]
        .contains(name) && !correspondence.parts[part].isObject
    }

    private mutating func askOrder(_ part: Int, _ lists: Triple<[Int]>) -> Side? {
        let common = Set(lists.ours).intersection(lists.theirs)
        return ask(
            about: part, "order",
            Triple { side in
                lists[side].filter { common.contains($0) }.compactMap { element($0, side)?.caption }.joined(
                    separator: ", ")
            })
    }
}

extension Merger {
    private mutating func buildValue(_ part: Int, _ elements: Triple<Element?>, _ only: Side?) -> Draft? {
        var side = only
        if side == nil {
            side = elements.map { $0?.contentText }.winner
            if side == nil { side = settlement.side(value: elements) }
            if side == nil { side = ask(about: part, nil, elements.map { $0?.valueText ?? "(none)" }) }
        }
        let chosen = side ?? .ours
        guard let element = elements[chosen] else { return nil }
        let draft = Draft(part: part, name: element.name, attributes: element.attributes, copy: element)
        draft.comments = comments[chosen].before(element) ?? []
        return draft
    }

    /// Returns the value that a side changed, the value of the only side with the part, or the resolution of the conflict.
    private mutating func chosen(_ part: Int, _ name: String, _ values: Triple<String?>, _ only: Side?)
        -> String?
    {
        if let only { return values[only] }
        if let winner = values.winner { return values[winner] }
        if values.ours == nil, elements(part).ours == nil { return values.theirs }
        if values.theirs == nil, elements(part).theirs == nil { return values.ours }
        return values[ask(about: part, name, values.map { $0 ?? "(none)" }) ?? .ours]
    }

    private func chosenComments(
        _ elements: Triple<Element?>, _ only: Side?, _ read: (Comments) -> (Element?) -> [Element.Content]?
    ) -> [Element.Content]? {
        let found = Triple { read(comments[$0])(elements[$0]) }
        if let only { return found[only] }
        guard found.ours != nil else { return found.theirs }
        guard found.theirs != nil else { return found.ours }
        return found[found.winner ?? .ours]
    }
}

extension Draft {
    /// The attribute that identifies the element among siblings of the same kind.
    var roleAttribute: String? {
        switch name {
        case "include", "exclude", "segue": "reference"
        case "designable": "name"
        default: nil
        }
    }
}
