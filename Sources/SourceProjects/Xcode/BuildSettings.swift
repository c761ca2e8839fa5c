import InterfaceBuilder

/// The build settings of a target: the project's settings overridden by the target's, each overriding its `.xcconfig`.
struct BuildSettings {
    private var values: [String: [String]] = [:]
    /// The names of the settings of the target itself.
    private var ownNames: Set<String> = []

    /// Reads the settings of a configuration, or of the debug configuration if there is none with the name.
    init(
        target: XcodeObjects.Object, _ objects: XcodeObjects, _ paths: XcodePaths, within root: String,
        configuration: String? = nil
    ) {
        for owner in [objects.project, target] {
            guard let configuration = Self.configuration(of: owner, objects, named: configuration) else {
                continue
            }
            let file = Self.file(of: configuration, paths)
            let base = file.map { ConfigurationFile.read($0, within: root) } ?? []
            for (key, value) in base { set(key, [value]) }
            let entries = configuration.value("buildSettings")?.entries ?? []
            ownNames = Set(entries.map(\.key) + base.map(\.0))
            for entry in entries {
                set(
                    entry.key,
                    entry.value.array?.compactMap(\.string) ?? [entry.value.string].compactMap(\.self))
            }
        }
        setDefaults(project: paths.projectName, target: target["name"] ?? "")
    }

    /// Creates the settings of a target from layers, of which each overrides the ones before.
    init(layers: [[String: [String]]], project: String, target: String) {
        for layer in layers { for (key, value) in layer { set(key, value) } }
        setDefaults(project: project, target: target)
    }

    private mutating func setDefaults(project: String, target: String) {
        setMissing([
            "PROJECT_NAME": project, "TARGET_NAME": target,
            "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
        ])
    }

    /// The conditions that are defined for `#if`.
    var conditions: [String] {
        let flags = words("OTHER_SWIFT_FLAGS")
        let defined = flags.indices.compactMap { index -> String? in
            if flags[index] == "-D" { return flags.indices.contains(index + 1) ? flags[index + 1] : nil }
            return flags[index].hasPrefix("-D") ? String(flags[index].dropFirst(2)) : nil
        }
        let all = (words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + defined).filter { $0.asIdentifier == $0 }
        return all.indices.filter { !all[..<$0].contains(all[$0]) }.map { all[$0] }
    }

    /// Whether the target can be built for iOS. Its own SDK has precedence over the project's supported platforms.
    var areForPhones: Bool {
        let platforms = words("SUPPORTED_PLATFORMS")
        let isOwnSDK = ownNames.contains("SDKROOT") && !ownNames.contains("SUPPORTED_PLATFORMS")
        if !platforms.isEmpty, !isOwnSDK { return platforms.contains("iphoneos") }
        return ["iphoneos", "auto", "", nil].contains(self["SDKROOT"])
    }

    /// Returns the path of a configuration's `.xcconfig`: a file of the project, or one below a folder that Xcode 16 keeps in
    /// step with the file system.
    private static func file(of configuration: XcodeObjects.Object, _ paths: XcodePaths) -> String? {
        if let file = configuration["baseConfigurationReference"] { return paths.path(of: file) }
        guard let path = configuration["baseConfigurationReferenceRelativePath"] else { return nil }
        return configuration["baseConfigurationReferenceAnchor"].flatMap { paths.path(of: $0) }
            .map { XcodePaths.joined($0, path) }
    }

    /// Returns the debug configuration, which tests and previews use, or else the first one.
    private static func configuration(
        of owner: XcodeObjects.Object, _ objects: XcodeObjects, named wanted: String?
    ) -> XcodeObjects.Object? {
        let list = owner["buildConfigurationList"].flatMap { objects[$0] }
        let all = list.map { objects.list("buildConfigurations", of: $0) } ?? []
        let named = wanted.flatMap { wanted in all.first { $0["name"] == wanted } }
        return named ?? all.first { $0["name"] == "Debug" } ?? all.first
    }

