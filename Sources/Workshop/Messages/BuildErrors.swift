import Foundation
import SourceProjects

/// The errors of a whole build, including the linker's, which are assigned to the files with the undefined references.
struct BuildErrors {
    private let errors: [CompilerMessages.Message]
    private let output: String
    private let paths: AdaptedPaths

    init(output: String, writer: PackageWriter) {
        self.output = output
        paths = AdaptedPaths(writer)
        let messages = CompilerMessages(output: output)
        if messages.errors.isEmpty {
            errors = Self.unlinked(LinkNames.demangled(output), writer)
        } else {
            errors = messages.errors
        }
    }

    /// The errors in the format of a compiler, after its own output.
    var text: String { ([output] + errors.map(\.description)).joined(separator: "\n") }

    /// Returns whether one of the errors, or a crash of the compiler, is in a file of the module.
    func concern(_ module: SourceModule) -> Bool {
        let messages = CompilerMessages(output: output)
        let files =
            errors.map { (paths.generated($0) ?? $0).file } + messages.crashes.map { paths.original($0).file }
        // The name of a function begins with that of its module and the number of its bytes.
        let prefix = "$s\(module.name.utf8.count)\(module.name)"
        return !Set(files).isDisjoint(with: module.sources)
            || messages.crashedFunctions.contains { $0.hasPrefix(prefix) }
    }

    /// Parses the linker's errors, which contain an object file, or a line where it is known, and a symbol, as in
    /// `…/App.build/Home.swift.o: in function …: undefined reference to …`.
    private static func unlinked(_ output: String, _ writer: PackageWriter) -> [CompilerMessages.Message] {
        output.split(separator: "\n").compactMap { line in
            guard let symbol = line.firstMatch(of: /undefined (?:reference to|symbol:) (.*)/),
                let (file, number) = place(in: line, writer)
            else { return nil }
            return CompilerMessages.Message(
                file: file, line: number, column: 1, text: "the linker does not find \(symbol.1)")
        }
    }

    private static func place(in line: Substring, _ writer: PackageWriter) -> (String, Int)? {
        for match in line.matches(of: /(\/[^:]+\.swift):(\d+)/) {
            let file = String(match.1)
            if writer.modules.contains(where: { $0.sources.contains(file) }) {
                return (file, Int(match.2) ?? 1)
            }
        }
        guard
            let object = line.firstMatch(
                of: /([^\/\s(]+)\.build\/(?:[^:()\s]*\/)?([^\/:()\s]+\.swift)\.o/),
            let module = writer.modules.first(where: { $0.name == object.1 }),
            let file = module.sources.first(where: { $0.hasSuffix("/\(object.2)") })
        else { return nil }
        return (file, 1)
    }
}

/// Names of symbols in the notation of the sources.
enum LinkNames {
    /// Returns the text with the symbols demangled.
    static func demangled(_ text: String) -> String {
        let names = Set(text.matches(of: /\$s[A-Za-z0-9_$]+/).map { String($0.output) })
        guard !names.isEmpty,
            let result = try? ChildProcess(
                program: "swift", arguments: ["demangle", "--compact", "--simplified"] + names.sorted()
            ).runForOutput(), result.status == 0
        else { return text }
        let words = result.text.split(separator: "\n")
        guard words.count == names.count else { return text }
        // Longer names first, which may have others as prefixes.
        return zip(names.sorted(), words).sorted { $0.0.count > $1.0.count }.reduce(text) {
            $0.replacing($1.0, with: $1.1)
        }
    }
}
