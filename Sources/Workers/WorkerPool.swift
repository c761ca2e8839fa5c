import Foundation

/// Performs jobs in separate processes, several at a time.
///
/// Jobs are grouped in batches. A batch starts with a new process and keeps it, job after job, until one fails; the rest of
/// the batch continues in another. So which jobs share a process depends on the batches alone, never on the number
/// of processors or on timing. For jobs of which none depends on those before it, a process may perform several batches,
/// as starting it takes time.
public struct WorkerPool {
    /// The outcome of a job.
    public enum Outcome<Reply> {
        /// The reply, and the job's output.
        case done(Reply, output: String)
        case failed(WorkerFailure)
    }

    private let program: WorkerProgram
    private let limits: WorkerLimits
    private let count: Int
    private let batchesPerProcess: Int

    /// Creates a pool of `count` processes at a time; by default one for each processor. Each performs at most
    /// `batchesPerProcess` batches.
    public init(
        _ program: WorkerProgram, limits: WorkerLimits = WorkerLimits(), count: Int? = nil,
        batchesPerProcess: Int = 1
    ) {
        (self.program, self.limits, self.batchesPerProcess) = (program, limits, batchesPerProcess)
        self.count = max(1, count ?? ProcessInfo.processInfo.activeProcessorCount)
    }

    /// Performs all jobs and reports each as it is completed, by its index in the batches.
    public func run<Job: Encodable, Reply: Codable>(
        _ batches: [[Job]], of type: Reply.Type = Reply.self,
        _ report: (_ batch: Int, _ job: Int, Outcome<Reply>) -> Void
    ) {
        let folder = NSTemporaryDirectory() + "kumiki-workers-\(UUID().uuidString)"
        mkdir(folder, 0o700)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var waiting = batches.enumerated().filter { !$0.element.isEmpty }.map { $0.offset }[...]
        var lanes: [Lane<Job, Reply>] = []
        var idle: [PooledProcess<Reply>] = []
        while true {
            while lanes.count < count, let next = waiting.popFirst() {
                lanes.append(Lane(number: next, jobs: batches[next], idle.popLast(), batchesPerProcess))
            }
            guard !lanes.isEmpty else { return }
            for lane in lanes { lane.advance(program, limits, folder, report) }
            idle += lanes.filter(\.isDone).compactMap(\.process)
            lanes.removeAll { $0.isDone }
            Self.wait(for: lanes.flatMap(\.descriptors), isFull: lanes.count == count || waiting.isEmpty)
        }
    }

    /// Waits until data arrives, but not longer than limits may remain unchecked.
    private static func wait(for descriptors: [Int32], isFull: Bool) {
        guard isFull, !descriptors.isEmpty else { return }
        var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        poll(&entries, nfds_t(entries.count), 20)
        // The end of a process is detected a moment after that of its connection.
        if entries.contains(where: { $0.revents & Int16(POLLHUP) != 0 }) { usleep(1_000) }
    }
}

/// A process and the number of batches that it may still begin.
private struct PooledProcess<Reply: Codable> {
    let worker: Worker<Reply>
    var batches: Int
}

/// A batch in progress.
private final class Lane<Job: Encodable, Reply: Codable> {
    private let number: Int
    private let jobs: [Job]
    private let batchesPerProcess: Int
    private var next = 0
    /// The process of the batch; after the last job only if it may perform another batch.
    private(set) var process: PooledProcess<Reply>?
    /// Whether the process comes from another batch and has no job yet.
    private var isWaiting: Bool

    init(number: Int, jobs: [Job], _ process: PooledProcess<Reply>?, _ batchesPerProcess: Int) {
        (self.number, self.jobs, self.batchesPerProcess) = (number, jobs, batchesPerProcess)
        (self.process, isWaiting) = (process, process != nil)
    }

    var isDone: Bool { next == jobs.count }
    var descriptors: [Int32] { process?.worker.descriptors ?? [] }

    func advance(
        _ program: WorkerProgram, _ limits: WorkerLimits, _ folder: String,
        _ report: (Int, Int, WorkerPool.Outcome<Reply>) -> Void
    ) {
        do {
            let worker = try worker(program, limits, folder)
            if isWaiting {
                isWaiting = false
                try worker.start(jobs[next])
            }
            switch worker.step() {
            case .nothing: return
            case .ready: try worker.start(jobs[next])
            case .reply(let reply, let output, let isLast):
                report(number, next, .done(reply, output: output))
                next += 1
                if isLast || isDone && process?.batches == 0 {
                    endProcess()
                } else if !isDone {
                    try worker.start(jobs[next])
                }
            case .failed(let failure): fail(failure, report)
            }
        } catch {
            fail(WorkerFailure(.notStarted("\(error)")), report)
        }
    }

    /// Returns the process of the batch, which is started if there is none.
    private func worker(
        _ program: WorkerProgram, _ limits: WorkerLimits, _ folder: String
    ) throws -> Worker<Reply> {
        var process =
            try self.process
            ?? PooledProcess(worker: Worker(program, limits, folder: folder), batches: batchesPerProcess)
        if self.process == nil || isWaiting { process.batches -= 1 }
        self.process = process
        return process.worker
    }

    private func endProcess() {
        process?.worker.end()
        process = nil
    }

    private func fail(_ failure: WorkerFailure, _ report: (Int, Int, WorkerPool.Outcome<Reply>) -> Void) {
        endProcess()
        report(number, next, .failed(failure))
        next += 1
        // A program that does not start once does not start for the other batches either.
        guard case .notStarted = failure.cause else { return }
        while !isDone {
            report(number, next, .failed(failure))
            next += 1
        }
    }
}