    private mutating func set(_ key: String, _ value: [String]) {
        let earlier = values[key] ?? []
        values[key] = value.flatMap { $0 == "$(inherited)" ? earlier : [Self.inheriting($0, earlier)] }
    }

    private static func inheriting(_ value: String, _ earlier: [String]) -> String {
        value.replacing("$(inherited)", with: earlier.joined(separator: " "))
    }

    /// Returns the value with expanded settings.
    subscript(key: String) -> String? {
        guard let words = values[key] else { return nil }
        return expanded(words.joined(separator: " "))
    }

    /// Returns the items of a list.
    func words(_ key: String) -> [String] { self[key]?.split(separator: " ").map(String.init) ?? [] }

    /// Sets the values of settings that have none.
    mutating func setMissing(_ defaults: [String: String]) {
        for (key, value) in defaults where (values[key] ?? []).joined().isEmpty { values[key] = [value] }
    }

    /// The names of all settings.
    var names: [String] { values.keys.sorted() }

    /// Returns the text with expanded settings.
    func expanding(_ text: String) -> String { expanded(text) }

    /// The greatest depth of nested settings.
    private static let depthLimit = 8

    /// The text with the settings that it names put in. What a modifier changes is the value with its own settings; where no
    /// setting is named there is nothing to change.
    private func expanded(_ text: String, depth: Int = 0) -> String {
        guard depth < Self.depthLimit, text.contains("$"), text.utf8.count < 4096 else { return text }
        return text.replacing(/\$[({]([A-Za-z0-9_]*)((?::[A-Za-z0-9_,=]*)*)[)}]/) { match in
            let value =
                values[String(match.1)].map { expanded($0.joined(separator: " "), depth: depth + 1) } ?? ""
            return match.2.split(separator: ":").reduce(value, Self.modified)
        }.replacing(/\$([A-Za-z_][A-Za-z0-9_]*)/) { match in
            values[String(match.1)].map { expanded($0.joined(separator: " "), depth: depth + 1) }
                ?? String(match.0)
        }
    }

    private static func modified(_ value: String, _ modifier: Substring) -> String {
        if modifier.hasSuffix("identifier") { return value.asIdentifier }
        switch modifier {
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        default:
            let isDefault = modifier.hasPrefix("default=") && value.isEmpty
            return isDefault ? String(modifier.dropFirst("default=".count)) : value
        }
    }
}

/// Parses `.xcconfig` files.
enum ConfigurationFile {
    private static let depthLimit = 8

    /// Returns the keys and values in order, with the contents of included files inserted.
    static func read(_ path: String, within root: String, depth: Int = 0) -> [(String, String)] {
        guard depth < depthLimit, FolderListing.isInside(path, root),
            let bytes = try? FileReader.read(path, limit: 1 << 20)
        else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).flatMap { line in
            settings(withoutComment(line), path, root, depth)
        }
    }

    /// Returns the line without a comment, which begins with two slashes that are not part of an address.
    private static func withoutComment(_ line: Substring) -> String {
        guard !line.contains("://"), let comment = line.firstRange(of: "//") else { return String(line) }
        return String(line[..<comment.lowerBound])
    }

    private static func settings(_ line: String, _ path: String, _ root: String, _ depth: Int) -> [(
        String, String
    )] {
        if line.hasPrefix("#include") {
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            guard parts.count >= 2 else { return [] }
            let folder = XcodePaths.joined(path, "..")
            return read(XcodePaths.joined(folder, String(parts[1])), within: root, depth: depth + 1)
        }
        guard let equals = line.firstIndex(of: "=") else { return [] }
        let key = line[..<equals].filter { !$0.isWhitespace }
        let value = line[line.index(after: equals)...].drop(while: \.isWhitespace)
        // Settings for one platform or architecture have a condition in brackets after the key.
        guard !key.contains("[") else { return [] }
        // Xcode ignores a semicolon at the end.
        let end = value.lastIndex { !$0.isWhitespace && $0 != ";" }
        return [(key, end.map { String(value[...$0]) } ?? "")]
    }
}
