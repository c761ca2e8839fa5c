@preconcurrency import Dispatch
import Foundation
import Staging
import Synchronization
import Workers

/// A screen that a page uses: its process, its time, and the last picture of it.
final class LiveSession: Sendable {
    /// A message to a page.
    enum Report: Sendable {
        case frame(number: Int, LiveFrame)
        /// The events of the user and the app; `begins` where the screen was recreated before.
        case log(begins: Bool, [LiveLogEntry])
        /// The screen's process ended; why, what was printed, and whether the screen is made again by itself.
        case failed(String, output: String, restarts: Bool)
    }

    /// Pictures a second at most while something moves, and of a screen that looks the same for a while.
    private static let (fast, slow) = (1.0 / 30, 0.25)
    /// Steps without another picture after which a screen counts as still.
    private static let patience = 15
    /// The longest time that a step may take.
    private static let limit = Duration.seconds(6)

    private struct State {
        var events: [LiveEvent] = []
        var wantsBeginning = true
        var isOver = false
        /// The speed of time: 1 is that of the host, 0 stands still.
        var speed = 1.0
        /// Steps of a sixtieth of a second that are asked for while time stands still.
        var steps = 0
        var picture = Data()
        /// Why the screen ended last; empty while it has not.
        var failure = ""
        /// The inputs that made the screen what it is, and those that could not be repeated after the last change.
        var history: [RecordedInput] = []
        /// The number of inputs of the history that the screen has had.
        var repeated = 0
        /// Whether the next screen begins with the history.
        var wantsHistory = false
        /// The requests that wait for the views.
        var inspections: [@Sendable (SceneInspection?) -> Void] = []
    }

    let id = UUID().uuidString.lowercased()
    private let state = Mutex(State())
    private let signal = DispatchSemaphore(value: 0)
    private let job: SceneJob
    private let folder: TemporaryFolder
    private let explain: @Sendable (WorkerFailure) -> String

    /// A session with a screen; the job says which. Its first screen continues from a history of inputs. Reports are sent
    /// by a thread of the session's own.
    init(
        _ job: SceneJob, history: [RecordedInput] = [], program: WorkerProgram, memory: Int,
        explain: @escaping @Sendable (WorkerFailure) -> String, report: @escaping @Sendable (Report) -> Void
    ) throws {
        (self.job, self.explain) = (job, explain)
        folder = try TemporaryFolder()
        state.withLock { ($0.history, $0.wantsHistory) = (history, !history.isEmpty) }
        let thread = Thread { [self] in
            serve(program, WorkerLimits(time: Self.limit, memory: memory), report)
        }
        thread.name = "live"
        thread.start()
    }

    /// The last picture.
    var picture: Data { state.withLock(\.picture) }

    /// Why the screen ended last; empty while it has not.
    var failure: String { state.withLock(\.failure) }

    /// The inputs that another screen of the same scene can begin with.
    func history(for job: SceneJob) -> [RecordedInput] {
        let isSame = job.document == self.job.document && job.scene == self.job.scene
        return isSame ? state.withLock(\.history) : []
    }

