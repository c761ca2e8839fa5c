@preconcurrency import Dispatch
import Foundation
import Staging
import Synchronization
import Workers

/// A screen that a page uses, with its process, its clock, its frames and its reports.
final class LiveSession: Sendable {
    /// The seconds between frames while the screen changes, and while it has not changed for some time.
    private static let (fast, slow) = (1.0 / 60, 0.25)
    /// The number of steps without changes after which the screen is considered static.
    private static let patience = 30
    /// The time limit of a step.
    private static let limit = Duration.seconds(6)
    /// The most reports that are kept until the page receives them.
    private static let reportLimit = 100

    private struct State {
        var events: [LiveEvent] = []
        var wantsBeginning = true
        var isOver = false
        /// The speed of the clock: 1 is real time, 0 is paused.
        var speed = 1.0
        /// The number of requested steps of 1/60 second while the clock is paused.
        var steps = 0
        var frames = LiveFrames()
        /// The reports that the page has not yet received.
        var reports: [LiveReport] = []
        /// The number of beats since the page's last request.
        var beats = 0
        /// The pending request for a frame after the one with the number.
        var frameRequest: (number: Int, finish: @Sendable (Data) -> Void)?
        /// The pending requests for an image of the whole screen.
        var pictures: [@Sendable (Data?) -> Void] = []
        /// The reason why the screen last terminated; empty if it has not.
        var failure = ""
        /// The inputs that led to the screen's state, and those that could not be repeated after the last change.
        var history: [RecordedInput] = []
        /// The number of inputs in the history that the screen has received.
        var repeated = 0
        /// Whether the next screen repeats the history.
        var wantsHistory = false
        /// The pending requests for the views.
        var inspections: [@Sendable (SceneInspection?) -> Void] = []

        mutating func add(_ report: LiveReport) {
            if reports.count < LiveSession.reportLimit { reports.append(report) }
        }

        /// Removes and returns the changes since the frame with a number; returns nil if there are none.
        mutating func take(after number: Int) -> Data? {
            guard let data = frames.data(after: number, reports) else { return nil }
            reports = []
            return data
        }
    }

    let id = UUID().uuidString.lowercased()
    private let state = Mutex(State())
    private let signal = DispatchSemaphore(value: 0)
    private let job: SceneJob
    private let folder: TemporaryFolder
    private let explain: @Sendable (WorkerFailure) -> String

    /// Creates a session with the screen that the job describes. The first screen repeats a history of inputs.
    init(
        _ job: SceneJob, history: [RecordedInput] = [], program: WorkerProgram, memory: Int,
        explain: @escaping @Sendable (WorkerFailure) -> String
    ) throws {
        (self.job, self.explain) = (job, explain)
        folder = try TemporaryFolder()
        state.withLock { ($0.history, $0.wantsHistory) = (history, !history.isEmpty) }
        let thread = Thread { [self] in
            serve(program, WorkerLimits(time: Self.limit, memory: memory))
        }
        thread.name = "live"
        thread.start()
    }

    /// The reason why the screen last terminated; empty if it has not.
    var failure: String { state.withLock(\.failure) }

    /// Returns the inputs that another screen of the same scene can repeat.
    func history(for job: SceneJob) -> [RecordedInput] {
        let isSame = job.document == self.job.document && job.scene == self.job.scene
        return isSame ? state.withLock(\.history) : []
    }

    /// Returns the current state of the views; nil if the screen has terminated.
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

