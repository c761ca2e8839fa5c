/// The tests to run: those of the executable, compared with those that the sources declare.
///
/// A declared test that is missing from the executable gets a result, so that no test disappears unnoticed.
public struct TestPlan {
    /// A test that the sources declare.
    public struct Declared: Hashable, Sendable {
        public var test: TestCase
        public var file: String
        /// The line, counted from 1.
        public var line: Int
        /// Whether the test may be missing from the executable: it is inside a conditional compilation block.
        public var mayBeAbsent: Bool
        /// The reason why the test was left out or is incomplete; nil for a complete test.
        public var broken: String?

        public init(_ test: TestCase, file: String, line: Int, mayBeAbsent: Bool, broken: String?) {
            (self.test, self.file, self.line) = (test, file, line)
            (self.mayBeAbsent, self.broken) = (mayBeAbsent, broken)
        }
    }

    /// The tests to run.
    public private(set) var tests: [TestCase]
    /// The results of the tests that cannot run, and of those that are skipped.
    public private(set) var leftOut: [TestResult]

    /// Creates the plan for the selected tests; `found` are the tests of the executable.
    public init(_ declared: [Declared], found: [TestCase], _ selection: TestSelection = TestSelection()) {
        let broken = Set(declared.filter { $0.broken != nil }.map(\.test.reflectedSuite))
        let found = found.filter {
            $0.name != TestCase.examplesName || !broken.contains($0.reflectedSuite)
        }
        let known = Set(found)
        let absent = declared.filter { $0.broken != nil || !($0.mayBeAbsent || known.contains($0.test)) }
            .filter { !$0.mayBeAbsent || known.contains($0.test) }
        let brokenTests = Dictionary(absent.map { ($0.test, $0) }) { first, _ in first }
        let all = found + absent.map(\.test).filter { !known.contains($0) }
        var seen: Set<TestCase> = []
        let selected = selection.selected(all.filter { seen.insert($0).inserted })
        tests = selected.filter { brokenTests[$0] == nil }
        // A test with the name of one that cannot run is an overload, which cannot run alone.
        let certain = Dictionary(grouping: declared.filter { !$0.mayBeAbsent }, by: \.test)
        leftOut = selected.compactMap { brokenTests[$0] }.flatMap { broken in
            let reason = broken.broken ?? "it is not among the tests that were built"
            var lines: Set<Int> = []
            let overloads = certain[broken.test]?.filter { lines.insert($0.line).inserted } ?? [broken]
            return overloads.map { declared in
                let issue = TestResult.Issue(file: declared.file, line: declared.line, message: reason)
                return TestResult(declared.test, .didNotCompile, issues: [issue])
            }
        }
    }

    /// Skips tests by the names of their classes or their own, as schemes list them: `Module.Class` or `Module.Class/test()`.
    public mutating func skip(_ names: [String]) {
        let names = Set(names.map(Self.plain))
        func isSkipped(_ test: TestCase) -> Bool {
            names.contains("\(test.module).\(test.suite)") || names.contains(Self.plain(test.description))
        }
        let skipped = tests.filter(isSkipped) + leftOut.map(\.test).filter(isSkipped)
        tests.removeAll(where: isSkipped)
        leftOut.removeAll { isSkipped($0.test) }
        leftOut += skipped.map { TestResult($0, .skipped) }
    }

    private static func plain(_ name: String) -> String {
        name.hasSuffix("()") ? String(name.dropLast(2)) : name
    }
}
