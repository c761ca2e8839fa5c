import InterfaceBuilder

extension Merger {
    /// Adjusts the list of resources to those that are used.
    mutating func fitResources(_ root: Draft) {
        let parts = correspondence.parts.indices.filter { part in
            elements(part).firstElement?.parent?.isNamed("resources") == true
        }
        guard !parts.isEmpty else { return }
        let names = Set(parts.compactMap { elements($0).firstElement?["name"] })
        let used = ResourceUse.names(in: root, among: names)
        let usedBefore = Triple { ResourceUse.names(in: document($0), among: names) }
        let list = root.children.first { $0.name == "resources" }
        var present = Dictionary(list?.children.map { ($0.part, $0) } ?? []) { first, _ in first }
        var additions: [Draft] = []
        for part in parts {
            guard let name = elements(part).firstElement?["name"] else { continue }
            if present[part] == nil, used.contains(name) {
                let side: Side =
                    element(part, .ours) != nil ? .ours : element(part, .theirs) != nil ? .theirs : .base
                guard let element = element(part, side) else { continue }
                additions.append(
                    Draft(part: part, name: element.name, attributes: element.attributes, copy: element))
            } else if present[part] != nil, !used.contains(name) {
                let wasAlwaysUsed = Side.allCases.allSatisfy {
                    element(part, $0) == nil || usedBefore[$0].contains(name)
                }
                if wasAlwaysUsed { present[part] = nil }
            }
        }
        guard let list else {
            guard !additions.isEmpty else { return }
            let draft = Draft(part: -1, name: "resources", attributes: [])
            draft.children = additions
            return root.children.append(draft)
        }
        list.children = list.children.filter { present[$0.part] != nil } + additions
        if list.children.isEmpty { root.children.removeAll { $0 === list } }
    }
}

extension Triple where Value == Element? {
    var firstElement: Element? { ours ?? theirs ?? base }
}

/// The resources in use: those whose names occur in attributes.
enum ResourceUse {
    static func names(in root: Draft, among names: Set<String>) -> Set<String> {
        var found: Set<String> = []
        for child in root.children where child.name != "resources" {
            child.visit { draft in
                for attribute in draft.attributes where names.contains(attribute.value) {
                    found.insert(attribute.value)
                }
                if let copy = draft.copy { collect(copy, names, &found) }
            }
        }
        return found
    }

    static func names(in document: Document, among names: Set<String>) -> Set<String> {
        var found: Set<String> = []
        for child in document.root.children where !child.isNamed("resources") {
            collect(child, names, &found)
        }
        return found
    }

    private static func collect(_ element: Element, _ names: Set<String>, _ found: inout Set<String>) {
        for attribute in element.attributes where names.contains(attribute.value) {
            found.insert(attribute.value)
        }
        for inner in element.descendants {
            for attribute in inner.attributes where names.contains(attribute.value) {
                found.insert(attribute.value)
            }
        }
    }
}
