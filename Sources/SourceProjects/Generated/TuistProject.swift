import Foundation
import InterfaceBuilder

/// The targets in a manifest for Tuist, `Project.swift`.
///
/// The manifest is a program, which is not run: targets are read where they are written as literals. Where functions of the repository
/// create them, they follow the folders that such manifests have in common.
struct TuistProject {
    private static let limit = 1 << 20

    private let folder: String
    private let root: String
    private let source: ManifestSource
    private(set) var project = Project()

    init(_ path: String, within root: String) throws(DocumentError) {
        self.root = root
        folder = XcodePaths.joined(path, "..")
        source = ManifestSource(String(decoding: try FileReader.read(path, limit: Self.limit), as: UTF8.self))
        let written = (source.calls(of: "Target") + source.calls(of: "target")).compactMap(target)
        project = Project(written.isEmpty ? conventional : written, in: folder, within: root)
        for path in packagePaths { project.packages.append(.init(.folder(XcodePaths.joined(folder, path)))) }
    }

    /// Returns whether a file is a manifest for Tuist.
    static func isManifest(_ path: String) -> Bool {
        guard let bytes = try? FileReader.read(path, limit: limit) else { return false }
        return String(decoding: bytes, as: UTF8.self).contains("import ProjectDescription")
    }

    private var packagePaths: [String] {
        source.text.matches(of: /\.(?:local|package)\(\s*path:\s*"([^"]+)"/).map { String($0.1) }
    }

    // MARK: Targets as they are written

    private func target(_ arguments: [ManifestSource.Argument]) -> DescribedTarget? {
        func argument(_ label: String) -> Substring? { arguments.first { $0.label == label }?.text }
        guard let product = argument("product"), let kind = Self.kind(product),
            let name = argument("name").flatMap({ source.value(of: $0) as? String })
        else { return nil }
        let platforms = [argument("platform"), argument("destinations")].compactMap(\.self).joined()
        guard platforms.isEmpty || platforms.firstMatch(of: /iOS|iPhone|iPad|\w*[Dd]estinations?\b/) != nil
        else {
            return nil
        }
        var target = DescribedTarget(name: name, kind: kind)
        target.files = argument("sources").map(files) ?? []
        target.resources = argument("resources").map(files) ?? []
        target.dependencies = dependencies(in: argument("dependencies") ?? "")
        target.settings = [settings, argument("settings").map(settings(in:)) ?? [:]]
        adopt(argument("infoPlist"), in: &target)
        if let product = argument("productName").flatMap({ source.value(of: $0) as? String }) {
            target.settings.append(["PRODUCT_NAME": [product]])
        }
        return target
    }

    private static func kind(_ product: Substring) -> SourceModule.Kind? {
        guard let name = product.firstMatch(of: /\.(\w+)/)?.1 else { return nil }
        return switch name {
        case "app": .application
        case "appExtension", "messagesExtension", "appClip", "extensionKitExtension": .appExtension
        case "framework", "staticFramework", "staticLibrary", "dynamicLibrary": .library
        case "unitTests": .tests
        default: nil
        }
    }

    /// Returns the files of patterns relative to the manifest's folder.
    private func files(of patterns: Substring) -> [String] {
        let listed = patterns.replacing(/excluding:\s*(?:\[[^\]]*\]|"[^"]*")/, with: "")
        return source.strings(in: Substring(listed)).flatMap { pattern -> [String] in
            let path = pattern.hasPrefix("/") ? String(pattern.dropFirst()) : pattern
            // The folders before the first wildcard.
            let parts = path.split(separator: "/", omittingEmptySubsequences: false)
            let fixed = parts.prefix { !$0.contains("*") && !$0.contains("{") }
            let place = XcodePaths.joined(folder, fixed.joined(separator: "/"))
            let rest = parts.dropFirst(fixed.count).joined(separator: "/")
            let found = DescribedTarget.files(at: place, within: root)
            guard !rest.isEmpty, rest != "**", let wanted = FilePattern(rest) else { return found }
            return found.filter { wanted.matches(String($0.dropFirst(place.count + 1))) }
        }
    }

