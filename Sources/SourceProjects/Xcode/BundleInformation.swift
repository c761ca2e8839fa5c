import Foundation
import InterfaceBuilder

/// The `Info.plist` of a target's bundle as Xcode generates it: the file with expanded build settings, and the keys that build
/// settings define.
struct BundleInformation {
    /// The property list as XML; nil if it cannot be encoded.
    let text: String?

    /// The largest file that is read, in bytes.
    private static let limit = 4 << 20

    /// Creates the property list for a target's bundle, whose settings name files relative to the folder. `keys` are those that the
    /// target's description adds to the file.
    init(
        _ settings: BuildSettings, folder: String, within root: String, adding keys: [String: Any] = [:]
    ) {
        var settings = settings
        let target = settings["TARGET_NAME"] ?? ""
        let product = settings["PRODUCT_NAME"] ?? target
        settings.setMissing([
            "SRCROOT": folder, "PROJECT_DIR": folder,
            "PRODUCT_NAME": product, "EXECUTABLE_NAME": product,
            "PRODUCT_MODULE_NAME": product.asIdentifier, "DEVELOPMENT_LANGUAGE": "en",
            "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
        ])
        let file = settings["INFOPLIST_FILE"].map { XcodePaths.joined(folder, $0) }
        let isInside = file.map { FolderListing.isInside($0, FolderListing.resolved(root) ?? root) } ?? false
        var list = isInside ? file.flatMap(Self.read) ?? [:] : [:]
        list.merge(keys) { $1 }
        list = list.mapValues { Self.expanding($0) { settings.expanding($0) } }
        for (key, value) in Self.generated(settings) where list[key] == nil { list[key] = value }
        text = Self.text(Self.completed(list, product, settings["PRODUCT_BUNDLE_IDENTIFIER"]))
    }

    /// Creates the property list for a folder without a project.
    init(file: String?, moduleName: String) {
        let list = (file.flatMap(Self.read) ?? [:]).mapValues { value in
            Self.expanding(value) { text in
                text.replacing(
                    /\$[({](PRODUCT_MODULE_NAME|PRODUCT_NAME|EXECUTABLE_NAME|TARGET_NAME)[)}]/,
                    with: moduleName)
            }
        }
        text = Self.text(Self.completed(list, moduleName, nil))
    }

    /// Creates the property list of the bundle with the resources of a package's target, which Xcode names after both.
    init(package: String, target: String) {
        text = Self.text(
            Self.completed(
                ["CFBundlePackageType": "BNDL"], "\(package)_\(target)", "\(package).\(target).resources"))
    }

    private static func read(_ path: String) -> [String: Any]? {
        guard let bytes = try? FileReader.read(path, limit: limit) else { return nil }
        return BoundedPropertyList.read(Data(bytes)) as? [String: Any]
    }

    private static func expanding(_ value: Any, _ expand: (String) -> String) -> Any {
        switch value {
        case let text as String: expand(text)
        case let list as [Any]: list.map { expanding($0, expand) }
        case let entries as [String: Any]: entries.mapValues { expanding($0, expand) }
        default: value
        }
    }

    // MARK: Keys from build settings

    /// Returns the values of settings such as `INFOPLIST_KEY_UIMainStoryboardFile`.
    private static func generated(_ settings: BuildSettings) -> [String: Any] {
        var list: [String: Any] = [:]
        for name in settings.names where name.hasPrefix("INFOPLIST_KEY_") {
            guard let value = settings[name], !value.isEmpty else { continue }
            let key = String(name.dropFirst("INFOPLIST_KEY_".count))
            switch key {
            case "UIApplicationSceneManifest_Generation":
                if value == "YES" {
                    list["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": true]
                }
            case "UILaunchScreen_Generation":
                if value == "YES" { list["UILaunchScreen"] = [String: Any]() }
            case let key where key.hasPrefix("UISupportedInterfaceOrientations"):
                let device = key.hasSuffix("_iPhone") ? "~iphone" : key.hasSuffix("_iPad") ? "~ipad" : ""
                list["UISupportedInterfaceOrientations" + device] = value.split(separator: " ").map(
                    String.init)
            default:
                list[key] = ["YES", "NO"].contains(value) ? value == "YES" : value
            }
        }
        return list
    }

    /// Adds the keys that every bundle has.
    private static func completed(_ list: [String: Any], _ product: String, _ identifier: String?) -> [String:
        Any]
    {
        var list = list
        let missing: [String: Any] = [
            "CFBundleName": product, "CFBundleDevelopmentRegion": "en", "CFBundleShortVersionString": "1.0",
            "CFBundleVersion": "1", "CFBundlePackageType": "APPL", "CFBundleInfoDictionaryVersion": "6.0",
        ]
        for (key, value) in missing where (list[key] as? String ?? "").isEmpty { list[key] = value }
        let own = list["CFBundleIdentifier"] as? String ?? ""
        let named = [own, identifier ?? ""].first { !$0.isEmpty && !$0.hasSuffix(".") && !$0.contains("$") }
        list["CFBundleIdentifier"] = named ?? "app.\(product.asIdentifier)"
        list["CFBundleExecutable"] = product.asIdentifier
        return list
    }

    private static func text(_ list: [String: Any]) -> String? {
        let data = try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        return data.map { String(decoding: $0, as: UTF8.self) }
    }
}
