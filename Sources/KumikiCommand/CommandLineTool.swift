import CommandArguments
import Foundation
import Staging

/// The command-line tool `kumiki`.
public struct CommandLineTool {
    static let version = "0.1.0"
    @MainActor static let commands: [any Command.Type] = [
        RenderCommand.self, PreviewCommand.self, SnapshotCommand.self, TreeCommand.self, TestCommand.self,
        DocumentCommand.self, MergeCommand.self, DiffCommand.self, GitCommand.self, TidyCommand.self,
    ]

    /// The first argument of a worker process, which is not a subcommand for users.
    static let workerWord = "worker"

    /// Runs the command with the program's arguments and exits with its status.
    @MainActor
    public static func main() -> Never {
        let words = Array(CommandLine.arguments.dropFirst())
        if words == [workerWord] { SceneWorker.main() }
        exit(run(words))
    }

    /// Runs the subcommand in the arguments and returns the exit status: 0 for success, 1 for failure, 2 for a usage error.
    @MainActor
    static func run(_ words: [String]) -> Int32 {
        guard let first = words.first else {
            Console.error(help)
            return 2
        }
        switch first {
        case "-h", "--help", "help": return showHelp(Array(words.dropFirst()))
        case "--version": Console.print("kumiki \(version)")
        default: return runCommand(first, Array(words.dropFirst()))
        }
        return 0
    }

    @MainActor
    private static func showHelp(_ words: [String]) -> Int32 {
        guard let name = words.first else {
            Console.print(help)
            return 0
        }
        guard let command = commands.first(where: { $0.name == name }) else {
            return misuse("unknown command \(name)")
        }
        Console.print(command.help)
        return 0
    }

    @MainActor
    private static func runCommand(_ name: String, _ words: [String]) -> Int32 {
        guard let command = commands.first(where: { $0.name == name }) else {
            return misuse("unknown command \(name)")
        }
        if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "-h" || $0 == "--help" }) {
            Console.print(command.help)
            return 0
        }
        do {
            return try command.run(Arguments(words, options: command.options))
        } catch let error as UsageError {
            return misuse(error.message, command: name)
        } catch {
            Console.error("\(error)")
            return 1
        }
    }

    @MainActor
    private static func misuse(_ message: String, command: String? = nil) -> Int32 {
        Console.error("kumiki: error: \(message)\nSee kumiki \(command.map { $0 + " " } ?? "")--help")
        return 2
    }

    @MainActor
    static var help: String {
        let width = commands.map { $0.name.count }.max() ?? 0
        let lines = commands.map { "  " + $0.name.padded(to: width) + "  " + $0.summary }
        return """
            Screens from storyboards and xibs, without a Mac and without a simulator.

            USAGE
              kumiki COMMAND …

            COMMANDS
            \(lines.joined(separator: "\n"))

            OPTIONS
              -h, --help  Show this help; kumiki COMMAND --help shows a command's.
              --version   Show the version.
            """
    }
}
