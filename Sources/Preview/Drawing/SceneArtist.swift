import Foundation
import Staging
import Synchronization
import Workers

/// The result of drawing a scene.
struct DrawnScene: Sendable {
    /// The process that has drawn it.
    enum State: String, Codable, Sendable {
        /// The document alone.
        case document
        /// The app, with every class that the scene names.
        case alive
        /// The app, with classes replaced; or the document, since the app is not there.
        case standIn = "stand-in"
        /// The document, since the app's code ended its process.
        case crashed
        /// The document, since the app's code took too long.
        case timedOut = "timed out"
        /// Nobody.
        case refused
    }

    var state: State
    /// The reason for the state, in one line.
    var why = ""
    var shown: SceneReply.Shown?
    var data = Data()
    var findings: [Diagnostic] = []
    /// The output of the app's own code.
    var output = ""
}

/// Has scenes drawn, in the app where there is one, and by the document where that fails.
@MainActor
final class SceneArtist {
    private let documents: DrawingLanes
    private var app: DrawingLanes?
    private let folder: TemporaryFolder
    /// Processes that draw at a time.
    private let count = min(max(ProcessInfo.processInfo.activeProcessorCount, 1), 4)
    let limits: WorkerLimits
    /// The program that live screens run in: the app's, where there is one.
    private(set) var liveProgram: WorkerProgram
    /// Says of a failure of the app what happened and where.
    private(set) var explain: @Sendable (WorkerFailure) -> String = { "\($0)" }
    /// Called with each failure of the app to draw a scene.
    private var failed: (WorkerFailure) -> Void = { _ in }

    init(documents program: WorkerProgram, limits: WorkerLimits) throws {
        folder = try TemporaryFolder()
        self.limits = limits
        liveProgram = program
        // Documents of strangers may be large, and nothing in them can hang.
        documents = DrawingLanes(
            program, limits: WorkerLimits(time: limits.time * 6, memory: limits.memory), count: count)
    }

    /// Whether the app's code draws.
    var hasApp: Bool { app != nil }

    /// Draws with the app of the program from now on.
    func useApp(
        _ program: WorkerProgram, _ explain: @escaping @Sendable (WorkerFailure) -> String,
        _ failed: @escaping (WorkerFailure) -> Void
    ) {
        app?.end()
        (self.explain, self.failed) = (explain, failed)
        liveProgram = program
        app = DrawingLanes(program, limits: limits, count: count)
    }

    /// Has programs read all files again. An app keeps documents that it has loaded, so that it always does.
    func restart(documents isWanted: Bool) {
        if isWanted { documents.restart() }
        app?.restart()
    }

    func end() {
        documents.end()
        app?.end()
    }

    // MARK: Drawing

    /// Draws a picture. The job's goal is set here.
    func draw(_ job: SceneJob, as format: PictureFormat) async -> DrawnScene {
        let file = UUID().uuidString
        var job = job
        job.goal = .picture(format, folder: folder.path, file: file)
        let path = folder.path + "/" + file
        defer { try? FileManager.default.removeItem(atPath: path) }
        guard let app else {
            return drawn(await documents.perform(job), path, state: .document)
        }
        let result = await app.perform(job)
        guard case .failed(let failure) = result else { return drawn(result, path, state: .alive) }
        failed(failure)
        var scene = drawn(await documents.perform(job), path, state: .crashed)
        if case .time = failure.cause { scene.state = .timedOut }
        scene.why = explain(failure)
        scene.output = failure.output
        return scene
    }

    private func drawn(_ result: DrawingLanes.Result, _ path: String, state: DrawnScene.State) -> DrawnScene {
        switch result {
        case .failed(let failure): return DrawnScene(state: .refused, why: "\(failure)")
        case .done(let reply, let output):
            var scene = DrawnScene(state: state, findings: reply.findings.map(\.diagnostic))
            if let refusal = reply.refusal {
                (scene.state, scene.why) = (.refused, refusal.reason)
                return scene
            }
            if state == .alive {
                scene.output = output
                if !reply.replacedClasses.isEmpty {
                    scene.state = .standIn
                    scene.why = "without \(reply.replacedClasses.joined(separator: ", "))"
                }
            }
            scene.shown = reply.shown
            scene.data = FileManager.default.contents(atPath: path) ?? Data()
            return scene
        }
    }

    /// Has another job done, in the app where there is one and it does not fail.
    func perform(_ job: SceneJob) async -> DrawingLanes.Result {
        if let app, case .done(let reply, let output) = await app.perform(job) {
            return .done(reply, output: output)
        }
        return await documents.perform(job)
    }
}
