import Foundation
import InterfaceBuilder
import SourceProjects

/// Parts of libraries that CocoaPods builds into the module of the library, and that are modules of their own here.
struct LibraryParts {
    /// The modules by the names of the parts in a `Podfile`.
    private static let modules = [
        "Moya/RxSwift": "RxMoya", "Moya/Combine": "CombineMoya", "PromiseKit/Foundation": "PMKFoundation",
    ]

    /// The modules of the parts by the libraries that contain them.
    private var parts: [String: [String]] = [:]

    /// Reads the `Podfile` of a folder, and those of its projects.
    init(root: String, available: Set<String>) {
        for folder in Set(DeclaredLibraries.folders(in: root)).sorted() {
            read(folder + "/Podfile", available)
        }
    }

    private mutating func read(_ file: String, _ available: Set<String>) {
        guard let data = try? FileReader.read(file, limit: 1 << 20) else { return }
        for match in String(decoding: data, as: UTF8.self).matches(
            of: /(?m)^\s*pod\s+['"](([^'"\/]+)\/[^'"]+)['"]/)
        {
            let library = String(match.2)
            guard let module = Self.modules[String(match.1)], available.contains(module),
                parts[library]?.contains(module) != true
            else { continue }
            parts[library, default: []].append(module)
        }
    }

    /// Adds the parts to the modules that import a library of Kumiki's: all of their files find them.
    func add(to project: inout Project) {
        guard !parts.isEmpty else { return }
        let own = Set(project.modules.map(\.name))
        for index in project.modules.indices {
            let imported = ImportedModules.names(in: project.modules[index]).subtracting(own)
            let found = imported.flatMap { parts[$0] ?? [] }
            project.modules[index].bridgedFrameworks += Set(found).subtracting(own).sorted()
        }
    }
}
