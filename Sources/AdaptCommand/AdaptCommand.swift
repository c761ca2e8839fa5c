import CommandArguments
import Foundation
import SourceAdapter

/// Adapts the sources of a module, for programs that cannot contain the compiler's libraries themselves.
@main
enum AdaptCommand {
    private static var usage: String {
        """
        usage: kumiki-adapt --module NAME --output FOLDER [OPTION]… PATH…
               kumiki-adapt --check FOLDER…
               kumiki-adapt --unaffected FILE PATH…
               kumiki-adapt --serve

        Adapts the Swift files at the paths and writes them into the folder, from which other Swift files are removed. A
        path @FILE is replaced by the paths in the file's lines.

        --check writes nothing: it adapts each folder as a module and reports results that do not parse, that change
        when they are adapted again, and tokens that have moved.

        --unaffected prints the paths of those files whose code compiles where it did when --interface wrote the file.

        --serve adapts again and again: each line of the input is a JSON array of arguments, each line of the output a
        JSON object with the status and the messages. Files that have not changed are copied from the last result.

        \(Options.all.map { "  \($0.usage)\n      \($0.help)" }.joined(separator: "\n"))
        """
    }

    static func main() {
        do {
            if CommandLine.arguments.dropFirst().first == "--check" {
                exit(try check(CommandLine.arguments.dropFirst(2)) ? 0 : 1)
            }
            if CommandLine.arguments.dropFirst().first == "--unaffected" {
                return try printUnaffected(Array(CommandLine.arguments.dropFirst(2)))
            }
            let words = Array(CommandLine.arguments.dropFirst())
            if words == ["--serve"] {
                var service = AdaptationService()
                return try service.run()
            }
            var adaptation = try ModuleAdaptation(Options(words))
            try adaptation.run()
            adaptation.messages.forEach(printError)
            exit(adaptation.hasErrors ? 1 : 0)
        } catch let error as UsageError {
            printError("error: \(error.message)\n\n\(usage)")
            exit(64)
        } catch {
            printError("error: \(error.localizedDescription)")
            exit(74)
        }
    }

    /// Returns whether all results are as expected.
    private static func check(_ folders: ArraySlice<String>) throws -> Bool {
        var check = Check()
        for folder in folders {
            check.add(try Options.swiftFiles(at: folder).map(source), module: "Checked")
        }
        check.failures.forEach { printError($0) }
        print(check.summary)
        // A check of nothing proves nothing.
        return check.failures.isEmpty && check.files > 0
    }

    private static func printUnaffected(_ words: [String]) throws {
        guard let interface = words.first else { throw UsageError("a file of --interface is needed") }
        let known = try JSONDecoder().decode(
            ModuleInterface.self, from: Data(contentsOf: URL(fileURLWithPath: interface)))
        let sources = try words.dropFirst().flatMap(Options.swiftFiles).map(source)
        for path in known.filesThatCompileAsBefore(in: sources).sorted() { print(path) }
    }

    static func source(at path: String) throws -> SourceFile {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        return SourceFile(path: path, text: String(decoding: data, as: UTF8.self))
    }

    private static func printError(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
