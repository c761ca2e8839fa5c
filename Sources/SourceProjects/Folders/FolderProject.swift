import InterfaceBuilder

/// A folder of sources without a project file: one module of all sources, and one of the tests.
struct FolderProject {
    private(set) var project = Project()

    init(_ folder: String) {
        let name = (FolderListing.resolved(folder) ?? folder).split(separator: "/").last ?? "App"
        let files = FileWalker.files(in: folder, within: folder).filter {
            FileWalker.ending(of: $0) == "swift"
        }
        let (tests, sources) = (
            files.filter { Self.isTest($0, folder) }, files.filter { !Self.isTest($0, folder) }
        )
        let usable = distinct(sources.filter { !Self.isManifest($0) })
        guard !usable.isEmpty else { return }
        var application = SourceModule(name: name.asIdentifier, kind: .application, sources: usable)
        let lists = FileWalker.files(in: folder, within: folder).filter {
            $0.hasSuffix("/Info.plist") && !Self.isTest($0, folder)
        }
        application.information = BundleInformation(file: lists.first, moduleName: application.name).text
        project.modules.append(application)
        guard !tests.isEmpty else { return }
        var module = SourceModule(name: "\(name.asIdentifier)Tests", kind: .tests, sources: distinct(tests))
        module.dependencies = [name.asIdentifier]
        project.modules.append(module)
    }

    /// Returns the files without those whose names another file of the module has, which the compiler does not accept; it ignores
    /// the case of the extension.
    private mutating func distinct(_ files: [String]) -> [String] {
        var first: [String: String] = [:]
        return files.filter { file in
            let name = FileWalker.stem(of: file.split(separator: "/").last.map(String.init) ?? "")
            guard let other = first.updateValue(first[name] ?? file, forKey: name) else { return true }
            project.diagnostics.append(
                Diagnostic(
                    .warning, file: file, message: "left out: \(other) has the same name in the module"))
            return false
        }
    }

    /// Returns whether the file is a manifest for Swift Package Manager or Tuist rather than a source of the project.
    private static func isManifest(_ path: String) -> Bool {
        if path.hasSuffix("/Package.swift") || path.contains("/Package@swift-") { return true }
        guard path.contains("/Tuist/") || manifests.contains(where: path.hasSuffix),
            let bytes = try? FileReader.read(path, limit: 1 << 20)
        else { return false }
        return String(decoding: bytes, as: UTF8.self).contains("import ProjectDescription")
    }

    private static let manifests = [
        "/Project.swift", "/Workspace.swift", "/Config.swift", "/Dependencies.swift",
    ]

    /// Returns whether a parent folder of the file contains tests.
    private static func isTest(_ path: String, _ folder: String) -> Bool {
        path.dropFirst(folder.count).split(separator: "/").dropLast().contains {
            $0 == "Tests" || $0.hasSuffix("Tests")
        }
    }
}
