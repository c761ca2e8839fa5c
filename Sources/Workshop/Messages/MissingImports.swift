import SourceProjects

/// Imported modules that are missing. The compiler stops at the first file that imports one; here all such files of
/// the module are found at once.
struct MissingImports {
    let modules: [SourceModule]

    /// Returns the errors, with those of missing modules for each file that imports them.
    func expanding(_ errors: [CompilerMessages.Message]) -> [CompilerMessages.Message] {
        var seen: Set<CompilerMessages.Message> = []
        return errors.flatMap(expanding).filter { seen.insert($0).inserted }
    }

    /// Returns the adapter's messages about imports that it removed, in the compiler's words.
    static func errors(in notes: [String]) -> [CompilerMessages.Message] {
        notes.compactMap { note in
            guard
                let match = note.wholeMatch(
                    of: /(\/.+?):(\d+):(\d+): warning: there is no module ([A-Za-z0-9_]+) here.*/)
            else { return nil }
            return CompilerMessages.Message(
                file: String(match.1), line: Int(match.2) ?? 1, column: Int(match.3) ?? 1,
                text: "no such module '\(match.4)'")
        }
    }

    private func expanding(_ error: CompilerMessages.Message) -> [CompilerMessages.Message] {
        guard let match = error.text.firstMatch(of: /^no such module '([^'.]+)/),
            let module = modules.first(where: { $0.sources.contains(error.file) })
        else { return [error] }
        return [error] + module.sources.flatMap { imports(of: String(match.1), in: $0, error.text) }
    }

    private func imports(of name: String, in path: String, _ text: String) -> [CompilerMessages.Message] {
        (SourceText.lines(of: path) ?? []).enumerated().compactMap { index, line in
            guard ImportedModules.name(in: line) == name, let place = line.firstRange(of: name) else {
                return nil
            }
            let column = line.utf8.distance(from: line.startIndex, to: place.lowerBound) + 1
            return CompilerMessages.Message(file: path, line: index + 1, column: column, text: text)
        }
    }
}
