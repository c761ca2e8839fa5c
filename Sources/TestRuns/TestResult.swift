/// The result of a test.
public struct TestResult: Hashable, Sendable {
    public enum Outcome: String, Hashable, Sendable {
        case passed, failed, skipped
        /// The test, or code that it depends on, was left out because it does not compile.
        case didNotCompile
    }

    /// A failed expectation, a crash or an error of the compiler.
    public struct Issue: Hashable, Sendable {
        /// The path of the source file; nil if it is unknown.
        public var file: String?
        /// The line, counted from 1; 0 if it is unknown.
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

    /// Adds an issue that was recorded after the test had ended, with which it has failed.
    mutating func add(_ issue: Issue) {
        outcome = .failed
        issues.append(issue)
    }

    /// The beginning of the message in a test function whose body was left out, as the adapter writes it.
    private static let leftOut = "does not compile here: "

    /// The beginning of the message that XCTest on Linux reports for measurements with a high deviation. Xcode's XCTest only
    /// compares measurements with a baseline, which is not part of the sources.
    private static let scattered = "The relative standard deviation of the measurements is"

    /// Returns the result of a test that ran. A test that reached a function whose body was left out did not compile.
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
