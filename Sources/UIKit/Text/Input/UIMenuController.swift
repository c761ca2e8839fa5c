import CoreGraphics
import Foundation

/// A custom command in the edit menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector

    public init(title: String, action: Selector) {
        (self.title, self.action) = (title, action)
        super.init()
    }
}

/// The edit menu above a selection. Its visibility and frame are available; it is not drawn.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// The direction of the menu's arrow.
    public enum ArrowDirection: Int, Sendable {
        case `default`, up, down, left, right
    }

    open class var shared: UIMenuController { theMenu }

    private static let theMenu = UIMenuController()

    /// Whether the menu is shown. Setting it shows or hides the menu without animation.
    open var isMenuVisible: Bool {
        get { isShown }
        set { show(newValue) }
    }

    private var isShown = false
    open var arrowDirection = ArrowDirection.default
    /// The commands that follow the system's.
    open var menuItems: [UIMenuItem]?
    /// The frame of the menu, in the screen's points; empty while it is hidden.
    open private(set) var menuFrame = CGRect.zero {
        didSet { if menuFrame != oldValue { post(Self.menuFrameDidChangeNotification) } }
    }

    private weak var targetView: UIView?
    private var targetRect = CGRect.zero

    /// Shows the menu for a rectangle of a view, if a responder can perform one of its commands.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        (self.targetView, self.targetRect) = (targetView, targetRect)
        guard hasCommands else { return hideMenu() }
        if !isMenuVisible { post(Self.willShowMenuNotification) }
        let wasVisible = isMenuVisible
        isShown = true
        update()
        if !wasVisible { post(Self.didShowMenuNotification) }
    }

    open func hideMenu() {
        guard isMenuVisible else { return }
        post(Self.willHideMenuNotification)
        isShown = false
        menuFrame = .zero
        post(Self.didHideMenuNotification)
    }

    /// Hides the menu if it is shown for the view.
    open func hideMenu(from targetView: UIView) { if self.targetView === targetView { hideMenu() } }

    /// Updates the position of the menu.
    open func update() {
        guard isMenuVisible, let targetView else { return }
        guard hasCommands else { return hideMenu() }
        let place = targetView.convert(
            targetRect, to: targetView.window?.screen.coordinateSpace ?? targetView)
        let isBelow = arrowDirection == .up || arrowDirection == .default && place.minY < Self.height
        let y = isBelow ? place.maxY : place.minY - Self.height
        menuFrame = CGRect(x: place.minX, y: y, width: place.width, height: Self.height)
    }

    /// About that of iOS.
    private static let height: CGFloat = 44

    @available(*, deprecated, message: "Use showMenu(from:rect:) or hideMenu(from:) instead.")
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { show(menuVisible) }

    private func show(_ isVisible: Bool) {
        guard isVisible else { return hideMenu() }
        if let targetView { showMenu(from: targetView, rect: targetRect) }
    }

    @available(*, deprecated, message: "Use showMenu(from:rect:) instead.")
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        (self.targetView, self.targetRect) = (targetView, targetRect)
        update()
    }

    /// Whether the first responder, or one after it, performs a command.
    private var hasCommands: Bool {
        guard let targetView else { return false }
        let responder = targetView.window?.firstResponder ?? targetView
        let actions = Self.standardActions.map { Selector($0) } + (menuItems ?? []).map(\.action)
        return actions.contains { responder.target(forAction: $0, withSender: self) != nil }
    }

    private static let standardActions = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"]

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    public nonisolated static let willShowMenuNotification = NSNotification.Name(
        "UIMenuControllerWillShowMenuNotification")
    public nonisolated static let didShowMenuNotification = NSNotification.Name(
        "UIMenuControllerDidShowMenuNotification")
    public nonisolated static let willHideMenuNotification = NSNotification.Name(
        "UIMenuControllerWillHideMenuNotification")
    public nonisolated static let didHideMenuNotification = NSNotification.Name(
        "UIMenuControllerDidHideMenuNotification")
    public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")
}
