import Foundation

/// Objects whose properties are read, set and observed by name or key path.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Calls the handler when the property changes, until the returned observation is released.
    ///
    /// The name of the property must be known here: one of UIKit's that is observable, or one of an adapted class.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let object = self as AnyObject
        let observer = MainQueue.answer("observe(_:options:)", with: (object, keyPath, changeHandler)) {
            (given) -> KeyValueObserver? in
            let (object, path, changeHandler) = given
            guard let key = ObservableKeys.key(of: path, object) else { return nil }
            let observer = KeyValueObserver(key: key, options: options) { [weak object] change in
                guard let object = object as? Self else { return }
                changeHandler(object, NSKeyValueObservedChange(change, path, options))
            }
            KeyValueObserving.add(observer, to: object)
            return observer
        }
        return NSKeyValueObservation(observer ?? KeyValueObserver(key: "", options: []) { _ in })
    }

    /// Reports that the property is about to change.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        MainQueue.run(with: (self as AnyObject, keyPath)) { object, path in
            if let key = ObservableKeys.key(of: path, object) {
                KeyValueObserving.willChange(key, of: object)
            }
        }
    }

    /// Reports that the property has changed.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        MainQueue.run(with: (self as AnyObject, keyPath)) { object, path in
            if let key = ObservableKeys.key(of: path, object) { KeyValueObserving.didChange(key, of: object) }
        }
    }
}

extension NSKeyValueObservedChange {
    fileprivate init<Root>(
        _ change: KeyValueObserver.Change, _ path: KeyPath<Root, Value>, _ options: NSKeyValueObservingOptions
    ) {
        kind = change.kind
        newValue = options.contains(.new) ? change.new as? Value : nil
        oldValue = options.contains(.old) ? change.old as? Value : nil
        indexes = change.indexes
        isPrior = change.isPrior
    }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Calls `observeValue(forKeyPath:of:change:context:)` of the observer, which is not retained, when the value at
    /// the path changes. For a path of several keys the current last object is observed.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        MainQueue.run(with: (self, observer, context)) { object, observer, context in
            guard let end = KeyValueCoding.end(of: keyPath, from: object) else {
                return RuntimeDiagnostics.report("\(type(of: object)) has no key path \(keyPath)")
            }
            guard observer is any ValueObserving || ActionTable.responds(observer, to: Told.selector) else {
                return RuntimeDiagnostics.report(
                    "\(type(of: observer)) observes \(keyPath), but only responders, adapted classes and types "
                        + "that conform to ValueObserving are called here")
            }
            let told = Told(observer: observer, object: object, path: keyPath, options, context)
            let owner = (ObjectIdentifier(observer), keyPath, context)
            let added = KeyValueObserver(key: end.key, options: options, owner: owner) { told.call($0) }
            KeyValueObserving.add(added, to: end.object)
        }
    }

    /// Removes an observer with the same path, and context unless that is nil.
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        MainQueue.run(with: (self, observer, context)) { object, observer, context in
            guard let end = KeyValueCoding.end(of: keyPath, from: object),
                KeyValueObserving.remove(observer, path: keyPath, context: context, from: end.object)
            else {
                return RuntimeDiagnostics.report(
                    "Cannot remove an observer of \(keyPath) from \(type(of: object)): it is not registered")
            }
        }
    }

    /// Removes an observer with the same path.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        removeObserver(observer, forKeyPath: keyPath, context: nil)
    }

    /// Reports an unhandled notification; the implementation of objects that observe nothing themselves.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        MainQueue.run(with: (self, keyPath)) { receiver, keyPath in
            RuntimeDiagnostics.report(
                "An -observeValueForKeyPath:ofObject:change:context: message was received but not handled. "
                    + "Key path: \(keyPath ?? "nil"), observer: \(type(of: receiver))")
        }
    }

    /// Reports that the value of the key is about to change.
    public func willChangeValue(forKey key: String) {
        MainQueue.run(with: self) { KeyValueObserving.willChange(key, of: $0) }
    }

    /// Reports that the value of the key changed from one to another; the adapter inserts it if a setter is only known
    /// after it has run.
    public func changeOfValue<Value>(forKey key: String, from old: Value, to new: Value) {
        MainQueue.run(with: (self, old, new)) { object, old, new in
            KeyValueObserving.changed(key, of: object, from: old, to: new)
        }
    }

    /// Reports that the value of the key has changed.
    public func didChangeValue(forKey key: String) {
        MainQueue.run(with: self) { KeyValueObserving.didChange(key, of: $0) }
    }
}

/// An object that is called when a value changes that it observes by name. Foundation's `NSObject` has no such method
/// here, so that classes other than responders declare it by conforming.
@MainActor
public protocol ValueObserving: NSObject {
    /// Called when an observed value has changed.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

extension UIResponder: ValueObserving {}

/// The observation of one object's changes by another.
@MainActor
private final class Told {
    static let selector = Selector("observeValueForKeyPath:ofObject:change:context:")

    private weak var observer: NSObject?
    private weak var object: NSObject?
    private let path: String
    private let options: NSKeyValueObservingOptions
    private let context: UnsafeMutableRawPointer?

    init(
        observer: NSObject, object: NSObject, path: String, _ options: NSKeyValueObservingOptions,
        _ context: UnsafeMutableRawPointer?
    ) {
        self.observer = observer
        self.object = object
        self.path = path
        self.options = options
        self.context = context
    }

    nonisolated func call(_ change: KeyValueObserver.Change) {
        MainQueue.run(with: (self, change)) { told, change in
            guard let observer = told.observer else { return }
            let change = told.description(of: change)
            if let observer = observer as? any ValueObserving {
                return observer.observeValue(
                    forKeyPath: told.path, of: told.object, change: change, context: told.context)
            }
            _ = ActionTable.performIfPresent(
                Told.selector, on: observer,
                with: [told.path, told.object, change, told.context])
        }
    }

    private func description(of change: KeyValueObserver.Change) -> [NSKeyValueChangeKey: Any] {
        var words: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: change.kind.rawValue)]
        words[.indexesKey] = change.indexes
        // Insertions have no old values, and removals no new ones.
        if options.contains(.new), change.kind != .removal { words[.newKey] = change.new ?? NSNull() }
        if options.contains(.old), change.kind != .insertion, change.old != nil || !options.contains(.initial)
        {
            words[.oldKey] = change.old ?? NSNull()
        }
        if change.isPrior { words[.notificationIsPriorKey] = true }
        return words
    }
}
