/// Writes messages of a part of a program.
public struct Logger: Sendable {
    private let log: OSLog

    /// Creates a logger for a part of a program.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Creates a logger for programs without parts.
    public init() { log = .default }
    /// Creates a logger that writes to a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes what may help with troubles.
    public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
    /// Writes a message of a kind.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
    /// Writes what only helps while one works on the code.
    public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
    /// Writes what only helps while one works on the code.
    public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
    /// Writes what is good to know.
    public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
    /// Writes what may help with troubles.
    public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
    /// Writes what may go wrong.
    public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
    /// Writes what went wrong.
    public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
    /// Writes what must not go wrong.
    public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
    /// Writes what must never happen.
    public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