    /// The views as they are; nil where the screen has ended.
    func inspect() async -> SceneInspection? {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if !state.isOver { state.inspections.append { continuation.resume(returning: $0) } }
                return state.isOver
            }
            if isOver { return continuation.resume(returning: nil) }
            signal.signal()
        }
    }

    private func finishInspections(_ inspection: SceneInspection?) {
        let waiting = state.withLock { state in
            defer { state.inspections = [] }
            return state.inspections
        }
        for finish in waiting { finish(inspection) }
    }

    /// Has the user do something.
    func send(_ events: [LiveEvent]) {
        state.withLock { state in
            // A screen that does not keep up is not used in advance.
            if state.events.count < 1000 { state.events += events }
        }
        signal.signal()
    }

    /// Recreates the screen.
    func restart() {
        state.withLock {
            ($0.wantsBeginning, $0.events) = (true, [])
            ($0.history, $0.wantsHistory) = ([], false)
        }
        signal.signal()
    }

    /// Sets how fast time goes.
    func setSpeed(_ speed: Double) {
        state.withLock { $0.speed = min(max(speed, 0), 1) }
        signal.signal()
    }

    /// Lets a sixtieth of a second go by.
    func step() {
        state.withLock { $0.steps += 1 }
        signal.signal()
    }

    func end() {
        state.withLock { $0.isOver = true }
        signal.signal()
    }

    // MARK: The thread

    private struct Pace {
        var last = ContinuousClock.now
        var unchanged = 0
        var isIdle = false
        /// Whether there is no screen until it is asked for.
        var isDown = false
        /// Failures without a picture in between.
        var failures = 0

        /// The time to wait for events, in seconds.
        var wait: Double {
            if isDown { return 3600 }
            return isIdle || unchanged > LiveSession.patience ? LiveSession.slow : LiveSession.fast
        }
    }

    private func serve(_ program: WorkerProgram, _ limits: WorkerLimits, _ report: (Report) -> Void) {
        var session: WorkerSession<SceneJob, SceneReply>?
        var (pace, number) = (Pace(), 0)
        while true {
            _ = signal.wait(timeout: .now() + pace.wait)
            // All that has been sent is done in one step.
            while signal.wait(timeout: .now()) == .success {}
            guard let order = nextOrder(&pace) else { break }
            if order.begins {
                session?.end()
            } else if pace.isDown {
                finishInspections(nil)
                continue
            }
            pace.isDown = false
            let result: WorkerPool.Outcome<SceneReply>
            do {
                let open = try session ?? WorkerSession(program, limits: limits)
                session = open
                var job = job
                job.goal = .live(order)
                result = open.perform(job)
            } catch {
                result = .failed(WorkerFailure(.notStarted("\(error)")))
            }
            guard case .done(let reply, _) = result, let frame = reply.live else {
                fail(result, &pace, report)
                finishInspections(nil)
                continue
            }
            note(frame)
            if order.inspects { finishInspections(reply.inspection) }
            if order.begins || !frame.log.isEmpty { report(.log(begins: order.begins, frame.log)) }
            (pace.isIdle, pace.failures) = (frame.isIdle, frame.hasPicture ? 0 : pace.failures)
            pace.unchanged = frame.hasPicture ? 0 : pace.unchanged + 1
            guard frame.hasPicture else { continue }
            let path = order.folder + "/" + order.file
            let data = FileManager.default.contents(atPath: path) ?? Data()
            try? FileManager.default.removeItem(atPath: path)
            state.withLock { $0.picture = data }
            number += 1
            report(.frame(number: number, frame))
        }
        finishInspections(nil)
        session?.end()
    }

    /// Adds the inputs of a step to the history. What could not be repeated stays in it until something else is done, since
    /// the next change may bring back what it needs.
    private func note(_ frame: LiveFrame) {
        state.withLock { state in
            if let replay = frame.replay { state.repeated = replay.count }
            guard !frame.inputs.isEmpty else { return }
            state.history.removeLast(max(state.history.count - state.repeated, 0))
            state.history.record(frame.inputs)
            state.repeated = state.history.count
        }
    }

    /// The next task; nil at the end.
    private func nextOrder(_ pace: inout Pace) -> LiveStep? {
        let now = ContinuousClock.now
        let passed =
            Double((now - pace.last).components.attoseconds) * 1e-18
            + Double((now - pace.last).components.seconds)
        pace.last = now
        let folder = folder.path
        let order = state.withLock { state -> LiveStep? in
            guard !state.isOver else { return nil }
            defer { (state.events, state.wantsBeginning, state.steps) = ([], false, 0) }
            // After a pause time does not leap.
            let time = min(passed, 0.1) * state.speed + Double(state.steps) / 60
            var step = LiveStep(
                events: Self.merged(state.events), time: time, begins: state.wantsBeginning, folder: folder,
                file: "frame.png")
            step.inspects = !state.inspections.isEmpty
            if state.wantsBeginning {
                state.repeated = 0
                if state.wantsHistory { step.replays = state.history }
                state.wantsHistory = false
            }
            return step
        }
        if order?.events.isEmpty == false { pace.unchanged = 0 }
        return order
    }

    /// The events without movements that others follow at once.
    private static func merged(_ events: [LiveEvent]) -> [LiveEvent] {
        var result: [LiveEvent] = []
        for event in events {
            if case .move = event, case .move? = result.last { result.removeLast() }
            result.append(event)
        }
        return result
    }

    private func fail(
        _ result: WorkerPool.Outcome<SceneReply>, _ pace: inout Pace, _ report: (Report) -> Void
    ) {
        pace.failures += 1
        switch result {
        case .done(let reply, _):
            pace.isDown = true
            let reason = reply.refusal?.reason ?? "there is no picture"
            state.withLock { $0.failure = reason }
            report(.failed(reason, output: "", restarts: false))
        case .failed(let failure):
            // One that fails again at once would fail for ever.
            pace.isDown = pace.failures > 1
            if !pace.isDown { state.withLock { ($0.wantsBeginning, $0.events) = (true, []) } }
            let reason = explain(failure)
            state.withLock { $0.failure = reason }
            report(.failed(reason, output: failure.output, restarts: !pace.isDown))
        }
    }
}
