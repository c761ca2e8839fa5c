import InterfaceBuilder

/// A folder of sources that no project describes: one module of all, and one of the tests.
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
        let usable = sources.filter { !$0.hasSuffix("/Package.swift") && !$0.contains("/Package@swift-") }
        guard !usable.isEmpty else { return }
        var application = SourceModule(name: name.asIdentifier, kind: .application, sources: usable)
        let lists = FileWalker.files(in: folder, within: folder).filter {
            $0.hasSuffix("/Info.plist") && !Self.isTest($0, folder)
        }
        application.information = BundleInformation(file: lists.first, moduleName: application.name).text
        project.modules.append(application)
        guard !tests.isEmpty else { return }
        var module = SourceModule(name: "\(name.asIdentifier)Tests", kind: .tests, sources: tests)
        module.dependencies = [name.asIdentifier]
        project.modules.append(module)
    }

    /// Whether a folder around the file is one of tests.
    private static func isTest(_ path: String, _ folder: String) -> Bool {
        path.dropFirst(folder.count).split(separator: "/").dropLast().contains {
            $0 == "Tests" || $0.hasSuffix("Tests")
        }
    }
}