    private func dependencies(in text: Substring) -> [String] {
        text.matches(of: /(?:target|name|product)\s*:\s*("(?:[^"\\]|\\.)*"|\w+)/).compactMap {
            source.value(of: $0.1) as? String
        }
    }

    /// The build settings that are written anywhere in the manifest.
    private var settings: [String: [String]] { settings(in: Substring(source.text)) }

    private func settings(in text: Substring) -> [String: [String]] {
        let found = text.matches(
            of:
                /"((?:SWIFT|INFOPLIST_KEY|PRODUCT_MODULE|ASSETCATALOG)_\w+)"\s*:\s*("[^"]*"|\.string\("[^"]*"\)|true|false)/
        )
        return found.reduce(into: [:]) { result, match in
            switch source.value(of: match.2) {
            case let value as String: result[String(match.1)] = [value]
            case let flag as Bool: result[String(match.1)] = [flag ? "YES" : "NO"]
            default: break
            }
        }
    }

    private func adopt(_ list: Substring?, in target: inout DescribedTarget) {
        guard let list else { return }
        if list.contains(".default"), !list.contains("(") { return }
        if let path = list.firstMatch(of: /^\s*(?:\.file\(\s*path:\s*)?("[^"]*")/)?.1,
            let file = source.value(of: path) as? String
        {
            target.settings.append(["INFOPLIST_FILE": [file]])
        } else if let match = list.firstMatch(of: /(?:with|dictionary)[:(]\s*/),
            let keys = source.value(of: Self.argument(list[match.range.upperBound...])) as? [String: Any]
        {
            target.information = keys
        } else {
            target.hasUnknownInformation = true
        }
    }

    /// Returns the text without the parenthesis that closes the call whose argument it is.
    private static func argument(_ text: Substring) -> Substring {
        text.lastIndex(of: ")").map { text[..<$0] } ?? text
    }

    // MARK: Targets of the folders

    /// The folders that belong to other targets than the one of their parent.
    private static let others: Set = [
        "Tests", "UITests", "Demo", "Example", "Testing", "Interface", "Derived",
    ]

    /// The targets by convention: one for each folder in `Targets`, or else the folder itself with its sources, and with an interface
    /// that other modules import.
    private var conventional: [DescribedTarget] {
        let inner = Self.folders(in: folder + "/Targets")
        if !inner.isEmpty {
            return inner.compactMap { conventional(named: $0, in: "\(folder)/Targets/\($0)") }
        }
        let written = source.text.firstMatch(of: /\bname:\s*("(?:[^"\\]|\\.)*"|\w+)\s*[,)]/)?.1
        let folderName = folder.split(separator: "/").last.map(String.init) ?? "App"
        let name = written.flatMap { source.value(of: $0) as? String } ?? folderName
        let interface = conventional(named: name + "Interface", in: folder + "/Interface", sources: "")
        return [conventional(named: name, in: folder), interface].compactMap(\.self)
    }

    private func conventional(named name: String, in place: String, sources: String = "Sources")
        -> DescribedTarget?
    {
        let folders = Self.folders(in: place)
        let usesSources = folders.contains(sources)
        let all = FileWalker.files(in: usesSources ? "\(place)/\(sources)" : place, within: root)
        let nested = Self.manifests(below: place)
        let files = all.filter { file in
            let first = file.dropFirst(place.count + 1).split(separator: "/").first.map(String.init) ?? ""
            return !Self.others.contains(first) && !first.hasSuffix("Tests")
                && !nested.contains { file.hasPrefix($0 + "/") }
        }
        let swift = files.filter { FileWalker.ending(of: $0) == "swift" && !$0.hasSuffix("/Project.swift") }
        guard !swift.isEmpty else { return nil }
        var target = DescribedTarget(name: name, kind: Self.hasEntry(swift) ? .application : .library)
        target.files = files
        if usesSources { target.resources = FileWalker.files(in: place + "/Resources", within: root) }
        target.settings = [settings]
        if let list = FileWalker.files(in: place, within: root).first(where: { $0.hasSuffix("Info.plist") }) {
            target.settings.append(["INFOPLIST_FILE": [list]])
        } else {
            target.hasUnknownInformation = true
        }
        return target
    }

    private static func folders(in place: String) -> [String] {
        (FolderListing.entries(of: place, limit: 2_000) ?? []).filter { $0.kind == .folder }.map(\.name)
            .sorted()
    }

    /// Returns the folders below another one that have a manifest of their own.
    private static func manifests(below place: String) -> [String] {
        FileWalker.files(in: place, within: place).filter { $0.hasSuffix("/Project.swift") }
            .map { XcodePaths.joined($0, "..") }.filter { $0 != place }
    }

    /// Returns whether a file has the entry point of an application.
    private static func hasEntry(_ sources: [String]) -> Bool {
        sources.contains { file in
            guard !file.hasSuffix("/main.swift") else { return true }
            guard let bytes = try? FileReader.read(file, limit: limit) else { return false }
            let text = String(decoding: bytes, as: UTF8.self)
            return text.contains("@main") || text.contains("@UIApplicationMain")
        }
    }
}
