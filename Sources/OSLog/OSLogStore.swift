import Foundation
import os

/// The log entries of a process. None are kept here: a store is always empty.
public class OSLogStore: NSObject {
    /// The source of the entries.
    public enum Scope: Int, Sendable { case system = 0, currentProcessIdentifier = 1 }

    /// The order and the selection of entries.
    public class Enumerator: NSObject {
        public struct Options: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let reverse = Options(rawValue: 1)
        }
    }

    public init(scope: Scope) throws {}

    /// Returns the store of the device.
    public class func local() throws -> OSLogStore { try OSLogStore(scope: .system) }

    public func position(date: Date) -> OSLogPosition { OSLogPosition() }
    public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
    public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition()
    }

    /// Returns the entries from a position on: none.
    public func getEntries(
        with options: Enumerator.Options = [], at position: OSLogPosition? = nil,
        matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
}

/// A place among the entries of a store.
public class OSLogPosition: NSObject {}

/// An entry of a log.
public class OSLogEntry: NSObject {
    /// The kind of store that keeps an entry.
    public enum StoreCategory: Int, Sendable {
        case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14,
            longTerm30
    }

    public let composedMessage: String
    public let date: Date
    public let storeCategory: StoreCategory

    init(composedMessage: String, date: Date) {
        (self.composedMessage, self.date, storeCategory) = (composedMessage, date, .undefined)
    }
}

/// An entry with the process that wrote it.
public protocol OSLogEntryFromProcess {
    var activityIdentifier: os_activity_id_t { get }
    var process: String { get }
    var processIdentifier: pid_t { get }
    var sender: String { get }
    var threadIdentifier: UInt64 { get }
}

/// An entry with a subsystem and a category.
public protocol OSLogEntryWithPayload {
    var category: String { get }
    var formatString: String { get }
    var subsystem: String { get }
}

/// An identifier of an activity.
public typealias os_activity_id_t = UInt64

/// A message of a log.
public class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
    /// The severity of a message.
    public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }

    public let level: Level
    public let category: String
    public let subsystem: String
    public var formatString: String { composedMessage }
    public var activityIdentifier: os_activity_id_t { 0 }
    public var process: String { ProcessInfo.processInfo.processName }
    public var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }
    public var sender: String { process }
    public var threadIdentifier: UInt64 { 0 }

    init(composedMessage: String, date: Date, level: Level, subsystem: String, category: String) {
        (self.level, self.subsystem, self.category) = (level, subsystem, category)
        super.init(composedMessage: composedMessage, date: date)
    }
}
