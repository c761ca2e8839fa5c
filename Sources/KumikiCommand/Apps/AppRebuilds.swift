import Foundation
import Preview
import Staging
import Workers
import Workshop

/// Builds a folder's app during its preview, and again whenever its sources change.
///
/// As in other commands, the first build leaves out code that does not compile. Once an app has compiled completely,
/// code that does not compile is reported as an error, and the last app that compiled continues to draw.
@MainActor
final class AppRebuilds {
    private let folder: String
    private let choice: ProjectChoice
    private let network: AppProgram.Network
    private let preview: Preview
    private let session = BuildSession()
    private var isUnderWay = false
    /// Whether the build is one without what failed.
    private var isRepairing = false
    /// Whether sources have changed since the build started.
    private var isOutdated = false
    private var hasCompiledWhole = false
    private var hasApp = false
    /// The build that the app draws with, and its state on the pages.
    private var current: (summary: BuildSummary, state: AppState)?
    /// The search for what the app fails at, since its sources changed last.
    private var search = RepairRounds()
    /// The number of programs that have drawn.
    private var programs = 0
    /// The failures while scenes were drawn with the current build.
    private var failures: [AppFailure] = []

    init(folder: String, choice: ProjectChoice, network: AppProgram.Network, preview: Preview) {
        (self.folder, self.choice, self.network, self.preview) = (folder, choice, network, preview)
    }

    /// Builds the app again.
    func run() {
        guard !isUnderWay else {
            isOutdated = true
            return
        }
        (isOutdated, isRepairing, search) = (false, false, RepairRounds())
        preview.show(AppState(.building, "Building the app …"))
        build { build throws(WorkshopError) in try build.run() }
    }

    /// Builds on a thread of its own, since building waits for compilers.
    private func build(
        _ work: @escaping @Sendable (SourceBuild) throws(WorkshopError) -> SourceBuild.Outcome?
    ) {
        isUnderWay = true
        let (folder, choice, isStrict, session) = (folder, choice, hasCompiledWhole, session)
        let thread = Thread {
            let result = Result { () throws(WorkshopError) in
                try work(
                    SourceBuild(
                        root: folder, goal: .program, choice: choice, isStrict: isStrict, session: session,
                        progress: Console.buildProgress))
            }
            Task { @MainActor in self.finish(result) }
        }
        thread.stackSize = 8 << 20
        thread.start()
    }

    private func finish(_ result: Result<SourceBuild.Outcome?, WorkshopError>) {
        isUnderWay = false
        switch result {
        case .success(.none): if let state = current?.state { preview.show(state) }
        case .success(.nothing): preview.show(AppState(.none))
        case .success(.built(let path, let summary)): use(path, summary)
        case .success(.failed(let summary)):
            summary.lines.forEach(Console.error)
            fail("The sources do not compile", Self.problems(summary.lines, folder))
        case .failure(let error):
            Console.error("\(folder):1: error: \(error)")
            fail("The app cannot be built", [Diagnostic(.error, file: folder, message: "\(error)")])
        }
        if isOutdated { run() } else { repair() }
    }

    /// Builds the app without the places at which it failed while scenes were drawn.
    private func repair() {
        guard !isUnderWay, let summary = current?.summary,
            let places = search.begin(after: failures, of: summary)
        else { return }
        (isRepairing, failures) = (true, [])
        preview.show(AppState(.building, "Building the app without what failed …"))
        build { build throws(WorkshopError) in try build.leavingOut(places, after: summary) }
    }

    private func use(_ path: String, _ summary: BuildSummary) {
        summary.lines.forEach(Console.error)
        hasCompiledWhole = !summary.leavesOut
        hasApp = true
        let leftOut = summary.modules.flatMap(\.leftOut).map {
            Diagnostic(
                .warning, file: $0.file, line: $0.line,
                message: "left out: \($0.what)" + ($0.why.isEmpty ? "" : ": \($0.why)"))
        }
        let message =
            leftOut.isEmpty ? "The app draws its scenes." : "The app draws its scenes, with parts left out."
        let program = AppProgram.worker(path: path, network: network)
        let apps = AppPrograms(main: program, of: summary)
        let state = AppState(.built, message, problems: leftOut)
        (current, programs) = ((summary, state), programs + 1)
        // Those of other sources are not of this program.
        if !isRepairing { failures = [] }
        let number = programs
        preview.use(
            apps.program(forDocument:), state,
            explain: { AppFailure($0, except: program.packageFolder).reason },
            failed: { [weak self] in self?.note(AppFailure($0, except: program.packageFolder), of: number) })
    }

    /// Notes that the code of a program failed while it drew a scene.
    private func note(_ failure: AppFailure, of program: Int) {
        guard program == programs else { return }
        failures.append(failure)
        repair()
    }

    private func fail(_ reason: String, _ problems: [Diagnostic]) {
        let rest =
            hasApp
            ? "the scenes are drawn by the last app that compiled" : "the scenes are drawn from the documents"
        preview.show(AppState(.failed, "\(reason); \(rest).", problems: problems))
    }

    /// Returns the compiler's errors in the output of a build.
    static func problems(_ lines: [String], _ folder: String) -> [Diagnostic] {
        let found = lines.compactMap { line -> Diagnostic? in
            if let match = line.firstMatch(of: /(\/.+?):(\d+):\d+: error: (.*)/) {
                return Diagnostic(
                    .error, file: String(match.1), line: Int(match.2) ?? 0, message: String(match.3))
            }
            guard let match = line.firstMatch(of: /^\s*(`.+`), (\d+ uses?), first at (\/.+):(\d+)$/) else {
                return nil
            }
            return Diagnostic(
                .error, file: String(match.3), line: Int(match.4) ?? 0,
                message: "\(match.1) is missing, \(match.2)")
        }
        if !found.isEmpty { return found }
        return [Diagnostic(.error, file: folder, message: lines.joined(separator: "\n"))]
    }
}
