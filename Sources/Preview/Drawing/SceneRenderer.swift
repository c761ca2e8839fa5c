import Foundation
import Staging
import Synchronization
import Workers

/// The result of drawing a scene.
struct DrawnScene: Sendable {
    /// The process that drew the scene, and why.
    enum State: String, Codable, Sendable {
        /// Drawn from the document alone.
        case document
        /// Drawn by the app, with every class of the scene.
        case alive
        /// Drawn by the app with replaced classes, or from the document because the app is not available.
        case standIn = "stand-in"
        /// Drawn from the document because the app's code crashed.
        case crashed
        /// Drawn from the document because the app's code exceeded the time limit.
        case timedOut = "timed out"
        /// Not drawn.
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

/// Draws scenes in the app, if there is one, and from the document if that fails.
@MainActor
final class SceneRenderer {
    private let documents: DrawingProcesses
    /// The processes of the apps, by the paths of their programs.
    private var apps: [String: DrawingProcesses] = [:]
    /// Returns the program of the app that displays the document at a path; nil if there is no app.
    private var program: ((String) -> WorkerProgram)?
    private let folder: TemporaryFolder
    /// The number of concurrent processes.
    private let count = min(max(ProcessInfo.processInfo.activeProcessorCount, 1), 4)
    let limits: WorkerLimits
    private let documentProgram: WorkerProgram
    /// Describes a failure of the app and its location.
    private(set) var explain: @Sendable (WorkerFailure) -> String = { "\($0)" }
    /// Called with each failure of the app to draw a scene.
    private var failed: (WorkerFailure) -> Void = { _ in }

    init(documents program: WorkerProgram, limits: WorkerLimits) throws {
        folder = try TemporaryFolder()
        self.limits = limits
        documentProgram = program
        // Documents may be large, but drawing them cannot hang.
        documents = DrawingProcesses(
            program, limits: WorkerLimits(time: limits.time * 6, memory: limits.memory), count: count)
    }

    /// Whether there is an app that draws scenes.
    var hasApp: Bool { program != nil }

    /// The program for a live screen of the document at a path: its app's, if there is one.
    func liveProgram(for document: String) -> WorkerProgram { program?(document) ?? documentProgram }

    /// Uses the apps of documents, given by their paths, to draw scenes.
    func useApps(
        _ program: @escaping (String) -> WorkerProgram,
        _ explain: @escaping @Sendable (WorkerFailure) -> String,
        _ failed: @escaping (WorkerFailure) -> Void
    ) {
        apps.values.forEach { $0.end() }
        apps = [:]
        (self.program, self.explain, self.failed) = (program, explain, failed)
    }

    /// Returns the processes of the app that displays a job's document, which are started when they are first used.
    private func app(for job: SceneJob) -> DrawingProcesses? {
        guard let program = program?(job.document) else { return nil }
        if let known = apps[program.path] { return known }
        let started = DrawingProcesses(program, limits: limits, count: count)
        apps[program.path] = started
        return started
    }

    /// Restarts the programs so that they read all files again. An app caches the documents that it has loaded, so it is always restarted.
    func restart(documents isWanted: Bool) {
        if isWanted { documents.restart() }
        apps.values.forEach { $0.restart() }
    }

    func end() {
        documents.end()
        apps.values.forEach { $0.end() }
    }

    // MARK: Drawing

    /// Draws an image. This function sets the job's goal.
    func draw(_ job: SceneJob, as format: PictureFormat) async -> DrawnScene {
        let file = UUID().uuidString
        var job = job
        job.goal = .picture(format, folder: folder.path, file: file)
        let path = folder.path + "/" + file
        defer { try? FileManager.default.removeItem(atPath: path) }
        guard let app = app(for: job) else {
            return drawn(await documents.perform(job), path, state: .document)
        }
        let result = await app.perform(job)
        guard case .failed(let failure) = result else {
            if case .done(let reply, _) = result, reply.refusal?.isStep == false,
                let scene = await drawnRefused(job, path)
            {
                return scene
            }
            return drawn(result, path, state: .alive)
        }
        failed(failure)
        var scene = drawn(await documents.perform(job), path, state: .crashed)
        if case .time = failure.cause { scene.state = .timedOut }
        scene.why = explain(failure)
        scene.output = failure.output
        return scene
    }

    /// Draws a scene from its document that the app does not create; nil if its document has no picture either.
    private func drawnRefused(_ job: SceneJob, _ path: String) async -> DrawnScene? {
        var scene = drawn(await documents.perform(job), path, state: .crashed)
        scene.why = "the scene cannot be made in the app"
        return scene.state == .refused ? nil : scene
    }

    private func drawn(_ result: DrawingProcesses.Result, _ path: String, state: DrawnScene.State)
        -> DrawnScene
    {
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

    /// Performs another job, in the app if there is one and it does not fail.
    func perform(_ job: SceneJob) async -> DrawingProcesses.Result {
        if let app = app(for: job), case .done(let reply, let output) = await app.perform(job) {
            return .done(reply, output: output)
        }
        return await documents.perform(job)
    }
}
