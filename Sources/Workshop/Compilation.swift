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
        if result.status == 0 { return try built(notes) }
        if isStrict { return .failed(BuildReport(output: result.text).lines) }
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
        for round in 1...attempts {
            complaints.add(result.text)
            let found = places(in: result.text, round)
            guard !found.isEmpty else { break }
            broken += found
            progress.say("Leaving out what does not compile (\(broken.count) places) …")
            try FileMirror.write(broken.joined(separator: "\n"), to: brokenFile)
            let notes = try again.run()
            result = try build()
            if result.status == 0 { return try built(complaints.report.lines + notes) }
        }
        complaints.add(result.text)
        // What is wrong with none of people's files is told as it was said last.
        let isElsewhere = places(in: result.text, 0).isEmpty
        return .failed(
            (complaints.isEmpty ? [] : complaints.report.lines)
                + (isElsewhere ? BuildReport(output: result.text).lines : []))
    }

    private func built(_ notes: [String]) throws(WorkshopError) -> SourceBuild.Outcome {
        guard goal == .program else { return .built(path: writer.folder, notes: notes) }
        let program = "\(writer.folder)/.build/debug/\(PackageWriter.program)"
        guard let application = writer.application else { return .built(path: program, notes: notes) }
        return .built(path: try AppBundle(writer: writer, application).install(program), notes: notes)
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

    /// The places of the errors in people's own files, as the adapter reads them.
    private func places(in output: String, _ round: Int) -> [String] {
        let own = Set(writer.modules.flatMap(\.sources))
        let errors = CompilerMessages(output: output).errors.filter { own.contains($0.file) }
        return MissingImports(modules: writer.modules).expanding(errors).map {
            "\($0.file)\t\($0.line)\t\($0.column)\t\(round)\t\($0.text)"
        }
    }
}
