import Synchronization
import TestRuns

/// The results of a run that is not complete, which are read from another thread if it is interrupted.
final class RunningResults: Sendable {
    private let results = Mutex(TestSummary())
    private let tests: Set<TestCase>

    /// Creates the results of a plan, of which there are those of the tests that cannot run.
    init(_ plan: TestPlan) {
        tests = Set(plan.tests)
        for result in plan.leftOut { add(result) }
    }

    func add(_ result: TestResult) { results.withLock { $0.add(result) } }

    var summary: TestSummary { results.withLock { $0 } }

    /// The results so far, and the number of tests without one.
    var interrupted: TestSummary {
        var summary = summary
        summary.withoutResult = tests.subtracting(summary.results.map(\.test)).count
        return summary
    }
}
