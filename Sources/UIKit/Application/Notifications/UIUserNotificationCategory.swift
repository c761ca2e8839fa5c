import Foundation

/// The actions of the notifications of one kind.
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject, @preconcurrency NSCopying, @preconcurrency NSMutableCopying {
    var values:
        (identifier: String?, actions: [UIUserNotificationActionContext: [UIUserNotificationAction]]) = (
            nil, [:]
        )

    open var identifier: String? { values.identifier }

    public override init() { super.init() }

    open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? {
        values.actions[context]
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIUserNotificationCategory()
        copy.values = values
        return copy
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = UIMutableUserNotificationCategory()
        copy.values = values
        return copy
    }
}

/// The mutable actions of the notifications in one category.
@preconcurrency @MainActor
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
    open override var identifier: String? {
        get { values.identifier }
        set { values.identifier = newValue }
    }

    /// Sets the actions for a context; those of the default one are used for others without any.
    open func setActions(
        _ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext
    ) { values.actions[context] = actions }
}
