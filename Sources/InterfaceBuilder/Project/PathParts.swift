/// A path taken apart.
struct PathParts {
    /// The file name without its ending.
    let name: String
    /// The ending in small letters.
    let ending: String
    /// The language of an `.lproj` folder around the file.
    let language: String?
    /// The folder around file and `.lproj`, with the name: equal for files that translate each other.
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
