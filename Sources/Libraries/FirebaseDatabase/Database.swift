@_exported import FirebaseCore
import Synchronization
import UIKit

/// A tree of values on a server, from which none arrives: observers are not called, as without a network.
///
/// Unchecked, since the SDK is used from any thread: its settings are set before they are used.
public final class Database: NSObject, @unchecked Sendable {
    private static let shared = Database()

    public static func database() -> Database { shared }
    public static func database(url: String) -> Database { shared }
    public static func database(app: FirebaseApp) -> Database { shared }

    public var isPersistenceEnabled = false
    public var persistenceCacheSizeBytes: UInt = 10 << 20

    public func reference() -> DatabaseReference { DatabaseReference(path: []) }
    public func reference(withPath path: String) -> DatabaseReference { reference().child(path) }
    public func reference(fromURL databaseUrl: String) -> DatabaseReference {
        reference().child(URL(string: databaseUrl)?.path ?? "")
    }
    public func goOffline() {}
    public func goOnline() {}
    public func purgeOutstandingWrites() {}
}

public typealias DatabaseHandle = UInt

public enum DataEventType: Int, Sendable { case childAdded, childRemoved, childChanged, childMoved, value }

/// A place in the tree, with conditions on its children.
open class DatabaseQuery: NSObject {
    let path: [String]

    init(path: [String]) { self.path = path }

    public var ref: DatabaseReference { DatabaseReference(path: path) }

    @discardableResult public func observe(
        _ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
        withCancel cancelBlock: ((any Error) -> Void)? = nil
    ) -> DatabaseHandle {
        Inert.use("DatabaseReference.observe")
        return 1
    }
    @discardableResult public func observe(
        _ eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void
    ) -> DatabaseHandle {
        Inert.use("DatabaseReference.observe")
        return 1
    }
    public func observeSingleEvent(
        of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
        withCancel cancelBlock: ((any Error) -> Void)? = nil
    ) { Inert.use("DatabaseReference.observeSingleEvent") }
    public func getData(completion block: @escaping ((any Error)?, DataSnapshot?) -> Void) {
        Inert.use("DatabaseReference.getData")
        Inert.later { block(Inert.error("DatabaseReference.getData"), nil) }
    }
    public func getData() async throws -> DataSnapshot {
        Inert.use("DatabaseReference.getData")
        throw Inert.error("DatabaseReference.getData")
    }
    public func removeObserver(withHandle handle: DatabaseHandle) {}
    public func removeAllObservers() {}
    public func keepSynced(_ keepSynced: Bool) {}

    public func queryOrdered(byChild key: String) -> DatabaseQuery { self }
    public func queryOrderedByKey() -> DatabaseQuery { self }
    public func queryOrderedByValue() -> DatabaseQuery { self }
    public func queryOrderedByPriority() -> DatabaseQuery { self }
    public func queryLimited(toFirst limit: UInt) -> DatabaseQuery { self }
    public func queryLimited(toLast limit: UInt) -> DatabaseQuery { self }
    public func queryEqual(toValue value: Any?) -> DatabaseQuery { self }
    public func queryEqual(toValue value: Any?, childKey: String?) -> DatabaseQuery { self }
    public func queryStarting(atValue startValue: Any?) -> DatabaseQuery { self }
    public func queryStarting(atValue startValue: Any?, childKey: String?) -> DatabaseQuery { self }
    public func queryStarting(afterValue startAfterValue: Any?) -> DatabaseQuery { self }
    public func queryEnding(beforeValue endBeforeValue: Any?) -> DatabaseQuery { self }
    public func queryEnding(atValue endValue: Any?) -> DatabaseQuery { self }
    public func queryEnding(atValue endValue: Any?, childKey: String?) -> DatabaseQuery { self }
}

/// A place in the tree.
public final class DatabaseReference: DatabaseQuery {
    public var key: String? { path.last }
    public var parent: DatabaseReference? { path.isEmpty ? nil : DatabaseReference(path: path.dropLast()) }
    public var root: DatabaseReference { DatabaseReference(path: []) }
    public var url: String {
        (FirebaseApp.app()?.options.databaseURL ?? "") + "/" + path.joined(separator: "/")
    }
    public override var description: String { url }

    public func child(_ pathString: String) -> DatabaseReference {
        DatabaseReference(path: path + pathString.split(separator: "/").map(String.init))
    }

    /// Returns a child with a new key, which is the same in each run.
    public func childByAutoId() -> DatabaseReference {
        let number = Keys.next()
        return child("-key" + String(repeating: "0", count: max(0, 16 - number.count)) + number)
    }

