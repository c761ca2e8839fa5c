import SourceProjects

/// The members of extensions that the adapter calls from the bodies of their classes, where overrides have to be declared.
///
/// An error in a declaration that it adds to a class is one of the member: without it, or without its override, the class
/// compiles.
struct PromotedMembers {
    private let module: SourceModule
    private let paths: AdaptedPaths
    /// The places of the members by the names that they have in adapted files.
    private var places: [Substring: CompilerMessages.Message]?
    private var texts: [String: [Substring]] = [:]

    init(_ module: SourceModule, _ paths: AdaptedPaths) {
        (self.module, self.paths) = (module, paths)
    }

    /// Returns the errors at the members that they are about.
    static func located(
        _ errors: [CompilerMessages.Message], of module: SourceModule, _ paths: AdaptedPaths
    ) -> [CompilerMessages.Message] {
        var members = PromotedMembers(module, paths)
        var seen: Set<CompilerMessages.Message> = []
        return errors.map { members.located($0) }.filter { seen.insert($0).inserted }
    }

    private mutating func located(_ error: CompilerMessages.Message) -> CompilerMessages.Message {
        guard let added = addition(at: error), let name = added.firstMatch(of: /\b_[0-9a-z]+\b/)?.output,
            var place = member(named: name)
        else { return error }
        place.text = error.text
        return place
    }

    /// Returns what the adapter added to a line, from the column of an error; nil if the error is before it.
    private mutating func addition(at error: CompilerMessages.Message) -> String? {
        guard error.line > 0, error.column > 0, let written = line(error.line, of: error.file),
            error.column > written.utf8.count,
            let adapted = line(error.line, of: paths.adapted(error.file)),
            error.column <= adapted.utf8.count
        else { return nil }
        return String(decoding: adapted.utf8.dropFirst(error.column - 1), as: UTF8.self)
    }

    private mutating func line(_ number: Int, of path: String) -> Substring? {
        if texts[path] == nil { texts[path] = SourceText.lines(of: path) ?? [] }
        return texts[path]?.dropFirst(number - 1).first
    }

    private mutating func member(named name: Substring) -> CompilerMessages.Message? {
        if places == nil { places = found() }
        return places?[name]
    }

    /// Returns the members that have other names than in their sources, at the same places.
    private mutating func found() -> [Substring: CompilerMessages.Message] {
        var found: [Substring: CompilerMessages.Message] = [:]
        for file in module.sources {
            let adapted = SourceText.lines(of: paths.adapted(file)) ?? []
            for (index, text) in adapted.enumerated() where text.contains("func _") || text.contains("var _")
            {
                guard let match = text.firstMatch(of: /\b(?:func|var) (_[0-9a-z]+)\b/),
                    let written = line(index + 1, of: file)
                else { continue }
                let column = text.utf8.distance(from: text.utf8.startIndex, to: match.1.startIndex) + 1
                guard column + match.1.utf8.count - 1 <= written.utf8.count,
                    !written.utf8.dropFirst(column - 1).starts(with: match.1.utf8)
                else { continue }
                found[match.1] = CompilerMessages.Message(
                    file: file, line: index + 1, column: column, text: "")
            }
        }
        return found
    }
}
