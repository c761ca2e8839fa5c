/// The progress of the tests in a running process.
protocol TestProgress {
    /// The test that is running.
    var current: TestCase? { get }
    /// Parses output of the process. Returns whether a test has started or ended.
    mutating func take(_ bytes: ArraySlice<UInt8>) -> Bool
    /// Returns and removes the results of the tests that have ended since the last call.
    mutating func takeResults() -> [TestResult]
    /// Returns and removes the issues that were recorded after the last of the tests had ended whose results have been taken.
    mutating func takeLateIssues() -> [TestResult.Issue]
    /// The issues and the output of the running test.
    var unfinished: (issues: [TestResult.Issue], output: String) { get }
}

extension TestProgress {
    mutating func takeLateIssues() -> [TestResult.Issue] { [] }
}
