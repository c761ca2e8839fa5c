/// The resources of a target that its manifest does not list: Xcode adds files of certain kinds automatically.
enum AutomaticResources {
    private static let kinds: Set = [
        "xcassets", "xcdatamodel", "xcdatamodeld", "storyboard", "xib", "nib", "xcstrings",
    ]
    /// The extensions of files that are resources in folders of languages only.
    private static let tables: Set = ["strings", "stringsdict"]

    /// Finds those in a target's folder that are outside of the paths that the manifest lists or excludes.
    static func found(in place: String, besides named: [String]) -> [SourceModule.Resource] {
        FileWalker.files(in: place, within: place).filter { path in
            let ending = FileWalker.ending(of: path)
            return (kinds.contains(ending) || tables.contains(ending) && path.contains(".lproj/"))
                && !named.contains { path == $0 || path.hasPrefix($0 + "/") }
        }
        .map { SourceModule.Resource(path: $0) }
    }
}
