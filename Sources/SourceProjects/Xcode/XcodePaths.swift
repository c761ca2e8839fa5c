import Foundation
import InterfaceBuilder

/// The paths of the files of an Xcode project, from its tree of groups.
struct XcodePaths {
    /// The greatest depth of nested groups.
    private static let depthLimit = 64

    private let objects: XcodeObjects
    private let parents: [String: String]
    /// The folder that contains the project.
    let folder: String
    /// The name of the project's folder without its extension.
    let projectName: String

    init(_ objects: XcodeObjects, folder: String, projectName: String = "") {
        self.projectName = projectName
        self.objects = objects
        let inner = objects.project["projectDirPath"] ?? ""
        self.folder = inner.isEmpty ? folder : Self.joined(folder, inner)
        var parents: [String: String] = [:]
        for group in objects.all {
            for child in group.list("children") where parents[child] == nil { parents[child] = group.id }
        }
        self.parents = parents
    }

    /// Returns the path of a file or group; nil for build products and files in Xcode's own folders.
    func path(of id: String) -> String? {
        var parts: [String] = []
        var next: String? = id
        while let current = next, let object = objects[current], parts.count < Self.depthLimit {
            if let part = object["path"], !part.isEmpty { parts.append(part) }
            switch object["sourceTree"] ?? "<group>" {
            case "<group>": next = parents[current]
            case "SOURCE_ROOT": next = nil
            case "<absolute>": return relocated(parts.reversed().joined(separator: "/"))
            default: return nil
            }
        }
        return FolderListing.ignoringCase(Self.joined(folder, parts.reversed().joined(separator: "/")))
    }

    /// Returns the file in the folder of the project under the longest end of the path, which is that of the machine where the file was
    /// added; the path itself if there is none.
    private func relocated(_ path: String) -> String {
        guard FolderListing.resolved(path) == nil else { return path }
        let parts = path.split(separator: "/").suffix(Self.depthLimit)
        let ends = parts.indices.lazy.map { parts[$0...].joined(separator: "/") }
        let found = ends.map { FolderListing.ignoringCase(Self.joined(folder, $0)) }.first {
            FolderListing.resolved($0) != nil
        }
        return found ?? path
    }

    /// Returns the files of a reference: its file, or the localized files of a variant group.
    func files(of id: String) -> [String] {
        guard let object = objects[id] else { return [] }
        // The versions of a data model are one folder, which is a file of its target.
        let ids = object.kind == "PBXVariantGroup" ? object.list("children") : [id]
        return ids.compactMap { path(of: $0) }
    }

    /// Joins two paths and removes `.` and `..`; returns the second path if it is absolute.
    static func joined(_ folder: String, _ path: String) -> String {
        if path.hasPrefix("/") { return URL(fileURLWithPath: path).standardized.path }
        return URL(fileURLWithPath: folder).appendingPathComponent(path).standardized.path
    }
}
