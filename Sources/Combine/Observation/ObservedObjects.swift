import Foundation

/// The publishers of objects that have none of their own.
///
/// Where an object has published properties these keep its publisher; the publishers of others are listed here until
/// the object is gone.
enum ObservedObjects {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private static let lock = NSLock()
    // Guarded by the lock.
    private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
    private nonisolated(unsafe) static var nextCleaning = 64

    static func publisher(of object: AnyObject, properties: [any PublishedProperty])
        -> ObservableObjectPublisher
    {
        lock.withLock {
            let publisher =
                properties.lazy.compactMap(\.objectWillChange).first
                ?? listed(object, isNew: properties.isEmpty)
            for property in properties where property.objectWillChange == nil {
                property.objectWillChange = publisher
            }
            return publisher
        }
    }

    /// Returns the listed publisher of the object, or a new one, which is listed if nothing else keeps it.
    private static func listed(_ object: AnyObject, isNew: Bool) -> ObservableObjectPublisher {
        let key = ObjectIdentifier(object)
        // The address of an object that is gone may be another one's now.
        if let entry = entries[key], entry.object === object { return entry.publisher }
        let publisher = ObservableObjectPublisher()
        guard isNew else { return publisher }
        if entries.count >= nextCleaning {
            entries = entries.filter { $0.value.object != nil }
            nextCleaning = max(64, entries.count * 2)
        }
        entries[key] = Entry(object: object, publisher: publisher)
        return publisher
    }
}
