import Foundation

/// A program that runs to its end under limits, without cooperating.
public struct WatchedProgram {
    /// The end of the program.
    public enum End: Sendable {
        case exit(Int32)
        /// It ended by a signal, or because it exceeded a limit.
        case failed(WorkerFailure)
    }

    private let program: WorkerProgram
    private let limits: WorkerLimits

    public init(_ program: WorkerProgram, limits: WorkerLimits) {
        (self.program, self.limits) = (program, limits)
    }

    /// Runs the program. `receive` gets its output, standard output and standard error together, as it arrives, and is
    /// called without output from time to time; when it returns true the time limit restarts.
    public func run(_ receive: (ArraySlice<UInt8>) -> Bool) throws(ChildError) -> End {
        guard let (printed, writing) = Descriptor.pair() else {
            throw ChildError("\(program.path) cannot be run: no connection can be made")
        }
        let crashFile = NSTemporaryDirectory() + "kumiki-crash-\(UUID().uuidString).json"
        defer { try? FileManager.default.removeItem(atPath: crashFile) }
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_BACKTRACE"] = CrashLog.setting(file: crashFile)
        environment.merge(program.environment) { $1 }
        let child = ChildProgram(path: program.path, arguments: program.arguments, environment: environment)
        let id = try child.start([(writing, as: 1), (writing, as: 2)])
        Interruption.add(id, .killed)
        printed.preventWaiting()
        var watch = Watch(id: id, limits: limits)
        var tail = LastBytes()
        func receiveOutput() {
            var hasProgressed = receive([])
            var hasMore = false
            while case .bytes(let bytes) = printed.read() {
                hasMore = true
                tail.append(bytes)
                hasProgressed = receive(bytes) || hasProgressed
            }
            if hasProgressed { watch.restart() }
            if hasMore, let signal = PrintedOutput.crash(in: tail.bytes) {
                watch.noticeCrash(signal)
            }
        }
        var end = watch.end
        while end == nil {
            receiveOutput()
            watch.enforce()
            var entry = pollfd(fd: printed.number, events: Int16(POLLIN), revents: 0)
            poll(&entry, 1, 20)
            end = watch.end
        }
        kill(-id, SIGKILL)
        Interruption.remove(id)
        Interruption.waitIfUnderWay()
        receiveOutput()
        if watch.cause == nil, case .exit(let status) = end { return .exit(status) }
        let log = CrashLog(file: crashFile, program: program)
        let printedLast = PrintedOutput(tail.bytes)
        let cause: WorkerFailure.Cause =
            switch (watch.cause, end) {
            case (let cause?, _): cause
            case (nil, .signal(let number)): .signal(number)
            default: .exit(0)
            }
        return .failed(
            WorkerFailure(
                cause, trap: printedLast.trap ?? log?.trap, frames: log?.frames ?? [],
                output: printedLast.text))
    }
}

/// A running process, its limits, and the limit that it has exceeded.
private struct Watch {
    let id: pid_t
    let limits: WorkerLimits
    private var time: JobTime
    private(set) var cause: WorkerFailure.Cause?

    init(id: pid_t, limits: WorkerLimits) {
        (self.id, self.limits, time) = (id, limits, JobTime(of: id, limit: limits.time))
    }

    /// The end of the process; nil while it runs.
    var end: ChildProgram.End? {
        var status: Int32 = 0
        return waitpid(id, &status, WNOHANG) == id ? ChildProgram.End(status: status) : nil
    }

    mutating func restart() {
        if cause == nil { time.restart(limit: limits.time) }
    }

    /// Makes a process that exceeds a limit report its stack, and ends it if it does not.
    mutating func enforce() {
        let isLate = time.isOver
        if cause != nil {
            if isLate { kill(-id, SIGKILL) }
        } else if isLate {
            stop(.time(limits.time))
        } else if ProcessMemory.resident(of: id) > limits.memory {
            stop(.memory(limits.memory))
        }
    }

    /// Waits for the report of a crash, and ends the process when that takes too long.
    mutating func noticeCrash(_ signal: Int32) {
        guard cause == nil else { return }
        expectReport(of: .signal(signal), for: CrashLog.reportTime)
    }

    private mutating func stop(_ cause: WorkerFailure.Cause) {
        expectReport(of: cause, for: CrashLog.stackTime)
        // Swift's runtime reports the stack of the thread that receives the signal.
        kill(id, SIGABRT)
    }

    private mutating func expectReport(of cause: WorkerFailure.Cause, for time: Duration) {
        self.cause = cause
        self.time.restart(limit: time)
    }
}

/// The last part of a program's output, enough for the reason of its end.
private struct LastBytes {
    private static let limit = 1 << 16
    private(set) var bytes: [UInt8] = []

    mutating func append(_ more: ArraySlice<UInt8>) {
        bytes += more
        if bytes.count > 2 * Self.limit { bytes.removeFirst(bytes.count - Self.limit) }
    }
}

/// The memory usage of other processes.
enum ProcessMemory {
    /// Returns the resident memory of a process in bytes; 0 where it is unknown.
    static func resident(of id: pid_t) -> Int {
        guard let data = FileManager.default.contents(atPath: "/proc/\(id)/statm") else { return 0 }
        let numbers = String(decoding: data, as: UTF8.self).split(separator: " ")
        return (numbers.dropFirst().first.flatMap { Int($0) } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
