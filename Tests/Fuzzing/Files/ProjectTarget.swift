import Foundation

/// Descriptions of sources: Xcode projects, workspaces, specifications, manifests, data models, packages, headers and `kumiki.json`.
enum ProjectTarget {
    /// A folder of the process with the input under the names that readers expect.
    private static let folder: String = {
        let folder = NSTemporaryDirectory() + "kumiki-fuzz-\(getpid())"
        for name in ["a.xcodeproj", "a.xcworkspace"] {
            try? FileManager.default.createDirectory(
                atPath: folder + "/" + name, withIntermediateDirectories: true)
        }
        return folder
    }()

    static func read(_ bytes: ContiguousArray<UInt8>) {
        let data = Data(bytes)
        for name in [
            "a.xcodeproj/project.pbxproj", "a.xcworkspace/contents.xcworkspacedata", "kumiki.json",
            "project.yml",
            "Project.swift",
        ] {
            try? data.write(to: URL(filePath: folder + "/" + name))
        }
        for forTests in [false, true] {
            if let project = try? XcodeProject(folder + "/a.xcodeproj", within: folder, forTests: forTests) {
                check(project.project)
            }
        }
        _ = try? XcodeWorkspace(folder + "/a.xcworkspace", within: folder)
        precondition(FolderSettings(folder: folder).added.allSatisfy { !$0.file.isEmpty })
        if let model = try? DataModel(xml: bytes, path: "contents") { _ = ManagedClasses(model) }
        if let package = try? PackageProject(folder: folder, manifest: Array(bytes)) {
            check(package.project)
        }
        if let specification = try? XcodeGenProject(folder + "/project.yml", within: folder) {
            check(specification.project)
        }
        if let manifest = try? TuistProject(folder + "/Project.swift", within: folder) {
            check(manifest.project)
        }
        _ = HeaderDeclarations(texts: [String(decoding: bytes, as: UTF8.self)])
    }

    /// Checks that no source lies outside of the folder.
    private static func check(_ project: Project) {
        let root = FolderListing.resolved(folder) ?? folder
        for module in project.modules {
            for source in module.sources {
                let path = FolderListing.resolved(source) ?? source
                precondition(path.hasPrefix(root + "/"), "\(source) lies outside of the folder")
            }
        }
    }
}
