import InterfaceBuilder

/// The projects and packages of an `.xcworkspace`.
struct XcodeWorkspace {
    /// The paths of the `.xcodeproj` folders and of the packages' folders, in the order of the workspace.
    private(set) var members: [String] = []

    /// Reads a workspace. Members outside of the root are ignored.
    init(_ path: String, within root: String) throws(DocumentError) {
        let file = path + "/contents.xcworkspacedata"
        let text = String(decoding: try FileReader.read(file, limit: 8 << 20), as: UTF8.self)
        let resolvedRoot = FolderListing.resolved(root) ?? root
        // Groups may be nested and add folders to the paths of their members.
        var folders = [XcodePaths.joined(path, "..")]
        for tag in text.matches(of: /<(\/?)(FileRef|Group)\b([^>]*?)(\/?)>/) {
            let isGroup = tag.2 == "Group"
            if tag.1 == "/" {
                if isGroup, folders.count > 1 { folders.removeLast() }
                continue
            }
            let location = tag.3.firstMatch(of: /location\s*=\s*"([a-z]+):([^"]*)"/)
            let place = Self.place(location.map { (String($0.1), String($0.2)) }, folders)
            if isGroup {
                if tag.4.isEmpty, folders.count < 64 { folders.append(place ?? folders.last ?? "") }
            } else if let place, FolderListing.isInside(place, resolvedRoot) {
                members.append(place)
            }
        }
    }

    private static func place(_ location: (kind: String, path: String)?, _ folders: [String]) -> String? {
        guard let location, let first = folders.first, let last = folders.last else { return nil }
        let path = location.path.replacing("&amp;", with: "&")
        switch location.kind {
        case "group": return XcodePaths.joined(last, path)
        case "container": return XcodePaths.joined(first, path)
        default: return nil
        }
    }
}
