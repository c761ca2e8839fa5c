import SwiftParser
import SwiftSyntax

/// The tests that the sources of a module declare, whether or not they compile, and those among them that are not whole.
///
/// A test is whole if its function compiles and everything of the module that it depends on: its class and
/// the superclasses of that, and types whose loss would not be detected by callers.
public struct TestInventory {
    private struct File {
        let path: String
        let reader: TestReader
        let removedUnits: [RemovalUnit]
    }

    private let files: [File]
    private let losses: [SilentLoss]
    private let helpers: [TestHelpers]
    private let superclasses: [String: String]
    private let ownClasses: Set<String>
    private let protocols: Set<String>

    /// The inventory of a module's original sources, with what was left out of each, and of the modules that help its
    /// tests.
    public init(
        _ sources: [SourceFile], _ removals: [String: CodeRemoval], helpers: [TestHelpers] = [],
        configuration: SourceAdapter.Configuration
    ) {
        self.helpers = helpers
        var losses: [SilentLoss] = []
        files = sources.map { source in
            let removedUnits = removals[source.path]?.removedUnits.filter { !$0.isRepair } ?? []
            let lines = LineTable(Array(source.text.utf8))
            losses += removedUnits.compactMap { SilentLoss($0, in: source, lines: lines) }
            return File(
                path: source.path,
                reader: TestReader(Parser.parse(source: source.text), source.text, configuration),
                removedUnits: removedUnits)
        }
        self.losses = losses
        protocols = files.reduce(into: []) { $0.formUnion($1.reader.protocols) }
        let own = files.reduce(into: [:]) { $0.merge($1.reader.superclasses) { first, _ in first } }
        ownClasses = Set(own.keys)
        superclasses = helpers.reduce(into: own) { $0.merge($1.superclasses) { first, _ in first } }
    }

    /// The summary for modules whose tests this module helps.
    public var help: TestHelpers {
        TestHelpers(
            superclasses: superclasses, losses: brokenTypes.filter { isTestClass($0.key) },
            tests: declared(brokenTypes).filter { $0.library == .xctest })
    }

    /// The tests in the order of the sources, inherited ones after those that classes declare.
    public var tests: [DeclaredTest] {
        let broken = brokenTypes
        let declared = declared(broken)
        let generic = Set(files.flatMap(\.reader.candidates).filter(\.isGeneric).map(\.suite))
        let helping = helpers.flatMap(\.tests)
        return declared.filter { $0.library == .testing || !generic.contains($0.suite) }
            + inherited(from: declared + helping, broken).filter { !generic.contains($0.suite) }
    }

    private func declared(_ broken: [String: String]) -> [DeclaredTest] {
        files.flatMap { file in
            zip(file.reader.candidates, file.reader.testWords).compactMap { candidate, words in
                test(candidate, words, in: file, broken)
            }
        }
    }

    private func test(
        _ candidate: TestReader.Candidate, _ words: Set<String>, in file: File, _ broken: [String: String]
    ) -> DeclaredTest? {
        guard candidate.library == .testing || isTestClass(candidate.suite) else { return nil }
        // An example ends with the reason when it runs what was left out of it.
        let unit = file.removedUnits.first {
            $0.range.overlaps(candidate.range) && !(candidate.isExample && $0.isOfExample)
        }
        let lineage = lineage(of: candidate.suite)
        if candidate.isExample, !isSpec(candidate.suite) { return nil }
        let reason =
            unit?.message ?? candidate.absence
            ?? (lineage.map(Self.outermost) + words.sorted()).lazy.compactMap { broken[$0] }.first
        return DeclaredTest(
            library: candidate.library, suite: candidate.suite, name: candidate.name, file: file.path,
            line: candidate.line,
            mayBeAbsent: candidate.isConditional || candidate.isExample && reason == nil, broken: reason)
    }

    private func inherited(from declared: [DeclaredTest], _ broken: [String: String]) -> [DeclaredTest] {
        let byClass = Dictionary(grouping: declared.filter { $0.library == .xctest }, by: \.suite)
        return ownClasses.sorted().flatMap { name -> [DeclaredTest] in
            var known = Set((byClass[name] ?? []).map(\.name))
            return lineage(of: name).dropFirst().flatMap { byClass[$0] ?? [] }.compactMap { test in
                guard known.insert(test.name).inserted else { return nil }
                var own = test
                own.suite = name
                own.broken = test.broken ?? broken[Self.outermost(name)]
                return own
            }
        }
    }

    /// The classes of Quick that contain examples.
    private static let specs: Set = ["QuickSpec", "AsyncSpec", "Quick.QuickSpec", "Quick.AsyncSpec"]

    /// Returns whether the class is derived from one of Quick's, which a library of the folder may declare.
    private func isSpec(_ name: String) -> Bool {
        !Self.specs.isDisjoint(with: lineage(of: name).dropFirst())
    }

    // MARK: Types

    /// Types that are incomplete, each with the reason: those that lost something silently, and those that
    /// depend on them.
    private var brokenTypes: [String: String] {
        var broken = Dictionary(losses.map { ($0.type, $0.reason) }) { first, _ in first }
        for helper in helpers { broken.merge(helper.losses) { own, _ in own } }
        var words: [String: Set<String>] = [:]
        for file in files { words.merge(file.reader.words) { $0.union($1) } }
        var hasGrown = !broken.isEmpty
        while hasGrown {
            hasGrown = false
            for (type, used) in words.sorted(by: { $0.key < $1.key }) where broken[type] == nil {
                if let cause = used.sorted().first(where: { broken[$0] != nil }) {
                    broken[type] = broken[cause]
                    hasGrown = true
                }
            }
        }
        return broken
    }

    /// Returns a class of the module and its superclasses there, and the first superclass outside of it.
    private func lineage(of name: String) -> [String] {
        var lineage: [String] = []
        var next: String? = name
        while let name = next, !name.isEmpty, !lineage.contains(name) {
            lineage.append(name)
            next = superclasses[name]
        }
        return lineage
    }

    /// Returns whether the class is derived from an XCTest class, which another module declares. A structure has no
    /// superclass: its functions are tests with `@Test` alone.
    private func isTestClass(_ name: String) -> Bool {
        if isSpec(name) { return true }
        guard superclasses[name] != nil, let last = lineage(of: name).last, superclasses[last] == nil,
            !protocols.contains(last)
        else {
            return false
        }
        // XCTest's own root class has no tests, and no suite runs its subclasses.
        return last != "XCTest" && ["TestCase", "Tests", "Test", "Spec"].contains(where: last.hasSuffix)
    }

    private static func outermost(_ name: String) -> String {
        name.split(separator: ".").first.map(String.init) ?? name
    }
}
