public import Foundation

/// What a property of an object has before it is given a value, where its type is no optional one.
public protocol ManagedValue {
    static var unset: Self { get }
}

extension Optional: ManagedValue { public static var unset: Wrapped? { nil } }
extension Bool: ManagedValue { public static var unset: Bool { false } }
extension Int: ManagedValue { public static var unset: Int { 0 } }
extension Int16: ManagedValue { public static var unset: Int16 { 0 } }
extension Int32: ManagedValue { public static var unset: Int32 { 0 } }
extension Int64: ManagedValue { public static var unset: Int64 { 0 } }
extension Double: ManagedValue { public static var unset: Double { 0 } }
extension Float: ManagedValue { public static var unset: Float { 0 } }
extension String: ManagedValue { public static var unset: String { "" } }
extension Data: ManagedValue { public static var unset: Data { Data() } }
extension Date: ManagedValue { public static var unset: Date { Date(timeIntervalSinceReferenceDate: 0) } }
extension UUID: ManagedValue { public static var unset: UUID { UUID() } }
extension URL: ManagedValue { public static var unset: URL { URL(fileURLWithPath: "/") } }
extension Decimal: ManagedValue { public static var unset: Decimal { 0 } }
extension Set: ManagedValue { public static var unset: Set<Element> { [] } }
extension Array: ManagedValue { public static var unset: [Element] { [] } }
extension Dictionary: ManagedValue { public static var unset: [Key: Value] { [:] } }

/// What declarations of `@NSManaged` are compiled to.
extension NSManagedObject {
    public func managed<Value: ManagedValue>(_ key: String) -> Value {
        let value = managedValue(forKey: key)
        return value as? Value ?? Numbers.converted(value, to: Value.self) ?? .unset
    }

    public func managed<Value: NSManagedObject>(_ key: String) -> Value {
        managedValue(forKey: key) as? Value ?? Value(entity: Value.entity(), insertInto: nil)
    }

    public func managed(_ key: String) -> NSNumber { managedValue(forKey: key) as? NSNumber ?? 0 }
    public func managed(_ key: String) -> NSSet { managedValue(forKey: key) as? NSSet ?? NSSet() }
    public func managed(_ key: String) -> NSOrderedSet {
        managedValue(forKey: key) as? NSOrderedSet ?? NSOrderedSet()
    }
    public func managed(_ key: String) -> NSArray { managedValue(forKey: key) as? NSArray ?? NSArray() }
    public func managed(_ key: String) -> NSDictionary {
        managedValue(forKey: key) as? NSDictionary ?? NSDictionary()
    }
    public func managed(_ key: String) -> NSData { managedValue(forKey: key) as? NSData ?? NSData() }
    public func managed(_ key: String) -> NSDate {
        managedValue(forKey: key) as? NSDate ?? NSDate(timeIntervalSinceReferenceDate: 0)
    }

    public func setManaged<Value>(_ value: Value, _ key: String) {
        let isNone = (value as? any OptionalValue)?.isNone == true
        setManagedValue(isNone ? nil : value, forKey: key)
    }

    /// Adds to and removes from relationships, by the names of the methods that Xcode makes for them.
    public func changeManaged(_ method: String, _ argument: Any) {
        let isAdding = method.hasPrefix("addTo")
        guard isAdding || method.hasPrefix("removeFrom") else { return }
        let rest = method.dropFirst(isAdding ? 5 : 10)
        let key = (rest.first.map { String($0).lowercased() } ?? "") + rest.dropFirst()
        let objects = members(of: argument)
        if let ordered = primitiveValue(forKey: key) as? NSOrderedSet {
            let changed = NSMutableOrderedSet(orderedSet: ordered)
            for object in objects { if isAdding { changed.add(object) } else { changed.remove(object) } }
            return setManagedValue(changed, forKey: key)
        }
        let changed = NSMutableSet()
        members(of: primitiveValue(forKey: key) ?? NSSet()).forEach { changed.add($0) }
        for object in objects { if isAdding { changed.add(object) } else { changed.remove(object) } }
        setManagedValue(changed, forKey: key)
    }

    private func members(of value: Any) -> [Any] {
        if let set = value as? NSSet { return set.allObjects }
        if let set = value as? NSOrderedSet { return set.array }
        return [value]
    }
}

private protocol OptionalValue { var isNone: Bool { get } }
extension Optional: OptionalValue { fileprivate var isNone: Bool { self == nil } }

/// Numbers of one type for properties of another.
private enum Numbers {
    static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        let number: Double? =
            switch value {
            case let value as any BinaryInteger: Double(value)
            case let value as Double: value
            case let value as Float: Double(value)
            case let value as NSNumber: value.doubleValue
            case let value as Bool: value ? 1 : 0
            default: nil
            }
        guard let number else { return nil }
        let forms: [Any?] = [
            Int16(exactly: number), Int32(exactly: number), Int64(exactly: number), Int(exactly: number),
            number,
            Float(number), number != 0, NSNumber(value: number),
        ]
        return forms.lazy.compactMap { $0 as? Value }.first
    }
}
