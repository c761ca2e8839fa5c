import Foundation

/// Parses the event stream that Swift Testing writes to a file, one JSON object a line.
struct EventStream: TestProgress {
    private(set) var current: TestCase?
    private let file: String
    private let tests: [String: TestCase]
    private var offset: UInt64 = 0
    private var bytes: [UInt8] = []
    private var start = 0.0
    private var results: [TestResult] = []
    private var issues: [TestResult.Issue] = []
    private var lateIssues: [TestResult.Issue] = []
    private var hasFailed = false
    private var output: [UInt8] = []

    init(_ tests: [TestCase], file: String) {
        self.file = file
        self.tests = Dictionary(tests.map { ($0.description, $0) }) { first, _ in first }
    }

    var unfinished: (issues: [TestResult.Issue], output: String) { (issues, printed) }

    /// The output without the lines that Swift Testing itself prints.
    private var printed: String {
        String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .filter { line in !["◇ ", "✔ ", "✘ ", "↳ ", "➜ ", "⚠ "].contains { line.hasPrefix($0) } }
            .joined(separator: "\n").trimmingCharacters(in: .newlines)
    }

    mutating func takeResults() -> [TestResult] {
        defer { results = [] }
        return results
    }

    mutating func takeLateIssues() -> [TestResult.Issue] {
        defer { lateIssues = [] }
        return lateIssues
    }

    mutating func take(_ more: ArraySlice<UInt8>) -> Bool {
        if output.count < 1 << 16 { output += more }
        guard let handle = FileHandle(forReadingAtPath: file) else { return false }
        defer { try? handle.close() }
        guard (try? handle.seek(toOffset: offset)) != nil, let data = try? handle.readToEnd() else {
            return false
        }
        offset += UInt64(data.count)
        bytes += data
        var hasProgressed = false
        while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
            let record = try? JSONDecoder().decode(Record.self, from: Data(bytes[..<end]))
            if let record, record.kind == "event" { hasProgressed = take(record.payload) || hasProgressed }
            bytes.removeSubrange(...end)
        }
        return hasProgressed
    }

    private mutating func take(_ event: Event) -> Bool {
        switch event.kind {
        case "testStarted":
            guard let test = test(event) else { return true }
            (current, issues, hasFailed, output) = (test, [], false, [])
            start = event.instant?.absolute ?? 0
        case "issueRecorded":
            let isFailure = event.issue?.isKnown != true && event.issue?.severity != "warning"
            guard isFailure else { return false }
            let words = event.messages.map(\.text).joined(separator: "\n")
            let place = event.issue?.sourceLocation
            record(TestResult.Issue(file: place?._filePath, line: place?.line ?? 0, message: words))
        case "testSkipped":
            guard let test = test(event) else { return true }
            let words = event.messages.map(\.text).joined(separator: "\n")
            results.append(TestResult(test, .skipped, issues: [TestResult.Issue(message: words)]))
        case "testEnded":
            guard let test = test(event), test == current else { return true }
            let seconds = (event.instant?.absolute ?? start) - start
            results.append(
                .ran(test, hasFailed: hasFailed, issues, seconds: seconds, output: hasFailed ? printed : ""))
            current = nil
        default:
            return false
        }
        return true
    }

    /// Adds an issue to the running test, or to the one that ended last: a task that it did not wait for may record it.
    private mutating func record(_ issue: TestResult.Issue) {
        if current != nil {
            hasFailed = true
            issues.append(issue)
        } else if results.isEmpty {
            lateIssues.append(issue)
        } else {
            results[results.count - 1].add(issue)
        }
    }

    /// Returns the test of an event, whose identifier ends with the source location, after the last slash.
    private func test(_ event: Event) -> TestCase? {
        guard let id = event.testID, let slash = id.lastIndex(of: "/") else { return nil }
        return TestCase(.testing, listedAs: id[..<slash]).flatMap { tests[$0.description] }
    }

    // MARK: The file's records

    private struct Record: Decodable {
        var kind: String
        var payload: Event

        private enum Keys: CodingKey { case kind, payload }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            kind = try container.decode(String.self, forKey: .kind)
            payload = kind == "event" ? try container.decode(Event.self, forKey: .payload) : Event()
        }
    }

    private struct Event: Decodable {
        var kind = ""
        var testID: String?
        var messages: [Message] = []
        var instant: Instant?
        var issue: Issue?
    }

    private struct Message: Decodable { var text: String }
    private struct Instant: Decodable { var absolute: Double }

    private struct Issue: Decodable {
        var isKnown: Bool?
        var severity: String?
        var sourceLocation: Place?
    }

    private struct Place: Decodable {
        var _filePath: String?
        var line: Int
    }
}
