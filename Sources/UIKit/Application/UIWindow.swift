import CoreGraphics
import Foundation

/// The topmost view of a screen's interface.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The screen that the window is shown on.
    public internal(set) var screen: UIScreen

    override var asWindow: UIWindow? { self }

    /// The responder that receives keys and actions without a target first.
    weak var firstResponder: UIResponder?

    /// The controller that shows and hides the keyboard.
    private(set) lazy var keyboard = KeyboardController(window: self)

    /// Resigns the current first responder, while the keyboard stays for the next one. Returns whether there is no
    /// first responder any longer.
    func freeFirstResponder() -> Bool {
        guard let current = firstResponder else { return true }
        keyboard.isHandingOn = true
        defer { keyboard.isHandingOn = false }
        return current.resignFirstResponder()
    }

    /// The state of focus in the window.
    private var focused: FocusState?

    /// The state of focus, if it has been accessed.
    var knownFocusState: FocusState? { focused }

    var focusState: FocusState {
        if let focused { return focused }
        let made = FocusState(window: self)
        focused = made
        return made
    }

    /// The undo manager of the window, unless a responder in the chain has its own.
    private lazy var ownUndoManager = UndoManager()
    open override var undoManager: UndoManager? { ownUndoManager }

    /// The dispatcher of touches; nil before the first touch.
    private var touches: TouchDispatcher?

    var touchDispatcher: TouchDispatcher {
        if let touches { return touches }
        let made = TouchDispatcher()
        touches = made
        return made
    }

    /// The tracker of the pointer; nil before its first event.
    private var pointer: PointerTracker?

    private var pointerTracker: PointerTracker {
        if let pointer { return pointer }
        let made = PointerTracker(window: self)
        pointer = made
        return made
    }

    /// The last result of whether the status bar is hidden; nil before.
    var knownStatusBarHidden: Bool?

    /// Ends touches and focus of views that have left the window.
    func viewsDidLeave() {
        touches?.viewsDidLeave(self)
        pointer?.viewsDidLeave()
        focused?.viewsDidLeave()
    }

    /// Delivers an event to the window's recognizers and views; key events, to the first responder.
    open func sendEvent(_ event: UIEvent) {
        switch event.type {
        case .touches: touchDispatcher.dispatch(event, in: self)
        case .hover: pointerTracker.dispatch(event)
        default: if let presses = event as? UIPressesEvent { KeyDispatcher(window: self).dispatch(presses) }
        }
    }

    /// The level of the window among others.
    open var windowLevel: Level = .normal

    public override init(frame: CGRect) {
        screen = UIScreen.main
        super.init(frame: frame)
        updateTraitsFromParent()
    }

    /// Creates a window as large as the screen. Subclasses in other modules inherit initializers only if all designated
    /// ones are visible to them.
    package convenience init(screen: UIScreen) {
        self.init(frame: screen.bounds)
        self.screen = screen
        updateTraitsFromParent()
    }

    /// Creates a window as large as the screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Creates a window of a scene.
    public init(windowScene: UIWindowScene) {
        screen = windowScene.screen
        super.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
        updateTraitsFromParent()
        UIApplication.shared.add(self)
    }

    /// The scene of the window.
    open weak var windowScene: UIWindowScene? {
        didSet { if windowScene?.ownTraits != nil || oldValue?.ownTraits != nil { updateTraitsFromParent() } }
    }

    public required init?(coder: NSCoder) {
        screen = UIScreen.main
        super.init(coder: coder)
    }

    /// Whether the window extends below the device's bars, as that of an app does.
    package var keepsClearOfBars = true { didSet { insetsMayHaveChanged() } }

    /// Whether the window is a sheet on Interface Builder's canvas: the display's top is not in it, and its navigation bars
    /// are those of sheets.
    package var isCanvasSheet = false { didSet { insetsMayHaveChanged() } }

    /// The frame of the keyboard, in the window's coordinates in points; nil if hidden. Keyboard guides follow it.
    package var keyboardFrame: CGRect? {
        didSet { if keyboardFrame != oldValue { keyboardDidMove() } }
    }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            if oldValue?.viewIfLoaded?.superview !== self,
                UIApplication.shared.run?.postponesRoot(of: self) == true
            {
                return
            }
            replaceRootView(of: oldValue)
        }
    }

    /// Whether the window receives keys, and actions without a target.
    open var isKeyWindow: Bool { UIApplication.shared.keyResponderWindow === self }

    /// Makes the window the key window.
    open func makeKey() {
        UIApplication.shared.add(self)
        guard !isKeyWindow else { return }
        let old = UIApplication.shared.keyResponderWindow
        UIApplication.shared.keyResponderWindow = self
        old?.resignKey()
        old?.post(UIWindow.didResignKeyNotification)
        becomeKey()
        post(UIWindow.didBecomeKeyNotification)
    }

    /// Called when the window has become the key window.
    open func becomeKey() {}
    /// Called when another window has become the key window.
    open func resignKey() {}

    open override var isHidden: Bool {
        didSet { if isHidden, !oldValue { UIApplication.shared.passKeys(from: self) } }
    }

    /// Shows the window and makes it the key window.
    open func makeKeyAndVisible() {
        isHidden = false
        UIApplication.shared.run?.installRoot(of: self)
        makeKey()
        layoutIfNeeded()
        LingeringWindows.addShown(self)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        LingeringWindows.add(self)
    }

    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    /// Removes the old view hierarchy, with the views that the old root presents, before the new one is installed (Apple:
    /// UIWindow.rootViewController).
    func replaceRootView(of old: UIViewController?) {
        if old?.presentedViewController != nil { old?.dismiss(animated: false) }
        old?.beginAppearanceTransition(false, animated: false)
        old?.viewIfLoaded?.removeFromSuperview()
        old?.endAppearanceTransition()
        guard let controller = rootViewController else { return }
        controller.view.translatesAutoresizingMaskIntoConstraints = true
        controller.view.frame = bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.beginAppearanceTransition(true, animated: false)
        insertSubview(controller.view, at: 0)
        controller.endAppearanceTransition()
    }
}

extension UIWindow {
    public nonisolated static let didBecomeKeyNotification = Notification.Name(
        "UIWindowDidBecomeKeyNotification")
    public nonisolated static let didResignKeyNotification = Notification.Name(
        "UIWindowDidResignKeyNotification")

    /// The level of a window among others; higher levels are in front.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
    }
}
