extension HeaderContents {
    /// Returns the declarations that code with the words can use: what it names, and the types of these.
    ///
    /// Each declaration that does not compile takes part of a round, and the headers of a library declare much more than an app
    /// uses. Initializers have no name of their own, and constants may have others in Swift.
    func naming(_ words: Set<String>, _ types: ImportedTypes) -> HeaderContents {
        var result = self
        result.interfaces = interfaces.map { $0.naming(words, types) }
        result.functions.removeAll {
            !words.contains($0.name) && !words.contains($0.attributes.swiftName ?? "")
        }
        let used = result.names(from: words)
        result.interfaces.removeAll { interface in
            interface.kind == .category ? interface.isEmpty : !used.contains(interface.name)
        }
        result.aliases.removeAll { !$0.attributes.isTyped && !used.contains($0.name) }
        return result
    }

    /// Returns the words and the names of the types on which what they name depends.
    private func names(from words: Set<String>) -> Set<String> {
        var uses: [String: Set<String>] = [:]
        for interface in interfaces {
            uses[interface.name, default: []].formUnion(interface.usedNames)
            if let name = interface.attributes.swiftName { uses[name, default: []].insert(interface.name) }
        }
        for alias in aliases {
            uses[alias.name, default: []].formUnion(alias.type.names)
            if let name = alias.attributes.swiftName { uses[name, default: []].insert(alias.name) }
        }
        for structure in structures {
            uses[structure.name, default: []].formUnion(structure.fields.flatMap(\.type.names))
        }
        let always =
            functions.flatMap { [$0.result] + $0.parameters.map(\.type) } + constants.map(\.type)
            + structures.flatMap { $0.fields.map(\.type) } + aliases.filter(\.attributes.isTyped).map(\.type)
        var found = words.union(always.flatMap(\.names))
        var pending = Array(found)
        while let next = pending.popLast() {
            pending += (uses[next] ?? []).filter { found.insert($0).inserted }
        }
        return found
    }
}

extension HeaderInterface {
    /// Returns the interface with the members that the words name, as they are called in Swift or in Objective-C.
    fileprivate func naming(_ words: Set<String>, _ types: ImportedTypes) -> HeaderInterface {
        var result = self
        result.properties.removeAll { property in
            let name = property.attributes.swiftName ?? property.name
            let own = SelectorNames.property(
                property.getter ?? name, of: types.word(property.type), in: self.name)
            return words.isDisjoint(with: [name, property.name, property.getter ?? name, own])
        }
        result.methods.removeAll { method in
            !method.hasNoName(in: self.name)
                && words.isDisjoint(with: [
                    method.pieces[0], ImportedMethod(method, in: self, types).names.base,
                ])
        }
        return result
    }

    fileprivate var isEmpty: Bool { methods.isEmpty && properties.isEmpty }

    /// The names of the types in the declaration and its members.
    fileprivate var usedNames: Set<String> {
        let members =
            properties.map(\.type) + methods.flatMap { [$0.result] + $0.parameters.map(\.type) }
        return Set(protocols + [superclass].compactMap(\.self) + members.flatMap(\.names))
    }
}

extension HeaderMethod {
    /// Whether Swift calls the method without its name: an initializer or a subscript.
    fileprivate func hasNoName(in type: String) -> Bool {
        isInitializer || InitializerWriter.isFactory(self, of: type)
            || pieces.contains { $0.hasSuffix("IndexedSubscript") || $0.hasSuffix("KeyedSubscript") }
    }
}

extension HeaderType {
    /// The names of the types of which the type consists.
    fileprivate var names: [String] {
        switch self {
        case .named(let name, _): [name]
        case .object(let name, let arguments, let protocols, _):
            [name] + protocols + arguments.flatMap(\.names)
        case .pointer(let type, _, _), .array(let type, _): type.names
        case .function(let result, let parameters, _, _): result.names + parameters.flatMap(\.names)
        }
    }
}
