import Foundation
import SourceProjects

/// Compiles modules, and leaves out code that does not compile, until the rest does.
///
/// Each module is checked separately, after its dependencies. When all are free of errors the package manager builds
/// them; errors that only the build finds, such as a missing `return`, are removed in the same way.
struct Compilation {
    /// The maximum number of builds in which the package manager finds errors that the check does not.
    private static let buildLimit = 24

    let goal: SourceBuild.Goal
    let isStrict: Bool
    let writer: PackageWriter
    let adaptation: Adaptation
    let progress: BuildProgress
    /// The places at which the app failed at run time.
    let failed: FailedPlaces
    /// The summary of the last build, if nothing but the failed places has changed since.
    let former: BuildSummary?

    func run() throws(WorkshopError) -> SourceBuild.Outcome {
        var complaints = FirstComplaints(modules: writer.modules)
        var modules: [ModuleRounds] = []
        // Not for tests, whose libraries also depend on them, and if nothing is left out.
        var inputs = goal == .program && !isStrict ? ModuleInputs(writer, adaptation) : nil
        for module in writer.modules {
            progress.say("Compiling \(module.name) (\(module.sources.count) files) …")
            var rounds = ModuleRounds(
                module, writer: writer, adaptation: adaptation, progress: progress,
                effort: modules.last?.effort ?? 0,
                key: inputs?.key(of: module), basis: inputs?.basis(of: module))
            let isChanged = try rounds.begin(with: failed, isResumed: former != nil)
            if rounds.isContinued, !rounds.firstOutput.isEmpty {
                complaints.add(rounds.firstOutput, of: module)
            }
            if rounds.restore() {
                modules.append(rounds)
                continue
            }
            try rounds.adapt()
            if former != nil, !isChanged {
                modules.append(rounds)
                continue
            }
            if let failure = try check(&rounds, &complaints) { return failed(complaints, failure) }
            modules.append(rounds)
        }
        return try build(&modules, &complaints)
    }

    /// Checks a module, and after each removal what remains of it. Returns the compiler's output if that fails.
    private func check(
        _ rounds: inout ModuleRounds, _ complaints: inout FirstComplaints
    ) throws(WorkshopError) -> String? {
        let check = ModuleCheck(writer: writer, module: rounds.module)
        if isStrict {
            let result = try check.run()
            complaints.add(result.text, of: rounds.module)
            if result.status != 0 { return result.text }
        } else if let failure = try rounds.settle(&complaints) {
            return failure
        }
        try FileMirror.copy(
            writer.draftFolder(of: rounds.module), to: writer.folder(of: rounds.module) + "/Sources")
        if writer.isImported(rounds.module) {
            let result = try check.emitModule()
            guard result.status == 0 else { return result.text }
        }
        try rounds.noteSettled()
        return nil
    }

    private func build(
        _ modules: inout [ModuleRounds], _ complaints: inout FirstComplaints
    ) throws(WorkshopError) -> SourceBuild.Outcome {
        progress.say("Building \(writer.modules.map(\.name).joined(separator: ", ")) …")
        var output = ""
        for _ in 0..<Self.buildLimit {
            let result = try runPackageManager()
            if result.status == 0 { return try built(modules, complaints) }
            output = result.text
            let errors = BuildErrors(output: output, writer: writer)
            let concerned = modules.indices.filter { errors.concern(modules[$0].module) }
            guard !isStrict, !concerned.isEmpty else { break }
            for index in concerned {
                // The compiler's stored state of a module with errors is not compared with the next one.
                FileMirror.removeObjects(in: writer.objectFolder(of: modules[index].module))
                complaints.add(errors.text, of: modules[index].module)
                if let failure = try modules[index].leaveOut(errors.text) {
                    return failed(complaints, failure)
                }
            }
            for index in modules.indices.drop(while: { $0 < concerned[0] }) {
                try modules[index].adapt()
                if let failure = try check(&modules[index], &complaints) {
                    return failed(complaints, failure)
                }
            }
        }
        return failed(complaints, output)
    }

    private func runPackageManager() throws(WorkshopError) -> ChildProcess.Result {
        var arguments = ["build", "--package-path", writer.folder] + writer.buildArguments
        // Tests are found by the index.
        arguments +=
            goal == .program
            ? ["--disable-index-store", "--product", PackageWriter.program] : ["--build-tests"]
        var result = try ChildProcess(program: "swift", arguments: arguments).run { progress.display($0) }
        result.output = Array(AdaptedPaths(writer).named(result.text).utf8)
        return result
    }

    // MARK: Outcomes

    private func built(
        _ modules: [ModuleRounds], _ complaints: FirstComplaints
    ) throws(WorkshopError) -> SourceBuild.Outcome {
        let notes = modules.flatMap(\.notes)
        let complaints = complaints.unrepaired(notes)
        let report = former?.complaints ?? (complaints.isEmpty ? [] : complaints.report.lines)
        var summary = BuildSummary(
            modules: writer.modules, notes: notes, errors: modules.flatMap(\.errors),
            firstErrors: complaints.errors + MissingImports.errors(in: notes),
            lines: report + notes + modules.map(\.summary))
        summary.complaints = report
        if let former { summary.missing = former.missing }
        summary.tests = writer.modules.flatMap(adaptation.tests)
        for module in writer.modules {
            summary.folders[writer.folder(of: module) + "/Sources"] = Adaptation.root(of: module)
        }
        try writer.writeInformation()
        if goal == .tests {
            summary.skippedTests = writer.modules.flatMap { module in
                module.skippedTests.map { "\(module.name).\($0)" }
            }
            for group in writer.testGroups {
                let path = try writer.testBundle(of: group).install(writer.builtTests)
                summary.testPrograms.append(.init(path: path, group))
            }
            return .built(path: summary.testPrograms.first?.path ?? writer.builtTests, summary)
        }
        let program = "\(writer.folder)/.build/debug/\(PackageWriter.program)"
        for application in writer.applications {
            let bundled = try AppBundle(writer: writer, application).install(program)
            summary.apps.append(BuildSummary.App(application, program: bundled))
        }
        return .built(path: summary.apps.first?.program ?? program, summary)
    }

    /// Reports the last output if no error is in a source file of the project.
    private func failed(_ complaints: FirstComplaints, _ output: String) -> SourceBuild.Outcome {
        let report = complaints.isEmpty ? [] : complaints.report.lines
        let errors = CompilerMessages(output: output).errors
        let isOwn =
            !errors.isEmpty
            && errors.allSatisfy { error in
                writer.modules.contains { $0.sources.contains(error.file) }
            }
        let others =
            isOwn && !complaints.isEmpty ? [] : BuildReport(output: LinkNames.demangled(output)).lines
        var summary = BuildSummary(
            failed: writer.modules, firstErrors: complaints.errors, lines: report + others)
        summary.tests = writer.modules.flatMap(adaptation.tests).map { test in
            var broken = test
            broken.broken = test.broken ?? "the sources do not compile"
            return broken
        }
        return .failed(summary)
    }
}
