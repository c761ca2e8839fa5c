@_exported import Foundation
import UIKit

// Objects and values that are read from JSON, and written to it, by one list of their properties.

public enum MappingType: Sendable {
    case fromJSON, toJSON
}

/// A type whose properties are read and written.
public protocol BaseMappable {
    mutating func mapping(map: Map)
}

/// A type that is created before its properties are read; nil if the JSON does not fit.
public protocol Mappable: BaseMappable {
    init?(map: Map)
}

/// A type whose objects a class function creates.
public protocol StaticMappable: BaseMappable {
    static func objectForMapping(map: Map) -> (any BaseMappable)?
}

/// A type whose initializer reads constants.
public protocol ImmutableMappable: BaseMappable {
    init(map: Map) throws
}

extension ImmutableMappable {
    public func mapping(map: Map) {}

    public init(JSON: [String: Any], context: (any MapContext)? = nil) throws {
        try self.init(map: Map(mappingType: .fromJSON, JSON: JSON, context: context))
    }
    public init(JSONString: String, context: (any MapContext)? = nil) throws {
        guard let entries = JSONText.value(JSONString) as? [String: Any] else {
            throw MapError(key: nil, currentValue: JSONString, reason: "The text is no dictionary of JSON.")
        }
        try self.init(JSON: entries, context: context)
    }
}

/// A value that mappings can read while they run.
public protocol MapContext {}

/// An error of constants that cannot be read.
public struct MapError: LocalizedError {
    public var key: String?
    public var currentValue: Any?
    public var reason: String?

    public init(key: String?, currentValue: Any?, reason: String?) {
        (self.key, self.currentValue, self.reason) = (key, currentValue, reason)
    }

    public var errorDescription: String? {
        [reason, key.map { "key: \($0)" }].compactMap { $0 }.joined(separator: " ")
    }
}

extension BaseMappable {
    /// The properties as a dictionary.
    public func toJSON() -> [String: Any] {
        let map = Map(mappingType: .toJSON, JSON: [:])
        var copy = self
        copy.mapping(map: map)
        return map.JSON
    }

    public func toJSONString(prettyPrint: Bool = false) -> String? { JSONText.text(toJSON(), prettyPrint) }
}

extension Mappable {
    public init?(JSON: [String: Any], context: (any MapContext)? = nil) {
        guard let object: Self = Mapper(context: context).map(JSON: JSON) else { return nil }
        self = object
    }
    public init?(JSONString: String, context: (any MapContext)? = nil) {
        guard let object: Self = Mapper(context: context).map(JSONString: JSONString) else { return nil }
        self = object
    }
}

extension Array where Element: BaseMappable {
    public init?(JSONString: String, context: (any MapContext)? = nil) {
        guard let list = Mapper<Element>(context: context).mapArray(JSONString: JSONString) else {
            return nil
        }
        self = list
    }
    public init(JSONArray: [[String: Any]], context: (any MapContext)? = nil) {
        self = Mapper<Element>(context: context).mapArray(JSONArray: JSONArray)
    }
    public func toJSON() -> [[String: Any]] { map { $0.toJSON() } }
    public func toJSONString(prettyPrint: Bool = false) -> String? { JSONText.text(toJSON(), prettyPrint) }
}

/// Texts of JSON.
enum JSONText {
    static func value(_ text: String) -> Any? {
        try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }

    static func text(_ value: Any, _ isPretty: Bool) -> String? {
        guard JSONSerialization.isValidJSONObject(value) else { return nil }
        let options: JSONSerialization.WritingOptions =
            isPretty ? [.prettyPrinted, .sortedKeys] : .sortedKeys
        return (try? JSONSerialization.data(withJSONObject: value, options: options))
            .map { String(decoding: $0, as: UTF8.self) }
    }
}

/// Reads objects of a type from JSON and writes them.
public final class Mapper<N: BaseMappable> {
    public var context: (any MapContext)?
    public var shouldIncludeNilValues: Bool

    public init(context: (any MapContext)? = nil, shouldIncludeNilValues: Bool = false) {
        self.context = context
        self.shouldIncludeNilValues = shouldIncludeNilValues
    }

    public func map(JSONObject: Any?) -> N? { (JSONObject as? [String: Any]).flatMap { map(JSON: $0) } }
    public func map(JSONString: String) -> N? { map(JSONObject: JSONText.value(JSONString)) }
    public func map(JSONfile: String) -> N? {
        guard let path = Bundle.main.path(forResource: JSONfile, ofType: nil) else { return nil }
        return (try? String(contentsOfFile: path, encoding: .utf8)).flatMap { map(JSONString: $0) }
    }
    public func map(JSON: [String: Any]) -> N? {
        let map = Map(
            mappingType: .fromJSON, JSON: JSON, context: context,
            shouldIncludeNilValues: shouldIncludeNilValues)
        return Reading.object(N.self, map) as? N
    }

    /// Reads the properties of an object.
    public func map(JSON: [String: Any], toObject object: N) -> N {
        var copy = object
        copy.mapping(map: Map(mappingType: .fromJSON, JSON: JSON, toObject: true, context: context))
        return copy
    }
    public func map(JSONObject: Any?, toObject object: N) -> N {
        (JSONObject as? [String: Any]).map { map(JSON: $0, toObject: object) } ?? object
    }
    public func map(JSONString: String, toObject object: N) -> N {
        map(JSONObject: JSONText.value(JSONString), toObject: object)
    }

    public func mapArray(JSONArray: [[String: Any]]) -> [N] { JSONArray.compactMap { map(JSON: $0) } }
    public func mapArray(JSONObject: Any?) -> [N]? {
        (JSONObject as? [[String: Any]]).map(mapArray(JSONArray:))
    }
    public func mapArray(JSONString: String) -> [N]? {
        let value = JSONText.value(JSONString)
        return mapArray(JSONObject: value) ?? map(JSONObject: value).map { [$0] }
    }
    public func mapDictionary(JSON: [String: [String: Any]]) -> [String: N]? {
        JSON.compactMapValues { map(JSON: $0) }
    }
    public func mapDictionary(JSONObject: Any?) -> [String: N]? {
        (JSONObject as? [String: [String: Any]]).flatMap(mapDictionary(JSON:))
    }

    public func toJSON(_ object: N) -> [String: Any] { object.toJSON() }
    public func toJSONArray(_ array: [N]) -> [[String: Any]] { array.map { $0.toJSON() } }
    public func toJSONString(_ object: N, prettyPrint: Bool = false) -> String? {
        object.toJSONString(prettyPrint: prettyPrint)
    }
    public func toJSONString(_ array: [N], prettyPrint: Bool = false) -> String? {
        JSONText.text(toJSONArray(array), prettyPrint)
    }
}
