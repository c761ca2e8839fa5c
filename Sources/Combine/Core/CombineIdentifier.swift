import Synchronization

/// A unique number of a publisher stream.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let last = Atomic<UInt64>(0)

    private let rawValue: UInt64

    /// Creates a new identifier.
    public init() { rawValue = Self.last.wrappingAdd(1, ordering: .relaxed).newValue }

    /// The identifier of an object.
    public init(_ obj: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(obj))) }

    /// The number in hexadecimal notation.
    public var description: String { "0x" + String(rawValue, radix: 16) }
}
