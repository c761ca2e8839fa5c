@preconcurrency import Foundation
import Synchronization

/// The worker's main loop: receives jobs from the parent process and replies to them.
public enum WorkerService {
    private static let isBusy = Atomic(false)
    private static let isEnding = Atomic(false)

    /// Performs jobs until there are no more, and ends the process; with status 2 if there is no parent that sends jobs.
    @MainActor
    public static func run<Job: Decodable, Reply: Codable>(_ work: @MainActor (Job) -> Reply) -> Never {
        guard isConnected else {
            try? FileHandle.standardError.write(
                contentsOf: Data("workers are started by kumiki itself\n".utf8))
            exit(2)
        }
        prepare()
        send(WorkerMessage<Reply>(ready: true))
        var lines = LineBuffer()
        let channel = Descriptor(workerChannel)
        while case .bytes(let bytes) = channel.read() {
            lines.append(bytes)
            while let line = lines.nextLine() {
                guard let job = try? JSONDecoder().decode(Job.self, from: Data(line)) else { _exit(2) }
                isBusy.store(true, ordering: .relaxed)
                let reply = work(job)
                isBusy.store(false, ordering: .relaxed)
                fflush(nil)
                let isLast = isEnding.load(ordering: .relaxed)
                send(WorkerMessage(reply: reply, isLast: isLast ? true : nil))
            }
        }
        // Exit handlers of the app are useless here, and may take any time.
        _exit(0)
    }

    /// Makes another process perform the next job, after a job that leaves changed state in this one.
    public static func endAfterJob() { isEnding.store(true, ordering: .relaxed) }

    /// Performs a named part of a job: it has its own time limit, and a failure in it is reported with the name. Its
    /// output is the job's only if that is requested.
    public static func during<T>(
        _ activity: String, keepingOutput: Bool = true, _ work: () throws -> T
    ) rethrows -> T {
        guard isBusy.load(ordering: .relaxed) else { return try work() }
        announce(WorkerMessage(activity: activity))
        defer {
            announce(WorkerMessage(activity: "", dropsOutput: keepingOutput ? nil : true))
            if !keepingOutput { waitUntilDropped() }
        }
        return try work()
    }

    /// Waits for the parent's reply, an empty line: later output belongs to the job, and must not arrive
    /// before the parent has discarded the rest.
    private static func waitUntilDropped() {
        var byte: UInt8 = 0
        while true {
            let count = read(workerChannel, &byte, 1)
            if count == 1, byte == UInt8(ascii: "\n") { return }
            if count == 0 || count < 0 && errno != EINTR { return }
        }
    }

    private static func announce(_ message: WorkerMessage<String>) {
        fflush(nil)
        send(message)
    }

    private static var isConnected: Bool {
        var status = stat()
        return fstat(workerChannel, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
    }

    private static func send<Reply>(_ message: WorkerMessage<Reply>) {
        guard let data = try? JSONEncoder().encode(message) else { _exit(2) }
        write(Array(data) + [UInt8(ascii: "\n")])
    }

    private static func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(workerChannel, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { _exit(2) }
            rest = rest.dropFirst(max(0, count))
        }
    }

    // MARK: The process

    private static func prepare() {
        for number in [workerChannel, StackWriter.descriptor] { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
        StackWriter.prepare()
        // Output before a crash must not remain in a buffer.
        setvbuf(stdout, nil, Int32(_IOLBF), 0)
        var none = rlimit()
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        on_exit({ status, _ in WorkerService.exitCalled(status) }, nil)
        Thread.detachNewThread(watchParent)
    }

    /// Ends the process when its parent is gone, regardless of the job.
    private static func watchParent() {
        var entry = pollfd(fd: workerChannel, events: 0, revents: 0)
        while poll(&entry, 1, -1) <= 0 || entry.revents == 0 {}
        _exit(0)
    }

    /// Reports that code has called `exit` during a job.
    private static func exitCalled(_ status: Int32) {
        guard isBusy.load(ordering: .relaxed) else { return }
        fflush(nil)
        write(Array("{\"exit\":\(status)}\n".utf8))
        StackWriter.write()
        _exit(1)
    }
}
