import CommandArguments
import DocumentChanges
import Foundation
import InterfaceBuilder

/// `kumiki diff`: lists the changes in storyboards and xibs.
enum DiffCommand: Command {
    static let name = "diff"
    static let summary = "List the changes in storyboards and xibs, by scene and object."
    static let operands = "OLD NEW | [REVISION | A..B | A B] [-- PATH…]"
    static let options = [
        Option("--all", help: "Show Interface Builder's automatic changes too."),
        Option(
            "--json",
            help: "Print JSON with all changes, and a patch that converts the old version to the new one."),
        Option("--markdown", help: "Print Markdown, for a pull request."),
        Option(
            "--html", value: "DIR", isValueOptional: true,
            help: "Write a page with images of the changed scenes; to kumiki-output by default."),
        Option("--apply", value: "PATCH", help: "Print OLD with the patch of a --json applied."),
        Option("--text", help: "Print a document as text for line-based comparison (git's textconv)."),
        Option("--git", help: "Take the seven arguments of git's external diff."),
    ]
    static let notes = """
        OLD and NEW are two files or two folders. With a revision, or without operands, the files come from git: the working
        tree is compared with HEAD or the revision, or two revisions with each other.

        Constraints are shown as equations and properties by the names in Xcode's inspectors. Frames that follow from
        constraints, versions, the order of resources, other notations of one value and places on the canvas are summed
        up in a line. Exit status 1 if a document cannot be read.
        """

    static func run(_ arguments: Arguments) throws -> Int32 {
        let paths = arguments.positionals
        if arguments.has("--text") {
            guard paths.count == 1 else { throw UsageError("diff --text takes one FILE") }
            return showText(paths[0])
        }
        if let patch = arguments.value("--apply") {
            guard paths.count == 1 else { throw UsageError("diff --apply takes one file: OLD") }
            return try ChangeListing.apply(patch, to: paths[0])
        }
        let pairs =
            try arguments.has("--git") ? [DocumentPair(gitArguments: paths)] : DocumentPair.pairs(paths)
        var report = try DifferenceReport(arguments)
        for pair in pairs { report.add(pair) }
        try report.finish()
        // Git stops with an error if its external diff fails.
        return report.hasFailed && !arguments.has("--git") ? 1 : 0
    }

    /// Prints a file that is not a document unchanged.
    private static func showText(_ path: String) -> Int32 {
        do {
            Console.print(DocumentText.text(of: try Document(contentsOf: path)))
        } catch {
            guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return 1 }
            Console.write(data)
        }
        return 0
    }
}
