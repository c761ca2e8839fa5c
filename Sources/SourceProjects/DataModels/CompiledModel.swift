import Foundation
import InterfaceBuilder

/// The folder `NAME.momd` into which Xcode compiles the versions of a data model, an `.xcdatamodeld` folder. Here a
/// compiled version is the version itself.
public struct CompiledModel {
    private static let versionLimit = 1_000
    private static let information = "VersionInfo.plist"

    private let path: String
    private let root: String
    private let entries: [String]

    /// Reads the names of the versions; nil for other files.
    public init?(path: String, within root: String) {
        guard path.hasSuffix(".xcdatamodeld"), FileManager.default.fileExists(atPath: path) else {
            return nil
        }
        (self.path, self.root) = (path, root)
        entries = (FolderListing.entries(of: path, limit: Self.versionLimit) ?? []).map(\.name).sorted()
    }

    /// Returns the paths of the contents of the folder by their names in the bundle; `information` is the path of its
    /// property list.
    public func contents(named name: String, information: String) -> [String: String] {
        var result = ["\(name)/\(Self.information)": information]
        for entry in entries {
            result["\(name)/\(entry)"] = "\(path)/\(entry)"
            if let version = Self.version(entry) { result["\(name)/\(version).mom"] = "\(path)/\(entry)" }
        }
        return result
    }

    /// The property list of the folder, with the current version and the hashes of the entities of each version.
    public var information: String {
        var hashes: [String: [String: Data]] = [:]
        for entry in entries {
            guard let version = Self.version(entry) else { continue }
            let model = try? DataModel(path: "\(path)/\(entry)", within: root)
            hashes[version] = Dictionary((model?.entities ?? []).map { ($0.name, $0.versionHash) }) {
                first, _ in first
            }
        }
        let current = (try? DataModel.currentVersion(of: path)).map { ($0 as NSString).lastPathComponent }
        let list: [String: Any] = [
            "NSManagedObjectModel_CurrentVersionName": current.flatMap(Self.version) ?? "",
            "NSManagedObjectModel_VersionHashes": hashes,
        ]
        let data = try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private static func version(_ entry: String) -> String? {
        entry.hasSuffix(".xcdatamodel") ? String(entry.dropLast(".xcdatamodel".count)) : nil
    }
}

extension DataModel.Entity {
    /// The value by which versions of the entity are distinguished, as the module CoreData computes it.
    fileprivate var versionHash: Data {
        let members = attributes.map(\.name) + relationships.map(\.name)
        return Data(([name] + members.sorted()).joined(separator: "/").utf8)
    }
}
