import Testing

@testable import TestRuns

/// The results of a run, for people and for CI servers.
struct TestSummaryTests {
    private func summary(_ results: [(String, TestResult.Outcome, String)]) -> TestSummary {
        var summary = TestSummary()
        for (name, outcome, message) in results {
            let issues =
                message.isEmpty ? [] : [TestResult.Issue(file: "/A.swift", line: 2, message: message)]
            let test = TestCase(library: .xctest, module: "M", suite: "A", name: name)
            summary.add(TestResult(test, outcome, issues: issues, seconds: 0.5))
        }
        return summary
    }

    @Test func theLastLineCountsAll() {
        let all = summary([
            ("a", .passed, ""), ("b", .failed, "x"), ("c", .didNotCompile, "y"), ("d", .skipped, ""),
        ])
        #expect(all.lastLine == "1 passed, 1 failed, 1 did not compile, 1 skipped")
        #expect(summary([("a", .passed, "")]).lastLine == "1 passed, 0 failed, 0 did not compile")
    }

    @Test func successNeedsTestsThatAllPass() {
        #expect(!TestSummary().isSuccess)
        #expect(summary([("a", .passed, ""), ("b", .skipped, "")]).isSuccess)
        #expect(!summary([("a", .passed, ""), ("b", .didNotCompile, "x")]).isSuccess)
    }

    @Test func aRunThatWasInterruptedIsNoSuccess() {
        var interrupted = summary([("a", .passed, "")])
        interrupted.withoutResult = 2
        #expect(interrupted.lastLine == "1 passed, 0 failed, 0 did not compile, 2 without a result")
        #expect(!interrupted.isSuccess)
    }

    @Test func ofSeveralRunsOfATestTheWorstCounts() {
        let twice = summary([("a", .failed, "x"), ("a", .passed, "")])
        #expect(twice.results.map(\.outcome) == [.failed] && twice.results[0].seconds == 1)
    }

    @Test func testsWithOneCauseStandTogetherTheMostFirst() {
        let lines = summary([
            ("a", .didNotCompile, "no X"), ("b", .didNotCompile, "no Y"), ("c", .didNotCompile, "no Y"),
        ]).lines
        #expect(
            lines == [
                "/A.swift:2: error: 2 tests did not compile: no Y", "    M.A/b", "    M.A/c",
                "/A.swift:2: error: M.A/a did not compile: no X",
            ])
    }

    @Test func picturesOfASimulatorAreNoted() {
        let differs = "Snapshot does not match reference.\n\"file:///A/__Snapshots__/B/a.1.png\""
        let lines = summary([("a", .failed, differs), ("b", .failed, "x"), ("c", .passed, "")]).lines
        #expect(lines.last?.hasPrefix("note: 1 test compares with pictures in __Snapshots__") == true)
        let apart = differs.replacing("__Snapshots__", with: "Linux")
        #expect(summary([("a", .failed, apart)]).lines.count == 1)
    }

    @Test func theReportEscapesWhatXMLHasNot() {
        let xml = JUnitReport(summary([("a<b>", .failed, "1 & \"2\"\u{1}\nnext")])).xml
        #expect(xml.contains("name=\"a&lt;b&gt;\""))
        #expect(xml.contains("<failure message=\"/A.swift:2: 1 &amp; &quot;2&quot;\u{FFFD}&#10;next\"/>"))
    }
}
