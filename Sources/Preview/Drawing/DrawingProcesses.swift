@preconcurrency import Dispatch
import Foundation
import Staging
import Synchronization
import Workers

/// A pool of processes, each with a thread, that draw scenes and remain running, so that the next image
/// does not wait for a process to start.
final class DrawingProcesses: Sendable {
    typealias Result = SceneWorkers.Result

    private struct Order: Sendable {
        var job: SceneJob
        var finish: @Sendable (Result) -> Void
    }

    private struct State {
        var orders: [Order] = []
        /// The number of the current generation of processes: those of earlier generations cache files that have changed since.
        var epoch = 0
        var isOver = false
    }

    private let state = Mutex(State())
    private let signal = DispatchSemaphore(value: 0)
    private let count: Int

    /// Creates a pool for a program whose `main` calls `SceneWorker.main()`.
    init(_ program: WorkerProgram, limits: WorkerLimits, count: Int) {
        self.count = count
        for _ in 0..<count {
            let thread = Thread { [self] in serve(program, limits) }
            thread.name = "drawing"
            thread.start()
        }
        wake()
    }

    /// Performs a job.
    func perform(_ job: SceneJob) async -> Result {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if !state.isOver {
                    state.orders.append(Order(job: job) { continuation.resume(returning: $0) })
                }
                return state.isOver
            }
            if isOver { return continuation.resume(returning: .failed(Self.ended)) }
            signal.signal()
        }
    }

    /// Replaces the processes, which may have cached files.
    func restart() {
        state.withLock { $0.epoch += 1 }
        wake()
    }

    /// Terminates the processes. Waiting jobs fail.
    func end() {
        let orders = state.withLock { state in
            defer { (state.orders, state.isOver) = ([], true) }
            return state.orders
        }
        for order in orders { order.finish(.failed(Self.ended)) }
        wake()
    }

    private static var ended: WorkerFailure { WorkerFailure(.notStarted("the preview ends")) }

    private func wake() { for _ in 0..<count { signal.signal() } }

    // MARK: A process of the pool

    private func serve(_ program: WorkerProgram, _ limits: WorkerLimits) {
        var session: WorkerSession<SceneJob, SceneReply>?
        var (epoch, surroundings) = (-1, [String]())
        while true {
            signal.wait()
            let (order, current, isOver) = state.withLock { state in
                (state.orders.isEmpty ? nil : state.orders.removeFirst(), state.epoch, state.isOver)
            }
            guard !isOver else { break }
            if current != epoch || order.map({ $0.job.surroundings != surroundings }) == true {
                session?.end()
            }
            (epoch, surroundings) = (current, order?.job.surroundings ?? surroundings)
            do {
                let open = try session ?? WorkerSession(program, limits: limits)
                session = open
                if let order { order.finish(Result(open.perform(order.job))) } else { open.prepare() }
            } catch {
                order?.finish(.failed(WorkerFailure(.notStarted("\(error)"))))
            }
        }
        session?.end()
    }
}