    /// Returns the whole screen as a PNG image; nil if the screen has terminated.
    func picture() async -> Data? {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if !state.isOver { state.pictures.append { continuation.resume(returning: $0) } }
                return state.isOver
            }
            if isOver { return continuation.resume(returning: nil) }
            signal.signal()
        }
    }

    /// Returns the changes since the frame with a number and the new reports, as soon as there are any; returns no data if the screen
    /// has terminated or another request replaces this one.
    func frame(after number: Int) async -> Data {
        await withCheckedContinuation { continuation in
            let (data, former) = state.withLock { state -> (Data?, (@Sendable (Data) -> Void)?) in
                let former = state.frameRequest?.finish
                state.frameRequest = nil
                if state.isOver { return (Data(), former) }
                if let data = state.take(after: number) { return (data, former) }
                state.frameRequest = (number, { continuation.resume(returning: $0) })
                return (nil, former)
            }
            former?(Data())
            if let data { continuation.resume(returning: data) }
        }
    }

    /// Notes a request of the page, which is connected still.
    func noteRequest() { state.withLock { $0.beats = 0 } }

    /// Finishes the pending request, so that the page sends another one. Returns whether the page is still connected.
    func beat() -> Bool {
        let (finish, data, isThere) = state.withLock { state in
            state.beats += 1
            let request = state.frameRequest
            state.frameRequest = nil
            return (request?.finish, state.frames.emptyData(after: request?.number ?? 0), state.beats < 3)
        }
        finish?(data)
        return isThere
    }

    private func finishInspections(_ inspection: SceneInspection?, picture: Data? = nil) {
        let (inspections, pictures) = state.withLock { state in
            defer { (state.inspections, state.pictures) = ([], []) }
            return (state.inspections, state.pictures)
        }
        for finish in inspections { finish(inspection) }
        for finish in pictures { finish(picture) }
    }

    /// Updates the state, and finishes the pending request if there are changes for it.
    private func send(_ change: (inout State) -> Void) {
        let waiting = state.withLock { state -> (Data, @Sendable (Data) -> Void)? in
            change(&state)
            guard let request = state.frameRequest, let data = state.take(after: request.number) else {
                return nil
            }
            state.frameRequest = nil
            return (data, request.finish)
        }
        if let (data, finish) = waiting { finish(data) }
    }

    /// Sends a frame with the log of its step.
    private func send(_ frame: LiveFrame, of step: LiveStep) {
        let data = frame.parts.isEmpty ? nil : Self.take(step.folder + "/" + step.file)
        let hasLog = step.begins || !frame.log.isEmpty || !frame.messages.isEmpty
        let log = LiveReport.Log(begins: step.begins, entries: frame.log, messages: frame.messages)
        send { state in
            if hasLog { state.add(LiveReport(log: log)) }
            if let data { state.frames.add(frame, data) }
        }
    }

    private func endFrames() {
        let finish = state.withLock { state in
            defer { state.frameRequest = nil }
            return state.frameRequest?.finish
        }
        finish?(Data())
    }

    /// Sends the user's events to the screen.
    func send(_ events: [LiveEvent]) {
        state.withLock { state in
            // Events for a screen that is too slow are dropped.
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

    /// Sets the speed of the clock.
    func setSpeed(_ speed: Double) {
        state.withLock { $0.speed = min(max(speed, 0), 1) }
        signal.signal()
    }

    /// Advances the paused clock by 1/60 second.
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
        /// The time of the next frame while the screen changes.
        var due = ContinuousClock.now
        var unchanged = 0
        var isIdle = false
        /// Whether the screen stays terminated until it is requested again.
        var isDown = false
        /// The number of consecutive failures without a frame.
        var failures = 0

        /// The time to wait for events, in seconds.
        var wait: Double {
            if isDown { return 3600 }
            if isIdle || unchanged > LiveSession.patience { return LiveSession.slow }
            return max((due - .now).seconds, 0)
        }

        /// Records whether a frame contained changes.
        mutating func note(_ frame: LiveFrame) {
            isIdle = frame.isIdle
            (unchanged, failures) = frame.parts.isEmpty ? (unchanged + 1, failures) : (0, 0)
        }

        /// Delays events that arrive faster than frames until the next frame.
        func awaitFrame() {
            let early = (due - .now).seconds
            if early > 0 { Thread.sleep(forTimeInterval: min(early, LiveSession.fast)) }
        }

        /// Starts a frame; the next one is due 1/60 second after this one was.
        mutating func begin() {
            let now = ContinuousClock.now
            due = max(due, now - .seconds(LiveSession.fast)) + .seconds(LiveSession.fast)
        }
    }

    private func serve(_ program: WorkerProgram, _ limits: WorkerLimits) {
        var session: WorkerSession<SceneJob, SceneReply>?
        var pace = Pace()
        while true {
            _ = signal.wait(timeout: .now() + pace.wait)
            pace.awaitFrame()
            pace.begin()
            // All pending events are handled in one step.
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
                fail(result, &pace)
                finishInspections(nil)
                continue
            }
            note(frame)
            send(frame, of: order)
            if order.inspects || order.wantsPicture {
                finishInspections(
                    reply.inspection, picture: Self.take(order.folder + "/" + order.pictureFile))
            }
            pace.note(frame)
        }
        endFrames()
        finishInspections(nil)
        session?.end()
    }

    /// Reads and deletes a file.
    private static func take(_ path: String) -> Data? {
        defer { unlink(path) }
        return FileManager.default.contents(atPath: path)
    }

    /// Adds the inputs of a step to the history. Inputs that could not be repeated remain in it until the next input, since
    /// the next change of the project may restore their views.
    private func note(_ frame: LiveFrame) {
        state.withLock { state in
            if let replay = frame.replay { state.repeated = replay.count }
            guard !frame.inputs.isEmpty else { return }
            state.history.removeLast(max(state.history.count - state.repeated, 0))
            state.history.record(frame.inputs)
            state.repeated = state.history.count
        }
    }

    /// Waits for the next step; returns nil at the end.
    private func nextOrder(_ pace: inout Pace) -> LiveStep? {
        let now = ContinuousClock.now
        let passed = (now - pace.last).seconds
        pace.last = now
        let folder = folder.path
        let order = state.withLock { state -> LiveStep? in
            guard !state.isOver else { return nil }
            defer { (state.events, state.wantsBeginning, state.steps) = ([], false, 0) }
            // Time does not jump after a pause.
            let time = min(passed, 0.1) * state.speed + Double(state.steps) / 60
            var step = LiveStep(
                events: Self.merged(state.events), time: time, begins: state.wantsBeginning, folder: folder,
                file: "frame")
            step.inspects = !state.inspections.isEmpty
            step.wantsPicture = !state.pictures.isEmpty
            step.wantsAll = state.frames.isFragmented
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

    /// Merges consecutive movements.
    private static func merged(_ events: [LiveEvent]) -> [LiveEvent] {
        var result: [LiveEvent] = []
        for event in events {
            if case .move = event, case .move? = result.last { result.removeLast() }
            result.append(event)
        }
        return result
    }

    private func fail(_ result: WorkerPool.Outcome<SceneReply>, _ pace: inout Pace) {
        pace.failures += 1
        switch result {
        case .done(let reply, _):
            pace.isDown = true
            let reason = reply.refusal?.reason ?? "there is no picture"
            state.withLock { $0.failure = reason }
            send { $0.add(LiveReport(failure: reason, output: "", restarts: false)) }
        case .failed(let failure):
            // A screen that fails again immediately would fail forever.
            pace.isDown = pace.failures > 1
            if !pace.isDown { state.withLock { ($0.wantsBeginning, $0.events) = (true, []) } }
            let reason = explain(failure)
            state.withLock { $0.failure = reason }
            let report = LiveReport(failure: reason, output: failure.output, restarts: !pace.isDown)
            send { $0.add(report) }
        }
    }
}

extension Duration {
    /// The duration in seconds.
    fileprivate var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
