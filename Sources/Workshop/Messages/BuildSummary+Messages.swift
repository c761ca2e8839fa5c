import SourceProjects

extension BuildSummary {
    /// The summary of modules that were built.
    ///
    /// `notes` are the adapter's messages about code that it left out; `errors` are all of the compiler's, for the reasons;
    /// `firstErrors` are those before anything was left out.
    init(
        modules: [SourceModule], notes: [String], errors: [CompilerMessages.Message],
        firstErrors: [CompilerMessages.Message], lines: [String]
    ) {
        let byFile = Dictionary(grouping: errors, by: \.file)
        let leftOut = Dictionary(grouping: notes.compactMap { LeftOut($0, byFile) }, by: \.file)
        self.init(
            modules: modules.map { Module($0, leftOut) }, missing: Missing.all(in: firstErrors), lines: lines)
    }

    /// Creates the summary of modules that cannot be built: none of their files are usable.
    init(
        failed modules: [SourceModule], firstErrors: [CompilerMessages.Message], lines: [String]
    ) {
        self.init(
            modules: modules.map { Module(name: $0.name, files: $0.sources.count, whole: 0, leftOut: []) },
            missing: Missing.all(in: firstErrors), lines: lines)
    }
}

extension BuildSummary.Module {
    fileprivate init(_ module: SourceModule, _ leftOut: [String: [BuildSummary.LeftOut]]) {
        let parts = module.sources.flatMap { leftOut[$0] ?? [] }
        let broken = Set(parts.map(\.file)).count
        self.init(
            name: module.name, files: module.sources.count, whole: module.sources.count - broken,
            leftOut: parts)
    }
}

extension BuildSummary.LeftOut {
    /// Creates the part that a message names. The reason is the first error at or after its line.
    fileprivate init?(_ message: String, _ errors: [String: [CompilerMessages.Message]]) {
        guard let note = LeftOutNote(message) else { return nil }
        let near = errors[note.file]?.filter { $0.line >= note.line }.min { $0.line < $1.line }
        self.init(file: note.file, line: note.line, what: note.what, why: near?.text ?? "")
    }
}

extension BuildSummary.Missing {
    fileprivate static func all(in errors: [CompilerMessages.Message]) -> [BuildSummary.Missing] {
        var found: [Self: Int] = [:]
        for error in errors { if let missing = Self(error.text) { found[missing, default: 0] += 1 } }
        return found.map { Self(name: $0.key.name, kind: $0.key.kind, uses: $0.value) }
            .sorted { ($1.uses, $0.name) < ($0.uses, $1.name) }
    }

    private init?(_ text: String) {
        guard let name = CompilerMessages.missingName(text) else { return nil }
        let imported = "import "
        if name.hasPrefix(imported) {
            self.init(name: String(name.dropFirst(imported.count)), kind: .module, uses: 0)
        } else if text.hasPrefix("cannot find") {
            let isType = text.hasPrefix("cannot find type") || name.first?.isUppercase == true
            self.init(name: name, kind: isType ? .type : .value, uses: 0)
        } else {
            self.init(name: name, kind: .member, uses: 0)
        }
    }
}
