import Foundation

/// Descriptions of sources: Xcode projects, workspaces, specifications, configurations of SwiftGen, manifests, data models,
/// intents, learning models, packages, headers and `kumiki.json`. Each input is passed to the readers of the files that begin as it
/// does: all readers would take many times as long and refuse most inputs at their first bytes.
enum ProjectTarget {
    /// A folder of the process with the input under the name that its reader expects.
    private static let folder: String = {
        let folder = NSTemporaryDirectory() + "kumiki-fuzz-\(getpid())"
        for name in ["a.xcodeproj", "a.xcworkspace"] {
            try? FileManager.default.createDirectory(
                atPath: folder + "/" + name, withIntermediateDirectories: true)
        }
        return folder
    }()

    /// The beginnings of files with their readers; the first one applies. Specifications have no common beginning.
    private static let readers: [(beginning: String, read: @Sendable (ContiguousArray<UInt8>) -> Void)] = [
        ("// !$*UTF8*$!", readProject),
        ("<?xml", readMarkup),
        ("{", readSettings),
        ("import ", readManifest),
        ("Pod::", readPodSpecification),
        ("#", readHeader),
        ("@", readHeader),
        ("/", readHeader),
        ("\u{8}", readLearningModel),
        ("", readSpecification),
    ]

    static func read(_ bytes: ContiguousArray<UInt8>) {
        readers.first { bytes.starts(with: $0.beginning.utf8) }?.read(bytes)
    }

    private static func readProject(_ bytes: ContiguousArray<UInt8>) {
        write(bytes, "a.xcodeproj/project.pbxproj")
        for forTests in [false, true] {
            if let project = try? XcodeProject(folder + "/a.xcodeproj", within: folder, forTests: forTests) {
                check(project.project)
            }
        }
    }

    /// Workspaces, data models and intents are XML.
    private static func readMarkup(_ bytes: ContiguousArray<UInt8>) {
        write(bytes, "a.xcworkspace/contents.xcworkspacedata")
        _ = try? XcodeWorkspace(folder + "/a.xcworkspace", within: folder)
        if let model = try? DataModel(xml: bytes, path: "contents") { _ = ManagedClasses(model) }
        let list = try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
        if let entries = list as? [String: Any] { _ = IntentClasses(IntentDefinition(entries)) }
    }

    /// Settings of Kumiki and descriptions of packages are JSON.
    private static func readSettings(_ bytes: ContiguousArray<UInt8>) {
        write(bytes, "kumiki.json")
        precondition(FolderSettings(folder: folder).added.allSatisfy { !$0.file.isEmpty })
        if let package = try? PackageProject(folder: folder, manifest: Array(bytes)) {
            check(package.project)
        }
    }

    private static func readManifest(_ bytes: ContiguousArray<UInt8>) {
        write(bytes, "Project.swift")
        if let manifest = try? TuistProject(folder + "/Project.swift", within: folder) {
            check(manifest.project)
        }
    }

    private static func readPodSpecification(_ bytes: ContiguousArray<UInt8>) {
        write(bytes, "A.podspec")
        guard let specification = PodSpecification(of: "A", in: [folder]) else { return }
        precondition(specification.moduleName?.isEmpty != true)
        precondition(specification.resourceBundles.allSatisfy { !$0.isEmpty })
    }

    private static func readHeader(_ bytes: ContiguousArray<UInt8>) {
        _ = HeaderDeclarations(texts: [String(decoding: bytes, as: UTF8.self)]).text
    }

    private static func readLearningModel(_ bytes: ContiguousArray<UInt8>) {
        if let model = LearningModel(Array(bytes)) { _ = LearningModelClasses(model, named: "A") }
    }

    private static func readSpecification(_ bytes: ContiguousArray<UInt8>) {
        write(bytes, "project.yml")
        if let specification = try? XcodeGenProject(folder + "/project.yml", within: folder) {
            check(specification.project)
        }
        if let configuration = try? SwiftGenConfiguration(contentsOf: folder + "/project.yml", within: folder)
        {
            for output in configuration.outputs { _ = output.text }
        }
    }

    private static func write(_ bytes: ContiguousArray<UInt8>, _ name: String) {
        try? Data(bytes).write(to: URL(filePath: folder + "/" + name))
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
