import Synchronization
import UIKit

/// An observation that can be ended.
public protocol DefaultsDisposable {
    func dispose()
}

/// Calls a handler when a value changes that is set by its key, until it is disposed of or released.
public final class DefaultsObserver<T: DefaultsSerializable>: DefaultsDisposable where T == T.T {
    public struct Update {
        public let oldValue: T.T?
        public let newValue: T.T?
    }

    private let identifier: Int

    init(
        key: DefaultsKey<T>, userDefaults: UserDefaults, options: NSKeyValueObservingOptions,
        handler: @escaping (Update) -> Void
    ) {
        identifier = DefaultsChanges.observe(key._key, in: userDefaults) { old, new in
            handler(Update(oldValue: old as? T.T, newValue: new as? T.T))
        }
        if options.contains(.initial) { handler(Update(oldValue: nil, newValue: userDefaults[key])) }
    }

    deinit { dispose() }

    public func dispose() { DefaultsChanges.end(identifier) }
}

/// The handlers of changes. Values that are set by `UserDefaults` alone are not reported, since Foundation for Linux
/// does not observe keys.
enum DefaultsChanges {
    private struct Handler {
        let key: String
        let defaults: ObjectIdentifier
        let call: (Any, Any) -> Void
    }

    private struct State {
        var handlers: [Int: Handler] = [:]
        /// The identifier of the handler that was added last.
        var last = 0
    }

    private static let state = Mutex(State())

    static func observe(_ key: String, in defaults: UserDefaults, call: @escaping (Any, Any) -> Void) -> Int {
        let handler = Handler(key: key, defaults: ObjectIdentifier(defaults), call: call)
        return state.withLock {
            $0.last += 1
            $0.handlers[$0.last] = handler
            return $0.last
        }
    }

    static func end(_ identifier: Int) {
        // Released outside of the lock, since what it holds may end other observations.
        let ended = state.withLock { $0.handlers.removeValue(forKey: identifier) }
        withExtendedLifetime(ended) {}
    }

    /// Calls the handlers in the order in which they were added.
    static func report(old: Any, new: Any, of key: String, in defaults: UserDefaults) {
        let called = state.withLock(\.handlers).filter {
            $0.value.key == key && $0.value.defaults == ObjectIdentifier(defaults)
        }
        for (_, handler) in called.sorted(by: { $0.key < $1.key }) { handler.call(old, new) }
    }
}

extension UserDefaults {
    public func observe<T: DefaultsSerializable>(
        _ key: DefaultsKey<T>, options: NSKeyValueObservingOptions = [.old, .new],
        handler: @escaping (DefaultsObserver<T>.Update) -> Void
    ) -> any DefaultsDisposable {
        DefaultsObserver(key: key, userDefaults: self, options: options, handler: handler)
    }
}

extension DefaultsAdapter {
    public func observe<T: DefaultsSerializable>(
        _ key: DefaultsKey<T>, options: NSKeyValueObservingOptions = [.old, .new],
        handler: @escaping (DefaultsObserver<T>.Update) -> Void
    ) -> any DefaultsDisposable {
        defaults.observe(key, options: options, handler: handler)
    }

    public func observe<T: DefaultsSerializable>(
        _ keyPath: KeyPath<KeyStore, DefaultsKey<T>>, options: NSKeyValueObservingOptions = [.old, .new],
        handler: @escaping (DefaultsObserver<T>.Update) -> Void
    ) -> any DefaultsDisposable {
        observe(keyStore[keyPath: keyPath], options: options, handler: handler)
    }
}
