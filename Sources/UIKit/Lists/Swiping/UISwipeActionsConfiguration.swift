import CoreGraphics
import Foundation

/// The actions of a swipe on a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The first is nearest to the edge.
    public let actions: [UIContextualAction]
    /// Whether a swipe over the whole row performs the first action.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// An action on a row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable {
        case normal = 0
        /// The row is removed when the action reports that it was performed.
        case destructive = 1
    }

    /// Performs the action on the row with the given view, and reports the result to the closure.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public let style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?

    /// The background color: red for destructive actions, else gray, unless set.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray3) }
        set { ownBackgroundColor = newValue }
    }

    private var ownBackgroundColor: UIColor?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }

    /// Creates an action without a title that does nothing.
    public convenience override init() { self.init(style: .normal, title: nil) { _, _, _ in } }
}

/// An action on a row, replaced by `UIContextualAction`.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    public enum Style: Int, Sendable {
        case `default` = 0
        case normal = 1

        public static let destructive = Style.default
    }

    public let style: Style
    open var title: String?
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIVisualEffect?
    let handler: Block<(UITableViewRowAction, IndexPath) -> Void>

    public init(
        style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        (self.style, self.title, self.handler) = (style, title, Block(handler))
        super.init()
    }

    /// Creates an action without a title that does nothing.
    public convenience override init() { self.init(style: .default, title: nil) { _, _ in } }

    /// Returns the corresponding swipe action.
    func contextualAction(at path: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title) {
            _, _, done in
            self.handler.closure(self, path)
            done(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
