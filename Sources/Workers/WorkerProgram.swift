/// The program that does the jobs: it holds the code that may fail.
public struct WorkerProgram: Sendable {
    /// The path of the program.
    public var path: String
    public var arguments: [String]
    /// Variables in addition to this process's own.
    public var environment: [String: String]
    /// Prepares what a process finds around it, in a folder of the process's own that is removed after it. Is given the
    /// folder's path and all variables, and returns those that the process starts with.
    public var prepare: (@Sendable (String, [String: String]) throws -> [String: String])?

    /// A program whose `main` ends in `WorkerService.run`.
    public init(path: String, arguments: [String] = [], environment: [String: String] = [:]) {
        (self.path, self.arguments, self.environment) = (path, arguments, environment)
    }

    /// The name that stack frames of the program's own code have as their image.
    var image: String { path.split(separator: "/").last.map(String.init) ?? path }
}

/// What a job may use at most.
public struct WorkerLimits: Sendable, Hashable {
    /// Four gibibytes.
    public static let standardMemory = 4 << 30

    /// The time of a job, by the host's clock.
    public var time: Duration
    /// The resident memory of the process that does it, in bytes.
    public var memory: Int

    public init(time: Duration = .seconds(10), memory: Int = Self.standardMemory) {
        (self.time, self.memory) = (time, memory)
    }
}
