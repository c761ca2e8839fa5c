@_exported import Foundation
import Synchronization

/// The kinds of messages.
public struct DDLogFlag: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let error = DDLogFlag(rawValue: 1)
    public static let warning = DDLogFlag(rawValue: 2)
    public static let info = DDLogFlag(rawValue: 4)
    public static let debug = DDLogFlag(rawValue: 8)
    public static let verbose = DDLogFlag(rawValue: 16)
}

/// The kinds of messages that are written, as the sum of their flags.
public enum DDLogLevel: UInt, Sendable {
    case off = 0
    case error = 1
    case warning = 3
    case info = 7
    case debug = 15
    case verbose = 31
    case all = 0xFFFF_FFFF_FFFF_FFFF
}

/// A message with its place. Its values do not change.
public final class DDLogMessage: NSObject, Sendable {
    public let message: String
    public let level: DDLogLevel
    public let flag: DDLogFlag
    public let context: Int
    public let file: String
    public let function: String?
    public let line: UInt
    public let timestamp: Date

    public init(
        message: String, level: DDLogLevel, flag: DDLogFlag, context: Int, file: String, function: String?,
        line: UInt, timestamp: Date? = nil
    ) {
        (self.message, self.level, self.flag, self.context) = (message, level, flag, context)
        (self.file, self.function, self.line) = (file, function, line)
        self.timestamp = timestamp ?? Date()
    }

    /// The name of the file without its extension.
    public var fileName: String { ((file as NSString).lastPathComponent as NSString).deletingPathExtension }
}

public protocol DDLogFormatter: NSObjectProtocol {
    /// Returns the text of a message; nil if it is not written.
    func format(message logMessage: DDLogMessage) -> String?
}

/// A receiver of messages.
public protocol DDLogger: NSObjectProtocol {
    func log(message logMessage: DDLogMessage)
    var logFormatter: (any DDLogFormatter)? { get set }
}

/// Passes messages to the loggers, at once.
///
/// Unchecked, since loggers are objects of the app, which this class only calls: its list is behind a lock.
public final class DDLog: NSObject, @unchecked Sendable {
    public static let sharedInstance = DDLog()

    /// Unchecked for the same reason: a logger is an object of the app, whose level does not change.
    private struct Entry: @unchecked Sendable {
        let logger: any DDLogger
        let level: DDLogLevel
    }

    private let entries = Mutex<[Entry]>([])

    public static func add(_ logger: any DDLogger) { sharedInstance.add(logger) }
    public static func add(_ logger: any DDLogger, with level: DDLogLevel) {
        sharedInstance.add(logger, with: level)
    }
    public static func remove(_ logger: any DDLogger) { sharedInstance.remove(logger) }
    public static func removeAllLoggers() { sharedInstance.removeAllLoggers() }
    public static var allLoggers: [any DDLogger] { sharedInstance.allLoggers }
    public static func flushLog() {}

    public func add(_ logger: any DDLogger) { add(logger, with: .all) }
    public func add(_ logger: any DDLogger, with level: DDLogLevel) {
        let entry = Entry(logger: logger, level: level)
        entries.withLock { $0.append(entry) }
    }
    public func remove(_ logger: any DDLogger) {
        let removed = ObjectIdentifier(logger)
        entries.withLock { $0.removeAll { ObjectIdentifier($0.logger) == removed } }
    }
    public func removeAllLoggers() { entries.withLock { $0 = [] } }
    public var allLoggers: [any DDLogger] { entries.withLock(\.self).map(\.logger) }
    public func flushLog() {}

    public func log(asynchronous: Bool, message logMessage: DDLogMessage) {
        for entry in entries.withLock(\.self) where entry.level.rawValue & logMessage.flag.rawValue != 0 {
            entry.logger.log(message: logMessage)
        }
    }
}

/// The level of messages whose calls have none.
public var dynamicLogLevel: DDLogLevel {
    get { Defaults.level.withLock(\.self) }
    set { Defaults.level.withLock { $0 = newValue } }
}
public var defaultDebugLevel: DDLogLevel {
    get { dynamicLogLevel }
    set { dynamicLogLevel = newValue }
}
/// Messages are written at once.
public let asyncLoggingEnabled = true

private enum Defaults {
    static let level = Mutex(DDLogLevel.all)
}

private func write(
    _ message: () -> Any, _ flag: DDLogFlag, _ level: DDLogLevel, _ context: Int,
    _ place: (StaticString, StaticString, UInt),
    _ log: DDLog
) {
    guard level.rawValue & flag.rawValue != 0 else { return }
    let text = String(describing: message())
    log.log(
        asynchronous: false,
        message: DDLogMessage(
            message: text, level: level, flag: flag, context: context, file: "\(place.0)",
            function: "\(place.1)",
            line: place.2))
}

public func DDLogError(
    _ message: @autoclosure () -> Any, level: DDLogLevel = dynamicLogLevel, context: Int = 0,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line, tag: Any? = nil,
    asynchronous async: Bool = false, ddlog: DDLog = .sharedInstance
) { write(message, .error, level, context, (file, function, line), ddlog) }

public func DDLogWarn(
    _ message: @autoclosure () -> Any, level: DDLogLevel = dynamicLogLevel, context: Int = 0,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line, tag: Any? = nil,
    asynchronous async: Bool = asyncLoggingEnabled, ddlog: DDLog = .sharedInstance
) { write(message, .warning, level, context, (file, function, line), ddlog) }

public func DDLogInfo(
    _ message: @autoclosure () -> Any, level: DDLogLevel = dynamicLogLevel, context: Int = 0,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line, tag: Any? = nil,
    asynchronous async: Bool = asyncLoggingEnabled, ddlog: DDLog = .sharedInstance
) { write(message, .info, level, context, (file, function, line), ddlog) }

public func DDLogDebug(
    _ message: @autoclosure () -> Any, level: DDLogLevel = dynamicLogLevel, context: Int = 0,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line, tag: Any? = nil,
    asynchronous async: Bool = asyncLoggingEnabled, ddlog: DDLog = .sharedInstance
) { write(message, .debug, level, context, (file, function, line), ddlog) }

public func DDLogVerbose(
    _ message: @autoclosure () -> Any, level: DDLogLevel = dynamicLogLevel, context: Int = 0,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line, tag: Any? = nil,
    asynchronous async: Bool = asyncLoggingEnabled, ddlog: DDLog = .sharedInstance
) { write(message, .verbose, level, context, (file, function, line), ddlog) }
