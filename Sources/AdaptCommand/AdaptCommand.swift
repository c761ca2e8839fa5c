import Foundation
import SourceAdapter

/// Adapts the sources of a module, as programs that cannot hold the compiler's libraries themselves ask for it.
@main
enum AdaptCommand {
    private static let usage = """
        usage: kumiki-adapt --module NAME --output FOLDER [--ios VERSION] [--root FOLDER] [--ending TEXT] [--names-all]
                            [--bundle] [--main-actor] [--brings-uikit] [--surroundings host|tests|module|application]
                            [--dependency FILE]… [--dependent PATH]… [--summary FILE] [--broken FILE] [--missing NAME]…
                            [--framework NAME]… [--brought NAME]… [--tested]
                            [--tests FILE] [--test-helpers FILE] [--helped-by FILE]… PATH…
               kumiki-adapt --check FOLDER…

        Writes the Swift files at the paths, adapted, into the folder, below their paths or, with --root, their paths in
        that folder, where their names may have another ending than .swift. Other Swift files are removed from there. A
        path @FILE stands for the paths in the file's lines. What does not compile at the places of --broken is left
        out: lines of path, line, column, round, reach and message with tabs between, the reach being statement, body,
        declaration, type or file. --missing names a module that is not there, --framework one of Apple's that is,
        --brought one that comes with UIKit and Foundation on iOS, --dependent sources of modules that import this one.
        With --tested a call of a function that was left out ends the process. --tests says so of a module of tests, and
        writes the list of its tests to FILE. --test-helpers says so of a module that helps tests, and writes what
        --helped-by tells to those that use it.

        --check writes nothing: it adapts each folder as a module and tells of results that do not parse, that would
        change when they are adapted again, and of words that are not where they were.
        """

    static func main() {
        do {
            if CommandLine.arguments.dropFirst().first == "--check" {
                exit(try check(CommandLine.arguments.dropFirst(2)) ? 0 : 1)
            }
            guard let options = Options(CommandLine.arguments.dropFirst()) else {
                tell(usage)
                exit(64)
            }
            let failed = try run(options)
            exit(failed ? 1 : 0)
        } catch {
            tell("error: \(error.localizedDescription)")
            exit(74)
        }
    }

    /// Answers whether all is as it should be.
    private static func check(_ folders: ArraySlice<String>) throws -> Bool {
        var check = Check()
        for folder in folders {
            check.add(try Options.swiftFiles(at: folder).map(source), module: "Checked")
        }
        check.failures.forEach { tell($0) }
        print(check.summary)
        // What found nothing to look at has shown nothing.
        return check.failures.isEmpty && check.files > 0
    }

    /// Answers whether something will not compile.
    private static func run(_ options: Options) throws -> Bool {
        let broken = try options.broken.map(BrokenPlaces.init) ?? BrokenPlaces()
        let originals = try options.files.map(source)
        var excisions: [String: Excision] = [:]
        for source in originals {
            guard let places = broken.places[source.path] else { continue }
            let excision = Excision(of: source, at: places, for: options.purpose)
            excision.leftOut.forEach { tell($0.description) }
            excisions[source.path] = excision
        }
        let sources = originals.map { excisions[$0.path]?.source ?? $0 }
        var configuration = SourceAdapter.Configuration(
            moduleName: options.module, systemVersion: options.version)
        configuration.hasBundle = options.hasBundle
        configuration.isMainActorByDefault = options.isMainActorByDefault
        configuration.bringsUIKit = options.bringsUIKit
        configuration.missingModules = options.missing
        configuration.providedModules.formUnion(options.frameworks)
        configuration.broughtModules = options.brought
        configuration.unwantedLines = broken.unwantedLines
        configuration.surroundings = options.surroundings
        configuration.naming = options.namesAll ? .all : .changed
        configuration.dependencies = try options.dependencies.map {
            try JSONDecoder().decode(ModuleSummary.self, from: Data(contentsOf: URL(fileURLWithPath: $0)))
        }
        configuration.dependents = try options.dependents.map(source)
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
        if options.tests != nil || options.help != nil {
            let helpers = try options.helpers.map {
                try JSONDecoder().decode(TestHelpers.self, from: Data(contentsOf: URL(fileURLWithPath: $0)))
            }
            let inventory = TestInventory(
                originals, excisions, helpers: helpers, configuration: configuration)
            try options.tests.map {
                try JSONEncoder().encode(inventory.tests).write(to: URL(fileURLWithPath: $0))
            }
            try options.help.map {
                try JSONEncoder().encode(inventory.help).write(to: URL(fileURLWithPath: $0))
            }
        }
        adapted.diagnostics.forEach { tell($0.description) }
        return adapted.diagnostics.contains { $0.severity == .error }
    }

    private static func source(at path: String) throws -> SourceFile {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        return SourceFile(path: path, text: String(decoding: data, as: UTF8.self))
    }

    private static func tell(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
