import Foundation

/// A notification center whose methods can be overridden, as those of Apple's can: subclasses in adapted sources derive from it,
/// and their overrides have its names. Foundation for Linux declares the methods in extensions; those of an app's surroundings
/// call these.
open class OverridableCenter: NotificationCenter, @unchecked Sendable {
    /// Posts a notification.
    open func _put(_ notification: Notification) { post(notification) }

    /// Posts a notification of a name.
    open func _put(
        name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil
    ) { post(name: aName, object: anObject, userInfo: aUserInfo) }

    /// Calls the block for each notification of the name by the object; nil matches any.
    open func _observe(
        forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol { addObserver(forName: name, object: obj, queue: queue, using: block) }

    /// Calls the observer's method for each notification of the name by the object; nil matches any.
    open func _observe(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) { add(observer, aSelector, aName, anObject) }

    /// Removes all observations of the object.
    open func _remove(_ observer: Any) { removeAll(of: observer as AnyObject) }

    /// Removes the observations of that name and poster; nil matches any.
    open func _remove(_ observer: Any, name aName: NSNotification.Name?, object anObject: Any?) {
        remove(observer as AnyObject, aName, anObject)
    }
}

extension AppSurroundings {
    /// Posts a notification, by the center's own method if its class has one.
    public static func post(_ notification: Notification, by center: NotificationCenter) {
        guard let own = center as? OverridableCenter else { return center.post(notification) }
        own._put(notification)
    }

    /// Posts a notification of a name, by the center's own method if its class has one.
    public static func post(
        _ name: NSNotification.Name, _ object: Any?, _ userInfo: [AnyHashable: Any]?,
        by center: NotificationCenter
    ) {
        guard let own = center as? OverridableCenter else {
            return center.post(name: name, object: object, userInfo: userInfo)
        }
        own._put(name: name, object: object, userInfo: userInfo)
    }

    /// Observes notifications, by the center's own method if its class has one.
    public static func observe(
        _ name: NSNotification.Name?, _ object: Any?, _ queue: OperationQueue?, by center: NotificationCenter,
        _ block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        guard let own = center as? OverridableCenter else {
            return center.addObserver(forName: name, object: object, queue: queue, using: block)
        }
        return own._observe(forName: name, object: object, queue: queue, using: block)
    }
}
