import SourceProjects

/// The modules of the custom classes in documents, which sources need not import: the linker finds them.
enum DocumentModules {
    /// Returns the modules in the documents of a module, other than that of the target that contains them.
    static func names(in module: SourceModule) -> Set<String> {
        let documents = module.resources.map(\.path).filter {
            $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
        }
        var names: Set<String> = []
        for path in documents {
            guard let bytes = SourceText.bytes(of: path) else { continue }
            names.formUnion(self.names(in: String(decoding: bytes, as: UTF8.self)))
        }
        return names.subtracting([module.name])
    }

    /// Returns the modules in the text of a document. By splitting, since a regular expression takes ten times as long for large documents,
    /// which are read for every module that may import another.
    static func names(in text: String) -> Set<String> {
        let names = text.split(separator: "customModule=\"", omittingEmptySubsequences: false).dropFirst()
            .compactMap { rest -> Substring? in
                let name = rest.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
                let end = rest.dropFirst(name.count)
                let isName = !name.isEmpty && end.hasPrefix("\"")
                return isName && !end.hasPrefix("\" customModuleProvider") ? name : nil
            }
        return Set(names.map(String.init))
    }

    /// Makes the modules' files import the libraries of Kumiki's own that only documents name, by which they are linked.
    static func add(to project: inout Project, available libraries: Set<String>) {
        let own = Set(project.modules.map(\.name))
        for index in project.modules.indices {
            let module = project.modules[index]
            let found = names(in: module).intersection(libraries).subtracting(own)
            guard !found.isEmpty else { continue }
            project.modules[index].bridgedFrameworks += found.subtracting(
                ImportedModules.all(in: module.sources)
            )
            .sorted()
        }
    }
}
