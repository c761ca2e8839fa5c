import Foundation

/// A type of properties with the wrapper `@Persisted`.
public protocol _Persistable {
    /// The value of a property to which none was assigned.
    static var _emptyValue: Self { get }
}

/// A type of properties that have a value from the beginning.
public protocol _DefaultConstructible: _Persistable {
    init()
}

extension _DefaultConstructible {
    public static var _emptyValue: Self { Self() }
}

/// A property of an object that is stored.
@propertyWrapper public struct Persisted<Value: _Persistable> {
    private final class Box {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    /// The place of the value, which reflection finds.
    private let box: Box
    let isPrimaryKey: Bool

    private init(value: Value, isPrimaryKey: Bool) {
        box = Box(value)
        self.isPrimaryKey = isPrimaryKey
    }

    /// The value; a link to an object that was deleted is empty.
    public var wrappedValue: Value {
        get {
            if let link = box.value as? any AnyOptional, (link.content as? ObjectBase)?.isInvalidated == true,
                let empty = Value.self as? any ExpressibleByNilLiteral.Type,
                let value = empty.init(nilLiteral: ()) as? Value
            {
                return value
            }
            return box.value
        }
        nonmutating set { box.value = newValue }
    }

    public var projectedValue: Persisted<Value> { self }

    // The compiler calls the first one only if it is in the type itself.
    public init() { self.init(value: Value._emptyValue, isPrimaryKey: false) }
    public init(indexed: Bool) { self.init() }
    public init(primaryKey: Bool) { self.init(value: Value._emptyValue, isPrimaryKey: primaryKey) }
    public init(wrappedValue: Value) { self.init(value: wrappedValue, isPrimaryKey: false) }
    public init(wrappedValue: Value, indexed: Bool) { self.init(value: wrappedValue, isPrimaryKey: false) }
    public init(wrappedValue: Value, primaryKey: Bool) {
        self.init(value: wrappedValue, isPrimaryKey: primaryKey)
    }
}

extension Persisted {
    /// Creates the property of the objects with a link to the owner.
    public init<Element>(originProperty: String) where Value == LinkingObjects<Element> {
        self.init(
            value: LinkingObjects(fromType: Element.self, property: originProperty), isPrimaryKey: false)
    }
}

extension Persisted: Decodable where Value: Decodable {
    public init(from decoder: any Decoder) throws {
        self.init(value: try Value(from: decoder), isPrimaryKey: false)
    }
}

extension Persisted: Encodable where Value: Encodable {
    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension KeyedDecodingContainer {
    /// Decodes a property whose key may be missing.
    public func decode<Value: _Persistable & Decodable & ExpressibleByNilLiteral>(
        _ type: Persisted<Value>.Type, forKey key: Key
    ) throws -> Persisted<Value> {
        try decodeIfPresent(type, forKey: key) ?? Persisted(wrappedValue: nil)
    }
}

/// The wrapper of a property, by reflection.
protocol AnyPersisted {
    var anyValue: Any { get }
    var valueType: Any.Type { get }
    var isPrimaryKey: Bool { get }
    func setAny(_ value: Any?)
}

extension Persisted: AnyPersisted {
    var anyValue: Any { wrappedValue }
    var valueType: Any.Type { Value.self }

    func setAny(_ value: Any?) {
        if let read = PersistedReading.value(value, as: Value.self) { wrappedValue = read }
    }
}

/// Readings of values that are set by name.
enum PersistedReading {
    /// Returns a value as one of the type; nil if it is none.
    static func value<Value>(_ value: Any?, as type: Value.Type) -> Value? {
        guard let value else { return (type as? any AnyOptional.Type)?.empty as? Value }
        if let typed = value as? Value { return typed }
        if let optional = type as? any AnyOptional.Type, let content = read(value, as: optional.wrappedType) {
            return content as? Value
        }
        return read(value, as: type) as? Value
    }

    private static func read(_ value: Any, as type: Any.Type) -> Any? {
        if let type = type as? any PersistableEnum.Type { return type.of(value) }
        guard
            let number = (value as? NSNumber)
                ?? (value as? any BinaryInteger).map({ NSNumber(value: Int($0)) })
        else { return nil }
        return switch type {
        case is Int.Type: number.intValue
        case is Int8.Type: number.int8Value
        case is Int16.Type: number.int16Value
        case is Int32.Type: number.int32Value
        case is Int64.Type: number.int64Value
        case is Float.Type: number.floatValue
        case is Double.Type: number.doubleValue
        case is Bool.Type: number.boolValue
        default: nil
        }
    }
}

/// An enumeration that is stored by its raw values.
public protocol PersistableEnum: _DefaultConstructible, RealmCollectionValue, CaseIterable, RawRepresentable {
}

extension PersistableEnum {
    /// The first case, before a value is set.
    public init() { self = Self.allCases[Self.allCases.startIndex] }

    fileprivate static func of(_ value: Any) -> Any? { (value as? RawValue).flatMap(Self.init(rawValue:)) }
}

/// The former name for enumerations of properties that are declared `@objc dynamic`.
public protocol RealmEnum: RealmCollectionValue {}

/// A class of objects that properties refer to.
public protocol _PersistableObject: _Persistable {}

extension ObjectBase {
    public static var _emptyValue: Self { Self() }
}

extension Optional: _Persistable where Wrapped: _Persistable {}
extension Optional: _DefaultConstructible where Wrapped: _Persistable {
    public init() { self = nil }
}
extension Optional: RealmCollectionValue where Wrapped: RealmCollectionValue {}

extension Int: _DefaultConstructible, RealmCollectionValue {}
extension Int8: _DefaultConstructible, RealmCollectionValue {}
extension Int16: _DefaultConstructible, RealmCollectionValue {}
extension Int32: _DefaultConstructible, RealmCollectionValue {}
extension Int64: _DefaultConstructible, RealmCollectionValue {}
extension Float: _DefaultConstructible, RealmCollectionValue {}
extension Double: _DefaultConstructible, RealmCollectionValue {}
extension Bool: _DefaultConstructible, RealmCollectionValue {}
extension String: _DefaultConstructible, RealmCollectionValue {}
extension Data: _DefaultConstructible, RealmCollectionValue {}
extension Date: _DefaultConstructible, RealmCollectionValue {}
extension UUID: _DefaultConstructible, RealmCollectionValue {}
extension Decimal: _DefaultConstructible, RealmCollectionValue {}
extension ObjectId: _DefaultConstructible, RealmCollectionValue {}
extension List: _Persistable, _DefaultConstructible {}
extension MutableSet: _Persistable, _DefaultConstructible {}
extension LinkingObjects: _Persistable {
    public static var _emptyValue: LinkingObjects { LinkingObjects(fromType: Element.self, property: "") }
}
