import CommandArguments
import Foundation
import Preview
import Staging
import Workers

/// `kumiki preview`: shows scenes in a browser and updates them whenever files change.
enum PreviewCommand: Command {
    static let name = "preview"
    static let summary = "Show the scenes of a project in the browser, and update them when files change."
    static let operands = "FOLDER"
    static let options =
        [
            Option("--port", value: "NUMBER", help: "The port of the server; 7420 by default."),
            Option("--no-browser", help: "Print the address without opening a browser."),
            Option(
                "--once", value: "DIR",
                help:
                    "Write the pages, drawn from the documents, as static files for any web server, and exit."
            ),
            AppBuild.option, AppBuild.project, AppBuild.target,
        ] + WorkerLimits.options + AppProgram.Network.options
    static let notes = """
        FOLDER is that of an Xcode project, a package or any other in which documents are found. The page is served to
        this computer alone; a port that is in use is reported, and the next one is taken. Control-C ends the preview
        with all that it has started.
        """

    private static let standardPort: UInt16 = 7420

    static func run(_ arguments: Arguments) throws -> Int32 {
        guard arguments.positionals.count == 1, let folder = arguments.positionals.first else {
            throw UsageError("preview takes one FOLDER")
        }
        guard FileManager.default.isFolder(folder) else {
            throw UsageError("preview takes a folder; there is none at \(folder)")
        }
        let port = try port(arguments.value("--port"))
        var options = PreviewOptions(
            folder: folder, documents: .documents, limits: try WorkerLimits(arguments))
        options.pages = ProcessInfo.processInfo.environment["KUMIKI_PREVIEW_PAGES"]
        if let output = arguments.value("--once") { return write(options, to: output) }
        let socket = try ListeningSocket(port: port) {
            Console.error("port \($0) is in use; trying the next one")
        }
        let preview = try Preview(options, socket: socket) { Console.error("warning: \($0)") }
        let rebuilds = try rebuilds(folder, arguments, preview)
        preview.sourcesChanged = { rebuilds?.run() }
        rebuilds?.run()
        Console.print("Previewing \(folder) at \(preview.address)\nControl-C ends it.")
        if !arguments.has("--no-browser") { openBrowser(preview.address) }
        // The loop runs until the process is interrupted.
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    /// Writes the pages as files. Returns the exit status: 1 if there are problems.
    private static func write(_ options: PreviewOptions, to output: String) -> Int32 {
        var status: Int32?
        Task { @MainActor in
            do {
                let (scenes, problems) = try await PreviewFiles(options).write(to: OutputFolder(path: output))
                for problem in problems { Console.error(problem.description) }
                Console.print("\(scenes) scene\(scenes == 1 ? "" : "s") → \(output)/index.html")
                status = problems.isEmpty ? 0 : 1
            } catch {
                Console.error("\(error)")
                status = 1
            }
        }
        while true {
            if let status { return status }
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        }
    }

    /// Returns the builder of the app; nil if only documents are requested.
    private static func rebuilds(
        _ folder: String, _ arguments: Arguments, _ preview: Preview
    ) throws(UsageError) -> AppRebuilds? {
        let network = try AppProgram.Network(arguments)
        guard !arguments.has(AppBuild.option.name) else { return nil }
        return AppRebuilds(
            folder: folder, choice: AppBuild.choice(arguments), network: network, preview: preview)
    }

    private static func port(_ text: String?) throws(UsageError) -> UInt16 {
        guard let text else { return standardPort }
        guard let number = UInt16(text) else {
            throw UsageError("--port is a number up to 65535, not \(text)")
        }
        return number
    }

    /// Opens the URL if there is a desktop environment.
    private static func openBrowser(_ address: String) {
        let environment = ProcessInfo.processInfo.environment
        guard environment["DISPLAY"] ?? environment["WAYLAND_DISPLAY"] != nil else { return }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdg-open", address]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try? process.run()
    }
}
