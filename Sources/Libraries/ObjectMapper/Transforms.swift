import Foundation
import UIKit

/// A conversion between a value of JSON and one of a property.
public protocol TransformType {
    associatedtype Object
    associatedtype JSON
    func transformFromJSON(_ value: Any?) -> Object?
    func transformToJSON(_ value: Object?) -> JSON?
}

/// A conversion by two closures.
open class TransformOf<ObjectType, JSONType>: TransformType {
    private let fromJSON: (JSONType?) -> ObjectType?
    private let toJSON: (ObjectType?) -> JSONType?

    public init(fromJSON: @escaping (JSONType?) -> ObjectType?, toJSON: @escaping (ObjectType?) -> JSONType?)
    {
        self.fromJSON = fromJSON
        self.toJSON = toJSON
    }

    open func transformFromJSON(_ value: Any?) -> ObjectType? { fromJSON(value as? JSONType) }
    open func transformToJSON(_ value: ObjectType?) -> JSONType? { toJSON(value) }
}

/// Seconds, or milliseconds, since 1970.
open class DateTransform: TransformType {
    public enum Unit: TimeInterval, Sendable { case seconds = 1, milliseconds = 1_000 }

    private let unit: Unit

    public init(unit: Unit = .seconds) { self.unit = unit }

    open func transformFromJSON(_ value: Any?) -> Date? {
        let number =
            (value as? NSNumber)?.doubleValue ?? (value as? Double) ?? (value as? String).flatMap(Double.init)
        return number.map { Date(timeIntervalSince1970: $0 / unit.rawValue) }
    }
    open func transformToJSON(_ value: Date?) -> Double? {
        value.map { $0.timeIntervalSince1970 * unit.rawValue }
    }
}

/// A date as a text.
open class DateFormatterTransform: TransformType {
    public let dateFormatter: DateFormatter

    public init(dateFormatter: DateFormatter) { self.dateFormatter = dateFormatter }

    open func transformFromJSON(_ value: Any?) -> Date? {
        (value as? String).flatMap(dateFormatter.date(from:))
    }
    open func transformToJSON(_ value: Date?) -> String? { value.map(dateFormatter.string(from:)) }

    static func formatter(_ format: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = format
        return formatter
    }
}

open class CustomDateFormatTransform: DateFormatterTransform {
    public init(formatString: String) { super.init(dateFormatter: Self.formatter(formatString)) }
}

open class ISO8601DateTransform: DateFormatterTransform {
    public init() { super.init(dateFormatter: Self.formatter("yyyy-MM-dd'T'HH:mm:ssZZZZZ")) }
}

/// An address as a text.
open class URLTransform: TransformType {
    private let shouldEncode: Bool
    private let allowed: CharacterSet

    public init(shouldEncodeURLString: Bool = false, allowedCharacterSet: CharacterSet = .urlQueryAllowed) {
        shouldEncode = shouldEncodeURLString
        allowed = allowedCharacterSet
    }

    open func transformFromJSON(_ value: Any?) -> URL? {
        guard let text = value as? String else { return nil }
        return URL(
            string: shouldEncode ? text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text : text)
    }
    open func transformToJSON(_ value: URL?) -> String? { value?.absoluteString }
}

/// An enumeration by its raw value.
open class EnumTransform<T: RawRepresentable>: TransformType {
    public init() {}
    open func transformFromJSON(_ value: Any?) -> T? { value.flatMap { Reading.value($0, as: T.self, nil) } }
    open func transformToJSON(_ value: T?) -> T.RawValue? { value?.rawValue }
}

/// Data as a text in base 64.
open class DataTransform: TransformType {
    public init() {}
    open func transformFromJSON(_ value: Any?) -> Data? {
        (value as? String).flatMap { Data(base64Encoded: $0) }
    }
    open func transformToJSON(_ value: Data?) -> String? { value?.base64EncodedString() }
}

/// A decimal number as a text.
open class NSDecimalNumberTransform: TransformType {
    public init() {}
    open func transformFromJSON(_ value: Any?) -> NSDecimalNumber? {
        if let text = value as? String { return NSDecimalNumber(string: text) }
        return (value as? NSNumber).map { NSDecimalNumber(decimal: $0.decimalValue) }
    }
    open func transformToJSON(_ value: NSDecimalNumber?) -> String? { value?.description }
}
