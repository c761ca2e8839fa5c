/// Walks through a project's folders without recursion.
struct ProjectWalker {
    /// Folders of third-party or generated files.
    static let skipped: Set<String> = [
        ".build", ".git", ".hg", ".svn", ".swiftpm", "Pods", "Carthage", "DerivedData", "node_modules",
        "build",
    ]

    /// Folders that are bundles, and those of the Swift Package Manager for object files.
    private static let bundles: Set<String> = [
        "bundle", "resources", "framework", "xctest", "app", "appex", "build", "product", "swiftmodule",
    ]

    /// Endings of the bundles that Xcode exports, with copies of documents, and of its templates, whose names are placeholders.
    private static let exports: Set<String> = ["xcloc", "xcarchive", "xcresult", "xctemplate"]

    private static let endings: Set<String> = [
        "storyboard", "xib", "strings", "stringsdict", "xcstrings", "ttf", "otf", "ttc", "png", "jpg", "jpeg",
        "gif",
        "pdf", "svg", "heic", "webp",
    ]

    let limits: ProjectFiles.Limits
    private(set) var found: [String] = []
    private(set) var diagnostics: [Diagnostic] = []
    private var count = 0
    private var real = ""

    init(limits: ProjectFiles.Limits) { self.limits = limits }

    mutating func walk(_ root: String) throws(DocumentError) {
        guard let resolved = FolderListing.resolved(root) else {
            throw DocumentError(file: root, reason: .missing)
        }
        real = resolved
        guard FolderListing.entries(of: root, limit: 1) != nil else {
            throw DocumentError(file: root, reason: .unreadable("it is not a folder that can be read"))
        }
        var stack = [(path: root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root, depth: 0)]
        while let folder = stack.popLast() {
            guard let entries = FolderListing.entries(of: folder.path, limit: limits.entries - count + 1)
            else {
                report(folder.path, "the folder cannot be read")
                continue
            }
            count += entries.count
            guard count <= limits.entries else {
                return report(
                    folder.path, "there are more than \(limits.entries) files; the rest is not searched")
            }
            for entry in entries {
                let path = folder.path + "/" + entry.name
                guard visit(path, entry) else { continue }
                if folder.depth < limits.depth {
                    stack.append((path, folder.depth + 1))
                } else {
                    report(
                        path, "folders are nested more than \(limits.depth) deep; this one is not searched")
                }
            }
        }
    }

    /// Records a file of interest; returns whether the entry is a folder to descend into.
    private mutating func visit(_ path: String, _ entry: FolderListing.Entry) -> Bool {
        switch entry.kind {
        case .folder:
            if entry.name.hasSuffix(".xcassets") {
                found.append(path)
                return false
            }
            let ending = PathParts(entry.name).ending
            if limits.skipsBundles, Self.bundles.contains(ending) { return false }
            if Self.exports.contains(ending) { return false }
            return !Self.skipped.contains(entry.name)
        case .file:
            if isWanted(entry.name) { found.append(path) }
        case .link:
            return visit(link: path, entry.name)
        case .other: break
        }
        return false
    }

    /// Records a link to a file. Links may point out of the folder or form cycles: of folders only those of languages
    /// and catalogs are followed, and no language within another.
    private mutating func visit(link path: String, _ name: String) -> Bool {
        guard limits.followsLinks || FolderListing.isInside(path, real) else { return false }
        if FolderListing.isFile(path) {
            if isWanted(name) { found.append(path) }
        } else if limits.followsLinks, name.hasSuffix(".xcassets") {
            found.append(path)
        } else if limits.followsLinks {
            return name.hasSuffix(".lproj") && !path.dropLast(name.utf8.count).contains(".lproj/")
        }
        return false
    }

    private func isWanted(_ name: String) -> Bool {
        name.hasSuffix("Info.plist") || Self.endings.contains(PathParts(name).ending)
    }

    private mutating func report(_ path: String, _ message: String) {
        diagnostics.append(Diagnostic(.warning, file: path, message: message))
    }
}
