import Foundation
import InterfaceBuilder
import SourceProjects

/// Apple's frameworks that Kumiki has declarations of, beside the runtime. Each is a folder of sources.
///
/// They are no part of the runtime, so that it does not grow with what few apps use: a framework is compiled when an
/// app imports it for the first time, into a folder of the cache that all apps share.
struct FrameworkLibrary {
    /// The folder of a folder for each framework.
    let folder: String
    /// The names of the frameworks, those of the folders.
    let names: Set<String>

    init(package: String) {
        folder = package + "/Sources/Frameworks"
        let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let folder = folder
        names = Set(found.filter { !FileMirror.sources(in: "\(folder)/\($0)").isEmpty })
    }

    /// The frameworks that modules need, those that others need first. Modules of people's own take precedence.
    func needed(by modules: [SourceModule]) -> [String] {
        let own = Set(modules.map(\.name))
        let imported = modules.reduce(into: Set<String>()) { found, module in
            for path in module.sources { found.formUnion(imports(of: path)) }
        }
        var result: [String] = []
        for name in imported.intersection(names).subtracting(own).sorted() { add(name, to: &result) }
        return result
    }

    private func add(_ name: String, to result: inout [String]) {
        guard !result.contains(name) else { return }
        for needed in dependencies(of: name) { add(needed, to: &result) }
        result.append(name)
    }

    /// The frameworks that a framework imports.
    func dependencies(of name: String) -> [String] {
        let imported = sources(of: name).reduce(into: Set<String>()) { $0.formUnion(imports(of: $1)) }
        return imported.intersection(names).subtracting([name]).sorted()
    }

    /// The files of a framework, in the order of their paths.
    func sources(of name: String) -> [String] {
        FileMirror.sources(in: "\(folder)/\(name)").map { "\(folder)/\(name)/\($0)" }.sorted()
    }

    /// What changes when the sources of a framework do.
    var identity: String {
        let files = names.sorted().flatMap(sources)
        return files.map { path in
            var status = stat()
            guard stat(path, &status) == 0 else { return path }
            return "\(path) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
        }.joined(separator: "\n")
    }

    private func imports(of path: String) -> Set<String> {
        Set((SourceText.lines(of: path) ?? []).compactMap(ImportedModules.name))
    }
}
