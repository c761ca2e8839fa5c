import Foundation
import InterfaceBuilder

/// The paths of the files of an Xcode project, by its tree of groups.
struct XcodePaths {
    /// Groups are not nested deeper.
    private static let depthLimit = 64

    private let objects: XcodeObjects
    private let parents: [String: String]
    /// The folder that the project is in.
    let folder: String
    /// The name of the project's own folder, without its ending.
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

    /// The path of a file or group; nil for what Xcode makes or finds in its own folders.
    func path(of id: String) -> String? {
        var parts: [String] = []
        var next: String? = id
        while let current = next, let object = objects[current], parts.count < Self.depthLimit {
            if let part = object["path"], !part.isEmpty { parts.append(part) }
            switch object["sourceTree"] ?? "<group>" {
            case "<group>": next = parents[current]
            case "SOURCE_ROOT": next = nil
            default: return nil
            }
        }
        return FolderListing.ignoringCase(Self.joined(folder, parts.reversed().joined(separator: "/")))
    }

    /// The files that a reference represents: itself, or the translations of a group of them.
    func files(of id: String) -> [String] {
        guard let object = objects[id] else { return [] }
        // The versions of a data model are one folder, which is a file of its target.
        let ids = object.kind == "PBXVariantGroup" ? object.list("children") : [id]
        return ids.compactMap { path(of: $0) }
    }

    /// Two paths as one, without `.` and `..`; the second alone if it is not relative.
    static func joined(_ folder: String, _ path: String) -> String {
        if path.hasPrefix("/") { return URL(fileURLWithPath: path).standardized.path }
        return URL(fileURLWithPath: folder).appendingPathComponent(path).standardized.path
    }
}
