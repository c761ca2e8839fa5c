import Foundation
import QuartzCore

/// The running app: the end of the responder chain, and the dispatcher of actions.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    // MARK: Names

    open nonisolated class var openSettingsURLString: String { "app-settings:" }
    open nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
    }
    open nonisolated class var didBecomeActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    }
    open nonisolated class var willResignActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillResignActiveNotification")
    }
    open nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    }
    open nonisolated class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    }
    open nonisolated class var willTerminateNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillTerminateNotification")
    }
    open nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }

    /// The app.
    open class var shared: UIApplication {
        TestHost.launch()
        return application
    }

    private static let application = UIApplication()

    /// The windows that have been the key window, the current one last.
    private var keyWindows: [WeakReference] = []

    /// The window that receives keys, and actions without a target: the last one that became the key window, or without it the one
    /// before that is visible.
    var keyResponderWindow: UIWindow? {
        get { keyWindows.last?.object as? UIWindow ?? lastVisibleKeyWindow }
        set {
            guard let newValue else { return keyWindows = [] }
            keyWindows.removeAll { $0.object == nil || $0.object === newValue }
            keyWindows.append(WeakReference(newValue))
        }
    }

    /// Makes the last visible key window before a hidden one the key window again.
    func passKeys(from hidden: UIWindow) {
        if keyResponderWindow === hidden { lastVisibleKeyWindow?.makeKey() }
    }

    private var lastVisibleKeyWindow: UIWindow? {
        keyWindows.reversed().lazy.compactMap { $0.object as? UIWindow }.first { !$0.isHidden }
    }

    /// The delegate, which is retained by the object that launched the app.
    open weak var delegate: (any UIApplicationDelegate)?
    /// The object that launched the app and retains its delegate.
    var run: ApplicationLife?
    var state = State.active
    var scenes: [UIScene] = []
    private var knownWindows: [WeakReference] = []

    /// The state of the app: active, inactive or in the background.
    open var applicationState: State { state }
    open var connectedScenes: Set<UIScene> { Set(scenes) }
    open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }
    open var supportsMultipleScenes: Bool { false }

    /// The existing windows that have been visible, in the order in which they appeared.
    open var windows: [UIWindow] { knownWindows.compactMap { $0.object as? UIWindow } }
    open var keyWindow: UIWindow? { keyResponderWindow }

    func add(_ window: UIWindow) {
        knownWindows.removeAll { $0.object == nil || $0.object === window }
        knownWindows.append(WeakReference(window))
        WindowLayouts.start()
    }

    /// The delegate, if it is a responder and no view, controller or app.
    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, !(responder is UIView),
            !(responder is UIViewController),
            !(responder is UIApplication)
        else { return nil }
        return responder
    }

    /// The direction of the language shown.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Returns whether an app can open the URL. There are no other apps here.
    open func canOpenURL(_ url: URL) -> Bool { Self.systemSchemes.contains(url.scheme?.lowercased() ?? "") }

    /// The schemes of the apps of a simulator that open URLs: Safari and Settings.
    private static let systemSchemes: Set = ["http", "https", "app-settings"]

    /// Asks the system to open a URL. Nothing is opened here; the request is recorded in `requestedURLs`.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        requestedURLs.append(url)
        if requestedURLs.count > 1000 { requestedURLs.removeFirst() }
        guard let completion else { return }
        let isKnown = canOpenURL(url)
        VirtualClock.main.schedule(after: 0) { completion(isKnown) }
    }

    /// Asks the system to open a URL, as before iOS 10. Returns that it was not opened.
    @discardableResult
    open func openURL(_ url: URL) -> Bool {
        open(url)
        return false
    }

    /// The URLs that the app has asked to open, the last thousand, for tests.
    public private(set) var requestedURLs: [URL] = []

    var notificationRequests = NotificationRequests()
    /// The number of background tasks that have begun.
    var backgroundTasks = 0
    /// Whether shaking the device undoes.
    open var applicationSupportsShakeToEdit = true

    /// The text size that the user has chosen.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }
    /// The quick actions. Stored; there is no Home Screen.
    open var shortcutItems: [UIApplicationShortcutItem]?
    /// False: there is no home screen.
    open var supportsAlternateIcons: Bool { false }
    open var alternateIconName: String? { nil }
    /// Fails: there is no Home Screen.
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        let error = NSError(domain: NSCocoaErrorDomain, code: CocoaError.featureUnsupported.rawValue)
        VirtualClock.main.schedule(after: 0) { completionHandler?(error) }
    }

    private var ignoredInteraction = 0
    open var isIgnoringInteractionEvents: Bool { ignoredInteraction > 0 }
    open func beginIgnoringInteractionEvents() { ignoredInteraction += 1 }
    open func endIgnoringInteractionEvents() { ignoredInteraction = max(ignoredInteraction - 1, 0) }
    open var isIdleTimerDisabled = false
    /// Whether the network indicator was visible in the status bar, as before iOS 13. It has no effect today.
    open var isNetworkActivityIndicatorVisible = false
    open var applicationIconBadgeNumber = 0

    /// Calls a method of the target with as many of sender and event as it has parameters. Without a target, the first
    /// object that responds is used: up the chain from the first responder, then from the sender, last from the content
    /// of the key window. Returns whether there was one.
    @discardableResult
    open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        let receiver = target.map { $0 as AnyObject } ?? responder(to: action, sender)
        ActionRecording.record(
            ActionTrace(.method, action.description, from: sender.map { $0 as AnyObject }, to: receiver))
        guard let receiver else { return false }
        let isKnown = ActionTable.responds(receiver, to: action)
        ActionTable.perform(action, on: receiver, with: [sender, event])
        return isKnown
    }

    /// Delivers an event to its windows. All events pass through here.
    open func sendEvent(_ event: UIEvent) {
        if event.type == .presses { keyResponderWindow?.sendEvent(event) }
        guard !isIgnoringInteractionEvents else { return }
        if event.touchesInOrder.count < 2 {
            event.touchesInOrder.first?.window?.sendEvent(event)
            return
        }
        var windows: [UIWindow] = []
        for touch in event.touchesInOrder {
            if let window = touch.window, !windows.contains(where: { $0 === window }) {
                windows.append(window)
            }
        }
        for window in windows { window.sendEvent(event) }
    }

    private func responder(to action: Selector, _ sender: Any?) -> AnyObject? {
        let place = (sender as? UIBarButtonItem)?.shownView ?? (sender as? UIGestureRecognizer)?.view
        let origin = sender as? UIResponder ?? place
        let window = (origin as? UIView)?.window ?? keyResponderWindow
        let starts = [window?.firstResponder, origin, window?.frontmostController]
        let found = starts.lazy.compactMap { $0?.target(forAction: action, withSender: sender) }.first
        return found.map { $0 as AnyObject }
    }
}

extension UIWindow {
    /// The controller of the visible content, inside of all containers.
    var frontmostController: UIViewController? {
        var current = rootViewController
        while let next = current?.storage.presented ?? current?.shownChild { current = next }
        return current
    }
}
