import CommandArguments
import Foundation
import InterfaceBuilder
import Staging

/// `kumiki document`: prints the objects of a document, or writes the document.
enum DocumentCommand: Command {
    static let name = "document"
    static let summary = "Print the contents of storyboards and xibs, or write them as Xcode does."
    static let operands = "FILE…"
    static let options = [
        Option(
            "--json", help: "Print a JSON object for each file: every object with id, kind, class and line."),
        Option(
            "--write", value: "OUT",
            help: "Write the document as Xcode saves it, to a file or, for -, to standard output."),
    ]
    static let notes = """
        An object of --json has id, kind, class, line, parent, key, label, userLabel and destination, null where it
        has none; objects stand in the order of the file. What the file holds and Kumiki does not know is kept, and
        reported once a kind on standard error, as are contradictions in it. --write takes one FILE. A file that
        Xcode saved comes back byte for byte. Exit status 1 if any document cannot be read.
        """

    static func run(_ arguments: Arguments) throws -> Int32 {
        guard !arguments.positionals.isEmpty else { throw UsageError("document needs a FILE") }
        let output = try output(arguments)
        var status: Int32 = 0
        for path in arguments.positionals {
            do throws(DocumentError) {
                let document = try Document(contentsOf: path)
                if let output { return write(document, to: output) }
                show(document, arguments)
            } catch {
                Console.error(error.description)
                status = 1
            }
        }
        return status
    }
}

extension DocumentCommand {
    private static func output(_ arguments: Arguments) throws(UsageError) -> String? {
        guard let output = arguments.value("--write") else { return nil }
        guard arguments.positionals.count == 1 else { throw UsageError("document --write takes one FILE") }
        guard !arguments.has("--json") else { throw UsageError("--json and --write cannot be combined") }
        guard !output.isEmpty else { throw UsageError("--write needs a value: OUT") }
        return output
    }

    private static func show(_ document: Document, _ arguments: Arguments) {
        if arguments.has("--json") {
            Console.print(DocumentListing(document).json)
        } else {
            Console.print(DocumentOutline(document, style: Console.takesColor ? .terminal : .plain).text)
        }
        for finding in document.check() { Console.error(finding.description) }
    }

    private static func write(_ document: Document, to output: String) -> Int32 {
        let data = Data(document.xmlBytes)
        guard output != "-" else {
            Console.write(data)
            return 0
        }
        do throws(OutputError) { try OutputFile.write(data, to: output) } catch {
            Console.error(error.description)
            return 1
        }
        return 0
    }
}
