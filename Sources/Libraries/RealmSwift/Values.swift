import Foundation
import Synchronization

/// A decimal number.
public typealias Decimal128 = Decimal

/// An identifier of twelve bytes.
public final class ObjectId: Hashable, Comparable, Codable, CustomStringConvertible, @unchecked Sendable {
    /// The bytes in hexadecimal digits.
    public let stringValue: String
    private static let count = Atomic<UInt64>(0)

    /// An identifier of zeros.
    public init() { stringValue = String(repeating: "0", count: 24) }

    /// Creates an identifier of 24 hexadecimal digits.
    public init(string: String) throws {
        guard string.count == 24, string.allSatisfy(\.isHexDigit) else {
            throw Realm.Error(.fail, "\(string) is no identifier of 24 hexadecimal digits")
        }
        stringValue = string.lowercased()
    }

    private init(number: UInt64) {
        let digits = String(number, radix: 16)
        stringValue = String(repeating: "0", count: 24 - digits.count) + digits
    }

    /// Returns an identifier that differs from all others of the process; they are the same in each run.
    public static func generate() -> ObjectId {
        ObjectId(number: count.add(1, ordering: .relaxed).newValue)
    }

    public var description: String { stringValue }
    public static func == (a: ObjectId, b: ObjectId) -> Bool { a.stringValue == b.stringValue }
    public static func < (a: ObjectId, b: ObjectId) -> Bool { a.stringValue < b.stringValue }
    public func hash(into hasher: inout Hasher) { hasher.combine(stringValue) }

    public convenience init(from decoder: any Decoder) throws {
        try self.init(string: String(from: decoder))
    }

    public func encode(to encoder: any Encoder) throws { try stringValue.encode(to: encoder) }
}

/// A number that may be missing, of a property that is not declared with `@Persisted`.
public final class RealmOptional<Value: RealmCollectionValue>: StoredBox, CustomStringConvertible {
    public var value: Value?

    public init(_ value: Value? = nil) { self.value = value }

    public var description: String { value.map { "\($0)" } ?? "nil" }
    var boxed: Any? { value }
    func setBoxed(_ value: Any?) { self.value = PersistedReading.value(value, as: Value.self) }
}

/// A value of a property that is not declared with `@Persisted`.
public final class RealmProperty<Value: RealmCollectionValue & _DefaultConstructible>: StoredBox {
    public var value = Value()

    public init() {}

    var boxed: Any? { ObjectProperties.unwrapped(value) }
    func setBoxed(_ value: Any?) { self.value = PersistedReading.value(value, as: Value.self) ?? Value() }
}
