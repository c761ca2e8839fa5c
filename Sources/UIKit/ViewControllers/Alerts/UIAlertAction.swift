import Foundation

/// An action in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// The style of an action.
    public enum Style: Int, Sendable {
        /// An ordinary choice.
        case `default` = 0
        /// An action that cancels and changes nothing.
        case cancel = 1
        /// May change or delete data.
        case destructive = 2
    }

    /// The button's text.
    open private(set) var title: String?
    /// The style of the action.
    open private(set) var style: Style
    /// Whether the action is enabled.
    open var isEnabled = true { didSet { onChange?() } }
    /// Names the action in tests.
    open var accessibilityIdentifier: String?

    let handler: Block<(UIAlertAction) -> Void>?
    /// Called when a property changes, by which the alert updates its content.
    var onChange: (() -> Void)?

    /// Creates an action whose handler is called after the alert has disappeared.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler.map(Block.init)
        super.init()
    }

    /// Creates an action without a title.
    public convenience override init() { self.init(title: nil, style: .default) }
}
