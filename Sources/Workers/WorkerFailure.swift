/// The reason why a job has no reply: its process ended, or was ended because it exceeded a limit.
public struct WorkerFailure: Error, Sendable, Hashable {
    /// The cause of the process's end.
    public enum Cause: Sendable, Hashable {
        /// The number of the signal.
        case signal(Int32)
        /// The program's own exit status.
        case exit(Int32)
        /// The limit that was exceeded.
        case time(Duration)
        /// The limit that was exceeded, in bytes.
        case memory(Int)
        /// The program cannot be run, or ended before its first job; the reason.
        case notStarted(String)
        /// A reply that cannot be read; the reason.
        case reply(String)
    }

    public var cause: Cause
    /// The error that Swift's runtime reported, such as `Index out of range`.
    public var trap: String?
    /// The stack of the thread that ended, the innermost call first.
    public var frames: [StackFrame]
    /// The output of the job, on standard output and standard error.
    public var output: String
    /// The activity of the job, if it had reported one by `WorkerService.during`.
    public var activity: String?

    public init(_ cause: Cause, trap: String? = nil, frames: [StackFrame] = [], output: String = "") {
        (self.cause, self.trap, self.frames, self.output) = (cause, trap, frames, output)
    }
}

/// A call on a thread's stack.
public struct StackFrame: Sendable, Hashable {
    /// The function's name, demangled.
    public var function: String
    /// The path of the source file; nil where it is unknown.
    public var file: String?
    /// The line, from 1; 0 where it is unknown.
    public var line: Int
    /// Whether the function is in the program itself rather than in a shared library.
    public var isInProgram: Bool

    public init(function: String, file: String? = nil, line: Int = 0, isInProgram: Bool = true) {
        (self.function, self.file, self.line, self.isInProgram) = (function, file, line, isInProgram)
    }
}

extension WorkerFailure: CustomStringConvertible {
    /// A short description of the failure.
    public var description: String {
        switch cause {
        case .signal(let number): trap ?? Self.name(ofSignal: number)
        case .exit(let status): "called exit(\(status))"
        case .time(let limit): "no result after \(limit.components.seconds) s"
        case .memory(let limit): "more than \(Self.size(limit)) of memory"
        case .notStarted(let reason): "the program cannot be started: \(reason)"
        case .reply(let reason): "the reply cannot be read: \(reason)"
        }
    }

    private static func size(_ bytes: Int) -> String {
        bytes >= 1 << 30 ? "\(bytes >> 30) GB" : "\(bytes >> 20) MB"
    }

    /// Returns the POSIX name on Linux of a signal that programming errors cause.
    private static func name(ofSignal number: Int32) -> String {
        let names: [Int32: String] = [
            4: "illegal instruction (SIGILL)", 5: "trap (SIGTRAP)", 6: "abort (SIGABRT)",
            7: "bus error (SIGBUS)",
            8: "arithmetic error (SIGFPE)", 9: "killed (SIGKILL)", 11: "bad memory access (SIGSEGV)",
            15: "terminated (SIGTERM)",
        ]
        return names[number] ?? "signal \(number)"
    }
}
