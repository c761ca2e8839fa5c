extension ModuleIndex {
    /// How the types of a module stand to each other.
    struct Links {
        let name: String
        let entries: [String: Entry]
        let shortNames: [String: [String]]
        let dependencies: [ModuleSummary]

        /// All classes below each class, in the order of their names.
        var subclasses: [String: [String]] {
            var result: [String: [String]] = [:]
            for type in entries.keys.sorted() where entries[type]?.declaration?.kind == .class {
                for ancestor in lineage(of: type).dropFirst() { result[ancestor, default: []].append(type) }
            }
            return result
        }
    }
}

extension ModuleIndex.Links {
    /// The qualified name of a type of this module, by the name that is written inside other types.
    func qualified(_ written: String, within scope: String = "") -> String? {
        let plain = written.prefix { $0 != "<" }
        var name = String(plain)
        if name.hasPrefix("\(self.name).") { name.removeFirst(self.name.count + 1) }
        var outer = scope
        while !outer.isEmpty {
            if entries["\(outer).\(name)"]?.declaration != nil { return "\(outer).\(name)" }
            outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
        }
        if entries[name]?.declaration != nil { return name }
        let candidates = shortNames[name]?.filter { entries[$0]?.declaration != nil } ?? []
        return candidates.count == 1 ? candidates[0] : nil
    }

    /// The class itself, if it is of this module, and its superclasses, nearest first; the last may be of another
    /// module.
    func lineage(of type: String) -> [String] {
        var result: [String] = []
        var next: String? = type
        while let current = next, !result.contains(current) {
            result.append(current)
            next = superclass(of: current)
        }
        return result
    }

    /// The superclass as far as syntax tells: the first type after the colon that is not a protocol of this module.
    func superclass(of type: String) -> String? {
        guard let declaration = entries[type]?.declaration else {
            return dependencies.lazy.compactMap { $0.superclasses[type] }.first
        }
        guard declaration.kind == .class, let first = declaration.inherited.first else { return nil }
        guard let known = qualified(first, within: type) else { return String(first.prefix { $0 != "<" }) }
        return entries[known]?.declaration?.kind == .class ? known : nil
    }
}
