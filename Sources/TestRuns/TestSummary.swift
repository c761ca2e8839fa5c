/// A readable summary of the results of a run.
public struct TestSummary: Sendable {
    /// The most tests that are listed for one cause.
    private static let nameLimit = 8

    /// The results, one for each test, in the order of the run.
    public private(set) var results: [TestResult] = []
    /// The number of tests without a result, since the run was interrupted.
    public var withoutResult = 0

    public init() {}

    /// Adds a result. If a test has several results, the worst counts.
    public mutating func add(_ result: TestResult) {
        guard let index = results.firstIndex(where: { $0.test == result.test }) else {
            return results.append(result)
        }
        let seconds = results[index].seconds + result.seconds
        if result.outcome.severity > results[index].outcome.severity { results[index] = result }
        results[index].seconds = seconds
    }

    /// Whether there were tests and none of them failed; skipped tests are allowed.
    public var isSuccess: Bool {
        !results.isEmpty && withoutResult == 0
            && results.allSatisfy { $0.outcome == .passed || $0.outcome == .skipped }
    }

    /// The counts, such as `12 passed, 1 failed, 2 did not compile`, with the tests that were skipped or have no result if there
    /// are any.
    public var lastLine: String {
        let skipped = count(.skipped)
        return "\(count(.passed)) passed, \(count(.failed)) failed, \(count(.didNotCompile)) did not compile"
            + (skipped == 0 ? "" : ", \(skipped) skipped")
            + (withoutResult == 0 ? "" : ", \(withoutResult) without a result")
    }

    private func count(_ outcome: TestResult.Outcome) -> Int { results.count { $0.outcome == outcome } }

    /// The causes of failures, those of the most tests first: tests that did not compile, then tests that failed.
    public var lines: [String] {
        [TestResult.Outcome.didNotCompile, .failed].flatMap(causes) + notes
    }

    /// A note on pictures that swift-snapshot-testing compares with, which most repositories have of a simulator.
    private var notes: [String] {
        let count = results.count { result in
            result.outcome == .failed
                && result.issues.contains {
                    $0.message.contains("does not match reference") && $0.message.contains("/__Snapshots__/")
                }
        }
        guard count > 0 else { return [] }
        return [
            "note: \(count) \(count == 1 ? "test compares" : "tests compare") with pictures in __Snapshots__; if a simulator "
                + "recorded them, \"snapshotFolder\" in kumiki.json names another folder for those of Linux"
        ]
    }

    private func causes(_ outcome: TestResult.Outcome) -> [String] {
        var causes: [(key: String, results: [TestResult])] = []
        for result in results where result.outcome == outcome {
            // The frames below the first line contain where a test was, not why it failed.
            let key =
                result.issues.first.map { ($0.place, $0.message.prefix { $0 != "\n" }) }
                .map { outcome == .failed ? $0.0 + $0.1 : String($0.1) } ?? ""
            if let index = causes.firstIndex(where: { $0.key == key }) {
                causes[index].results.append(result)
            } else {
                causes.append((key, [result]))
            }
        }
        let sorted = causes.enumerated().sorted {
            ($1.element.results.count, $0.offset) < ($0.element.results.count, $1.offset)
        }
        return sorted.flatMap { lines(of: $0.element.results) }
    }

    /// Groups the tests that share their first issue.
    private func lines(of results: [TestResult]) -> [String] {
        guard let first = results.first else { return [] }
        let word = first.outcome == .didNotCompile ? "did not compile" : "failed"
        if results.count == 1 {
            return first.issues.map { "\($0.place)error: \(first.test) \(word): \($0.message.indented)" }
        }
        let issue = first.issues.first
        let names = results.prefix(Self.nameLimit).map { "    \($0.test)" }
        let more = results.count - names.count
        return [
            "\(issue?.place ?? "")error: \(results.count) tests \(word): \((issue?.message ?? "").indented)"
        ]
            + names + (more > 0 ? ["    and \(more) more"] : [])
    }
}

extension TestResult.Issue {
    fileprivate var place: String { file.map { "\($0):\(max(1, line)): " } ?? "" }
}

extension TestResult.Outcome {
    fileprivate var severity: Int {
        switch self {
        case .skipped: 0
        case .passed: 1
        case .failed: 2
        case .didNotCompile: 3
        }
    }
}

extension String {
    /// The text with all lines but the first indented.
    fileprivate var indented: String { replacing("\n", with: "\n    ") }
}
