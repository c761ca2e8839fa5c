import Foundation

extension NotificationCenter {
    /// Calls a method of the observer, with the notification as an optional argument, whenever a notification of the
    /// name is posted by the object; nil matches any. The observer is not retained, and need not be removed.
    ///
    /// Methods are called on the main actor: for a notification posted by another thread, when it next runs.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        guard let own = self as? OverridableCenter else { return add(observer, aSelector, aName, anObject) }
        own._observe(observer, selector: aSelector, name: aName, object: anObject)
    }

    /// Removes all observations of the object, with methods or as the token of a block.
    public func removeObserver(_ observer: AnyObject) {
        guard let own = self as? OverridableCenter else { return removeAll(of: observer) }
        own._remove(observer)
    }

    /// Removes the observer of that name and poster; nil matches any.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?)
    {
        guard let own = self as? OverridableCenter else { return remove(observer, aName, anObject) }
        own._remove(observer, name: aName, object: anObject)
    }

    func add(
        _ observer: Any, _ selector: Selector, _ name: NSNotification.Name?, _ poster: Any?
    ) {
        let entry = SelectorObserver(observer as AnyObject, selector, name, poster, in: self)
        SelectorObservers.add(entry)
        entry.token = addObserver(forName: name, object: nil, queue: nil) { entry.receive($0) }
    }

    func removeAll(of observer: AnyObject) {
        SelectorObservers.remove { $0.isOf(observer) && $0.center === self }
        removeObserver(observer as Any)
    }

    func remove(_ observer: AnyObject, _ name: NSNotification.Name?, _ poster: Any?) {
        SelectorObservers.remove {
            $0.isOf(observer) && $0.center === self && (name == nil || $0.name == name)
                && (poster == nil || $0.isAbout(poster))
        }
        removeObserver(observer as Any, name: name, object: poster)
    }
}

/// One observer's method for one kind of notification.
// Notifications are posted from any thread: all but the token is set once, and the token before the entry is used
// elsewhere.
final class SelectorObserver: @unchecked Sendable {
    private weak var observer: AnyObject?
    private let identity: ObjectIdentifier
    private let selector: Selector
    private let poster: ObjectIdentifier?
    let name: NSNotification.Name?
    private(set) weak var center: NotificationCenter?
    var token: (any NSObjectProtocol)?

    init(
        _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ poster: Any?,
        in center: NotificationCenter
    ) {
        self.observer = observer
        identity = ObjectIdentifier(observer)
        self.selector = selector
        self.name = name
        self.poster = poster.map { ObjectIdentifier($0 as AnyObject) }
        self.center = center
    }

    func isOf(_ object: AnyObject) -> Bool { identity == ObjectIdentifier(object) }

    func isAbout(_ object: Any?) -> Bool { poster == object.map { ObjectIdentifier($0 as AnyObject) } }

    var isGone: Bool { observer == nil || center == nil }

    func receive(_ notification: Notification) {
        guard let observer else { return SelectorObservers.remove { $0 === self } }
        if poster != nil, !isAbout(notification.object) { return }
        let selector = selector
        MainQueue.run(with: (observer, notification)) { observer, notification in
            ActionTable.perform(selector, on: observer, with: [notification])
        }
    }

    func end() {
        guard let token, let center else { return }
        center.removeObserver(token as Any)
    }
}

/// All methods that observe notifications.
enum SelectorObservers {
    private static let lock = NSLock()
    // Guarded by the lock.
    private nonisolated(unsafe) static var entries: [SelectorObserver] = []
    private nonisolated(unsafe) static var sweepSize = 64

    /// Stores an entry, and from time to time removes those whose observers have been released.
    static func add(_ entry: SelectorObserver) {
        let isDue = lock.withLock {
            entries.append(entry)
            return entries.count > sweepSize
        }
        guard isDue else { return }
        remove { $0.isGone }
        lock.withLock { sweepSize = max(64, entries.count * 2) }
    }

    static func remove(where isRemoved: (SelectorObserver) -> Bool) {
        let removed = lock.withLock {
            let removed = entries.filter(isRemoved)
            if !removed.isEmpty { entries.removeAll(where: isRemoved) }
            return removed
        }
        removed.forEach { $0.end() }
    }
}
