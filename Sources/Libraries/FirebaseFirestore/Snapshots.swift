import Foundation

/// The documents that a query found.
public final class QuerySnapshot: NSObject {
    public let query: Query

    init(query: Query) { self.query = query }

    public let documents: [QueryDocumentSnapshot] = []
    public let documentChanges: [DocumentChange] = []
    public let metadata = SnapshotMetadata()
    public var count: Int { documents.count }
    public var isEmpty: Bool { documents.isEmpty }
}

public final class SnapshotMetadata: NSObject {
    public let hasPendingWrites = false
    public let isFromCache = true
}

/// The fields of a document.
open class DocumentSnapshot: NSObject {
    public let reference: DocumentReference

    init(reference: DocumentReference) { self.reference = reference }

    public var exists: Bool { false }
    public var documentID: String { reference.documentID }
    public let metadata = SnapshotMetadata()

    public func data() -> [String: Any]? { nil }
    public func get(_ field: Any) -> Any? { nil }
    public subscript(key: Any) -> Any? { nil }

    public func data<T: Decodable>(as type: T.Type) throws -> T {
        throw DecodingError.valueNotFound(
            type, DecodingError.Context(codingPath: [], debugDescription: "The document has no data."))
    }
}

/// The fields of a document that a query found.
public final class QueryDocumentSnapshot: DocumentSnapshot {
    public override func data() -> [String: Any] { [:] }
}

public enum DocumentChangeType: Int, Sendable { case added, modified, removed }

public final class DocumentChange: NSObject {
    public let type: DocumentChangeType
    public let document: QueryDocumentSnapshot
    public let oldIndex: UInt
    public let newIndex: UInt

    init(type: DocumentChangeType, document: QueryDocumentSnapshot, oldIndex: UInt, newIndex: UInt) {
        (self.type, self.document, self.oldIndex, self.newIndex) = (type, document, oldIndex, newIndex)
    }
}

// MARK: Values

/// A time with nanoseconds.
public final class Timestamp: NSObject, Codable, Sendable {
    public let seconds: Int64
    public let nanoseconds: Int32

    public init(seconds: Int64, nanoseconds: Int32) {
        (self.seconds, self.nanoseconds) = (seconds, nanoseconds)
    }

    public convenience init(date: Date) {
        let time = date.timeIntervalSince1970
        let whole = time.rounded(.down)
        self.init(seconds: Int64(whole), nanoseconds: Int32((time - whole) * 1e9))
    }
    public convenience override init() { self.init(date: Date()) }

    public func dateValue() -> Date {
        Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9)
    }
    public func compare(_ other: Timestamp) -> ComparisonResult { dateValue().compare(other.dateValue()) }
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Timestamp else { return false }
        return seconds == other.seconds && nanoseconds == other.nanoseconds
    }
    public override var hash: Int { seconds.hashValue }
}

public final class GeoPoint: NSObject, Codable, Sendable {
    public let latitude: Double
    public let longitude: Double
    public init(latitude: Double, longitude: Double) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

public final class FieldPath: NSObject {
    public init(_ fieldNames: [String]) {}
    public static func documentID() -> FieldPath { FieldPath(["__name__"]) }
}

/// A value that the server computes.
public final class FieldValue: NSObject, Sendable {
    public static func serverTimestamp() -> FieldValue { FieldValue() }
    public static func delete() -> FieldValue { FieldValue() }
    public static func arrayUnion(_ elements: [Any]) -> FieldValue { FieldValue() }
    public static func arrayRemove(_ elements: [Any]) -> FieldValue { FieldValue() }
    public static func increment(_ delta: Int64) -> FieldValue { FieldValue() }
    public static func increment(_ delta: Double) -> FieldValue { FieldValue() }
}

// MARK: Wrappers of coded properties

/// The identifier of the document of a decoded value.
@propertyWrapper public struct DocumentID<Value: Codable>: Codable {
    private var value: Value?

    public init(wrappedValue value: Value?) { self.value = value }
    public var wrappedValue: Value? {
        get { value }
        set { value = newValue }
    }
    public init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
    public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension DocumentID: Equatable where Value: Equatable {}
extension DocumentID: Hashable where Value: Hashable {}

/// A time that the server sets where it is missing.
@propertyWrapper public struct ServerTimestamp<Value: Codable>: Codable {
    private var value: Value?

    public init(wrappedValue value: Value?) { self.value = value }
    public var wrappedValue: Value? {
        get { value }
        set { value = newValue }
    }
    public init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
    public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension ServerTimestamp: Equatable where Value: Equatable {}
extension ServerTimestamp: Hashable where Value: Hashable {}

extension KeyedDecodingContainer {
    /// Decodes an identifier whose key is missing, as it is outside of the fields.
    public func decode<Value>(_ type: DocumentID<Value>.Type, forKey key: Key) throws -> DocumentID<Value> {
        try decodeIfPresent(type, forKey: key) ?? DocumentID(wrappedValue: nil)
    }
    public func decode<Value>(_ type: ServerTimestamp<Value>.Type, forKey key: Key) throws -> ServerTimestamp<
        Value
    > {
        try decodeIfPresent(type, forKey: key) ?? ServerTimestamp(wrappedValue: nil)
    }
}
