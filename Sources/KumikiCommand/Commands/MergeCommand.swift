import CommandArguments
import DocumentChanges
import Foundation
import InterfaceBuilder
import Staging

/// `kumiki merge`: merges two versions of a file with their common base.
enum MergeCommand: Command {
    static let name = "merge"
    static let summary = "Merge storyboards, xibs, strings files and Contents.json, object by object."
    static let operands = "BASE OURS THEIRS -o OUT | FILE"
    static let options = [
        Option(
            "-o", "--output", value: "OUT", help: "The path of the merged file; - is standard output."),
        Option("--ours", help: "Resolve conflicts with our value."),
        Option("--theirs", help: "Resolve conflicts with their value."),
        Option("--ask", help: "Ask about each conflict in the terminal."),
        Option(
            "--resolutions", value: "FILE",
            help: "Resolve conflicts with a file of lines KEY = ours, theirs or base."),
        Option("--markers", help: "Write OUT even if there are unresolved conflicts, marked by comments."),
        Option(
            "--strict", help: "Treat every removal of an object that the other side changed as a conflict."),
        Option(
            "--pictures", value: "DIR", isValueOptional: true,
            help:
                "Write a page with the merged scenes between ours and theirs; to kumiki-output by default."),
        Option(
            "--path", value: "PATH", help: "The file's name for messages, which also determines its kind."),
        Option(
            "--driver",
            help: "Run as git's merge driver: files that cannot be parsed are merged line by line."),
    ]
    static let notes = """
        With one FILE, at which git stopped, the three states come from git, or from git's conflict markers in the file, and
        FILE is written.

        Objects are merged by their ids: attributes, order, constraints, connections and resources each by their own
        rules. What Interface Builder computes is never a question. What cannot be decided is reported with the values
        and lines of all states, and OUT is left as it was.

        Exit status 0: merged. 1: questions are open. 2: the files cannot be merged at all.
        """

    static func run(_ arguments: Arguments) throws -> Int32 {
        do {
            var request = try MergeRequest(arguments)
            let merge = try request.merge()
            return try request.finish(merge)
        } catch let error as UsageError {
            throw error
        } catch {
            if arguments.has("--driver") {
                return GitRepository.mergeLines(arguments.positionals, problem: "\(error)")
            }
            Console.error("\(error)")
            return 2
        }
    }
}
