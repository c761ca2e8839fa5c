import Foundation
import SourceAdapter

/// Adapts the sources of a module, as programs that cannot hold the compiler's libraries themselves ask for it.
@main
enum AdaptCommand {
    private static let usage = """
        usage: kumiki-adapt --module NAME --output FOLDER [--ios VERSION] [--root FOLDER] [--names-all]
                            [--dependency FILE]… [--summary FILE] PATH…

        Writes the Swift files at the paths, adapted, into the folder, below their paths or, with --root, their paths in
        that folder. Other Swift files are removed from there. A path @FILE stands for the paths in the file's lines.
        """

    static func main() {
        guard let options = Options(CommandLine.arguments.dropFirst()) else {
            tell(usage)
            exit(64)
        }
        do {
            let failed = try run(options)
            exit(failed ? 1 : 0)
        } catch {
            tell("error: \(error.localizedDescription)")
            exit(74)
        }
    }

    /// Answers whether something will not compile.
    private static func run(_ options: Options) throws -> Bool {
        let sources = try options.files.map {
            SourceFile(
                path: $0,
                text: String(decoding: try Data(contentsOf: URL(fileURLWithPath: $0)), as: UTF8.self))
        }
        var configuration = SourceAdapter.Configuration(
            moduleName: options.module, systemVersion: options.version)
        configuration.naming = options.namesAll ? .all : .changed
        configuration.dependencies = try options.dependencies.map {
            try JSONDecoder().decode(ModuleSummary.self, from: Data(contentsOf: URL(fileURLWithPath: $0)))
        }
        let adapted = SourceAdapter(configuration).adapt(sources)
        var output = OutputFolder(path: options.output)
        for file in adapted.files {
            try output.write(file.source.text, to: options.name(of: file.source.path))
        }
        output.removeOthers()
        if let summary = options.summary {
            try JSONEncoder().encode(adapted.summary).write(to: URL(fileURLWithPath: summary))
        }
        adapted.diagnostics.forEach { tell($0.description) }
        return adapted.diagnostics.contains { $0.severity == .error }
    }

    private static func tell(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
