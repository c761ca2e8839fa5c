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
    private var isUnderWay = false
    /// Whether sources have changed since the build started.
    private var isOutdated = false
    private var hasCompiledWhole = false
    private var hasApp = false

    init(folder: String, choice: ProjectChoice, network: AppProgram.Network, preview: Preview) {
        (self.folder, self.choice, self.network, self.preview) = (folder, choice, network, preview)
    }

    /// Builds the app again.
    func run() {
        guard !isUnderWay else {
            isOutdated = true
            return
        }
        (isUnderWay, isOutdated) = (true, false)
        let build = (folder: folder, choice: choice, isStrict: hasCompiledWhole)
        preview.show(AppState(.building, "Building the app …"))
        // The build blocks its thread while it waits for compilers.
        let thread = Thread {
            let result = Self.build(build.folder, build.choice, isStrict: build.isStrict)
            Task { @MainActor in self.finish(result) }
        }
        thread.stackSize = 8 << 20
        thread.start()
    }

    private nonisolated static func build(_ folder: String, _ choice: ProjectChoice, isStrict: Bool)
        -> Result<SourceBuild.Outcome, WorkshopError>
    {
        Result { () throws(WorkshopError) in
            let build = SourceBuild(
                root: folder, goal: .program, choice: choice, isStrict: isStrict,
                progress: Console.buildProgress)
            return try build.run()
        }
    }

    private func finish(_ result: Result<SourceBuild.Outcome, WorkshopError>) {
        isUnderWay = false
        switch result {
        case .success(.nothing): preview.show(AppState(.none))
        case .success(.built(let path, let summary)): use(path, summary)
        case .success(.failed(let summary)):
            summary.lines.forEach(Console.error)
            fail("The sources do not compile", Self.problems(summary.lines, folder))
        case .failure(let error):
            Console.error("\(folder):1: error: \(error)")
            fail("The app cannot be built", [Diagnostic(.error, file: folder, message: "\(error)")])
        }
        if isOutdated { run() }
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
        preview.use(program, AppState(.built, message, problems: leftOut)) {
            AppFailure($0, except: program.packageFolder).reason
        }
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
