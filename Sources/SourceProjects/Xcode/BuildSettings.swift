import InterfaceBuilder

/// The build settings of a target: the project's, overlaid by the target's, each over its `.xcconfig`.
struct BuildSettings {
    private var values: [String: [String]] = [:]
    /// The names of those that the target itself sets.
    private var ownNames: Set<String> = []

    /// The settings of a configuration, or of the one for debugging where there is none of its name.
    init(
        target: XcodeObjects.Object, _ objects: XcodeObjects, _ paths: XcodePaths, within root: String,
        configuration: String? = nil
    ) {
        for owner in [objects.project, target] {
            guard let configuration = Self.configuration(of: owner, objects, named: configuration) else {
                continue
            }
            if let file = configuration["baseConfigurationReference"].flatMap({ paths.path(of: $0) }) {
                for (key, value) in ConfigurationFile.read(file, within: root) { set(key, [value]) }
            }
            let entries = configuration.value("buildSettings")?.entries ?? []
            ownNames = Set(entries.map(\.key))
            for entry in entries {
                set(
                    entry.key,
                    entry.value.array?.compactMap(\.string) ?? [entry.value.string].compactMap(\.self))
            }
        }
        let defaults = [
            "PROJECT_NAME": paths.projectName, "TARGET_NAME": target["name"] ?? "",
            "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
        ]
        for (key, value) in defaults where (values[key] ?? []).joined().isEmpty { values[key] = [value] }
    }

    /// Names that `#if` finds defined.
    var conditions: [String] {
        let flags = words("OTHER_SWIFT_FLAGS")
        let defined = flags.indices.compactMap { index -> String? in
            if flags[index] == "-D" { return flags.indices.contains(index + 1) ? flags[index + 1] : nil }
            return flags[index].hasPrefix("-D") ? String(flags[index].dropFirst(2)) : nil
        }
        let all = (words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + defined).filter { $0.asIdentifier == $0 }
        return all.indices.filter { !all[..<$0].contains(all[$0]) }.map { all[$0] }
    }

    /// The features of later language modes that are enabled.
    var upcomingFeatures: [String] { UpcomingFeatures.enabled { self[$0] == "YES" } }

    /// Whether the target can be built for iOS. Its own SDK counts more than platforms that the project lists for all.
    var areForPhones: Bool {
        let platforms = words("SUPPORTED_PLATFORMS")
        let isOwnSDK = ownNames.contains("SDKROOT") && !ownNames.contains("SUPPORTED_PLATFORMS")
        if !platforms.isEmpty, !isOwnSDK { return platforms.contains("iphoneos") }
        return ["iphoneos", "auto", "", nil].contains(self["SDKROOT"])
    }

    /// The configuration for debugging, which tests and previews use; else the first.
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

    /// The value with the settings that it names put in.
    subscript(key: String) -> String? {
        guard let words = values[key] else { return nil }
        return expanded(words.joined(separator: " "))
    }

    /// The words of a list.
    func words(_ key: String) -> [String] { self[key]?.split(separator: " ").map(String.init) ?? [] }

    /// Sets what nothing else has set.
    mutating func setMissing(_ defaults: [String: String]) {
        for (key, value) in defaults where (values[key] ?? []).joined().isEmpty { values[key] = [value] }
    }

    /// The names of all settings.
    var names: [String] { values.keys.sorted() }

    /// The text with the settings that it names put in.
    func expanding(_ text: String) -> String { expanded(text) }

    /// Settings that name others are not followed deeper.
    private static let depthLimit = 8

    /// The text with the settings that it names put in. What a modifier changes is the value with its own settings.
    private func expanded(_ text: String, depth: Int = 0) -> String {
        guard depth < Self.depthLimit, text.contains("$"), text.utf8.count < 4096 else { return text }
        return text.replacing(/\$[({]([A-Za-z0-9_]+)((?::[A-Za-z0-9_,=]*)*)[)}]/) { match in
            let value =
                values[String(match.1)].map { expanded($0.joined(separator: " "), depth: depth + 1) } ?? ""
            return match.2.split(separator: ":").reduce(value, Self.modified)
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

/// The settings in an `.xcconfig` file.
enum ConfigurationFile {
    private static let depthLimit = 8

    /// Keys and values in their order, those of included files where they are included.
    static func read(_ path: String, within root: String, depth: Int = 0) -> [(String, String)] {
        guard depth < depthLimit, FolderListing.isInside(path, root),
            let bytes = try? FileReader.read(path, limit: 1 << 20)
        else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).flatMap { line in
            settings(String(line.prefix { $0 != "/" || line.contains("://") }), path, root, depth)
        }
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
        // Those for one platform or architecture alone have it in brackets behind the key.
        guard !key.contains("[") else { return [] }
        // Xcode reads past a semicolon at the end.
        let end = value.lastIndex { !$0.isWhitespace && $0 != ";" }
        return [(key, end.map { String(value[...$0]) } ?? "")]
    }
}
