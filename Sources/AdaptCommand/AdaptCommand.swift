import Foundation
import SourceAdapter

/// Adapts the sources of a module: `kumiki-adapt --module NAME [--ios 18.0] --output FOLDER PATH…`.
///
/// A build-tool plugin cannot hold the compiler's libraries itself, so that it calls this.
@main
enum AdaptCommand {
    static func main() {
        guard let options = Options(CommandLine.arguments.dropFirst()) else {
            tell("usage: kumiki-adapt --module NAME [--ios VERSION] --output FOLDER PATH…")
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
        let configuration = SourceAdapter.Configuration(
            moduleName: options.module, systemVersion: options.version)
        let adapted = SourceAdapter(configuration).adapt(sources)
        for file in adapted.files { try write(file.source, to: options.output) }
        adapted.diagnostics.forEach { tell($0.description) }
        return adapted.diagnostics.contains { $0.severity == .error }
    }

    private static func write(_ source: SourceFile, to folder: String) throws {
        let place = URL(fileURLWithPath: folder).appendingPathComponent(source.path)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(source.text.utf8).write(to: place)
    }

    private static func tell(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}

/// What the command was asked for.
private struct Options {
    var module = ""
    var version = SourceAdapter.SystemVersion.newest
    var output = ""
    var files: [String] = []

    init?(_ arguments: ArraySlice<String>) {
        var rest = arguments
        while let argument = rest.popFirst() {
            switch argument {
            case "--module": module = rest.popFirst() ?? ""
            case "--output": output = rest.popFirst() ?? ""
            case "--ios":
                let numbers = (rest.popFirst() ?? "").split(separator: ".").compactMap { Int($0) }
                guard let major = numbers.first else { return nil }
                version = SourceAdapter.SystemVersion(major, numbers.dropFirst().first ?? 0)
            default: files += Self.swiftFiles(at: argument)
            }
        }
        guard !module.isEmpty, !output.isEmpty, !files.isEmpty else { return nil }
    }

    /// The file, or the Swift files of the folder in the order of their names.
    private static func swiftFiles(at path: String) -> [String] {
        guard let found = FileManager.default.enumerator(atPath: path) else { return [path] }
        let names = found.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
        return names.isEmpty && path.hasSuffix(".swift") ? [path] : names.sorted().map { "\(path)/\($0)" }
    }
}
