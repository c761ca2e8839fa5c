/// The results of a run, for people.
public struct TestSummary {
    /// The most tests that are named with one cause.
    private static let nameLimit = 8

    /// One result a test, in the order of the run.
    public private(set) var results: [TestResult] = []

    public init() {}

    /// Adds a result. Of several of one test the worst counts.
    public mutating func add(_ result: TestResult) {
        guard let index = results.firstIndex(where: { $0.test == result.test }) else {
            return results.append(result)
        }
        let seconds = results[index].seconds + result.seconds
        if result.outcome.severity > results[index].outcome.severity { results[index] = result }
        results[index].seconds = seconds
    }

    /// Whether there were tests and all of them passed; skipped ones need not.
    public var isSuccess: Bool {
        !results.isEmpty && results.allSatisfy { $0.outcome == .passed || $0.outcome == .skipped }
    }

    /// `12 passed, 1 failed, 2 did not compile`, with the skipped ones if there are any.
    public var lastLine: String {
        let skipped = count(.skipped)
        return "\(count(.passed)) passed, \(count(.failed)) failed, \(count(.didNotCompile)) did not compile"
            + (skipped == 0 ? "" : ", \(skipped) skipped")
    }

    private func count(_ outcome: TestResult.Outcome) -> Int { results.count { $0.outcome == outcome } }

    /// The causes, those with most tests first: what did not compile, then what failed.
    public var lines: [String] { [TestResult.Outcome.didNotCompile, .failed].flatMap(causes) }

    private func causes(_ outcome: TestResult.Outcome) -> [String] {
        var causes: [(key: String, results: [TestResult])] = []
        for result in results where result.outcome == outcome {
            // The calls below the first line show where a test was, not why it failed.
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

    /// The tests that share their first issue.
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
    /// With further lines under the first.
    fileprivate var indented: String { replacing("\n", with: "\n    ") }
}
