import Foundation

/// An action, or a group of actions, of a preview.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    var title: String { get }
}

/// An action of a preview.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, @preconcurrency NSCopying, UIPreviewActionItem {
    /// The style of an action.
    public enum Style: Int, Sendable {
        case `default` = 0
        case selected = 1
        case destructive = 2
    }

    public let title: String
    package let style: Style
    /// Called when the action is selected, with the previewed controller.
    open var handler: (any UIPreviewActionItem, UIViewController) -> Void {
        { [perform] item, controller in
            if let action = item as? UIPreviewAction { perform(action, controller) }
        }
    }
    private let perform: (UIPreviewAction, UIViewController) -> Void

    public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
        (self.title, self.style, perform) = (title, style, handler)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        UIPreviewAction(title: title, style: style, handler: perform)
    }
}

/// Actions of a preview in a submenu.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, @preconcurrency NSCopying, UIPreviewActionItem {
    public let title: String
    package let style: UIPreviewAction.Style
    package let actions: [UIPreviewAction]

    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        (self.title, self.style, self.actions) = (title, style, actions)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        UIPreviewActionGroup(title: title, style: style, actions: actions)
    }
}
