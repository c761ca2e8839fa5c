import Foundation

/// An index of an array or a key of a dictionary.
public enum JSONKey {
    case index(Int)
    case key(String)
}

/// A type of indexes and keys.
public protocol JSONSubscriptType {
    var jsonKey: JSONKey { get }
}

extension Int: JSONSubscriptType {
    public var jsonKey: JSONKey { .index(self) }
}

extension String: JSONSubscriptType {
    public var jsonKey: JSONKey { .key(self) }
}

extension JSON {
    private subscript(step step: any JSONSubscriptType) -> JSON {
        get {
            switch step.jsonKey {
            case .index(let index):
                guard let array = arrayObject else { return .missing(error ?? .wrongType) }
                return array.indices.contains(index) ? JSON(array[index]) : .missing(.indexOutOfBounds)
            case .key(let key):
                guard let entries = dictionaryObject else { return .missing(error ?? .wrongType) }
                return entries[key].map { JSON($0) } ?? .missing(.notExist)
            }
        }
        set {
            switch step.jsonKey {
            case .index(let index):
                guard var array = arrayObject, array.indices.contains(index) else { return }
                array[index] = newValue.object
                object = array
            case .key(let key):
                guard var entries = dictionaryObject else { return }
                entries[key] = newValue.object
                object = entries
            }
        }
    }

    /// The value at the end of a path; JSON of null where there is none.
    public subscript(path: [any JSONSubscriptType]) -> JSON {
        get { path.reduce(self) { $0[step: $1] } }
        set {
            guard let first = path.first else { return self = newValue }
            var inner = self[step: first]
            inner[Array(path.dropFirst())] = newValue
            self[step: first] = inner
        }
    }

    public subscript(path: any JSONSubscriptType...) -> JSON {
        get { self[path] }
        set { self[path] = newValue }
    }
}

// MARK: Collections

extension JSON: Collection {
    /// The position of an element, or of a member of a dictionary in the order of its keys.
    public typealias Index = Int

    public var startIndex: Int { 0 }
    public var endIndex: Int { count }
    public func index(after i: Int) -> Int { i + 1 }

    /// The element at a position with its index as a text, or the member with its key.
    public subscript(position: Int) -> (String, JSON) {
        guard let entries = dictionaryObject else { return ("\(position)", self[[position]]) }
        let key = entries.keys.sorted()[position]
        return (key, self[[key]])
    }

    public func makeIterator() -> IndexingIterator<[(String, JSON)]> {
        let pairs =
            dictionary.map { $0.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
            ?? arrayValue.enumerated().map { ("\($0.offset)", $0.element) }
        return pairs.makeIterator()
    }
}

// MARK: Numbers

extension JSON {
    private mutating func set(_ number: NSNumber?) { object = number ?? NSNull() }

    public var double: Double? {
        get { number?.doubleValue }
        set { set(newValue.map { NSNumber(value: $0) }) }
    }
    public var doubleValue: Double {
        get { numberValue.doubleValue }
        set { double = newValue }
    }
    public var float: Float? {
        get { number?.floatValue }
        set { set(newValue.map { NSNumber(value: $0) }) }
    }
    public var floatValue: Float {
        get { numberValue.floatValue }
        set { float = newValue }
    }
    public var int: Int? {
        get { number?.intValue }
        set { set(newValue.map { NSNumber(value: $0) }) }
    }
    public var intValue: Int {
        get { numberValue.intValue }
        set { int = newValue }
    }
    public var uInt: UInt? {
        get { number?.uintValue }
        set { set(newValue.map { NSNumber(value: $0) }) }
    }
    public var uIntValue: UInt {
        get { numberValue.uintValue }
        set { uInt = newValue }
    }
    public var int8: Int8? {
        get { number?.int8Value }
        set { set(newValue.map { NSNumber(value: $0) }) }
    }
    public var int8Value: Int8 {
        get { numberValue.int8Value }
        set { int8 = newValue }
    }
    public var uInt8: UInt8? {
        get { number?.uint8Value }
        set { set(newValue.map { NSNumber(value: $0) }) }
    }
    public var uInt8Value: UInt8 {
        get { numberValue.uint8Value }
        set { uInt8 = newValue }
    }
    public var int16: Int16? {
        get { number?.int16Value }
        set { set(newValue.map { NSNumber(value: $0) }) }
    }
    public var int16Value: Int16 {
        get { numberValue.int16Value }
        set { int16 = newValue }
    }
    public var uInt16: UInt16? {
        get { number?.uint16Value }
        set { set(newValue.map { NSNumber(value: $0) }) }
    }
    public var uInt16Value: UInt16 {
        get { numberValue.uint16Value }
        set { uInt16 = newValue }
    }
    public var int32: Int32? {
        get { number?.int32Value }
        set { set(newValue.map { NSNumber(value: $0) }) }
    }
    public var int32Value: Int32 {
        get { numberValue.int32Value }
        set { int32 = newValue }
    }
    public var uInt32: UInt32? {
        get { number?.uint32Value }
        set { set(newValue.map { NSNumber(value: $0) }) }
    }
    public var uInt32Value: UInt32 {
        get { numberValue.uint32Value }
        set { uInt32 = newValue }
    }
    public var int64: Int64? {
        get { number?.int64Value }
        set { set(newValue.map { NSNumber(value: $0) }) }
    }
    public var int64Value: Int64 {
        get { numberValue.int64Value }
        set { int64 = newValue }
    }
    public var uInt64: UInt64? {
        get { number?.uint64Value }
        set { set(newValue.map { NSNumber(value: $0) }) }
    }
    public var uInt64Value: UInt64 {
        get { numberValue.uint64Value }
        set { uInt64 = newValue }
    }
}
