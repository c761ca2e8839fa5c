import Synchronization

/// The type of a signpost. No tool records signposts here, so that they are accepted and not written.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// Apple's number for it.
    public let rawValue: UInt8
    /// Creates a type from Apple's number for it.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A single event.
    public static let event = OSSignpostType(rawValue: 0)
    /// The beginning of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
}

/// The identifier that distinguishes signposts with the same name.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: UInt64
    /// Creates an identifier from its number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Creates an identifier from its number.
    public init(_ value: UInt64) { rawValue = value }

    private static let last = Mutex<UInt64>(0x1000)

    /// Creates a new identifier.
    public init(log: OSLog) {
        rawValue = Self.last.withLock { last in
            last += 1
            return last
        }
    }

    /// Creates the identifier of an object.
    public init(log: OSLog, object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }

    /// The identifier of signposts that are unique by name.
    public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
    /// No identifier.
    public static let invalid = OSSignpostID(rawValue: .max)
    /// No identifier.
    public static let null = OSSignpostID(rawValue: 0)

    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// Emits a signpost.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Emits a signpost with a message.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

/// The state of an interval, from its beginning to its end.
public final class OSSignpostIntervalState: Sendable {
    /// The identifier of the interval.
    public let signpostID: OSSignpostID
    init(_ id: OSSignpostID) { signpostID = id }
}

/// A signposter for a subsystem and category.
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// Creates a signposter for the default log.
    public init() { log = .default }
    /// Creates a signposter for a subsystem and category.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Creates a signposter for a log.
    public init(logHandle: OSLog) { log = logHandle }
    /// A signposter that emits nothing.
    public static var disabled: OSSignposter { OSSignposter(logHandle: .disabled) }

    /// Whether signposts are written; always false.
    public var isEnabled: Bool { false }
    /// Returns a new identifier.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
    /// Returns the identifier of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
        OSSignpostID(log: log, object: object)
    }

    /// Begins an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState
    {
        OSSignpostIntervalState(id)
    }
    /// Begins an interval, with a message.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage)
        -> OSSignpostIntervalState
    {
        OSSignpostIntervalState(id)
    }
    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Ends an interval, with a message.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
    }
    /// Emits an event.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Emits an event with a message.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
    /// Emits an interval around the closure's execution.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }
}
