import Foundation

/// The JSON of an object while it is read or written, and the member that a property names.
public final class Map {
    public let mappingType: MappingType
    public internal(set) var JSON: [String: Any]
    public internal(set) var isKeyPresent = false
    public internal(set) var currentValue: Any?
    public internal(set) var currentKey: String?
    public internal(set) var nestedKeyDelimiter = "."
    public var context: (any MapContext)?
    public var shouldIncludeNilValues: Bool
    public let toObject: Bool
    private var isNested = false

    public init(
        mappingType: MappingType, JSON: [String: Any], toObject: Bool = false,
        context: (any MapContext)? = nil,
        shouldIncludeNilValues: Bool = false
    ) {
        self.mappingType = mappingType
        self.JSON = JSON
        self.toObject = toObject
        self.context = context
        self.shouldIncludeNilValues = shouldIncludeNilValues
    }

    /// Chooses the member of a key, or at the end of a path of keys.
    public subscript(key: String) -> Map { choose(key, nested: key.contains("."), delimiter: ".") }
    public subscript(key: String, ignoreNil ignoreNil: Bool) -> Map { self[key] }
    public subscript(key: String, nested nested: Bool) -> Map { choose(key, nested: nested, delimiter: ".") }
    public subscript(key: String, delimiter delimiter: String) -> Map {
        choose(key, nested: key.contains(delimiter), delimiter: delimiter)
    }
    public subscript(key: String, nested nested: Bool, delimiter delimiter: String) -> Map {
        choose(key, nested: nested, delimiter: delimiter)
    }

    private func choose(_ key: String, nested: Bool, delimiter: String) -> Map {
        (currentKey, isNested, nestedKeyDelimiter) = (key, nested, delimiter)
        guard mappingType == .fromJSON else { return self }
        let found = steps.reduce(Any?.some(JSON)) { value, step in
            if let list = value as? [Any] {
                return Int(step).flatMap { list.indices.contains($0) ? list[$0] : nil }
            }
            return (value as? [String: Any])?[step]
        }
        isKeyPresent = found != nil
        currentValue = found is NSNull ? nil : found
        return self
    }

    private var steps: [String] {
        guard let currentKey else { return [] }
        return isNested ? currentKey.components(separatedBy: nestedKeyDelimiter) : [currentKey]
    }

    /// Writes the member; one without a value only where that is wanted.
    func write(_ value: Any?) {
        guard value != nil || shouldIncludeNilValues else { return }
        JSON = Self.setting(value ?? NSNull(), at: steps[...], in: JSON)
    }

    private static func setting(_ value: Any, at path: ArraySlice<String>, in entries: [String: Any])
        -> [String: Any]
    {
        guard let key = path.first else { return entries }
        var entries = entries
        let rest = path.dropFirst()
        entries[key] =
            rest.isEmpty ? value : setting(value, at: rest, in: entries[key] as? [String: Any] ?? [:])
        return entries
    }

    /// The member as a value of a type.
    public func value<T>() -> T? { currentValue.flatMap { Reading.value($0, as: T.self, self) } }

    // MARK: Constants

    /// Reads a constant; throws if there is none of the type.
    public func value<T>(_ key: String, nested: Bool? = nil, delimiter: String = ".") throws -> T {
        let map = choose(key, nested: nested ?? key.contains(delimiter), delimiter: delimiter)
        let found = map.currentValue
        guard
            let value = found.flatMap({ Reading.value($0, as: T.self, map) }) ?? (Reading.empty(T.self) as? T)
        else {
            throw MapError(key: key, currentValue: found, reason: "There is no \(T.self).")
        }
        return value
    }
    public func value<Transform: TransformType>(_ key: String, using transform: Transform) throws
        -> Transform.Object
    {
        let found = self[key].currentValue
        guard let value = transform.transformFromJSON(found) else {
            throw MapError(key: key, currentValue: found, reason: "The value cannot be transformed.")
        }
        return value
    }
}

/// Readings of JSON's values as those of types, and the reverse.
enum Reading {
    static func value<T>(_ value: Any, as type: T.Type, _ map: Map?) -> T? {
        if let container = type as? any JSONContainer.Type { return container.read(value, map) as? T }
        if let mappable = type as? any BaseMappable.Type {
            guard let entries = value as? [String: Any] else { return nil }
            return object(mappable, Map(mappingType: .fromJSON, JSON: entries, context: map?.context)) as? T
        }
        if let typed = value as? T { return typed }
        if let raw = type as? any RawRepresentable.Type { return Self.raw(raw, value, map) as? T }
        return (value as? any BinaryInteger).flatMap { NSNumber(value: Int64(clamping: $0)) as? T }
    }

    private static func raw<R: RawRepresentable>(_ type: R.Type, _ value: Any, _ map: Map?) -> Any? {
        Self.value(value, as: R.RawValue.self, map).flatMap(R.init(rawValue:))
    }

    /// Returns an object with the values of a map.
    static func object(_ type: any BaseMappable.Type, _ map: Map) -> Any? {
        if let type = type as? any StaticMappable.Type {
            guard var object = type.objectForMapping(map: map) else { return nil }
            object.mapping(map: map)
            return object
        }
        if let type = type as? any ImmutableMappable.Type { return try? type.init(map: map) }
        guard let type = type as? any Mappable.Type, var object = type.init(map: map) else { return nil }
        object.mapping(map: map)
        return object
    }

    /// Returns the empty value of an optional type; nil for other types.
    static func empty<T>(_ type: T.Type) -> Any? {
        (type as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ())
    }

    static func json(_ value: Any) -> Any? {
        switch value {
        case let container as any JSONContainer: container.json
        case let object as any BaseMappable: object.toJSON()
        case let raw as any RawRepresentable: json(raw.rawValue)
        default: value
        }
    }
}

/// A type of values that contain others.
protocol JSONContainer {
    static func read(_ value: Any, _ map: Map?) -> Any?
    var json: Any? { get }
}

extension Optional: JSONContainer {
    static func read(_ value: Any, _ map: Map?) -> Any? {
        value is NSNull
            ? Self.none as Any : Reading.value(value, as: Wrapped.self, map).map { Self.some($0) as Any }
    }
    var json: Any? { flatMap { Reading.json($0) } }
}

extension Array: JSONContainer {
    static func read(_ value: Any, _ map: Map?) -> Any? {
        (value as? [Any])?.compactMap { Reading.value($0, as: Element.self, map) }
    }
    var json: Any? { compactMap { Reading.json($0) } }
}

extension Set: JSONContainer {
    static func read(_ value: Any, _ map: Map?) -> Any? {
        (value as? [Any]).map { Set($0.compactMap { Reading.value($0, as: Element.self, map) }) }
    }
    var json: Any? { compactMap { Reading.json($0) } }
}

extension Dictionary: JSONContainer {
    static func read(_ value: Any, _ map: Map?) -> Any? {
        guard let entries = value as? [String: Any] else { return nil }
        let pairs = entries.compactMap { key, value -> (Key, Value)? in
            guard let key = key as? Key, let value = Reading.value(value, as: Value.self, map) else {
                return nil
            }
            return (key, value)
        }
        return Dictionary(pairs) { first, _ in first }
    }
    var json: Any? {
        let pairs = compactMap { key, value in
            (key as? String).flatMap { key in Reading.json(value).map { (key, $0) } }
        }
        return Swift.Dictionary(pairs) { first, _ in first }
    }
}
