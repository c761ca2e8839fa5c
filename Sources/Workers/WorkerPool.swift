import Foundation

/// Performs jobs in separate processes, several at a time.
///
/// Jobs are grouped in batches. A batch starts with a new process and keeps it, job after job, until one fails; the rest of
/// the batch continues in another. So which jobs share a process depends on the batches alone, never on the number
/// of processors or on timing.
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

    /// Creates a pool of `count` processes; by default one for each processor.
    public init(_ program: WorkerProgram, limits: WorkerLimits = WorkerLimits(), count: Int? = nil) {
        (self.program, self.limits) = (program, limits)
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
        while true {
            while lanes.count < count, let next = waiting.popFirst() {
                lanes.append(Lane(number: next, jobs: batches[next]))
            }
            guard !lanes.isEmpty else { return }
            for lane in lanes { lane.advance(program, limits, folder, report) }
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

/// A batch in progress.
private final class Lane<Job: Encodable, Reply: Codable> {
    private let number: Int
    private let jobs: [Job]
    private var next = 0
    private var worker: Worker<Reply>?

    init(number: Int, jobs: [Job]) { (self.number, self.jobs) = (number, jobs) }

    var isDone: Bool { next == jobs.count }
    var descriptors: [Int32] { worker?.descriptors ?? [] }

    func advance(
        _ program: WorkerProgram, _ limits: WorkerLimits, _ folder: String,
        _ report: (Int, Int, WorkerPool.Outcome<Reply>) -> Void
    ) {
        do {
            let worker = try self.worker ?? Worker(program, limits, folder: folder)
            self.worker = worker
            switch worker.step() {
            case .nothing: return
            case .ready: try worker.start(jobs[next])
            case .reply(let reply, let output, let isLast):
                report(number, next, .done(reply, output: output))
                next += 1
                if isDone || isLast {
                    worker.end()
                    self.worker = nil
                } else {
                    try worker.start(jobs[next])
                }
            case .failed(let failure): fail(failure, report)
            }
        } catch {
            fail(WorkerFailure(.notStarted("\(error)")), report)
        }
    }

    private func fail(_ failure: WorkerFailure, _ report: (Int, Int, WorkerPool.Outcome<Reply>) -> Void) {
        worker?.end()
        worker = nil
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
