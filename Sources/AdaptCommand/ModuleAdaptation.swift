import Foundation
import SourceAdapter

/// One adaptation of a module's files, which are read from disk and written to it.
struct ModuleAdaptation {
    /// The results of one adaptation of a module that the next one can copy.
    struct Memory {
        var removal: ModuleRemoval?
        var originals: ModuleReading?
        var drafts: ModuleReading?
        var adapted: AdaptationMemory?
    }

    private let options: Options
    private(set) var memory: Memory
    /// The messages about the sources, in the format of a compiler.
    private(set) var messages: [String] = []
    /// Whether something will not compile.
    private(set) var hasErrors = false

    init(_ options: Options, memory: Memory = Memory()) {
        (self.options, self.memory) = (options, memory)
    }

    /// Adapts the module and writes the files.
    mutating func run() throws {
        var broken = try options.broken.map(BrokenPlaces.init) ?? BrokenPlaces()
        let originals = try options.files.map(AdaptCommand.source)
        let openGenerics = broken.openGenerics(in: originals)
        broken.remove(errorsOf: openGenerics)
        let removal = ModuleRemoval(
            of: originals, at: broken.places, for: options.purpose, after: memory.removal)
        memory.removal = removal
        messages += removal.leftOut.map(\.description)
        let removals = removal.files
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
        configuration.dependents = try options.dependents.map(AdaptCommand.source)
        let inventory = try inventory(originals, removals, configuration)
        if options.purpose.traps, options.tests == nil {
            sources = IncompleteTypes(originals, removals).marked(sources, besides: inventory?.help)
        }
        let adapted = SourceAdapter(configuration).adapt(sources, remembering: &memory.adapted)
        var output = OutputFolder(path: options.output)
        var drafts = adapted.files.map { SourceFile(path: options.name(of: $0), text: $0.source.text) }
        drafts += [adapted.surroundings].compactMap(\.self)
        for draft in drafts { try output.write(draft.text, to: draft.path) }
        output.removeOthers()
        try options.drafts.map { try writeInterface(ofDrafts: drafts, to: $0) }
        if let summary = options.summary {
            try JSONEncoder().encode(adapted.summary).write(to: URL(fileURLWithPath: summary))
        }
        if let file = options.interface {
            let reading = ModuleReading(of: originals, after: memory.originals)
            memory.originals = reading
            try Self.write(ModuleInterface(of: reading, without: removals), to: file)
        }
        if let inventory {
            try options.tests.map {
                try JSONEncoder().encode(inventory.tests).write(to: URL(fileURLWithPath: $0))
            }
            try options.help.map {
                try JSONEncoder().encode(inventory.help).write(to: URL(fileURLWithPath: $0))
            }
        }
        messages += adapted.diagnostics.map(\.description)
        hasErrors = adapted.diagnostics.contains { $0.severity == .error }
    }

    /// Writes the interface of the adapted files, and beside it the list of those that the changes since its last state do not affect.
    private mutating func writeInterface(ofDrafts drafts: [SourceFile], to file: String) throws {
        let reading = ModuleReading(of: drafts, after: memory.drafts)
        memory.drafts = reading
        let former = FileManager.default.contents(atPath: file).flatMap {
            try? JSONDecoder().decode(ModuleInterface.self, from: $0)
        }
        let same = former?.filesThatCompileAsBefore(in: reading) ?? []
        try same.sorted().joined(separator: "\n")
            .write(toFile: file + ".same", atomically: true, encoding: .utf8)
        try Self.write(ModuleInterface(of: reading), to: file)
    }

    private static func write(_ interface: ModuleInterface, to file: String) throws {
        try JSONEncoder().encode(interface).write(to: URL(fileURLWithPath: file))
        try interface.digest.write(toFile: file + ".digest", atomically: true, encoding: .utf8)
    }

    /// Returns the tests of a module with tests or helpers of tests.
    private func inventory(
        _ originals: [SourceFile], _ removals: [String: CodeRemoval],
        _ configuration: SourceAdapter.Configuration
    ) throws -> TestInventory? {
        guard options.tests != nil || options.help != nil else { return nil }
        let helpers = try options.helpers.map {
            try JSONDecoder().decode(TestHelpers.self, from: Data(contentsOf: URL(fileURLWithPath: $0)))
        }
        return TestInventory(originals, removals, helpers: helpers, configuration: configuration)
    }
}
