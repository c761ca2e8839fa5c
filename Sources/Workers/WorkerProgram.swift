/// The program of a worker: it contains the code that may fail.
public struct WorkerProgram: Sendable {
    /// The path of the program.
    public var path: String
    public var arguments: [String]
    /// Environment variables in addition to those of this process.
    public var environment: [String: String]
    /// Prepares the environment of a process in a temporary folder, which is removed after the process has ended. It receives
    /// the folder's path and all variables, and returns the variables with which the process starts.
    public var prepare: (@Sendable (String, [String: String]) throws -> [String: String])?

    /// Creates a program whose `main` ends in `WorkerService.run`.
    public init(path: String, arguments: [String] = [], environment: [String: String] = [:]) {
        (self.path, self.arguments, self.environment) = (path, arguments, environment)
    }

    /// The name of the program's image in stack frames.
    var image: String { path.split(separator: "/").last.map(String.init) ?? path }
}

/// The limits of a job.
public struct WorkerLimits: Sendable, Hashable {
    /// Four gibibytes.
    public static let standardMemory = 4 << 30

    /// The time of a job, by the host's clock. What the main thread waits for a processor does not count.
    public var time: Duration
    /// The resident memory of the process, in bytes.
    public var memory: Int

    public init(time: Duration = .seconds(10), memory: Int = Self.standardMemory) {
        (self.time, self.memory) = (time, memory)
    }
}
