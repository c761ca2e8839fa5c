import Foundation
import Staging
import Workshop

/// Brings the classes of people's own sources into the picture: builds them, and runs the command again in a program
/// that holds them.
@MainActor
enum LivingSources {
    static let option = Option(
        "--documents-only",
        help: "Leave the Swift sources alone: custom classes are drawn as what they derive from.")

    static let strict = Option(
        "--strict", help: "Fail if sources do not compile, rather than leave that out.")

    /// Answers the exit status of the program that holds the sources; nil if there is nothing to build, or if it cannot
    /// be built, which is said.
    static func run(for paths: [String], _ arguments: Arguments) -> Int32? {
        guard !CommandLineTool.holdsSources, !arguments.has(option.name), let folder = folder(of: paths)
        else {
            return nil
        }
        do {
            let build = SourceBuild(
                root: folder, goal: .program, isStrict: arguments.has(strict.name),
                progress: Console.buildProgress)
            switch try build.run() {
            case .nothing: return nil
            case .failed(let report):
                report.forEach(Console.error)
                fallBack(folder, "the sources do not compile")
            case .built(let program, let notes):
                notes.forEach(Console.error)
                if let status = try run(program, in: folder) { return status }
                fallBack(folder, "the app's own code ended the program")
            }
        } catch {
            fallBack(folder, "\(error)")
        }
        return nil
    }

    /// Runs the program in a container of its own: with the app launched or, where the launch itself ends the process,
    /// without.
    private static func run(_ program: String, in folder: String) throws -> Int32? {
        let words = Array(CommandLine.arguments.dropFirst())
        let container = try AppContainer()
        defer { container.remove() }
        let environment = container.environment()
        if let status = try SourceBuild.runProgram(program, words, environment: environment) { return status }
        guard container.endedInLaunch else { return nil }
        Console.error(
            "\(folder):1: warning: the app's launch ended the program; its scenes are made without launching it"
        )
        let second = try AppContainer()
        defer { second.remove() }
        let unlaunched = second.environment().merging([AppLaunch.variable: "off"]) { $1 }
        return try SourceBuild.runProgram(program, words, environment: unlaunched)
    }

    private static func fallBack(_ folder: String, _ reason: String) {
        Console.error("\(folder):1: warning: \(reason); only the documents are shown")
    }

    /// The folder whose sources the paths need: the one that is given, or that of the project around a document.
    private static func folder(of paths: [String]) -> String? {
        guard let path = paths.first, paths.count == 1 else { return nil }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
        return isFolder.boolValue ? path : SourceBuild.projectFolder(around: path)
    }
}
