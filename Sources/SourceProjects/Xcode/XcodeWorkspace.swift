import InterfaceBuilder

/// The projects and packages of an `.xcworkspace`.
struct XcodeWorkspace {
    /// The paths of the `.xcodeproj` folders and of the packages' folders, in the order of the workspace.
    private(set) var members: [String] = []

    /// Reads a workspace. Members outside of the root are ignored.
    init(_ path: String, within root: String) throws(DocumentError) {
        let file = path + "/contents.xcworkspacedata"
        let workspace = try Element.root(of: FileReader.read(file, limit: 8 << 20), path: file)
        let folder = XcodePaths.joined(path, "..")
        add(workspace, in: folder, folder, FolderListing.resolved(root) ?? root)
    }

    /// Adds the members of a group, which may be nested and adds a folder to the paths of its members.
    private mutating func add(_ group: Element, in folder: String, _ container: String, _ root: String) {
        for child in group.children {
            let place = Self.place(child["location"] ?? "", folder, container)
            if child.isNamed("Group") {
                add(child, in: place ?? folder, container, root)
            } else if child.isNamed("FileRef"), let place, FolderListing.isInside(place, root) {
                members.append(place)
            }
        }
    }

    private static func place(_ location: String, _ folder: String, _ container: String) -> String? {
        guard let colon = location.firstIndex(of: ":") else { return nil }
        let path = String(location[location.index(after: colon)...])
        switch location[..<colon] {
        case "group": return XcodePaths.joined(folder, path)
        case "container": return XcodePaths.joined(container, path)
        default: return nil
        }
    }
}
