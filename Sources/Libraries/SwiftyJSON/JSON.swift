@_exported import Foundation
import UIKit

// JSON whose members are read without a check of each type on the way to them.

/// The types of JSON's values.
public enum Type: Int, Sendable {
    case number, string, bool, array, dictionary, null, unknown
}

/// Why a value cannot be read.
public enum SwiftyJSONError: Int, Swift.Error, Sendable {
    case unsupportedType = 999
    case indexOutOfBounds = 900
    case elementTooDeep = 902
    case wrongType = 901
    case notExist = 500
    case invalidJSON = 490
}

extension SwiftyJSONError: CustomNSError, LocalizedError {
    public static var errorDomain: String { "com.swiftyjson.SwiftyJSON" }

    public var errorDescription: String? {
        switch self {
        case .unsupportedType: "The type is not one of JSON's."
        case .indexOutOfBounds: "The array has no element at the index."
        case .elementTooDeep: "The value is nested too deeply."
        case .wrongType: "The value is of another type."
        case .notExist: "The dictionary has no such key."
        case .invalidJSON: "The text is no JSON."
        }
    }
}

/// A value of JSON.
public struct JSON: @unchecked Sendable {
    /// A value by its type.
    private enum Content {
        case null, unknown
        case bool(Bool)
        case number(NSNumber)
        case string(String)
        case array([Any])
        case dictionary([String: Any])
    }

    private var content: Content
    /// Why there is no value; nil if there is one.
    public private(set) var error: SwiftyJSONError?

    private init(_ content: Content, error: SwiftyJSONError? = nil) {
        self.content = content
        self.error = error
    }

    static func missing(_ error: SwiftyJSONError) -> JSON { JSON(.null, error: error) }

    /// Reads data.
    public init(data: Data, options: JSONSerialization.ReadingOptions = []) throws {
        self.init(jsonObject: try JSONSerialization.jsonObject(with: data, options: options))
    }

    /// Creates JSON of a value, or of the text in data; of null if that is no JSON.
    public init(_ object: Any) {
        if let data = object as? Data {
            self = (try? JSON(data: data, options: [.fragmentsAllowed])) ?? .missing(.invalidJSON)
        } else {
            self.init(jsonObject: object)
        }
    }

    /// Reads a text; JSON of null if it is none.
    public init(parseJSON jsonString: String) {
        self =
            (try? JSON(data: Data(jsonString.utf8), options: [.fragmentsAllowed])) ?? .missing(.invalidJSON)
    }

    fileprivate init(jsonObject: Any) {
        let content = Self.content(of: jsonObject)
        self.content = content
        if case .unknown = content { error = .unsupportedType }
    }

    public static func parse(_ string: String) -> JSON { JSON(parseJSON: string) }

    private static func content(of object: Any) -> Content {
        switch object {
        case let json as JSON: json.content
        case let bool as Bool where Swift.type(of: object) == Bool.self: .bool(bool)
        case let number as NSNumber: number.isBoolean ? .bool(number.boolValue) : .number(number)
        case let string as String: .string(string)
        case is NSNull: .null
        case let array as [JSON]: .array(array.map(\.object))
        case let array as [Any]: .array(array)
        case let entries as [String: JSON]: .dictionary(entries.mapValues(\.object))
        case let entries as [String: Any]: .dictionary(entries)
        case let date as Date: .string("\(date)")
        default: number(object).map(Content.number) ?? unwrapped(object)
        }
    }

    private static func number(_ object: Any) -> NSNumber? {
        switch object {
        case let number as Int: NSNumber(value: number)
        case let number as Double: NSNumber(value: number)
        case let number as Float: NSNumber(value: number)
        case let number as CGFloat: NSNumber(value: Double(number))
        case let number as UInt: NSNumber(value: number)
        case let number as any BinaryInteger: NSNumber(value: Int64(clamping: number))
        default: nil
        }
    }

    /// An empty optional is null.
    private static func unwrapped(_ object: Any) -> Content {
        let mirror = Mirror(reflecting: object)
        guard mirror.displayStyle == .optional else { return .unknown }
        return mirror.children.first.map { content(of: $0.value) } ?? .null
    }

    // MARK: Values

    /// The type of the value.
    public var type: Type {
        switch content {
        case .null: .null
        case .unknown: .unknown
        case .bool: .bool
        case .number: .number
        case .string: .string
        case .array: .array
        case .dictionary: .dictionary
        }
    }

    /// The value as Foundation's.
    public var object: Any {
        get {
            switch content {
            case .null, .unknown: NSNull()
            case .bool(let value): value
            case .number(let value): value
            case .string(let value): value
            case .array(let value): value.map(Self.plain)
            case .dictionary(let value): value.mapValues(Self.plain)
            }
        }
        set { self = JSON(jsonObject: newValue) }
    }

    private static func plain(_ value: Any) -> Any { (value as? JSON)?.object ?? value }

