import Foundation

/// The kind of an action's button.
public enum UIUserNotificationActionBehavior: UInt, Sendable {
    case `default` = 0
    case textInput = 1
}

/// The state into which an action activates the app.
public enum UIUserNotificationActivationMode: UInt, Sendable {
    case foreground = 0
    case background = 1
}

/// The space that a notification has for actions.
public enum UIUserNotificationActionContext: UInt, Sendable {
    case `default` = 0
    case minimal = 1
}

/// The key of the title of the button that sends text, in an action's parameters.
public let UIUserNotificationTextInputActionButtonTitleKey = "UIUserNotificationTextInputActionButtonTitleKey"
/// The key of the text that the user typed, in the information on a response.
public let UIUserNotificationActionResponseTypedTextKey = "UIUserNotificationActionResponseTypedTextKey"

/// An action of a notification.
@preconcurrency @MainActor
open class UIUserNotificationAction: NSObject, @preconcurrency NSCopying, @preconcurrency NSMutableCopying {
    struct Values {
        var identifier: String?
        var title: String?
        var behavior = UIUserNotificationActionBehavior.default
        var parameters: [AnyHashable: Any] = [:]
        var activationMode = UIUserNotificationActivationMode.foreground
        var isAuthenticationRequired = false
        var isDestructive = false
    }

    var values = Values()

    open var identifier: String? { values.identifier }
    open var title: String? { values.title }
    open var behavior: UIUserNotificationActionBehavior { values.behavior }
    open var parameters: [AnyHashable: Any] { values.parameters }
    open var activationMode: UIUserNotificationActivationMode { values.activationMode }
    open var isAuthenticationRequired: Bool { values.isAuthenticationRequired }
    open var isDestructive: Bool { values.isDestructive }

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIUserNotificationAction()
        copy.values = values
        return copy
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = UIMutableUserNotificationAction()
        copy.values = values
        return copy
    }
}

/// A mutable action of a notification.
@preconcurrency @MainActor
open class UIMutableUserNotificationAction: UIUserNotificationAction {
    open override var identifier: String? {
        get { values.identifier }
        set { values.identifier = newValue }
    }
    open override var title: String? {
        get { values.title }
        set { values.title = newValue }
    }
    open override var behavior: UIUserNotificationActionBehavior {
        get { values.behavior }
        set { values.behavior = newValue }
    }
    open override var parameters: [AnyHashable: Any] {
        get { values.parameters }
        set { values.parameters = newValue }
    }
    open override var activationMode: UIUserNotificationActivationMode {
        get { values.activationMode }
        set { values.activationMode = newValue }
    }
    open override var isAuthenticationRequired: Bool {
        get { values.isAuthenticationRequired }
        set { values.isAuthenticationRequired = newValue }
    }
    open override var isDestructive: Bool {
        get { values.isDestructive }
        set { values.isDestructive = newValue }
    }
}
