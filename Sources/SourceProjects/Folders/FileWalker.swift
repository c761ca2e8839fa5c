import InterfaceBuilder

/// Walks through folders for the files of modules.
package enum FileWalker {
    private static let depthLimit = 24
    private static let entryLimit = 200_000

    /// Folders that hold other people's or generated files.
    private static let skipped: Set<String> = [
        ".build", ".git", ".hg", ".svn", ".swiftpm", "Pods", "Carthage", "DerivedData", "node_modules",
        "build",
    ]

    /// Folders that are one thing to Xcode.
    private static let wholes: Set<String> = [
        "xcassets", "xcodeproj", "xcworkspace", "xcdatamodeld", "xcdatamodel", "bundle", "framework",
        "xcframework",
        "playground", "docc", "xcassetsbundle", "scnassets", "icon",
    ]

    /// The files in a folder and those in it, in the order of their paths. Folders that are one thing are listed as
    /// such; links are followed to files inside the root alone. Nothing if the folder lies outside of the root.
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

    /// The part behind the last dot.
    package static func ending(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }
}

extension FileWalker {
    /// The path without what follows the last dot.
    package static func stem(of path: String) -> String {
        let ending = ending(of: path)
        return ending.isEmpty ? path : String(path.dropLast(ending.count + 1))
    }

    /// Whether a folder is one thing to Xcode, such as an asset catalog; true of files.
    package static func isWhole(_ path: String) -> Bool {
        FolderListing.isFile(path) || wholes.contains(ending(of: path))
    }

    /// The files in a folder; a file itself.
    package static func filesOrSelf(at path: String) -> [String] {
        FolderListing.isFile(path) ? [path] : files(in: path, within: path)
    }
}
