import Foundation
import Testing
import Workers

@testable import TestRuns

/// A program that prints XCTest's output for the given tests.
private struct FakeProgram: ~Copyable {
    let path: String
    let tests: [TestCase]

    /// Creates a program; each test runs the shell commands for its name.
    init(_ tests: KeyValuePairs<String, String>) throws {
        path = NSTemporaryDirectory() + "fake-\(UUID().uuidString)"
        var text = """
            #!/bin/bash
            IFS=, read -ra tests <<<"$3"
            for test in "${tests[@]}"; do
                name=${test#*/}
                echo "Test Case 'A.$name' started at now"
                case $name in

            """
        for (name, commands) in tests { text += "\(name)) \(commands) ;;\n" }
        text += "esac\necho \"Test Case 'A.$name' ${result:-passed} (0.250 seconds)\"\nresult=\ndone\n"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
        self.tests = tests.map { TestCase(library: .xctest, module: "M", suite: "A", name: $0.key) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func results(limit: Double = 20, environment: [String: String] = [:]) throws -> [TestResult] {
        // A process that another test starts at the same time may hold the file open for a moment.
        for _ in 0..<100 {
            do { return try runAll(limit, environment) } catch let error as ChildError {
                guard error.description.contains("Text file busy") else { throw error }
                usleep(20_000)
            }
        }
        return try runAll(limit, environment)
    }

    private func runAll(_ limit: Double, _ environment: [String: String]) throws -> [TestResult] {
        var results: [TestResult] = []
        let program = TestProgram(path: path, environment: environment)
        var run = TestRun(program, limits: WorkerLimits(time: .seconds(limit)))
        try run.run(tests, of: tests, log: { _ in }) { results.append($0) }
        return results
    }
}

/// All tests run to their ends, regardless of the others.
struct TestRunTests {
    private func outcomes(_ tests: KeyValuePairs<String, String>, limit: Double = 20) throws -> [String] {
        try FakeProgram(tests).results(limit: limit).map { "\($0.test.name) \($0.outcome)" }
    }

    @Test func listingThatEndsTheProcessLeavesTheDeclaredTests() throws {
        let program = try FakeProgram([:])
        try "#!/bin/bash\nkill -ILL $$\n".write(toFile: program.path, atomically: false, encoding: .utf8)
        let declared = ["testA", "testB"].map {
            TestCase(library: .xctest, module: "M", suite: "A", name: $0)
        }
        let found = try TestProgram(path: program.path).tests(declared: declared)
        #expect(found == declared)
    }

    @Test func testsRunInTheGivenHomeFolder() throws {
        let program = try FakeProgram(["testA": "[ $HOME = /home/of/tests ] || result=failed"])
        #expect(try program.results(environment: ["HOME": "/home/of/tests"]).map(\.outcome) == [.passed])
        #expect(try program.results().map(\.outcome) == [.failed])
    }

    /// Two encodings of a value in JSON are equal, as tests expect that were written before iOS 17.
    @Test func dictionariesHaveTheSameOrderInAllRuns() throws {
        let program = try FakeProgram(["testA": "[ $SWIFT_DETERMINISTIC_HASHING = 1 ] || result=failed"])
        #expect(try program.results().map(\.outcome) == [.passed])
    }

    @Test func passingTestsPass() throws {
        #expect(try outcomes(["testA": "", "testB": ""]) == ["testA passed", "testB passed"])
    }

    @Test func aCrashFailsOneTest() throws {
        let result = try outcomes(["testA": "", "testB": "kill -ABRT $$", "testC": ""])
        #expect(result == ["testA passed", "testB failed", "testC passed"])
    }

    @Test func anExitFailsTheTestThatCallsIt() throws {
        let result = try outcomes(["testA": "exit 0", "testB": ""])
        #expect(result == ["testA failed", "testB passed"])
    }

    @Test func aHangFailsOneTest() throws {
        let program = try FakeProgram(["testA": "while true; do :; done", "testB": ""])
        let results = try program.results(limit: 1)
        #expect(results.map(\.outcome) == [.failed, .passed])
        #expect(results.first?.issues.first?.message.hasPrefix("no result after 1 s") == true)
    }

    @Test func theTimeOfATestBeginsWithIt() throws {
        let program = try FakeProgram(["testA": "sleep 0.7", "testB": "sleep 0.7", "testC": "sleep 0.7"])
        #expect(try program.results(limit: 1.5).map(\.outcome) == [.passed, .passed, .passed])
    }

    @Test func failuresHaveTheirPlacesAndLines() throws {
        let commands =
            "echo '/A.swift:7: error: A.testA : XCTAssertEqual failed: one'; echo two; result=failed"
        let results = try FakeProgram(["testA": commands]).results()
        #expect(
            results.first?.issues == [
                .init(file: "/A.swift", line: 7, message: "XCTAssertEqual failed: one\ntwo")
            ])
        #expect(results.first?.seconds == 0.25)
    }

    @Test func aTestThatReachesAFunctionThatWasLeftOutDidNotCompile() throws {
        let commands =
            "echo '/A.swift:7: error: A.testA : help (A.swift:3) does not compile here: x'; result=failed"
        #expect(try outcomes(["testA": commands]) == ["testA didNotCompile"])
    }

    @Test func measurementsThatScatterAreNoFailure() throws {
        let words =
            "failed: The relative standard deviation of the measurements is 14.2% which is higher than"
        let commands = "echo '/A.swift:7: error: A.testA : \(words)'; result=failed"
        #expect(try outcomes(["testA": commands]) == ["testA passed"])
    }

    @Test func aSkippedTestIsNoFailure() throws {
        #expect(try outcomes(["testA": "result=skipped"]) == ["testA skipped"])
    }

    @Test func outputWithoutALineEndHidesNoResult() throws {
        let results = try FakeProgram(["testA": "printf 'half a line'", "testB": "echo whole"]).results()
        #expect(results.map(\.outcome) == [.passed, .passed])
        #expect(results.map(\.output) == ["half a line", "whole"])
    }

    @Test func aProgramThatIsNotThereIsAnError() {
        let test = TestCase(library: .xctest, module: "M", suite: "A", name: "testA")
        #expect(throws: ChildError.self) {
            var run = TestRun(TestProgram(path: "/nowhere/at/all"), limits: WorkerLimits())
            try run.run([test], of: [test], log: { _ in }, report: { _ in })
        }
    }

