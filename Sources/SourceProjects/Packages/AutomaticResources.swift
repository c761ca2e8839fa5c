/// Resources that a target has though its manifest does not name them: Xcode knows these kinds of files.
enum AutomaticResources {
    private static let kinds: Set = [
        "xcassets", "xcdatamodel", "xcdatamodeld", "storyboard", "xib", "nib", "xcstrings",
    ]
    /// In folders of languages alone.
    private static let tables: Set = ["strings", "stringsdict"]

    /// Those in a target's folder that are in none of the places that the manifest names or excludes.
    static func found(in place: String, besides named: [String]) -> [SourceModule.Resource] {
        FileWalker.files(in: place, within: place).filter { path in
            let ending = FileWalker.ending(of: path)
            return (kinds.contains(ending) || tables.contains(ending) && path.contains(".lproj/"))
                && !named.contains { path == $0 || path.hasPrefix($0 + "/") }
        }
        .map { SourceModule.Resource(path: $0) }
    }
}
