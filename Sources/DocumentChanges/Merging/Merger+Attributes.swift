import InterfaceBuilder

extension Merger {
    /// Groups of attributes that only make sense together.
    private static let groups: [Set<String>] = [
        ["customClass", "customModule", "customModuleProvider"],
        ["firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute"],
    ]

    /// Returns the merged attributes of a part; those of one group always come from the same side.
    mutating func attributes(
        of part: Int, _ elements: Triple<Element?>, _ kind: String, _ only: Side?
    ) -> [Element.Attribute] {
        if let only, let element = elements[only] { return marked(element.attributes, only) }
        let lists = Triple { side in marked(elements[side]?.attributes ?? [], side) }
        if lists.ours == lists.theirs || lists.theirs == lists.base, elements.ours != nil {
            return lists.ours
        }
        if lists.ours == lists.base, elements.theirs != nil { return lists.theirs }
        let tables = lists.map { Dictionary($0.map { ($0.name, $0.value) }) { first, _ in first } }
        let names = lists.map { $0.map(\.name) }
        let order =
            SequenceMerge.order(
                base: names.base, ours: names.ours, theirs: names.theirs,
                members: Set(names.ours + names.theirs + names.base)
            ).order + names.base.filter { !names.ours.contains($0) && !names.theirs.contains($0) }
        var sides: [String: Side] = [:]
        return order.compactMap { name in
            let side = sides[name] ?? side(of: name, part, tables, kind, &sides)
            return tables[side][name].map { Element.Attribute(name: name, value: $0) }
        }
    }

    private mutating func side(
        of name: String, _ part: Int, _ tables: Triple<[String: String]>, _ kind: String,
        _ sides: inout [String: Side]
    ) -> Side {
        if let group = Self.groups.first(where: { $0.contains(name) }) {
            let values = tables.map { table in group.sorted().map { table[$0] } }
            let words = tables.map { groupWords($0, group) }
            let side =
                values.winner ?? ask(
                    about: part, group.contains("customClass") ? "custom class" : "items", words) ?? .ours
            for member in group { sides[member] = side }
            return side
        }
        let values = tables.map { $0[name] }
        if name == "key" || name == "reference", values.ours == nil || values.theirs == nil {
            return values.ours != nil ? .ours : values.theirs != nil ? .theirs : .base
        }
        return values.winner ?? settlement.side(attribute: name, of: kind, values)
            ?? ask(about: part, name, Triple { words(for: name, of: part, values[$0], $0) }) ?? .ours
    }

    /// Returns a description of a side's value, which may be a text in an element of its own.
    private func words(for name: String, of part: Int, _ value: String?, _ side: Side) -> String {
        value.map { shown($0) } ?? element(part, side)?.textElement(for: name)?.valueText ?? "(none)"
    }

    private func groupWords(_ table: [String: String], _ group: Set<String>) -> String {
        let order = [
            "customModule", "customClass", "firstItem", "firstAttribute", "relation", "secondItem",
            "secondAttribute",
        ]
        let words = order.filter(group.contains).compactMap { table[$0].map { shown($0) } }
        return words.isEmpty ? "(none)" : words.joined(separator: " ")
    }

    /// Replaces the ids in attributes by references to parts, since an object may have different ids.
    private func marked(_ attributes: [Element.Attribute], _ side: Side) -> [Element.Attribute] {
        guard attributes.contains(where: { Vocabulary.isReference($0.name) }) else { return attributes }
        return attributes.map { attribute in
            guard Vocabulary.isReference(attribute.name),
                let target = document(side).element(withID: attribute.value),
                let part = correspondence.part(of: target, in: side.rawValue)
            else { return attribute }
            return .init(name: attribute.name, value: Self.mark + String(part))
        }
    }

    /// A character that cannot occur in an XML document.
    private static let mark = "\u{1}"

    private func markedPart(_ value: String) -> Int? {
        value.hasPrefix(Self.mark) ? Int(value.dropFirst()) : nil
    }

    private func shown(_ value: String) -> String {
        guard let part = markedPart(value) else { return value }
        return Side.first { self.element(part, $0) }?.caption ?? "(none)"
    }

    mutating func noteReference(in draft: Draft, _ index: Int) {
        let attribute = draft.attributes[index]
        guard let part = markedPart(attribute.value) else { return }
        references.append(Reference(draft: draft, attribute: attribute.name, part: part))
    }
}