    public static var null: JSON { JSON(.null) }
    public static var nullJSON: JSON { null }

    /// Whether there is a value, which may be null.
    public func exists() -> Bool { error != .notExist && error != .indexOutOfBounds && error != .wrongType }

    public var isEmpty: Bool { count == 0 }

    /// The number of elements or members; 0 for other values.
    public var count: Int {
        switch content {
        case .array(let array): array.count
        case .dictionary(let entries): entries.count
        default: 0
        }
    }

    public var array: [JSON]? {
        if case .array(let array) = content { array.map { JSON(jsonObject: $0) } } else { nil }
    }
    public var arrayValue: [JSON] { array ?? [] }
    public var arrayObject: [Any]? {
        get { type == .array ? object as? [Any] : nil }
        set { object = newValue ?? NSNull() }
    }

    public var dictionary: [String: JSON]? {
        if case .dictionary(let entries) = content { entries.mapValues { JSON(jsonObject: $0) } } else { nil }
    }
    public var dictionaryValue: [String: JSON] { dictionary ?? [:] }
    public var dictionaryObject: [String: Any]? {
        get { type == .dictionary ? object as? [String: Any] : nil }
        set { object = newValue ?? NSNull() }
    }

    public var bool: Bool? {
        get { if case .bool(let value) = content { value } else { nil } }
        set { object = newValue ?? NSNull() }
    }
    public var boolValue: Bool {
        get {
            switch content {
            case .bool(let value): value
            case .number(let value): value.boolValue
            case .string(let value): ["true", "y", "t", "yes", "1"].contains(value.lowercased())
            default: false
            }
        }
        set { object = newValue }
    }

    public var string: String? {
        get { if case .string(let value) = content { value } else { nil } }
        set { object = newValue ?? NSNull() }
    }
    public var stringValue: String {
        get {
            switch content {
            case .string(let value): value
            case .number(let value): value.stringValue
            case .bool(let value): "\(value)"
            default: ""
            }
        }
        set { object = newValue }
    }

    public var number: NSNumber? {
        get {
            switch content {
            case .number(let value): value
            case .bool(let value): NSNumber(value: value ? 1 : 0)
            default: nil
            }
        }
        set { object = newValue ?? NSNull() }
    }
    public var numberValue: NSNumber {
        get {
            guard case .string(let text) = content else { return number ?? 0 }
            if let integer = Int(text) { return NSNumber(value: integer) }
            return NSNumber(value: Double(text) ?? 0)
        }
        set { object = newValue }
    }

    public var null: NSNull? {
        get {
            switch content {
            case .null, .unknown: NSNull()
            default: nil
            }
        }
        set { object = NSNull() }
    }

    /// The address that the text is; characters that an address does not have are escaped.
    public var url: URL? {
        get {
            guard let string else { return nil }
            if string.contains("%"), let url = URL(string: string) { return url }
            return string.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed.union(["#"])).flatMap
            {
                URL(string: $0)
            }
        }
        set { object = newValue?.absoluteString ?? NSNull() }
    }

    // MARK: Text

    /// The data of the value's text.
    public func rawData(options: JSONSerialization.WritingOptions = []) throws -> Data {
        guard type != .unknown else { throw SwiftyJSONError.invalidJSON }
        return try JSONSerialization.data(withJSONObject: object, options: options.union(.fragmentsAllowed))
    }

    /// The text of the value.
    public func rawString(
        _ encoding: String.Encoding = .utf8, options: JSONSerialization.WritingOptions = .prettyPrinted
    ) -> String? {
        if case .string(let text) = content { return text }
        return (try? rawData(options: options)).flatMap { String(data: $0, encoding: encoding) }
    }

    // MARK: Merging

    /// Adds the members of other JSON to this one, those of nested dictionaries too, and the elements of arrays.
    public mutating func merge(with other: JSON) throws { self = try merged(with: other, isNested: false) }
    public func merged(with other: JSON) throws -> JSON { try merged(with: other, isNested: false) }

    private func merged(with other: JSON, isNested: Bool) throws -> JSON {
        switch (content, other.content) {
        case (.dictionary(var entries), .dictionary(let others)):
            for (key, value) in others {
                let merged = try entries[key].map { old in
                    try JSON(jsonObject: old).merged(with: JSON(jsonObject: value), isNested: true).object
                }
                entries[key] = merged ?? value
            }
            return JSON(.dictionary(entries))
        case (.array(let first), .array(let second)): return JSON(.array(first + second))
        default:
            guard isNested || type == other.type else { throw SwiftyJSONError.wrongType }
            return other
        }
    }
}

extension NSNumber {
    /// Whether the number was made of a truth value, whose type alone is C's `char` in Foundation.
    fileprivate var isBoolean: Bool { objCType.pointee == CChar(UInt8(ascii: "c")) }
}
