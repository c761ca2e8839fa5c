import SourceProjects

/// The compiler's first errors for each module. Errors in a dependency end the build before its dependents are compiled.
struct FirstComplaints {
    private let modules: [String: String]
    private var seen: Set<String> = []
    private var checked: Set<String> = []
    private(set) var errors: [CompilerMessages.Message] = []

    init(modules: [SourceModule]) {
        let owners = modules.flatMap { module in module.sources.map { ($0, module.name) } }
        self.modules = Dictionary(owners, uniquingKeysWith: { first, _ in first })
    }

    /// Adds the errors of a module when it is compiled for the first time.
    mutating func add(_ output: String, of module: SourceModule) {
        guard checked.insert(module.name).inserted else { return }
        add(output)
    }

    /// Adds the errors of modules that had none before.
    mutating func add(_ output: String) {
        let errors = CompilerMessages(output: output).errors
        let known = seen
        for error in errors {
            let module = modules[error.file] ?? ""
            guard !known.contains(module) else { continue }
            self.errors.append(error)
            seen.insert(module)
        }
    }

    /// Returns the errors in files that code was left out of, by the adapter's messages: in others, a replacement has the effect of the
    /// code that does not compile here.
    func unrepaired(_ notes: [String]) -> FirstComplaints {
        let incomplete = LeftOutNote.files(in: notes)
        var result = self
        result.errors.removeAll { !incomplete.contains($0.file) }
        return result
    }

    var isEmpty: Bool { errors.isEmpty }

    var report: BuildReport { BuildReport(output: errors.map(\.description).joined(separator: "\n")) }
}
