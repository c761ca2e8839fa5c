import Foundation
import Staging
import TestRuns
import Workers
import Workshop

/// The tests of a built folder, which are run and reported.
struct BuiltTests {
    /// The most lines about the build that are printed; the log contains all.
    private static let shownLines = 12

    /// By this variable, apps and libraries know that tests are running.
    private static let configuration = ["XCTestConfigurationFilePath": "/kumiki.xctestconfiguration"]

    let request: TestRequest
    let summary: BuildSummary
    private let report: TestReport

    init(_ request: TestRequest, _ summary: BuildSummary, logFolder: String) {
        (self.request, self.summary) = (request, summary)
        report = TestReport(
            folder: request.folder, file: request.report, log: TestLog(file: logFolder + "/test.log"),
            attachments: logFolder + "/attachments")
        report.log.write(summary.lines.joined(separator: "\n") + "\n")
    }

    /// Runs the tests of the program. Returns the exit status: 0 if all passed.
    func run(program path: String) throws -> Int32 {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let lister = TestProgram(
            path: path, environment: try environment(container: AppContainer(in: folder.path)))
        let broken = Set(summary.tests.filter { $0.broken != nil }.map { "\($0.module).\($0.suite)" })
        let certain = declared.filter { !$0.mayBeAbsent && $0.broken == nil }.map(\.test)
        let found = try lister.tests(declared: certain, leavingOut: broken)
        var plan = TestPlan(declared, found: found, request.selection)
        // A test that is named on the command line runs even if the scheme skips it.
        if !request.selectsByName { plan.skip(summary.skippedTests) }
        if request.listsOnly {
            for name in plan.tests.map(\.description) + plan.leftOut.map(\.test.description) {
                Console.print(name)
            }
            return 0
        }
        printBuild()
        try? FileManager.default.removeItem(atPath: report.attachments)
        return report.report(try results(of: plan, found: found))
    }

    /// Runs the tests of a plan. If the run is interrupted, the results so far are reported.
    private func results(of plan: TestPlan, found: [TestCase]) throws -> TestSummary {
        let results = RunningResults(plan)
        let handler = InterruptionHandler { [report] in _ = report.report(results.interrupted) }
        defer { handler.cancel() }
        let total = plan.tests.count * request.repetitions
        var count = 0
        let places = ResultPlaces(folders: summary.folders, declared)
        for _ in 0..<request.repetitions {
            for program in summary.testPrograms {
                let own = plan.tests.filter { program.modules.contains($0.module) }
                try run(own, of: found, in: program) { result in
                    results.add(places.located(result))
                    count += 1
                    if Console.isInteractive { Console.progress("\(count) of \(total): \(result.test)") }
                }
            }
        }
        if Console.isInteractive { Console.progress("") }
        return results.summary
    }

    /// Runs the tests that one application hosts, in a container of their own, as each application has on a device.
    private func run(
        _ tests: [TestCase], of all: [TestCase], in program: BuildSummary.TestProgram,
        onResult: (TestResult) -> Void
    ) throws {
        guard !tests.isEmpty else { return }
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let program = TestProgram(
            path: program.path, attachments: report.attachments,
            environment: try environment(container: AppContainer(in: folder.path))
                .merging(program.environment) { own, _ in own },
            host: Self.launchesHost ? program.host : nil)
        var run = TestRun(program, limits: request.limits)
        try run.run(tests, of: all, log: report.log.write, warn: warnOfLaunch, report: onResult)
    }

    /// The variables of the tests' process: its folders, its device, and those by which code identifies a simulator.
    private func environment(container: AppContainer) -> [String: String] {
        let device = request.environment
        return [
            container.variables, device.variables, SimulatorVariables.all(device: device.device.name),
            Self.configuration,
        ].reduce([:]) { $0.merging($1) { $1 } }
    }

    /// Reports the tests of sources that cannot be built. Returns the exit status 1.
    func reportFailedBuild() throws -> Int32 {
        printBuild()
        let plan = TestPlan(declared.filter { !$0.mayBeAbsent }, found: [], request.selection)
        _ = report.report(RunningResults(plan).summary)
        return 1
    }

    /// Whether the app that hosts the tests is launched before them.
    private static var launchesHost: Bool { ProcessInfo.processInfo.environment["KUMIKI_LAUNCH"] != "off" }

    private func warnOfLaunch(_ issue: TestResult.Issue) {
        let place = issue.file.map { "\($0):\(issue.line)" } ?? "\(request.folder):1"
        Console.error(
            "\(place): warning: the app that hosts the tests cannot be launched; they run without it: \(issue.message)"
        )
    }

    private var declared: [TestPlan.Declared] {
        summary.tests.map { test in
            let library: TestCase.Library = test.library == .xctest ? .xctest : .testing
            return TestPlan.Declared(
                TestCase(library: library, module: test.module, suite: test.suite, name: test.name),
                file: test.file, line: test.line, mayBeAbsent: test.mayBeAbsent, broken: test.broken)
        }
    }

    private func printBuild() {
        summary.lines.prefix(Self.shownLines).forEach(Console.error)
        let more = summary.lines.count - Self.shownLines
        if more > 0 { Console.error("and \(more) more lines in \(report.log.file)") }
    }
}
