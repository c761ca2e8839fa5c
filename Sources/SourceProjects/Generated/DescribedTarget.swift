import Foundation
import InterfaceBuilder

/// A target in the description from which another tool generates an Xcode project.
struct DescribedTarget {
    var name: String
    var kind: SourceModule.Kind
    /// The files of the target, of all kinds.
    var files: [String] = []
    /// Files that belong to the bundle, besides those of its own kinds among the target's files.
    var resources: [String] = []
    var dependencies: [String] = []
    /// Build settings, those that override others later.
    var settings: [[String: [String]]] = []
    /// Keys of the bundle's property list.
    var information: [String: Any] = [:]
    /// Whether the property list is determined by code that cannot be read.
    var hasUnknownInformation = false

    /// Returns the module that is built from the target; nil if it has no Swift files.
    func module(in folder: String, within root: String) -> SourceModule? {
        let inside = Self.unique(files).filter {
            FolderListing.isInside($0, FolderListing.resolved(root) ?? root)
        }
        let sources = inside.filter {
            FileWalker.ending(of: $0) == "swift" && !$0.hasSuffix("/Project.swift")
        }
        guard !sources.isEmpty else { return nil }
        let settings = BuildSettings(
            layers: settings, project: folder.split(separator: "/").last.map(String.init) ?? name,
            target: name)
        let named = settings["PRODUCT_MODULE_NAME"].flatMap { $0.isEmpty ? nil : $0 } ?? name
        var module = SourceModule(name: named.asIdentifier, kind: kind, sources: sources)
        module.target = name
        module.dependencies = dependencies
        let headers = inside.filter { FileWalker.ending(of: $0) == "h" }
        module.headers = headers
        module.bringsUIKit = headers.contains { FrameworkHeader.importsUIKit($0, inside: root) }
        module.adopt(settings, in: folder, within: root)
        let list = settings["INFOPLIST_FILE"].map { XcodePaths.joined(folder, $0) }
        let bundled = inside.filter {
            XcodeProject.isResource($0) && $0 != list && !$0.hasSuffix("/Info.plist")
        }
        module.resources = Self.unique(bundled + resources).map { SourceModule.Resource(path: $0) }
        module.information =
            BundleInformation(settings, folder: folder, within: root, adding: completed(sources)).text
        return module
    }

    /// The property list's keys, with the scenes' delegate among the sources if the keys are unknown.
    private func completed(_ sources: [String]) -> [String: Any] {
        guard hasUnknownInformation, information["UIApplicationSceneManifest"] == nil,
            let name = SceneDelegates.name(in: sources)
        else { return information }
        var result = information
        let scene = [
            "UISceneConfigurationName": "Default Configuration",
            "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).\(name)",
        ]
        result["UIApplicationSceneManifest"] = [
            "UIApplicationSupportsMultipleScenes": false,
            "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [scene]],
        ]
        return result
    }

    /// Returns the files in a folder inside of the root, or the file itself; none elsewhere.
    static func files(at place: String, within root: String) -> [String] {
        FolderListing.isInside(place, FolderListing.resolved(root) ?? root)
            ? FileWalker.filesOrSelf(at: place) : []
    }

    private static func unique(_ files: [String]) -> [String] { Set(files).sorted() }
}

/// Finds the class that sources declare as the delegate of the application's scenes.
enum SceneDelegates {
    static func name(in sources: [String]) -> String? {
        sources.lazy.compactMap { file -> String? in
            guard let bytes = try? FileReader.read(file, limit: 1 << 20) else { return nil }
            let text = String(decoding: bytes, as: UTF8.self)
            guard text.contains("UIWindowSceneDelegate") else { return nil }
            return text.firstMatch(of: /class\s+(\w+)\s*:[^{]*\bUIWindowSceneDelegate\b/).map { String($0.1) }
        }.first
    }
}

extension Project {
    /// Creates a project of the targets that a tool generates an Xcode project from.
    init(_ targets: [DescribedTarget], in folder: String, within root: String) {
        var names: [String: String] = [:]
        for target in targets {
            guard let module = target.module(in: folder, within: root) else { continue }
            names[target.name] = module.name
            add(module)
        }
        let extensions = Set(modules.filter { $0.kind == .appExtension }.map(\.name))
        for index in modules.indices {
            modules[index].dependencies = modules[index].dependencies.map { names[$0] ?? $0 }.filter {
                modules[index].kind == .tests || !extensions.contains($0)
            }
        }
        sortModules()
    }
}