    @Test func testsRunWithoutAHostWhoseLaunchEndsTheProcess() throws {
        let program = try FakeProgram(["testA": "echo ran"])
        let text = try String(contentsOfFile: program.path, encoding: .utf8)
        let launch = "[ -n \"$KUMIKI_TEST_HOST\" ] && { echo KUMIKI LAUNCHES THE APP; kill -ILL $$; }\n"
        try ("#!/bin/bash\n" + launch + text).write(toFile: program.path, atomically: false, encoding: .utf8)
        var run = TestRun(TestProgram(path: program.path, host: "App"), limits: WorkerLimits())
        var warnings = 0
        var results: [TestResult] = []
        try run.run(
            program.tests, of: program.tests, log: { _ in }, warn: { _ in warnings += 1 },
            report: { results.append($0) })
        #expect(results.map(\.outcome) == [.passed])
        #expect(warnings == 1)
    }

    @Test func aCrashAfterTheLaunchIsTheTestsOwn() throws {
        let launch = "echo KUMIKI LAUNCHES THE APP; echo KUMIKI HAS LAUNCHED THE APP"
        #expect(
            try outcomes(["testA": "\(launch); kill -ILL $$", "testB": ":"]) == [
                "testA failed", "testB passed",
            ])
    }

    @Test func overloadsOfATestHaveAResultEach() throws {
        let first = "echo \"Test Case 'A.testA' passed (0.250 seconds)\""
        let second = "echo \"Test Case 'A.testA' started at now\"; result=failed"
        #expect(
            try outcomes(["testA": "\(first); \(second)", "testB": ":"]) == [
                "testA passed", "testA failed", "testB passed",
            ])
    }

    @Test func expectedFailuresDoNotCount() throws {
        let failure = "echo '/A.swift:7: error: A.testA : XCTAssertTrue failed - '"
        let mark = "echo 'KUMIKI EXPECTED /A.swift:7: XCTAssertTrue failed - '"
        for expected in ["\(mark); \(failure)", "\(failure); \(mark)"] {
            #expect(try outcomes(["testA": "\(expected); result=failed"]) == ["testA passed"])
            #expect(try outcomes(["testA": "\(expected); \(failure); result=failed"]) == ["testA failed"])
            let other = "echo '/A.swift:8: error: A.testA : XCTAssertTrue failed - '"
            #expect(try outcomes(["testA": "\(expected); \(other); result=failed"]) == ["testA failed"])
        }
        #expect(try outcomes(["testA": "result=failed"]) == ["testA failed"])
    }

    /// A task that a test does not wait for may record an issue between two tests, or after the last one.
    @Test(arguments: ["a", "b"])
    func anIssueAfterTheEndOfATestFailsIt(_ name: String) throws {
        let program = try FakeProgram([:])
        let events = ["a", "b"].flatMap { test in
            ["testStarted", "testEnded"].map {
                #"{"kind":"\#($0)","testID":"M.A/\#(test)()/A.swift:1:2","messages":[]}"#
            } + (test == name ? [#"{"kind":"issueRecorded","messages":[{"text":"late"}],"issue":{}}"#] : [])
        }
        let lines = events.map { #"echo '{"kind":"event","payload":\#($0)}' >>"$5"; sleep 0.1; echo"# }
        try ("#!/bin/bash\n" + lines.joined(separator: "\n") + "\n")
            .write(toFile: program.path, atomically: false, encoding: .utf8)
        let tests = ["a()", "b()"].map { TestCase(library: .testing, module: "M", suite: "A", name: $0) }
        var run = TestRun(TestProgram(path: program.path), limits: WorkerLimits(time: .seconds(20)))
        var failed: [String] = []
        try run.run(tests, of: tests, log: { _ in }) { result in
            if result.outcome == .failed { failed.append(result.test.name) }
        }
        #expect(failed == ["\(name)()"])
    }

    @Test func classesInOtherTypesAreListedByTheirOwnNames() throws {
        let program = try FakeProgram([:])
        let list = "#!/bin/bash\n[ $2 = xctest ] && echo M.Inner/testA\nexit 0\n"
        try list.write(toFile: program.path, atomically: false, encoding: .utf8)
        let declared = [TestCase(library: .xctest, module: "M", suite: "Outer.Inner", name: "testA")]
        #expect(try TestProgram(path: program.path).tests(declared: declared) == declared)
    }
}
