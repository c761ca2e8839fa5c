import InterfaceBuilder

/// Enumerates the files of modules in folders.
package enum FileWalker {
    private static let depthLimit = 24
    private static let entryLimit = 200_000

    /// The names of folders with third-party or generated files.
    private static let skipped: Set<String> = [
        ".build", ".git", ".hg", ".svn", ".swiftpm", "Pods", "Carthage", "DerivedData", "node_modules",
        "build",
    ]

    /// The extensions of folders that Xcode treats as a single file.
    private static let wholes: Set<String> = [
        "xcassets", "xcodeproj", "xcworkspace", "xcdatamodeld", "xcdatamodel", "bundle", "framework",
        "xcframework",
        "playground", "docc", "xcassetsbundle", "scnassets", "icon", "mlpackage",
    ]

    /// Returns the files in a folder and its subfolders, sorted by path. Packages such as asset catalogs are listed as
    /// files; links are followed to files inside the root only. Returns an empty list if the folder is outside of the root.
    package static func files(in folder: String, within root: String) -> [String] {
        guard let root = FolderListing.resolved(root), FolderListing.isInside(folder, root) else { return [] }
        var found: [String] = []
        var stack = [(path: folder, depth: 0)]
        var count = 0
        while let (path, depth) = stack.popLast() {
            let entries = FolderListing.entries(of: path, limit: entryLimit - count) ?? []
            count += entries.count
            for entry in entries {
                let inner = path + "/" + entry.name
                switch entry.kind {
                case .folder where wholes.contains(ending(of: entry.name)): found.append(inner)
                case .folder where skipped.contains(entry.name) || depth >= depthLimit: break
                case .folder: stack.append((inner, depth + 1))
                case .file: found.append(inner)
                case .link where FolderListing.isInside(inner, root) && FolderListing.isFile(inner):
                    found.append(inner)
                default: break
                }
            }
        }
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Returns the path extension.
    package static func ending(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }
}

extension FileWalker {
    /// Returns the path without its extension.
    package static func stem(of path: String) -> String {
        let ending = ending(of: path)
        return ending.isEmpty ? path : String(path.dropLast(ending.count + 1))
    }

    /// Returns whether Xcode treats a folder as a single file, such as an asset catalog; true for files.
    package static func isWhole(_ path: String) -> Bool {
        FolderListing.isFile(path) || wholes.contains(ending(of: path))
    }

    /// Returns the files in a folder, or the file itself.
    package static func filesOrSelf(at path: String) -> [String] {
        FolderListing.isFile(path) ? [path] : files(in: path, within: path)
    }
}
