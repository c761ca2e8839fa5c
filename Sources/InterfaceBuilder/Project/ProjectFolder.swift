/// The folder of the project that a file belongs to.
public enum ProjectFolder {
    /// The number of folders above a file that are searched.
    private static let depth = 12

    /// Returns the nearest folder above the file that holds an Xcode project, a workspace or a package, links resolved;
    /// nil where there is none.
    public static func around(_ path: String) -> String? {
        guard var folder = FolderListing.resolved(path) else { return nil }
        for _ in 0..<depth {
            guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { return nil }
            folder = String(folder[..<slash])
            if isProject(folder) { return folder }
        }
        return nil
    }

    private static func isProject(_ folder: String) -> Bool {
        (FolderListing.entries(of: folder, limit: 10_000) ?? []).contains { entry in
            entry.kind == .folder
                && (entry.name.hasSuffix(".xcodeproj") || entry.name.hasSuffix(".xcworkspace"))
                || entry.kind == .file && entry.name == "Package.swift"
        }
    }
}
