import Synchronization

/// What a mark of time marks. There is no tool that records them here, so marks are taken and not written.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// Apple's number for it.
    public let rawValue: UInt8
    /// Creates a kind by Apple's number for it.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// A beginning.
    public static let begin = OSSignpostType(rawValue: 1)
    /// An end.
    public static let end = OSSignpostType(rawValue: 2)
}

/// Tells marks of the same name apart.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: UInt64
    /// Creates an identifier by its number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Creates an identifier by its number.
    public init(_ value: UInt64) { rawValue = value }

    private static let last = Mutex<UInt64>(0x1000)

    /// Creates a new identifier.
    public init(log: OSLog) {
        rawValue = Self.last.withLock { last in
            last += 1
            return last
        }
    }

    /// The identifier of an object.
    public init(log: OSLog, object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }

    /// The identifier of marks that need none.
    public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
    /// No identifier.
    public static let invalid = OSSignpostID(rawValue: .max)
    /// No identifier.
    public static let null = OSSignpostID(rawValue: 0)

    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// Marks a time.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Marks a time, with a message.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

/// What a beginning hands to its end.
public final class OSSignpostIntervalState: Sendable {
    /// The identifier of the interval.
    public let signpostID: OSSignpostID
    init(_ id: OSSignpostID) { signpostID = id }
}

/// Marks times of a part of a program.
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// Creates a signposter for programs without parts.
    public init() { log = .default }
    /// Creates a signposter for a part of a program.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Creates a signposter beside a log.
    public init(logHandle: OSLog) { log = logHandle }
    /// A signposter that keeps silent.
    public static var disabled: OSSignposter { OSSignposter(logHandle: .disabled) }

    /// Whether marks are written; they are not.
    public var isEnabled: Bool { false }
    /// Returns a new identifier.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
    /// Returns the identifier of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
        OSSignpostID(log: log, object: object)
    }

    /// Marks a beginning.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState
    {
        OSSignpostIntervalState(id)
    }
    /// Marks a beginning, with a message.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage)
        -> OSSignpostIntervalState
    {
        OSSignpostIntervalState(id)
    }
    /// Marks an end.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Marks an end, with a message.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
    }
    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Marks a moment, with a message.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
    /// Marks the beginning and end of some work.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }
}
