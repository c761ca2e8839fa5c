import Foundation

/// A process that is kept for single jobs. When a job ends it, the next job starts another.
///
/// Confined to one thread: each call blocks until it is completed.
public final class WorkerSession<Job: Encodable, Reply: Codable> {
    private let program: WorkerProgram
    private let limits: WorkerLimits
    private let folder: TemporaryFolder
    private var worker: Worker<Reply>?
    private var isReady = false

    /// Creates a session without a process; the first job starts one.
    public init(_ program: WorkerProgram, limits: WorkerLimits = WorkerLimits()) throws(ChildError) {
        (self.program, self.limits) = (program, limits)
        folder = try TemporaryFolder()
    }

    deinit { end() }

    /// Starts the process if there is none, so that the next job does not wait for it.
    public func prepare() { if worker == nil { worker = try? start() } }

    /// Ends the process.
    public func end() {
        worker?.end()
        worker = nil
    }

    /// Performs a job in the process.
    public func perform(_ job: Job) -> WorkerPool.Outcome<Reply> {
        do {
            // A process that has ended since the last job is replaced.
            if let worker, isReady, case .failed = worker.step() { end() }
            let worker = try self.worker ?? start()
            self.worker = worker
            if isReady { try worker.start(job) }
            return try result(of: job, in: worker)
        } catch {
            end()
            return .failed(WorkerFailure(.notStarted("\(error)")))
        }
    }

    private func start() throws(ChildError) -> Worker<Reply> {
        isReady = false
        return try Worker(program, limits, folder: folder.path)
    }

    private func result(of job: Job, in worker: Worker<Reply>) throws -> WorkerPool.Outcome<Reply> {
        while true {
            switch worker.step() {
            case .nothing: Self.wait(for: worker.descriptors)
            case .ready:
                isReady = true
                try worker.start(job)
            case .reply(let reply, let output, let isLast):
                if isLast { end() }
                return .done(reply, output: output)
            case .failed(let failure):
                end()
                return .failed(failure)
            }
        }
    }

    /// Waits until data arrives, but not longer than limits may remain unchecked.
    private static func wait(for descriptors: [Int32]) {
        var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        poll(&entries, nfds_t(entries.count), 20)
        // The end of a process is detected a moment after that of its connection.
        if entries.contains(where: { $0.revents & Int16(POLLHUP) != 0 }) { usleep(1_000) }
    }
}
