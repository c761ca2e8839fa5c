/// The components of a path that identify a document and its language.
struct PathParts {
    /// The file name without its extension.
    let name: String
    /// The extension in lowercase.
    let ending: String
    /// The language of the enclosing `.lproj` folder.
    let language: String?
    /// The folder that contains the file or its `.lproj`, with the name: equal for translations of one another.
    let place: String

    init(_ path: String) {
        let components = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let file = components.last ?? ""
        let dot = file.lastIndex(of: ".")
        name = dot.map { String(file[..<$0]) } ?? file
        ending = dot.map { file[file.index(after: $0)...].lowercased() } ?? ""
        var folder = components.dropLast()
        if let last = folder.last, last.hasSuffix(".lproj") {
            language = String(last.dropLast(".lproj".count))
            folder = folder.dropLast()
        } else {
            language = nil
        }
        place = folder.joined(separator: "/") + "/" + name
    }
}
