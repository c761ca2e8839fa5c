import Foundation
import Workers

/// Runs tests in processes: if a test terminates its process or exceeds its time limit, the remaining tests continue in a
/// new process.
public struct TestRun {
    /// The most bytes of XCTest's list of test names, which is one argument; Linux limits an argument to 128 KiB.
    private static let argumentLimit = 100_000

    private var program: TestProgram
    private let limits: WorkerLimits
    /// The most stack frames that an issue lists for a crash.
    private static let frameLimit = 6

    public init(_ program: TestProgram, limits: WorkerLimits) {
        (self.program, self.limits) = (program, limits)
    }

    /// Runs some of the executable's tests and reports each result. `log` receives all output. If the launch of the app that
    /// hosts the tests ends the process, `warn` receives the reason, and the tests run without it.
    public mutating func run(
        _ tests: [TestCase], of all: [TestCase], log: (ArraySlice<UInt8>) -> Void,
        warn: (TestResult.Issue) -> Void = { _ in }, report: (TestResult) -> Void
    ) throws(ChildError) {
        for library in TestCase.Library.allCases {
            let own = tests.filter { $0.library == library }
            for module in Self.unique(own.map(\.module)) {
                let others = all.filter { $0.library == library && $0.module == module }
                var waiting = own.filter { $0.module == module }
                while !waiting.isEmpty {
                    let batch = Self.batch(of: waiting)
                    let (done, launchFailure) = try runProcess(batch, of: others, log: log, report: report)
                    if let launchFailure {
                        warn(launchFailure)
                        program.host = nil
                    }
                    waiting.removeAll(where: done.contains)
                }
            }
        }
    }

    private static func unique(_ names: [String]) -> [String] {
        names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private static func batch(of tests: [TestCase]) -> [TestCase] {
        var length = 0
        return Array(
            tests.prefix { test in
                length += test.description.utf8.count + 1
                return length <= argumentLimit
            })
    }

    /// Runs tests in one process until they or the process end. Returns the tests that have a result now, at least one
    /// unless the process ends while it launches the app, and the reason for that.
    private func runProcess(
        _ tests: [TestCase], of all: [TestCase], log: (ArraySlice<UInt8>) -> Void,
        report: (TestResult) -> Void
    ) throws(ChildError) -> (done: Set<TestCase>, launchFailure: TestResult.Issue?) {
        let events = NSTemporaryDirectory() + "kumiki-events-\(UUID().uuidString).jsonl"
        let examples = events + ".examples"
        defer { for file in [events, examples] { try? FileManager.default.removeItem(atPath: file) } }
        let chosen = tests.filter(\.isExample).map { "\($0.reflectedSuite)\t\($0.name)" }
        if !chosen.isEmpty {
            try? chosen.joined(separator: "\n").write(toFile: examples, atomically: true, encoding: .utf8)
        }
        var progress: any TestProgress =
            tests[0].library == .xctest ? XCTestOutput(tests) : EventStream(tests, file: events)
        var done: Set<TestCase> = []
        var last: TestResult?
        var lateIssues: [TestResult.Issue] = []
        var launch = HostLaunch()
        func addLateIssues() {
            guard last != nil else { return }
            for issue in lateIssues { last?.add(issue) }
            lateIssues = []
        }
        func settle() {
            lateIssues += progress.takeLateIssues()
            addLateIssues()
            defer { addLateIssues() }
            // Overloads of a test have one name; each has its result.
            for result in progress.takeResults() {
                done.insert(result.test)
                if let last { report(last) }
                last = result
            }
        }
        let end = try WatchedProgram(
            program.running(tests, of: all, events: events, examples: examples), limits: limits
        ).run {
            log($0)
            launch.take($0)
            defer { settle() }
            return progress.take($0)
        }
        _ = progress.take([])
        settle()
        if launch.isUnderWay, program.host != nil {
            if let last { report(last) }
            return (done, Self.launchIssue(end))
        }
        switch end {
        case .failed(let failure):
            let issue = Self.issue(failure)
            if let blamed = progress.current ?? tests.first(where: { !done.contains($0) }) {
                if let last { report(last) }
                last = nil
                let isOwn = blamed == progress.current
                let (issues, output) = isOwn ? progress.unfinished : ([], failure.output)
                report(.ran(blamed, hasFailed: true, issues + [issue], seconds: 0, output: output))
                done.insert(blamed)
            } else if var result = last {
                // The process may end after the last test, such as in the class's tear-down method.
                result.add(issue)
                last = result
            }
        case .exit(let status):
            if let blamed = progress.current {
                let (issues, output) = progress.unfinished
                let issue = TestResult.Issue(message: "called exit(\(status))")
                report(.ran(blamed, hasFailed: true, issues + [issue], seconds: 0, output: output))
                done.insert(blamed)
            } else if done.isEmpty, let blamed = tests.first {
                report(TestResult(blamed, .failed, issues: [TestResult.Issue(message: "it was not run")]))
                done.insert(blamed)
            }
        }
        if let last { report(last) }
        return (done, nil)
    }

    /// Returns the reason why the launch of the app did not end.
    private static func launchIssue(_ end: WatchedProgram.End) -> TestResult.Issue {
        switch end {
        case .failed(let failure): issue(failure)
        case .exit(let status): TestResult.Issue(message: "called exit(\(status))")
        }
    }

    /// Returns the issue for a process's end, located at the innermost frame in the tests' or the app's own code.
    private static func issue(_ failure: WorkerFailure) -> TestResult.Issue {
        // Frames inside macro expansions belong to files that the compiler generates.
        let own = failure.frames.filter {
            $0.isInProgram && $0.line > 0 && $0.file?.hasPrefix("/") == true
                && $0.file?.contains("/@__") != true
        }
        let calls = own.prefix(frameLimit).map { frame in
            let file = frame.file?.split(separator: "/").last ?? ""
            return "\n    in \(frame.function) (\(file):\(frame.line))"
        }
        return TestResult.Issue(
            file: own.first?.file, line: own.first?.line ?? 0,
            message: "\(failure.description)\(calls.joined())")
    }
}
