extension ModuleIndex {
    /// The relations between the types of a module.
    struct Links {
        let name: String
        let entries: [String: Entry]
        let shortNames: [String: [String]]
        let aliases: [String: String]
        let dependencies: [ModuleSummary]

        /// The direct and indirect subclasses of each class, in the order of their names.
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
    /// Returns the qualified name of a type of this module, by its name in the scope of other types.
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

    /// Returns the class itself, if it is of this module, and its superclasses, nearest first; the last may be of another
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

    /// Returns the superclass as far as syntax shows: the first type of the inheritance clause that is not a protocol of this
    /// module.
    func superclass(of type: String) -> String? {
        guard let declaration = entries[type]?.declaration else {
            return dependencies.lazy.compactMap { $0.superclasses[type] }.first
        }
        guard declaration.kind == .class, let first = declaration.inherited.first else { return nil }
        let (known, written) = resolved(first, within: type)
        guard let known, written.contains(".") || isVisible(known, from: type) else {
            return String(written.prefix { $0 != "<" })
        }
        return entries[known]?.declaration?.kind == .class ? known : nil
    }

    /// Returns whether the short name of a type may refer to it where another one is declared: in the type that contains it
    /// and in the subclasses of that. Elsewhere the name is that of an imported type.
    private func isVisible(_ known: String, from type: String) -> Bool {
        guard let container = Self.container(of: known) else { return true }
        return sequence(first: type) { Self.container(of: $0) }.dropFirst()
            .contains { $0 == container || lineage(of: $0).contains(container) }
    }

    private static func container(of type: String) -> String? {
        type.lastIndex(of: ".").map { String(type[..<$0]) }
    }

    /// Returns the type of this module for a written one, with aliases resolved, and the name that was last looked up.
    private func resolved(_ written: String, within scope: String) -> (known: String?, written: String) {
        var (name, seen) = (written, Set<String>())
        while seen.insert(name).inserted {
            if let known = qualified(name, within: scope) { return (known, name) }
            guard let other = alias(name) else { break }
            name = other
        }
        return (nil, name)
    }

    /// Returns the type that an alias refers to, here or in an imported module.
    private func alias(_ name: String) -> String? {
        if let type = aliases[name] { return type }
        for dependency in dependencies {
            let prefix = "\(dependency.module)."
            let plain = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
            if let type = dependency.aliases[plain] { return type }
        }
        return nil
    }
}
