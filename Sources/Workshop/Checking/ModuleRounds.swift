import Foundation
import InterfaceBuilder
import SourceProjects

/// Compiles a module in rounds and leaves out code that does not compile, until the rest does.
struct ModuleRounds {
    /// In the last rounds whole files are left out, each once.
    private var limit: Int { 64 + module.sources.count }

    let module: SourceModule
    let writer: PackageWriter
    let adaptation: Adaptation
    let progress: BuildProgress

    /// The number of rounds so far.
    private(set) var rounds = 0
    /// All errors in the module's files so far.
    private(set) var errors: [CompilerMessages.Message] = []
    /// The adapter's messages about the module.
    private(set) var notes: [String] = []
    private var broken = BrokenPlaces()
    private var escalation = Escalation()
    /// The number of files that the build had compiled again before, for other modules.
    private let earlierEffort: Int
    private var checks: FileChecks
    /// Identifies all inputs that determine which code does not compile; nil if they are not known.
    private let key: String?
    /// Identifies the inputs besides the module's own sources; nil if they are not known.
    private let basis: String?
    /// The output about the first errors in files that compile as in the last build; nil where all is tried.
    private var keptOutput: String?
    /// The rounds of the last build for these files, which precede those of this one.
    private var keptRounds: [String: Int] = [:]
    /// Whether no errors have been handled in this build.
    private var isFirst = true
    /// Whether the rounds continue those of an earlier build with the same inputs.
    private(set) var isContinued = false
    /// Whether the last build had the same inputs.
    private var isKnown = false
    /// The places whose whole files have been left out. If nothing else is found, further rounds have no effect.
    private var exhausted: Set<CompilerMessages.Message> = []
    /// The files to leave out where the compiler fails for unknown reasons.
    private var fallback = FileFallback()
    /// Imported modules that are missing; nil until they have been searched.
    private var missing: [String]?

    init(
        _ module: SourceModule, writer: PackageWriter, adaptation: Adaptation, progress: BuildProgress,
        effort: Int = 0, key: String? = nil, basis: String? = nil
    ) {
        earlierEffort = effort
        self.key = key
        self.basis = basis
        self.module = module
        self.writer = writer
        self.adaptation = adaptation
        self.progress = progress
        checks = FileChecks(
            module, writer: writer, with: ModuleInputs(writer, adaptation).surroundings(of: module),
            isLimited: adaptation.goal == .program)
    }

    /// Leaves out from the start the places at which the app failed at run time. Where nothing else has changed since the last
    /// build, the code that it left out is left out from the start too; where the inputs of the module have not, what it had
    /// found not to compile, even if it was interrupted; where some sources have changed, what does not compile in those that the
    /// change does not affect. Returns whether more has to be left out than in the last build.
    mutating func begin(with failed: FailedPlaces, isResumed: Bool) throws(WorkshopError) -> Bool {
        isKnown = key != nil && Self.text(keyFile) == key
        isContinued = !isResumed && isKnown
        if isResumed || isContinued, let text = Self.text(adaptation.brokenFile(of: module)) {
            broken = BrokenPlaces(text: text)
            if isContinued { broken = broken.withoutFailures }
            (errors, rounds) = broken.found
        } else {
            try? FileManager.default.removeItem(atPath: keyFile)
            try keepUnaffected()
        }
        let new = failed.errors(in: Set(module.sources)).filter {
            !broken.contains($0.error, reach: $0.reach)
        }
        guard !new.isEmpty else { return false }
        rounds += 1
        for place in new { leaveOut([place.error], reach: place.reach) }
        return true
    }

    /// Leaves out from the start what did not compile in files that the changes since the last build do not affect.
    private mutating func keepUnaffected() throws(WorkshopError) {
        guard let basis, Self.text(basisFile) == basis,
            let text = Self.text(adaptation.brokenFile(of: module)),
            !text.isEmpty
        else { return }
        broken = BrokenPlaces(text: text).kept(in: try adaptation.unaffectedSources(of: module))
        guard !broken.lines.isEmpty else { return }
        errors = broken.found.errors
        keptRounds = broken.roundsByFile
        keptOutput = broken.firstOutput
    }

    private mutating func leaveOut(_ found: [CompilerMessages.Message], reach: Reach) {
        errors += found
        for error in found {
            broken.add(error, round: rounds + (keptRounds[error.file] ?? 0), reach: reach)
        }
    }

    /// The number of files that the build has compiled again, each as often as it was.
    var effort: Int { earlierEffort + checks.effort }

    /// The compiler's output about the first errors, for rounds that are continued.
    var firstOutput: String { broken.firstOutput }

    private var keyFile: String { adaptation.brokenFile(of: module) + ".key" }
    private var basisFile: String { adaptation.brokenFile(of: module) + ".basis" }
    private var settledFile: String { adaptation.brokenFile(of: module) + ".settled" }

    /// Identifies the module's inputs and what is left out of it.
    private var state: String? { key.map { $0 + "\n" + broken.text } }

    /// Restores the outcome of an earlier build of the same inputs that found no more errors, whose adapted sources are still those of
    /// the package. Returns whether there is one.
    mutating func restore() -> Bool {
        guard isKnown, let state, Self.text(settledFile) == state,
            let text = Self.text(adaptation.notesFile(of: module))
        else { return false }
        notes = text.split(separator: "\n").map(String.init)
        return true
    }

    /// Records that what remains of the module has no errors, and that the package has its adapted sources.
    func noteSettled() throws(WorkshopError) {
        if let state { try FileMirror.write(state, to: settledFile) }
    }

