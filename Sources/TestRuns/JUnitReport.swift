import Foundation

/// The results in JUnit's XML format, which servers of continuous integration read.
public struct JUnitReport {
    private let results: [TestResult]

    public init(_ summary: TestSummary) { results = summary.results }

    /// The XML document. A test that did not compile is reported as an error, which JUnit distinguishes from a failure.
    public var xml: String {
        let counts =
            "tests=\"\(results.count)\" failures=\"\(count(.failed))\" errors=\"\(count(.didNotCompile))\" "
            + "skipped=\"\(count(.skipped))\" time=\"\(Self.text(results.reduce(0) { $0 + $1.seconds }))\""
        return
            ([
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>",
                "<testsuite name=\"TestResults\" \(counts)>",
            ]
            + results.map(element) + ["</testsuite>", "</testsuites>"]).joined(separator: "\n") + "\n"
    }

    private func count(_ outcome: TestResult.Outcome) -> Int { results.count { $0.outcome == outcome } }

    private func element(_ result: TestResult) -> String {
        let test = result.test
        let type = test.suite.isEmpty ? test.module : "\(test.module).\(test.suite)"
        let start =
            "<testcase classname=\"\(Self.escaped(type))\" name=\"\(Self.escaped(test.name))\" "
            + "time=\"\(Self.text(result.seconds))\""
        let parts = result.outcome == .passed ? [] : result.issues.map { Self.part($0, result.outcome) }
        let printed = result.output.isEmpty ? [] : ["<system-out>\(Self.escaped(result.output))</system-out>"]
        let inner = parts + printed
        return inner.isEmpty
            ? start + "/>" : ([start + ">"] + inner + ["</testcase>"]).joined(separator: "\n")
    }

    private static func part(_ issue: TestResult.Issue, _ outcome: TestResult.Outcome) -> String {
        let name =
            ["failed": "failure", "didNotCompile": "error", "skipped": "skipped"][outcome.rawValue]
            ?? "failure"
        let place = issue.file.map { "\($0):\(issue.line): " } ?? ""
        return "<\(name) message=\"\(escaped(place + issue.message))\"/>"
    }

    private static func text(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

    /// Returns the escaped text without the characters that XML 1.0 does not allow.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\t": result += "\t"
            case _ where scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
                result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
