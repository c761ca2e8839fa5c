import Foundation
import os

/// The log entries of the process: the last 1,000 messages.
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

    public func position(date: Date) -> OSLogPosition { OSLogPosition(date) }

    /// Returns the position of a time before the last entry.
    public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition((KeptEntries.shared.all.last?.date ?? .now).addingTimeInterval(-abs(seconds)))
    }

    /// Returns the position of a time after the process has begun: the device started with it.
    public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
        let first = KeptEntries.shared.all.first?.date ?? .now
        return OSLogPosition(seconds <= 0 ? .distantPast : first.addingTimeInterval(seconds))
    }

    /// Returns the entries from a position on. A predicate is evaluated with each.
    public func getEntries(
        with options: Enumerator.Options = [], at position: OSLogPosition? = nil,
        matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> {
        let entries = KeptEntries.shared.all.filter { $0.date >= position?.date ?? .distantPast }.map {
            OSLogEntryLog($0)
        }
        let matching =
            predicate.map { predicate in entries.filter { predicate.evaluate(with: $0) } } ?? entries
        return AnySequence(options.contains(.reverse) ? matching.reversed() : matching)
    }
}

/// A place among the entries of a store.
public class OSLogPosition: NSObject {
    let date: Date
    init(_ date: Date) { self.date = date }
}

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

    init(_ entry: KeptEntries.Entry) {
        (subsystem, category) = (entry.subsystem, entry.category)
        level =
            switch entry.type {
            case .debug: .debug
            case .info: .info
            case .error: .error
            case .fault: .fault
            default: .notice
            }
        super.init(composedMessage: entry.message, date: entry.date)
    }
}
