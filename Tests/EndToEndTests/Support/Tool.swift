import Foundation

/// The `kumiki` that is built beside the tests.
enum Tool {
    struct Run: Sendable {
        /// The exit status; 128 and the signal's number where a signal ended the process, as in shells.
        var status: Int32
        var output: String
        var errors: String
        var seconds: Double

        /// The end of what the tool printed, for failures of tests: reasons may be in either stream.
        var end: String { "\(output.suffix(3000))\(errors.suffix(5000))" }
    }

    struct Missing: Error, CustomStringConvertible {
        let path: String
        var description: String { "\(path) is not built" }
    }

    /// Returns the path of the tool: the test bundle is a program in the folder of the build products.
    static func path() throws -> String {
        let bundle = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let path = (bundle as NSString).deletingLastPathComponent + "/kumiki"
        guard FileManager.default.isExecutableFile(atPath: path) else { throw Missing(path: path) }
        return path
    }

    /// Runs the tool until it exits, or ends it after the limit. Where a file is given the run is interrupted, as by
    /// Control-C, as soon as the file exists.
    static func run(
        _ arguments: [String], in folder: Workplace, environment: [String: String]? = nil, limit: Double = 60,
        interruptedAt file: String? = nil
    ) async throws -> Run {
        try await run(
            program: try path(), arguments, in: folder, environment: environment, limit: limit,
            interruptedAt: file)
    }

    /// Runs any program until it exits, or ends it after the limit.
    static func run(
        program: String, _ arguments: [String], in folder: Workplace, environment: [String: String]? = nil,
        limit: Double = 60, interruptedAt file: String? = nil
    ) async throws -> Run {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        if let environment { process.environment = environment }
        // Files, since a pipe that is not read would block the process.
        let logs = try Workplace()
        process.standardOutput = try logs.handle("out")
        process.standardError = try logs.handle("err")
        process.standardInput = FileHandle.nullDevice
        var time: (seconds: Int64, attoseconds: Int64) = (0, 0)
        try await ProgramSlots.shared.run {
            let start = ContinuousClock.now
            try await run(process, limit: limit, interruptedAt: file)
            time = (ContinuousClock.now - start).components
        }
        let isSignal = process.terminationReason == .uncaughtSignal
        return Run(
            status: process.terminationStatus + (isSignal ? 128 : 0), output: logs.text("out"),
            errors: logs.text("err"),
            seconds: Double(time.seconds) + Double(time.attoseconds) * 1e-18)
    }

    private static func run(_ process: Process, limit: Double, interruptedAt file: String?) async throws {
        let timer = DispatchSource.makeTimerSource()
        let watch = DispatchSource.makeTimerSource()
        let ended = AsyncStream<Void> { continuation in
            process.terminationHandler = { _ in continuation.finish() }
        }
        try process.run()
        let id = process.processIdentifier
        timer.setEventHandler { kill(id, SIGKILL) }
        timer.schedule(deadline: .now() + limit)
        timer.resume()
        watch.setEventHandler {
            guard let file, FileManager.default.fileExists(atPath: file) else { return }
            kill(id, SIGINT)
            watch.cancel()
        }
        watch.schedule(deadline: .now(), repeating: 0.1)
        watch.resume()
        for await _ in ended {}
        // A test that has exceeded its own time limit is cancelled, which ends the loop before the program.
        if process.isRunning {
            kill(id, SIGKILL)
            process.waitUntilExit()
        }
        timer.cancel()
        watch.cancel()
    }
}

extension Workplace {
    fileprivate func handle(_ file: String) throws -> FileHandle {
        try make(file, .text(""))
        return try FileHandle(forWritingTo: URL(fileURLWithPath: path + "/" + file))
    }

    fileprivate func text(_ file: String) -> String {
        String(decoding: FileManager.default.contents(atPath: path + "/" + file) ?? Data(), as: UTF8.self)
    }
}
