import Foundation

/// What the user can choose in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What a choice means.
    public enum Style: Int, Sendable {
        /// An ordinary choice.
        case `default` = 0
        /// Leaves all as it was.
        case cancel = 1
        /// May change or delete data.
        case destructive = 2
    }

    /// The button's text.
    open private(set) var title: String?
    /// What the choice means.
    open private(set) var style: Style
    /// Whether it can be chosen.
    open var isEnabled = true { didSet { onChange?() } }
    /// Names the action in tests.
    open var accessibilityIdentifier: String?

    let handler: ((UIAlertAction) -> Void)?
    /// Tells the alert that shows the action.
    var onChange: (() -> Void)?

    /// A choice that calls the handler once the alert is gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}
