/// Parses the output of XCTest.
struct XCTestOutput: TestProgress {
    /// The most lines of an issue's message and of a test's output that are kept.
    private static let lineLimit = 200

    /// The start of a line of the module with XCTest's rest, before or after a failure that does not count.
    private static let expectation = "KUMIKI EXPECTED "

    private(set) var current: TestCase?
    private let tests: [String: TestCase]
    private var results: [TestResult] = []
    private var issues: [TestResult.Issue] = []
    private var output: [String] = []
    private var isInIssue = false
    /// The expected failures that have not been printed yet, and whether there were some.
    private var expectedFailures: [String] = []
    private var hasExpectedFailures = false
    private var bytes: [UInt8] = []

    /// Creates a parser for tests of one module, whose name XCTest does not print.
    init(_ tests: [TestCase]) {
        self.tests = Dictionary(tests.map { ($0.printedName, $0) }) { first, _ in first }
    }

    var unfinished: (issues: [TestResult.Issue], output: String) { (issues, output.joined(separator: "\n")) }

    mutating func takeResults() -> [TestResult] {
        defer { results = [] }
        return results
    }

    mutating func take(_ more: ArraySlice<UInt8>) -> Bool {
        bytes += more
        var hasProgressed = false
        while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
            hasProgressed = take(line: String(decoding: bytes[..<end], as: UTF8.self)) || hasProgressed
            bytes.removeSubrange(...end)
        }
        return hasProgressed
    }

    private mutating func take(line: String) -> Bool {
        if let match = line.firstMatch(of: #/Test Case '(.+)' started at /#),
            let test = tests[String(match.1)]
        {
            begin(test)
            return true
        }
        if line.hasPrefix(Self.expectation) {
            expect(String(line.dropFirst(Self.expectation.count)))
            return false
        }
        if let match = line.firstMatch(of: /Test Case '(.+)' (passed|failed|skipped) \(([0-9.]+) seconds\)/),
            let test = tests[String(match.1)]
        {
            // Output of a test without a final line break precedes the message on the same line.
            if line.startIndex < match.range.lowerBound {
                output.append(String(line[..<match.range.lowerBound]))
            }
            finish(test, String(match.2), seconds: Double(match.3) ?? 0)
            return true
        }
        if let match = line.firstMatch(of: /^(.+?):(\d+): (?:error: )?(.+?) : (.*)$/), let current,
            match.3 == current.printedName
        {
            let printed = "\(match.1):\(match.2): \(match.4)"
            if let index = expectedFailures.firstIndex(of: printed) {
                expectedFailures.remove(at: index)
                isInIssue = false
                return false
            }
            // A set-up that throws is printed a second time as the reason why the test does not run.
            isInIssue = issues.isEmpty || !match.4.hasPrefix("Test skipped: ")
            guard isInIssue else { return false }
            issues.append(
                TestResult.Issue(file: String(match.1), line: Int(match.2) ?? 0, message: String(match.4)))
            return false
        }
        if isInIssue, issues[issues.count - 1].message.utf8.count < 1 << 14 {
            issues[issues.count - 1].message += "\n" + line
        } else if output.count < Self.lineLimit {
            output.append(line)
        }
        return false
    }

    /// Removes the last issue if it is an expected failure, which is otherwise still to be printed.
    private mutating func expect(_ failure: String) {
        (hasExpectedFailures, isInIssue) = (true, false)
        if let last = issues.last,
            "\(last.file ?? ""):\(last.line): \(last.message.prefix { $0 != "\n" })" == failure
        {
            issues.removeLast()
        } else {
            expectedFailures.append(failure)
        }
    }

    private mutating func finish(_ test: TestCase, _ word: String, seconds: Double) {
        let printed = output.joined(separator: "\n")
        if word == "skipped" {
            results.append(TestResult(test, .skipped, issues: issues, seconds: seconds, output: printed))
        } else {
            results.append(
                .ran(
                    test, hasFailed: word == "failed" && !(hasExpectedFailures && issues.isEmpty), issues,
                    seconds: seconds, output: printed))
        }
        begin(nil)
    }

    private mutating func begin(_ test: TestCase?) {
        (current, issues, output, isInIssue) = (test, [], [], false)
        (expectedFailures, hasExpectedFailures) = ([], false)
    }
}
