import Foundation
import Workshop

/// Brings the classes of people's own sources into the picture: builds them, and runs the command again in a program
/// that holds them.
@MainActor
enum LivingSources {
    static let option = Option(
        "--documents-only",
        help: "Leave the Swift sources alone: custom classes are drawn as what they derive from.")

    /// Comes back if there is nothing to build, or if it cannot be built, which is said.
    static func join(for paths: [String], _ arguments: Arguments) {
        guard !CommandLineTool.holdsSources, !arguments.has(option.name), let folder = folder(of: paths)
        else { return }
        do {
            switch try SourceBuild(root: folder, goal: .program, progress: Console.buildProgress).run() {
            case .nothing: break
            case .failed(let report):
                report.forEach(Console.error)
                Console.error(
                    "\(folder):1: warning: the sources do not compile; only the documents are drawn")
            case .built(let program):
                let words = Array(CommandLine.arguments.dropFirst())
                Console.error(SourceBuild.replaceThisProgram(with: program, words).description)
            }
        } catch {
            Console.error("\(folder):1: warning: only the documents are drawn: \(error)")
        }
    }

    /// The folder whose sources the paths need: the one that is given, or that of the project around a document.
    private static func folder(of paths: [String]) -> String? {
        guard let path = paths.first, paths.count == 1 else { return nil }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
        return isFolder.boolValue ? path : SourceBuild.projectFolder(around: path)
    }
}
