import Foundation
import InterfaceBuilder

/// The targets in a specification for XcodeGen, `project.yml`.
struct XcodeGenProject {
    /// The greatest depth of files that include others.
    private static let depthLimit = 8
    /// The largest specification that is read, in bytes.
    private static let limit = 4 << 20

    private let folder: String
    private let root: String
    private let specification: JSON
    private(set) var project = Project()

    init(_ path: String, within root: String) throws(DocumentError) {
        self.root = root
        folder = XcodePaths.joined(path, "..")
        specification = try Self.specification(path, within: root, depth: 0)
        let targets = (specification["targets"]?.members ?? []).compactMap(target)
        project = Project(targets, in: folder, within: root)
        addPackages()
    }

    /// Returns whether a file describes targets. One that is not YAML but has targets is reported when it is read.
    static func isSpecification(_ path: String) -> Bool {
        guard let bytes = try? FileReader.read(path, limit: limit) else { return false }
        guard let value = try? YAML.parse(bytes, path: path) else {
            return String(decoding: bytes, as: UTF8.self).split(separator: "\n").contains("targets:")
        }
        return value["targets"] != nil || value["include"] != nil
    }

    /// Reads a specification with those that it includes; its own members have precedence.
    private static func specification(_ path: String, within root: String, depth: Int) throws(DocumentError)
        -> JSON
    {
        guard depth < depthLimit, FolderListing.isInside(path, FolderListing.resolved(root) ?? root) else {
            return JSON(value: .object([]), line: 1)
        }
        var result = try YAML.parse(FileReader.read(path, limit: limit), path: path)
        let included = result["include"].map { $0.array.isEmpty ? [$0] : $0.array } ?? []
        for name in included.compactMap({ $0.string ?? $0["path"]?.string }) {
            let file = XcodePaths.joined(XcodePaths.joined(path, ".."), name)
            result = merged(try specification(file, within: root, depth: depth + 1), result)
        }
        return result
    }

    /// Returns the first value with the members and items of the second, which have precedence.
    private static func merged(_ base: JSON, _ other: JSON) -> JSON {
        if case .array(let first) = base.value, case .array(let second) = other.value {
            return JSON(value: .array(first + second), line: other.line)
        }
        guard case .object(let first) = base.value, case .object(let second) = other.value else {
            return other
        }
        var members = first
        for member in second {
            if let index = members.firstIndex(where: { $0.key == member.key }) {
                members[index].value = merged(members[index].value, member.value)
            } else {
                members.append(member)
            }
        }
        return JSON(value: .object(members), line: other.line)
    }

    // MARK: Targets

    private func target(_ name: String, _ own: JSON) -> DescribedTarget? {
        let templates = (own["templates"]?.array ?? []).compactMap(\.string).compactMap {
            specification["targetTemplates"]?[$0]
        }
        let attributes = (own["templateAttributes"]?.members ?? []).compactMap { member in
            member.value.string.map { (member.key, $0) }
        }
        let values = [("target_name", name)] + attributes
        let description = Self.replacing(
            templates.reduce(JSON(value: .object([]), line: 1), Self.merged), values)
        let whole = Self.merged(description, own)
        guard let kind = Self.kind(whole["type"]?.string), Self.isForPhones(whole) else { return nil }
        var target = DescribedTarget(name: name, kind: kind)
        let sources = whole["sources"].map { $0.array.isEmpty ? [$0] : $0.array } ?? []
        target.files = sources.flatMap(files)
        for dependency in whole["dependencies"]?.array ?? [] {
            if let name = dependency["target"]?.string { target.dependencies.append(name) }
            if let package = dependency["package"]?.string {
                target.dependencies.append(dependency["product"]?.string ?? package)
            }
        }
        target.settings = settings(of: specification) + settings(of: whole)
        target.information = (whole["info"]?["properties"]?.members ?? []).reduce(into: [:]) {
            $0[$1.key] = $1.value.propertyList
        }
        if let path = whole["info"]?["path"]?.string, target.information.isEmpty {
            target.settings.append(["INFOPLIST_FILE": [path]])
        }
        return target
    }

    private static func kind(_ type: String?) -> SourceModule.Kind? {
        switch type {
        case "application": .application
        case "app-extension", "app-extension.messages", "extensionkit-extension",
            "application.on-demand-install-capable":
            .appExtension
        case "framework", "framework.static", "library.static", "library.dynamic": .library
        case "bundle.unit-test": .tests
        default: nil
        }
    }

    private static func isForPhones(_ target: JSON) -> Bool {
        let named = target["platform"].map { $0.array.isEmpty ? [$0] : $0.array } ?? []
        let platforms = (named + (target["supportedDestinations"]?.array ?? [])).compactMap(\.string)
        return platforms.isEmpty || platforms.contains { ["iOS", "auto"].contains($0) }
    }