    private static func text(_ file: String) -> String? { try? String(contentsOfFile: file, encoding: .utf8) }

    /// The output of a compiler with errors that cannot be left out.
    typealias Failure = String

    /// Adapts the module, leaving out the code that is known not to compile.
    mutating func adapt() throws(WorkshopError) {
        // The places, the basis and the interface belong together, even if a build is interrupted.
        for file in [settledFile, basisFile, adaptation.interfaceFile(of: module)] {
            try? FileManager.default.removeItem(atPath: file)
        }
        checks.removeStored()
        try FileMirror.write(broken.text, to: adaptation.brokenFile(of: module))
        if let key { try FileMirror.write(key, to: keyFile) }
        let missing = if let missing { missing } else { try findMissing() }
        notes = try adaptation.run(module, missing: missing)
        try checks.keep(
            adaptation.unaffectedDrafts(of: module),
            with: ModuleInputs(writer, adaptation).surroundings(of: module))
        try FileMirror.write(notes.joined(separator: "\n"), to: adaptation.notesFile(of: module))
        if let basis { try FileMirror.write(basis, to: basisFile) }
    }

    private mutating func findMissing() throws(WorkshopError) -> [String] {
        let names = ImportedModules.names(in: module).subtracting(writer.modules.map(\.name))
        let found = try ModuleCheck(writer: writer, module: module).missing(of: names.sorted())
        missing = found
        return found
    }

    /// Leaves out code that does not compile. Returns nil if the rest does.
    mutating func settle(_ complaints: inout FirstComplaints) throws(WorkshopError) -> Failure? {
        while true {
            let result = try checks.run()
            complaints.add([keptOutput, result.text].compactMap(\.self).joined(separator: "\n"), of: module)
            if result.isSuccess { return nil }
            if result.isOfOthers { escalation.beginOthers() }
            if let failure = try leaveOut(result.text) { return failure }
        }
    }

    /// Leaves out the places of a compiler's errors. Returns the output if that is not possible.
    mutating func leaveOut(_ output: String) throws(WorkshopError) -> Failure? {
        let places = places(in: output)
        let typesFirst = adaptation.goal == .program && isFirst
        var found = LostSuperclasses.first(ObjectProtocolErrors.first(places), typesFirst: typesFirst)
        var reach = escalation.reach(for: found.count, after: effort)
        isFirst = false
        let isStuck = reach == .file && exhausted.isSuperset(of: found)
        if found.isEmpty || isStuck || rounds >= limit {
            guard let files = fallback.next(Set(errors.map(\.file)), of: module) else { return output }
            (found, reach) = (Self.places(of: files, because: output), .file)
        }
        if reach == .file { exhausted.formUnion(found) }
        rounds += 1
        leaveOut(found, reach: reach)
        let files = module.sources.count
        let whole = files - Set(errors.map(\.file)).intersection(module.sources).count
        progress.say(
            "\(module.name), round \(rounds): \(whole) of \(files) files compile whole; leaving out what does not at "
                + "\(found.count) places …")
        try adapt()
        return nil
    }

    /// Returns whole files as places, with the compiler's first words about its failure.
    private static func places(of files: [String], because output: String) -> [CompilerMessages.Message] {
        let reason = output.split(separator: "\n").first { $0.contains("error:") }.map { ": \($0)" } ?? ""
        return files.map {
            CompilerMessages.Message(
                file: $0, line: 1, column: 1, text: "the compiler fails in this module\(reason)")
        }
    }

    /// Returns the errors that are left out. Those in the registration of a file's tables may be consequences of others, in the file
    /// or in one that is compiled with it, since the compiler then computes no constants.
    static func relevant(
        _ written: [CompilerMessages.Message], _ generated: [CompilerMessages.Message]
    ) -> [CompilerMessages.Message] {
        let files = Set(written.map(\.file))
        let others = generated.filter { !files.contains($0.file) }
        let causes = written + others.filter { !$0.text.hasPrefix(registration) }
        return causes.isEmpty ? others : causes
    }

    /// The beginning of the line that registers the tables of a file.
    private static let registration = "@section("

    /// Returns the errors in the module's files, including those in generated lines.
    private func places(in output: String) -> [CompilerMessages.Message] {
        let own = Set(module.sources)
        let paths = AdaptedPaths(writer)
        let messages = CompilerMessages(output: output)
        let written = messages.errors.filter { own.contains($0.file) }
        let generated = messages.errors.filter { !own.contains($0.file) }.compactMap(paths.generated)
            .filter { own.contains($0.file) }
        let found = PromotedMembers.located(Self.relevant(written, generated), of: module, paths)
        if !found.isEmpty { return MissingImports(modules: [module]).expanding(found) }
        // The crash of the compiler itself.
        let crashes = messages.crashes.map(paths.original).filter { own.contains($0.file) }
        guard crashes.isEmpty, !messages.crashedFunctions.isEmpty else { return crashes }
        let functions = LinkNames.demangled(messages.crashedFunctions.joined(separator: "\n"))
        return CrashedDeclarations.places(
            of: functions.split(separator: "\n").map(String.init), in: module.sources)
    }
}

extension ModuleRounds {
    /// A line with the number of the module's files that are built.
    var summary: String {
        let files = module.sources.count
        let whole = files - LeftOutNote.files(in: notes).count
        return "\(module.name): \(whole) of \(files) files whole after \(rounds) rounds"
    }
}
