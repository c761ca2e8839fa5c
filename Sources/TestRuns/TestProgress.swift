/// The progress of the tests of a running process.
protocol TestProgress {
    /// The test that runs now.
    var current: TestCase? { get }
    /// Takes what the process printed; returns whether a test has started or ended.
    mutating func take(_ bytes: ArraySlice<UInt8>) -> Bool
    /// The results of the tests that have ended since the last call.
    mutating func takeResults() -> [TestResult]
    /// The issues and the output of the test that runs now.
    var unfinished: (issues: [TestResult.Issue], output: String) { get }
}
