@_exported import FirebaseCore
import Synchronization
import UIKit

/// Documents on a server, of which none arrives: queries find nothing, as in an empty cache without a network.
///
/// Unchecked, since the SDK is used from any thread: its settings are set before they are used.
public final class Firestore: NSObject, @unchecked Sendable {
    private static let shared = Firestore()

    public static func firestore() -> Firestore { shared }
    public static func firestore(app: FirebaseApp) -> Firestore { shared }
    public static func firestore(database: String) -> Firestore { shared }

    public var settings = FirestoreSettings()

    public func collection(_ collectionPath: String) -> CollectionReference {
        CollectionReference(path: collectionPath)
    }
    public func collectionGroup(_ collectionID: String) -> Query { Query() }
    public func document(_ documentPath: String) -> DocumentReference {
        DocumentReference(path: documentPath)
    }
    public func batch() -> WriteBatch { WriteBatch() }
    public func useEmulator(withHost host: String, port: Int) {}
    public func clearPersistence(completion: (((any Error)?) -> Void)? = nil) {
        Inert.later { completion?(nil) }
    }
    public func enableNetwork(completion: (((any Error)?) -> Void)? = nil) {
        Inert.later { completion?(nil) }
    }
    public func disableNetwork(completion: (((any Error)?) -> Void)? = nil) {
        Inert.later { completion?(nil) }
    }
    public func runTransaction(
        _ updateBlock: @escaping (Transaction, NSErrorPointer) -> Any?,
        completion: @escaping (Any?, (any Error)?) -> Void
    ) {
        Inert.use("Firestore.runTransaction")
        Inert.later { completion(nil, FirestoreErrorCode.unavailable.error) }
    }
}

public final class FirestoreSettings: NSObject {
    public var host = "firestore.googleapis.com"
    public var isSSLEnabled = true
    public var isPersistenceEnabled = true
    public var areTimestampsInSnapshotsEnabled = true
    public var cacheSizeBytes: Int64 = 100 << 20
    public override init() {}
}

public let FirestoreErrorDomain = "FIRFirestoreErrorDomain"

/// The errors of documents.
public enum FirestoreErrorCode: Int, Error, Sendable {
    public typealias Code = FirestoreErrorCode

    public static let OK = FirestoreErrorCode.ok

    case ok, cancelled, unknown, invalidArgument, deadlineExceeded, notFound, alreadyExists, permissionDenied,
        resourceExhausted, failedPrecondition, aborted, outOfRange, unimplemented, `internal`, unavailable,
        dataLoss,
        unauthenticated

    var error: NSError {
        NSError(
            domain: FirestoreErrorDomain, code: rawValue,
            userInfo: [NSLocalizedDescriptionKey: "The client is offline."])
    }
}

public enum FirestoreSource: UInt, Sendable { case `default`, server, cache }

/// An observation of documents.
public protocol ListenerRegistration: NSObjectProtocol {
    func remove()
}

private final class Listener: NSObject, ListenerRegistration {
    var isRemoved = false
    func remove() { isRemoved = true }

    /// Calls the closure in a later turn, unless the listener is removed before.
    static func start(_ work: @escaping () -> Void) -> any ListenerRegistration {
        let listener = Listener()
        Inert.later { if !listener.isRemoved { work() } }
        return listener
    }
}

// MARK: Queries

/// A query of documents, which finds none.
open class Query: NSObject {
    public var firestore: Firestore { .firestore() }

