import Foundation
import Synchronization

/// An observer of a key of an object.
// Mutable state is protected by the lock; observers are called on the main actor.
final class KeyValueObserver: @unchecked Sendable {
    /// A change of the key's value.
    struct Change {
        var kind = NSKeyValueChange.setting
        var old: Any?
        var new: Any?
        var isPrior = false
        /// The indexes of the elements of a list that are concerned.
        var indexes: IndexSet?
    }

    let key: String
    let options: NSKeyValueObservingOptions
    /// The observer that was registered, for removing it; nil for the observation of a key path.
    let owner: (observer: ObjectIdentifier, path: String, context: UnsafeMutableRawPointer?)?
    private let isOver = Mutex(false)
    private let call: (Change) -> Void

    init(
        key: String, options: NSKeyValueObservingOptions,
        owner: (observer: ObjectIdentifier, path: String, context: UnsafeMutableRawPointer?)? = nil,
        call: @escaping (Change) -> Void
    ) {
        self.key = key
        self.options = options
        self.owner = owner
        self.call = call
    }

    func end() { isOver.withLock { $0 = true } }

    var hasEnded: Bool { isOver.withLock { $0 } }

    func tell(_ change: Change) {
        if !hasEnded { call(change) }
    }
}

/// The observers of keys of objects.
///
/// Objective-C's runtime intercepts each setter. Here the setters themselves report changes: those of UIKit that are
/// documented as observable, those of adapted classes that are `dynamic`, `setValue(_:forKey:)`, and code that calls
/// `willChangeValue` and `didChangeValue`.
@MainActor
enum KeyValueObserving {
    private struct Observed {
        weak var object: AnyObject?
        var observers: [KeyValueObserver] = []
        /// The values before the changes that are in progress.
        var before: [String: [Any?]] = [:]
        /// The number of reported changes, by which `setValue` determines whether the setter has reported its own.
        var told = 0
    }

    private static var table: [ObjectIdentifier: Observed] = [:]

    /// Whether there are any observers, checked first by setters that are called often.
    static var isUsed: Bool { !table.isEmpty }

    static func add(_ observer: KeyValueObserver, to object: AnyObject) {
        sweep()
        ObservableKeys.prepare(observer.key)
        table[ObjectIdentifier(object), default: Observed(object: object)].observers.append(observer)
        guard observer.options.contains(.initial) else { return }
        let value = KeyValueCoding.value(forKey: observer.key, of: object) ?? nil
        observer.tell(.init(new: value))
    }

    /// Removes the last observer that was added with the same arguments; returns whether there was one.
    static func remove(
        _ observer: AnyObject, path: String, context: UnsafeMutableRawPointer?, from object: AnyObject
    ) -> Bool {
        let identity = ObjectIdentifier(observer)
        let index = table[ObjectIdentifier(object)]?.observers.lastIndex {
            guard let owner = $0.owner else { return false }
            return owner.observer == identity && owner.path == path
                && (context == nil || owner.context == context)
        }
        guard let index else { return false }
        table[ObjectIdentifier(object)]?.observers.remove(at: index).end()
        return true
    }

    // MARK: Notifying

    static func willChange(_ key: String, of object: AnyObject) {
        guard isUsed, let observed = observed(object), observed.observers.contains(where: { $0.key == key })
        else { return }
        let value = KeyValueCoding.value(forKey: key, of: object) ?? nil
        table[ObjectIdentifier(object)]?.before[key, default: []].append(value)
        for observer in observed.observers where observer.key == key && observer.options.contains(.prior) {
            observer.tell(.init(old: value, isPrior: true))
        }
    }

    static func didChange(_ key: String, of object: AnyObject) {
        guard isUsed, let observed = observed(object) else { return }
        table[ObjectIdentifier(object)]?.told += 1
        let observers = observed.observers.filter { $0.key == key }
        guard !observers.isEmpty else { return }
        let old = table[ObjectIdentifier(object)]?.before[key]?.popLast() ?? nil
        let new = KeyValueCoding.value(forKey: key, of: object) ?? nil
        for observer in observers { observer.tell(.init(old: old, new: new)) }
    }

    /// Reports a change that a setter made between two known values.
    static func changed(_ key: String, of object: AnyObject, from old: Any?, to new: Any?) {
        guard isUsed, let observed = observed(object) else { return }
        table[ObjectIdentifier(object)]?.told += 1
        for observer in observed.observers where observer.key == key {
            observer.tell(.init(old: old, new: new))
        }
    }

    /// Changes elements of a list and reports the change.
    static func changing(
        _ key: String, of object: AnyObject, _ kind: NSKeyValueChange, at indexes: IndexSet, old: [Any]?,
        new: [Any]?, _ change: () -> Void
    ) {
        func report(isPrior: Bool) {
            guard isUsed, let observed = observed(object) else { return }
            for observer in observed.observers
            where observer.key == key && (!isPrior || observer.options.contains(.prior)) {
                observer.tell(
                    .init(kind: kind, old: old, new: isPrior ? nil : new, isPrior: isPrior, indexes: indexes))
            }
        }
        report(isPrior: true)
        change()
        report(isPrior: false)
    }

    /// Sets a value and reports the change, unless the setter does.
    static func setting(_ key: String, of object: AnyObject, _ set: () -> Void) {
        guard isUsed, let told = observed(object)?.told else { return set() }
        let old = KeyValueCoding.value(forKey: key, of: object) ?? nil
        set()
        guard observed(object)?.told == told else { return }
        changed(key, of: object, from: old, to: KeyValueCoding.value(forKey: key, of: object) ?? nil)
    }

    private static func observed(_ object: AnyObject) -> Observed? {
        guard let observed = table[ObjectIdentifier(object)], observed.object === object else { return nil }
        return observed
    }

    private static func sweep() {
        for (identity, observed) in table {
            if observed.object == nil {
                table[identity] = nil
            } else if observed.observers.contains(where: \.hasEnded) {
                table[identity]?.observers.removeAll(where: \.hasEnded)
            }
        }
        table = table.filter { !$0.value.observers.isEmpty }
    }
}
