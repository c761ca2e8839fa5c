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

        Adapts the Swift files at the paths and writes them into the folder, from which other Swift files are removed. A
        path @FILE is replaced by the paths in the file's lines.

        --check writes nothing: it adapts each folder as a module and reports results that do not parse, that change
        when they are adapted again, and tokens that have moved.

        --unaffected prints the paths of those files whose code compiles where it did when --interface wrote the file.

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
            let failed = try run(try Options(Array(CommandLine.arguments.dropFirst())))
            exit(failed ? 1 : 0)
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

    /// Returns whether something will not compile.
    private static func run(_ options: Options) throws -> Bool {
        var broken = try options.broken.map(BrokenPlaces.init) ?? BrokenPlaces()
        let originals = try options.files.map(source)
        let openGenerics = broken.openGenerics(in: originals)
        broken.remove(errorsOf: openGenerics)
        var removals: [String: CodeRemoval] = [:]
        for source in originals {
            guard let places = broken.places[source.path] else { continue }
            let removal = CodeRemoval(of: source, at: places, for: options.purpose)
            removal.leftOut.forEach { printError($0.description) }
            removals[source.path] = removal
        }
        var sources = originals.map { removals[$0.path]?.source ?? $0 }
        var configuration = SourceAdapter.Configuration(
            moduleName: options.module, systemVersion: options.version)
        configuration.hasBundle = options.hasBundle
        configuration.bringsUIKit = options.bringsUIKit
        configuration.isOfPackage = options.isOfPackage
        configuration.snapshotFolder = options.snapshotFolder
        configuration.missingModules = options.missing
        configuration.providedModules.formUnion(options.frameworks)
        configuration.broughtModules = options.brought
        configuration.unwantedLines = broken.unwantedLines
        configuration.openGenerics = openGenerics
        configuration.surroundings = options.surroundings
        configuration.naming = options.namesAll ? .all : .changed
        configuration.dependencies = try options.dependencies.map {
            try JSONDecoder().decode(ModuleSummary.self, from: Data(contentsOf: URL(fileURLWithPath: $0)))
        }
        configuration.dependents = try options.dependents.map(source)
        let inventory = try inventory(options, originals, removals, configuration)
        if options.purpose.traps, options.tests == nil {
            sources = IncompleteTypes(originals, removals).marked(sources, besides: inventory?.help)
        }
        let adapted = SourceAdapter(configuration).adapt(sources)
        var output = OutputFolder(path: options.output)
        for file in adapted.files {
            try output.write(file.source.text, to: options.name(of: file))
        }
        if let file = adapted.surroundings { try output.write(file.text, to: file.path) }
        output.removeOthers()
        if let summary = options.summary {
            try JSONEncoder().encode(adapted.summary).write(to: URL(fileURLWithPath: summary))
        }
        if let file = options.interface {
            let interface = ModuleInterface(of: originals, without: removals)
            try JSONEncoder().encode(interface).write(to: URL(fileURLWithPath: file))
            try interface.digest.write(toFile: file + ".digest", atomically: true, encoding: .utf8)
        }
        if let inventory {
            try options.tests.map {
                try JSONEncoder().encode(inventory.tests).write(to: URL(fileURLWithPath: $0))
            }
            try options.help.map {
                try JSONEncoder().encode(inventory.help).write(to: URL(fileURLWithPath: $0))
            }
        }
        adapted.diagnostics.forEach { printError($0.description) }
        return adapted.diagnostics.contains { $0.severity == .error }
    }

    /// Returns the tests of a module with tests or helpers of tests.
    private static func inventory(
        _ options: Options, _ originals: [SourceFile], _ removals: [String: CodeRemoval],
        _ configuration: SourceAdapter.Configuration
    ) throws -> TestInventory? {
        guard options.tests != nil || options.help != nil else { return nil }
        let helpers = try options.helpers.map {
            try JSONDecoder().decode(TestHelpers.self, from: Data(contentsOf: URL(fileURLWithPath: $0)))
        }
        return TestInventory(originals, removals, helpers: helpers, configuration: configuration)
    }

    private static func source(at path: String) throws -> SourceFile {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        return SourceFile(path: path, text: String(decoding: data, as: UTF8.self))
    }

    private static func printError(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
