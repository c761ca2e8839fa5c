import Foundation

/// What can be chosen in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
    }

    public let title: String?
    public let style: Style
    /// Whether the action can be chosen.
    open var isEnabled = true { didSet { enabledDidChange?() } }
    open var accessibilityIdentifier: String?

    let handler: ((UIAlertAction) -> Void)?
    /// Tells the alert that shows the action.
    var enabledDidChange: (() -> Void)?

    /// An action; the handler runs when it was chosen and the alert is gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }
}