    /// Returns a value in whose texts names such as `${target_name}` are replaced.
    private static func replacing(_ value: JSON, _ values: [(name: String, value: String)]) -> JSON {
        switch value.value {
        case .string(let text):
            let result = values.reduce(text) { $0.replacingOccurrences(of: "${\($1.name)}", with: $1.value) }
            return JSON(value: .string(result), line: value.line)
        case .array(let items):
            return JSON(value: .array(items.map { replacing($0, values) }), line: value.line)
        case .object(let members):
            return JSON(
                value: .object(members.map { ($0.key, replacing($0.value, values)) }), line: value.line)
        default: return value
        }
    }

    /// Returns the files of an entry of a target's sources: a path, or a path with patterns of excluded files.
    private func files(of entry: JSON) -> [String] {
        guard let path = entry.string ?? entry["path"]?.string, entry["buildPhase"]?.string != "none" else {
            return []
        }
        let place = FolderListing.ignoringCase(XcodePaths.joined(folder, path))
        let left = (entry["excludes"]?.array ?? []).compactMap(\.string).compactMap(FilePattern.init)
        return DescribedTarget.files(at: place, within: root).filter { file in
            let parts = file.dropFirst(place.count + 1).split(separator: "/")
            let paths = parts.indices.map { parts[...$0].joined(separator: "/") }
            return !left.contains { pattern in paths.contains(where: pattern.matches) }
        }
    }

    // MARK: Settings

    /// The settings of the specification or of a target in debug builds: its file, its groups, and its own.
    private func settings(of owner: JSON) -> [[String: [String]]] {
        let files = [owner["configFiles"]?["Debug"]].compactMap { $0?.string }
        let read = files.map { file in
            ConfigurationFile.read(XcodePaths.joined(folder, file), within: root).reduce(
                into: [String: [String]]()
            ) {
                $0[$1.0] = [$1.1]
            }
        }
        return read + groups(in: owner["settings"], depth: 0)
    }

    private func groups(in settings: JSON?, depth: Int) -> [[String: [String]]] {
        guard let settings, depth < Self.depthLimit else { return [] }
        let names = (settings["groups"]?.array ?? []).compactMap(\.string)
        let named = names.flatMap { groups(in: specification["settingGroups"]?[$0], depth: depth + 1) }
        let isGrouped = ["base", "configs", "groups"].contains { settings[$0] != nil }
        let own = isGrouped ? [settings["base"], settings["configs"]?["Debug"]] : [settings]
        return named + own.compactMap { $0.map(Self.values) }
    }

    private static func values(_ settings: JSON) -> [String: [String]] {
        settings.members.reduce(into: [:]) { result, member in
            let items = member.value.array.isEmpty ? [member.value] : member.value.array
            result[member.key] = items.compactMap { $0.string ?? $0.bool.map { $0 ? "YES" : "NO" } }
        }
    }

    // MARK: Packages

    private mutating func addPackages() {
        for (_, package) in specification["packages"]?.members ?? [] {
            if let path = package["path"]?.string {
                project.packages.append(.init(.folder(XcodePaths.joined(folder, path))))
            } else if let url = package["url"]?.string
                ?? package["github"]?.string.map({ "https://github.com/\($0)" }),
                let requirement = Self.requirement(package)
            {
                project.packages.append(.init(.repository(url: url, requirement: requirement)))
            }
        }
    }

    /// Returns the requirement as in a manifest. Only valid characters of versions and branches are passed on.
    private static func requirement(_ package: JSON) -> String? {
        let fields = package.members.reduce(into: [String: String]()) { $0[$1.key] = $1.value.string }
        let used = fields.filter { !["url", "github", "path"].contains($0.key) }
        guard
            used.values.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || "._-/+".contains($0) } })
        else { return nil }
        if let version = fields["from"] ?? fields["majorVersion"] { return "from: \"\(version)\"" }
        if let version = fields["minorVersion"] { return ".upToNextMinor(from: \"\(version)\")" }
        if let version = fields["exactVersion"] ?? fields["version"] { return "exact: \"\(version)\"" }
        if let branch = fields["branch"] { return "branch: \"\(branch)\"" }
        if let revision = fields["revision"] { return "revision: \"\(revision)\"" }
        guard let low = fields["minVersion"], let high = fields["maxVersion"] else { return nil }
        return "\"\(low)\"..<\"\(high)\""
    }
}

extension JSON {
    /// The value as that of a property list; nil for null.
    fileprivate var propertyList: Any? {
        switch value {
        case .string(let text): Int(text).map { $0 as Any } ?? text
        case .bool(let flag): flag
        case .number(let number): number
        case .array(let items): items.compactMap(\.propertyList)
        case .object(let members):
            members.reduce(into: [String: Any]()) { $0[$1.key] = $1.value.propertyList }
        case .null: nil
        }
    }
}
