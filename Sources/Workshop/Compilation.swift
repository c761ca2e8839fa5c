import Foundation

/// Compiles modules, and leaves out of them what does not compile, until the rest does.
struct Compilation {
    /// Each attempt takes out what the one before found; a module is reached when those are built that it needs.
    private var attempts: Int { 8 + 4 * writer.modules.count }

    let goal: SourceBuild.Goal
    let isStrict: Bool
    let writer: PackageWriter
    let adaptation: Adaptation
    let progress: BuildProgress

    private var brokenFile: String { writer.listFolder + "/broken.txt" }

    func run() throws(WorkshopError) -> SourceBuild.Outcome {
        try? FileManager.default.removeItem(atPath: brokenFile)
        let notes = try adaptation.run()
        let files = writer.modules.reduce(0) { $0 + $1.sources.count }
        progress.say("Compiling \(writer.modules.map(\.name).joined(separator: ", ")) (\(files) files) …")
        let result = try build()
        if result.status == 0 { return built(notes) }
        if isStrict {
            let errors = CompilerMessages(output: result.text).errors
            return failed(errors, BuildReport(output: result.text).lines)
        }
        return try leaveOut(result)
    }

    /// Takes out what the compiler complains about, attempt by attempt. What is told of a module is what it said at
    /// first, before anything was missing for being taken out.
    private func leaveOut(_ first: ChildProcess.Result) throws(WorkshopError) -> SourceBuild.Outcome {
        var again = adaptation
        again.isFirst = false
        var result = first
        var broken: [String] = []
        var complaints = FirstComplaints(modules: writer.modules)
        var errors: [CompilerMessages.Message] = []
        for round in 1...attempts {
            complaints.add(result.text)
            let found = ownErrors(in: result.text)
            guard !found.isEmpty else { break }
            errors += found
            broken += found.map { "\($0.file)\t\($0.line)\t\($0.column)\t\(round)\t\($0.text)" }
            progress.say("Leaving out what does not compile (\(broken.count) places) …")
            try FileMirror.write(broken.joined(separator: "\n"), to: brokenFile)
            let notes = try again.run()
            result = try build()
            if result.status == 0 { return built(notes, complaints, errors) }
        }
        complaints.add(result.text)
        // What is wrong with none of people's files is told as it was said last.
        let isElsewhere = ownErrors(in: result.text).isEmpty
        return failed(
            complaints.errors,
            (complaints.isEmpty ? [] : complaints.report.lines)
                + (isElsewhere ? BuildReport(output: result.text).lines : []))
    }

    private func built(
        _ notes: [String], _ complaints: FirstComplaints? = nil, _ errors: [CompilerMessages.Message] = []
    ) -> SourceBuild.Outcome {
        let path = goal == .program ? "\(writer.folder)/.build/debug/\(PackageWriter.program)" : writer.folder
        let summary = BuildSummary(
            modules: writer.modules, notes: notes, errors: errors, firstErrors: complaints?.errors ?? [],
            lines: (complaints?.report.lines ?? []) + notes)
        return .built(path: path, summary)
    }

    private func failed(_ errors: [CompilerMessages.Message], _ lines: [String]) -> SourceBuild.Outcome {
        .failed(BuildSummary(failed: writer.modules, firstErrors: errors, lines: lines))
    }

    private func build() throws(WorkshopError) -> ChildProcess.Result {
        var arguments = ["build", "--package-path", writer.folder] + writer.buildArguments
        // Tests are found by the index.
        arguments +=
            goal == .program
            ? ["--disable-index-store", "--product", PackageWriter.program] : ["--build-tests"]
        var result = try ChildProcess(program: "swift", arguments: arguments).run { progress.show($0) }
        result.output = Array(AdaptedPaths(writer).named(result.text).utf8)
        return result
    }

    /// The errors in people's own files.
    private func ownErrors(in output: String) -> [CompilerMessages.Message] {
        let own = Set(writer.modules.flatMap(\.sources))
        let errors = CompilerMessages(output: output).errors.filter { own.contains($0.file) }
        return MissingImports(modules: writer.modules).expanding(errors)
    }
}
