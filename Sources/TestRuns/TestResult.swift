/// The result of a test.
public struct TestResult: Hashable, Sendable {
    public enum Outcome: String, Hashable, Sendable {
        case passed, failed, skipped
        /// The test, or what it depends on, was left out.
        case didNotCompile
    }

    /// A failed expectation, a crash, or the compiler's error.
    public struct Issue: Hashable, Sendable {
        /// The path of the source file; nil where it is not known.
        public var file: String?
        /// From 1; 0 where it is not known.
        public var line: Int
        public var message: String

        public init(file: String? = nil, line: Int = 0, message: String) {
            (self.file, self.line, self.message) = (file, line, message)
        }
    }

    public var test: TestCase
    public var outcome: Outcome
    public var issues: [Issue]
    public var seconds: Double
    /// The output of the test.
    public var output: String

    public init(
        _ test: TestCase, _ outcome: Outcome, issues: [Issue] = [], seconds: Double = 0, output: String = ""
    ) {
        (self.test, self.outcome, self.issues) = (test, outcome, issues)
        (self.seconds, self.output) = (seconds, output)
    }

    /// The words of a function of the tests that was left out, as the adapter writes them.
    private static let leftOut = "does not compile here: "

    /// The words of Linux's XCTest about measurements that scatter. Xcode's fails a measured test only by a baseline, which
    /// is none of the sources'.
    private static let scattered = "The relative standard deviation of the measurements is"

    /// The result of a test that ran: one that reached a function of the tests without a body did not compile.
    static func ran(
        _ test: TestCase, hasFailed: Bool, _ issues: [Issue], seconds: Double, output: String
    ) -> TestResult {
        let own = issues.filter { !$0.message.contains(scattered) }
        let hasFailed = hasFailed && (issues.isEmpty || !own.isEmpty)
        let issues = own
        let isLeftOut = hasFailed && issues.contains { $0.message.contains(leftOut) }
        return TestResult(
            test, isLeftOut ? .didNotCompile : hasFailed ? .failed : .passed, issues: issues,
            seconds: seconds,
            output: output)
    }
}
