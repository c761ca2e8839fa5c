/// Parses the output of XCTest.
struct XCTestOutput: TestProgress {
    /// The most lines of an issue's message and of a test's output that are kept.
    private static let lineLimit = 200

    private(set) var current: TestCase?
    private let tests: [String: TestCase]
    private var results: [TestResult] = []
    private var issues: [TestResult.Issue] = []
    private var output: [String] = []
    private var isInIssue = false
    private var bytes: [UInt8] = []

    /// Creates a parser for tests of one module, whose name XCTest does not print.
    init(_ tests: [TestCase]) {
        self.tests = Dictionary(tests.map { ("\($0.suite).\($0.name)", $0) }) { first, _ in first }
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
            (current, issues, output, isInIssue) = (test, [], [], false)
            return true
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
            match.3 == "\(current.suite).\(current.name)"
        {
            issues.append(
                TestResult.Issue(file: String(match.1), line: Int(match.2) ?? 0, message: String(match.4)))
            isInIssue = true
            return false
        }
        if isInIssue, issues[issues.count - 1].message.utf8.count < 1 << 14 {
            issues[issues.count - 1].message += "\n" + line
        } else if output.count < Self.lineLimit {
            output.append(line)
        }
        return false
    }

    private mutating func finish(_ test: TestCase, _ word: String, seconds: Double) {
        let printed = output.joined(separator: "\n")
        if word == "skipped" {
            results.append(TestResult(test, .skipped, issues: issues, seconds: seconds, output: printed))
        } else {
            results.append(
                .ran(test, hasFailed: word == "failed", issues, seconds: seconds, output: printed))
        }
        (current, issues, output, isInIssue) = (nil, [], [], false)
    }
}