    public func whereField(_ field: String, isEqualTo value: Any) -> Query { self }
    public func whereField(_ field: String, isNotEqualTo value: Any) -> Query { self }
    public func whereField(_ field: String, isLessThan value: Any) -> Query { self }
    public func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query { self }
    public func whereField(_ field: String, isGreaterThan value: Any) -> Query { self }
    public func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query { self }
    public func whereField(_ field: String, arrayContains value: Any) -> Query { self }
    public func whereField(_ field: String, arrayContainsAny values: [Any]) -> Query { self }
    public func whereField(_ field: String, in values: [Any]) -> Query { self }
    public func whereField(_ field: String, notIn values: [Any]) -> Query { self }
    public func whereField(_ path: FieldPath, isEqualTo value: Any) -> Query { self }
    public func whereField(_ path: FieldPath, in values: [Any]) -> Query { self }
    public func filter(using predicate: NSPredicate) -> Query { self }
    public func order(by field: String) -> Query { self }
    public func order(by field: String, descending: Bool) -> Query { self }
    public func limit(to limit: Int) -> Query { self }
    public func limit(toLast limit: Int) -> Query { self }
    public func start(at fieldValues: [Any]) -> Query { self }
    public func start(after fieldValues: [Any]) -> Query { self }
    public func start(atDocument document: DocumentSnapshot) -> Query { self }
    public func start(afterDocument document: DocumentSnapshot) -> Query { self }
    public func end(at fieldValues: [Any]) -> Query { self }
    public func end(before fieldValues: [Any]) -> Query { self }
    public func end(atDocument document: DocumentSnapshot) -> Query { self }

    /// Calls the closure with no documents in a later turn.
    @discardableResult public func addSnapshotListener(
        _ listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
    ) -> any ListenerRegistration {
        Inert.use("Query.addSnapshotListener")
        return Listener.start { listener(QuerySnapshot(query: self), nil) }
    }
    @discardableResult public func addSnapshotListener(
        includeMetadataChanges: Bool, listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
    ) -> any ListenerRegistration { addSnapshotListener(listener) }

    /// Calls the closure with no documents in a later turn.
    public func getDocuments(completion: @escaping (QuerySnapshot?, (any Error)?) -> Void) {
        Inert.use("Query.getDocuments")
        Inert.later { completion(QuerySnapshot(query: self), nil) }
    }
    public func getDocuments(
        source: FirestoreSource, completion: @escaping (QuerySnapshot?, (any Error)?) -> Void
    ) {
        getDocuments(completion: completion)
    }
    public func getDocuments(source: FirestoreSource = .default) async throws -> QuerySnapshot {
        Inert.use("Query.getDocuments")
        return QuerySnapshot(query: self)
    }
}

/// A collection of documents.
public final class CollectionReference: Query {
    public let path: String

    init(path: String) { self.path = path }

    public var collectionID: String { (path as NSString).lastPathComponent }
    public var parent: DocumentReference? {
        let parent = (path as NSString).deletingLastPathComponent
        return parent.isEmpty ? nil : DocumentReference(path: parent)
    }
    public func document(_ documentPath: String) -> DocumentReference {
        DocumentReference(path: "\(path)/\(documentPath)")
    }

    /// Returns a document with a new identifier, which is the same in each run.
    public func document() -> DocumentReference { document(Identifiers.next()) }

    private enum Identifiers {
        private static let count = Atomic<Int>(0)

        static func next() -> String {
            let number = String(count.wrappingAdd(1, ordering: .relaxed).newValue)
            return String(repeating: "0", count: max(0, 20 - number.count)) + number
        }
    }

    @discardableResult public func addDocument(
        data: [String: Any], completion: (((any Error)?) -> Void)? = nil
    ) -> DocumentReference {
        let document = document()
        document.setData(data, completion: completion)
        return document
    }
    @discardableResult public func addDocument<T: Encodable>(
        from value: T, completion: (((any Error)?) -> Void)? = nil
    ) throws -> DocumentReference {
        let document = document()
        try document.setData(from: value, completion: completion)
        return document
    }
    @discardableResult public func addDocument(data: [String: Any]) async throws -> DocumentReference {
        let document = document()
        try await document.setData(data)
        return document
    }
}

/// A document, which does not exist.
public final class DocumentReference: NSObject, Codable, Sendable {
    public let path: String

    init(path: String) { self.path = path }

