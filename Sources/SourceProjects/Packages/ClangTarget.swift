import InterfaceBuilder

/// A target of a package that is written in C or Objective-C: its public headers say what Swift can use, and its C is compiled.
struct ClangTarget {
    /// The folder of the package.
    let folder: String
    /// The folder of the target.
    let place: String
    /// The folder of the public headers in the target's folder; nil if the manifest does not specify one.
    let publicHeaders: String?

    private static let languages: Set = ["c", "m", "mm"]

    /// Returns the module of the target, with the sources that `isLeftOut` does not exclude; nil without public headers.
    func module(named name: String, isLeftOut: (String) -> Bool) -> SourceModule? {
        let directory = XcodePaths.joined(place, publicHeaders ?? "include")
        let headers = FileWalker.files(in: directory, within: folder)
            .filter { FileWalker.ending(of: $0) == "h" }
        guard !headers.isEmpty else { return nil }
        var module = SourceModule(name: name.asIdentifier, kind: .library, sources: [])
        module.isOfPackage = true
        module.headers = headers
        module.headerFolder = folder
        module.implementations = FileWalker.files(in: place, within: folder).filter {
            Self.languages.contains(FileWalker.ending(of: $0)) && !isLeftOut($0)
        }
        return module
    }
}

extension SourceModule {
    /// Whether headers alone declare what the module contains, and no missing files.
    public var isForeign: Bool { sources.isEmpty && !lacksSources && !headers.isEmpty }
}
