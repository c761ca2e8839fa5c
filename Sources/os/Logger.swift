/// A logger for a subsystem and category.
public struct Logger: Sendable {
    private let log: OSLog

    /// Creates a logger for a subsystem and category.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Creates a logger for the default log.
    public init() { log = .default }
    /// Creates a logger that writes to a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Logs a message at the default level.
    public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
    /// Logs a message at a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
    /// Logs a message at the debug level.
    public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
    /// Logs a message at the debug level.
    public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
    /// Logs a message at the info level.
    public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
    /// Logs a message at the default level.
    public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
    /// Logs a message at the error level.
    public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
    /// Logs a message at the error level.
    public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
    /// Logs a message at the fault level.
    public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
    /// Logs a message at the fault level.
    public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