    public var documentID: String { (path as NSString).lastPathComponent }
    public var firestore: Firestore { .firestore() }
    public var parent: CollectionReference {
        CollectionReference(path: (path as NSString).deletingLastPathComponent)
    }
    public func collection(_ collectionPath: String) -> CollectionReference {
        CollectionReference(path: "\(path)/\(collectionPath)")
    }

    // A write is confirmed by the server, without which its closure is not called.

    public func setData(_ documentData: [String: Any], completion: (((any Error)?) -> Void)? = nil) {
        Inert.use("DocumentReference.setData")
    }
    public func setData(
        _ documentData: [String: Any], merge: Bool, completion: (((any Error)?) -> Void)? = nil
    ) {
        Inert.use("DocumentReference.setData")
    }
    public func setData<T: Encodable>(
        from value: T, merge: Bool = false, completion: (((any Error)?) -> Void)? = nil
    ) throws { Inert.use("DocumentReference.setData") }
    public func updateData(_ fields: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil) {
        Inert.use("DocumentReference.updateData")
    }
    public func delete(completion: (((any Error)?) -> Void)? = nil) { Inert.use("DocumentReference.delete") }

    public func setData(_ documentData: [String: Any], merge: Bool = false) async throws {
        throw offline("setData")
    }
    public func updateData(_ fields: [AnyHashable: Any]) async throws { throw offline("updateData") }
    public func delete() async throws { throw offline("delete") }

    private func offline(_ name: String) -> any Error {
        Inert.use("DocumentReference.\(name)")
        return FirestoreErrorCode.unavailable.error
    }

    public func getDocument(completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void) {
        let error = offline("getDocument")
        Inert.later { completion(nil, error) }
    }
    public func getDocument(
        source: FirestoreSource, completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void
    ) {
        getDocument(completion: completion)
    }
    public func getDocument(source: FirestoreSource = .default) async throws -> DocumentSnapshot {
        throw offline("getDocument")
    }
    public func getDocument<T: Decodable>(
        as type: T.Type, completion: @escaping (Result<T, any Error>) -> Void
    ) {
        let error = offline("getDocument")
        Inert.later { completion(.failure(error)) }
    }
    public func getDocument<T: Decodable>(as type: T.Type) async throws -> T { throw offline("getDocument") }

    /// Calls the closure with the document without data in a later turn.
    @discardableResult public func addSnapshotListener(
        _ listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
    ) -> any ListenerRegistration {
        Inert.use("DocumentReference.addSnapshotListener")
        return Listener.start { listener(DocumentSnapshot(reference: self), nil) }
    }
}

/// Several writes at once, and none here.
public final class WriteBatch: NSObject {
    @discardableResult public func setData(_ data: [String: Any], forDocument document: DocumentReference)
        -> WriteBatch
    { self }
    @discardableResult public func setData(
        _ data: [String: Any], forDocument document: DocumentReference, merge: Bool
    ) -> WriteBatch { self }
    @discardableResult public func setData<T: Encodable>(
        from value: T, forDocument document: DocumentReference
    ) throws -> WriteBatch { self }
    @discardableResult public func updateData(
        _ fields: [AnyHashable: Any], forDocument document: DocumentReference
    ) -> WriteBatch { self }
    @discardableResult public func deleteDocument(_ document: DocumentReference) -> WriteBatch { self }
    public func commit(completion: (((any Error)?) -> Void)? = nil) { Inert.use("WriteBatch.commit") }
    public func commit() async throws {
        Inert.use("WriteBatch.commit")
        throw FirestoreErrorCode.unavailable.error
    }
}

public final class Transaction: NSObject {
    public func getDocument(_ document: DocumentReference) throws -> DocumentSnapshot {
        throw FirestoreErrorCode.unavailable.error
    }
    @discardableResult public func setData(_ data: [String: Any], forDocument document: DocumentReference)
        -> Transaction
    { self }
    @discardableResult public func updateData(
        _ fields: [AnyHashable: Any], forDocument document: DocumentReference
    ) -> Transaction { self }
    @discardableResult public func deleteDocument(_ document: DocumentReference) -> Transaction { self }
}
