import Dispatch
import Foundation
import SwiftParser
import SwiftSyntax
import Synchronization

/// Adapts sources written for iOS so that they compile on Linux, without Objective-C.
///
/// ```swift
/// let adapted = SourceAdapter(.init(moduleName: "App")).adapt(sources)
/// ```
///
/// Remaining code keeps its line and column: tokens are blanked, not removed, and replacements are
/// no longer than the originals. Additions are at the end of a line or of the file. A file that needs
/// no change is left as it is, and so is a file that has been adapted before.
///
/// The sources are read in two passes: the first collects the module's declarations, the second rewrites. In between,
/// the syntax trees of a small module are kept; for a large one only the facts, so that memory stays bounded.
public struct SourceAdapter: Sendable {
    /// The configuration.
    public let configuration: Configuration

    public init(_ configuration: Configuration) { self.configuration = configuration }

    /// Adapts all sources of a module. Nothing is read from or written to disk.
    public func adapt(_ sources: [SourceFile]) -> AdaptedSources {
        var memory: AdaptationMemory?
        return adapt(sources, remembering: &memory)
    }

    /// Adapts all sources of a module; what has not changed since an earlier adaptation is copied from its memory.
    public func adapt(_ sources: [SourceFile], remembering memory: inout AdaptationMemory?) -> AdaptedSources
    {
        let former = memory?.isOf(configuration) == true ? memory : nil
        let budget = Mutex(Self.bytesKeptParsed)
        let readings = Self.concurrently(sources) { former?.readings[$0] ?? read($0, budget) }
        let dependents = Self.concurrently(configuration.dependents) { source in
            FactsCollector.facts(of: Parser.parse(source: source.text), source.path, configuration)
        }
        let module = ModuleIndex(
            readings.map(\.facts), overrides: ForeignOverrides(in: dependents), configuration: configuration)
        let known = former?.results(among: readings.map(\.facts), configuration) ?? [:]
        let results = Self.concurrently(Array(sources.indices)) { index in
            known[sources[index]] ?? adapt(sources[index], readings[index], module)
        }
        memory = AdaptationMemory(configuration, sources, readings, results)
        return AdaptedSources(
            files: results.map(\.file),
            diagnostics: results.flatMap(\.diagnostics).sorted(),
            summary: module.summary,
            surroundings: SurroundingsFile(module, configuration).text.map {
                SourceFile(path: SurroundingsFile.name, text: $0)
            })
    }

    /// The result of the first pass for a file.
    struct Reading: Sendable {
        let facts: FileFacts
        let tree: SourceFileSyntax?
    }

    /// The maximum number of bytes of source whose syntax trees are kept, which take some thirty times as much.
    private static let bytesKeptParsed = 2_600_000

    private func read(_ source: SourceFile, _ budget: borrowing Mutex<Int>) -> Reading {
        let tree = Parser.parse(source: source.text)
        let isKept = budget.withLock { left in
            left -= source.text.utf8.count
            return left >= 0
        }
        return Reading(
            facts: FactsCollector.facts(of: tree, source.path, configuration), tree: isKept ? tree : nil)
    }

    private func adapt(_ source: SourceFile, _ reading: Reading, _ module: ModuleIndex) -> FileResult {
        let tree = reading.tree ?? Parser.parse(source: source.text)
        let draft = Draft(source, facts: reading.facts, module: module, configuration: configuration)
        draft.freeLine = FreeLine.offset(in: tree)
        RuleWalker(Rules.all, draft).walk(tree)
        DeclarationWriters.all.forEach { $0.write(to: draft) }
        let text = draft.finished()
        let file = AdaptedSources.File(
            source: SourceFile(path: source.path, text: text ?? source.text), isChanged: text != nil)
        return FileResult(file: file, diagnostics: draft.diagnostics)
    }

    /// The result of the second pass for a file.
    struct FileResult: Sendable {
        let file: AdaptedSources.File
        let diagnostics: [AdapterDiagnostic]
    }

    /// Returns the results of processing the items concurrently, in their order.
    static func concurrently<Item: Sendable, Result: Sendable>(
        _ items: [Item], _ work: @Sendable (Item) -> Result
    ) -> [Result] {
        let results = Mutex([Result?](repeating: nil, count: items.count))
        DispatchQueue.concurrentPerform(iterations: items.count) { index in
            let result = work(items[index])
            results.withLock { $0[index] = result }
        }
        return results.withLock { $0.compactMap(\.self) }
    }
}