    private enum Keys {
        private static let count = Atomic<Int>(0)
        static func next() -> String { String(count.wrappingAdd(1, ordering: .relaxed).newValue) }
    }

    public func setValue(_ value: Any?) { Inert.use("DatabaseReference.setValue") }
    public func setValue(
        _ value: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
    ) {
        Inert.use("DatabaseReference.setValue")
    }
    public func updateChildValues(_ values: [AnyHashable: Any]) {
        Inert.use("DatabaseReference.updateChildValues")
    }
    public func updateChildValues(
        _ values: [AnyHashable: Any],
        withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
    ) { Inert.use("DatabaseReference.updateChildValues") }
    public func removeValue() { Inert.use("DatabaseReference.removeValue") }
    public func removeValue(completionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) {
        Inert.use("DatabaseReference.removeValue")
    }
    public func setPriority(_ priority: Any?) { Inert.use("DatabaseReference.setPriority") }
    public func setValue(_ value: Any?, andPriority priority: Any?) { setValue(value) }

    /// Changes the value together with others' changes: the block would receive the server's value.
    public func runTransactionBlock(_ block: @escaping (MutableData) -> TransactionResult) {
        Inert.use("DatabaseReference.runTransactionBlock")
    }
    public func runTransactionBlock(
        _ block: @escaping (MutableData) -> TransactionResult,
        andCompletionBlock completionBlock: @escaping ((any Error)?, Bool, DataSnapshot?) -> Void
    ) { runTransactionBlock(block) }
    public func runTransactionBlock(
        _ block: @escaping (MutableData) -> TransactionResult,
        andCompletionBlock completionBlock: (((any Error)?, Bool, DataSnapshot?) -> Void)?,
        withLocalEvents localEvents: Bool
    ) { runTransactionBlock(block) }

    public func onDisconnectSetValue(_ value: Any?) {}
    public func onDisconnectUpdateChildValues(_ values: [AnyHashable: Any]) {}
    public func onDisconnectRemoveValue() {}
    public func cancelDisconnectOperations() {}
}

/// The values at a place of the tree.
public final class DataSnapshot: NSObject {
    public let ref: DatabaseReference
    public let value: Any?

    init(ref: DatabaseReference, value: Any?) {
        self.ref = ref
        self.value = value
    }

    public var key: String { ref.key ?? "" }
    public func exists() -> Bool { value != nil }
    public var childrenCount: UInt { UInt((value as? [String: Any])?.count ?? 0) }
    public func hasChildren() -> Bool { childrenCount > 0 }
    public func hasChild(_ path: String) -> Bool { (value as? [String: Any])?[path] != nil }
    public func childSnapshot(forPath path: String) -> DataSnapshot {
        DataSnapshot(ref: ref.child(path), value: (value as? [String: Any])?[path])
    }
    public var children: NSEnumerator {
        let entries = (value as? [String: Any] ?? [:]).sorted { $0.key < $1.key }
        return (entries.map { DataSnapshot(ref: ref.child($0.key), value: $0.value) } as NSArray)
            .objectEnumerator()
    }
}

/// The value of a place in a transaction, with those of its children.
public final class MutableData: NSObject {
    public var value: Any?
    public var priority: Any?
    public let key: String?

    init(key: String?, value: Any?) { (self.key, self.value) = (key, value) }

    private var values: [String: Any] { value as? [String: Any] ?? [:] }
    public var childrenCount: UInt { UInt(values.count) }
    public func hasChildren() -> Bool { childrenCount > 0 }
    public func hasChild(atPath path: String) -> Bool { values[path] != nil }
    public func childData(byAppendingPath path: String) -> MutableData {
        MutableData(key: path, value: values[path])
    }
    public var children: NSEnumerator {
        let entries = values.sorted { $0.key < $1.key }
        return (entries.map { MutableData(key: $0.key, value: $0.value) } as NSArray).objectEnumerator()
    }
}

/// The outcome of the block of a transaction.
public final class TransactionResult: NSObject {
    public static func success(withValue value: MutableData) -> TransactionResult { TransactionResult() }
    public static func abort() -> TransactionResult { TransactionResult() }
}

/// Values that a server sets.
public enum ServerValue {
    public static func timestamp() -> [AnyHashable: Any] { [".sv": "timestamp"] }
    public static func increment(_ delta: NSNumber) -> [AnyHashable: Any] { [".sv": ["increment": delta]] }
}
