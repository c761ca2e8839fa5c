import Foundation

/// The life cycle of an app: launch, background, foreground, termination. Transitions that the system initiates on a
/// device are methods here.
///
/// ```swift
/// let life = ApplicationLife(delegate: AppDelegate())
/// life.launch()
/// life.enterBackground()
/// ```
@MainActor
public final class ApplicationLife {
    let application = UIApplication.shared
    let delegate: any UIApplicationDelegate
    /// The session of the scene, which stays while the scene is not there.
    private var session: UISceneSession?
    private let makeSceneDelegate: ((UISceneConfiguration) -> (any UISceneDelegate)?)?
    /// The scenes in the app's manifest.
    private let manifest: SceneManifest?
    let storyboard: UIStoryboard?
    /// The windows that there were before the launch.
    private var earlierWindows: Set<ObjectIdentifier> = []
    /// The state of an app without scenes when it last entered the background, if it is to be saved; restored by the
    /// next launch. May be stored in a file and set in another run.
    public var savedState: Data?
    /// The reason why the last launch did not restore the saved state.
    public internal(set) var refusal: StateArchive.Refusal?

    /// Whether the delegates are being called for the launch.
    private(set) var isLaunching = false
    /// The windows that are not visible yet and whose root controllers have been set during the launch.
    private var pendingWindows: [WeakReference] = []

    /// Creates the life cycle. With `sceneDelegate` the app has scenes, each with a delegate of its own. A storyboard's
    /// initial controller is in the window before the delegate is called.
    public init(
        delegate: any UIApplicationDelegate, storyboard: UIStoryboard? = nil,
        sceneDelegate: ((UISceneConfiguration) -> any UISceneDelegate)? = nil
    ) {
        self.delegate = delegate
        self.storyboard = storyboard
        manifest = nil
        makeSceneDelegate = sceneDelegate
    }

    /// Creates the life cycle of an app with the scenes of a manifest, if there is one.
    init(delegate: any UIApplicationDelegate, storyboard: UIStoryboard?, manifest: SceneManifest?) {
        self.delegate = delegate
        self.manifest = manifest
        self.storyboard = manifest == nil ? storyboard : nil
        makeSceneDelegate = manifest.map { manifest in { manifest.delegate(of: $0) } }
    }

    var hasScenes: Bool { makeSceneDelegate != nil }

    // MARK: Launch

    /// Launches the app, connects its scene and activates it. Returns whether the delegate agreed.
    ///
    /// With an activity, the app is launched to continue it.
    @discardableResult
    public func launch(
        options: [UIApplication.LaunchOptionsKey: Any]? = nil, continuing activity: NSUserActivity? = nil
    ) -> Bool {
        let options = launchOptions(options, continuing: activity)
        application.run = self
        earlierWindows = Set(application.windows.map(ObjectIdentifier.init))
        application.delegate = delegate
        application.state = .inactive
        isLaunching = true
        if !hasScenes { delegate.window = firstWindow(of: storyboard, scene: nil) ?? delegate.ownWindow }
        let isWilling = delegate.application(application, willFinishLaunchingWithOptions: options)
        if !hasScenes { restoreState() }
        let isReady = delegate.application(application, didFinishLaunchingWithOptions: options)
        post(UIApplication.didFinishLaunchingNotification)
        if hasScenes {
            connect(continuing: activity)
        } else {
            if storyboard != nil { delegate.ownWindow?.makeKeyAndVisible() }
            if let activity { deliver(activity) }
        }
        isLaunching = false
        for window in pendingWindows.compactMap({ $0.object as? UIWindow }) { installRoot(of: window) }
        becomeActive()
        return isWilling && isReady
    }

    /// Postpones loading the view of a window's root controller until the window becomes visible, at the end of the launch at
    /// the latest, so that the delegates can still configure the controller. Returns whether it did.
    func postponesRoot(of window: UIWindow) -> Bool {
        guard isLaunching, !window.isKeyWindow else { return false }
        if !pendingWindows.contains(where: { $0.object === window }) {
            pendingWindows.append(WeakReference(window))
        }
        return true
    }

    /// Adds the view of the root controller to a window for which that was postponed.
    func installRoot(of window: UIWindow) {
        guard let index = pendingWindows.firstIndex(where: { $0.object === window }) else { return }
        pendingWindows.remove(at: index)
        window.replaceRootView(of: nil)
    }

    private func firstWindow(of storyboard: UIStoryboard?, scene: UIWindowScene?) -> UIWindow? {
        guard let controller = storyboard?.instantiateInitialViewController() else { return nil }
        let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        return window
    }

    private func makeSession() -> UISceneSession {
        let configuration = UISceneConfiguration(
            name: manifest?.defaultName, sessionRole: .windowApplication)
        let session = self.session ?? UISceneSession(configuration: configuration)
        self.session = session
        return session
    }

    private func connect(continuing activity: NSUserActivity?) {
        let options = UIScene.ConnectionOptions()
        options.userActivities = Set([activity].compactMap { $0 })
        let session = makeSession()
        session.configuration = delegate.application(
            application, configurationForConnecting: session, options: options)
        manifest?.complete(session.configuration)
        let scene = UIWindowScene(session: session, connectionOptions: options)
        scene.delegate = makeSceneDelegate?(session.configuration)
        application.scenes.append(scene)
        let windowDelegate = scene.delegate as? any UIWindowSceneDelegate
        let window = firstWindow(of: session.configuration.storyboard ?? storyboard, scene: scene)
        if let window { windowDelegate?.window = window }
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        if let window, (windowDelegate?.ownWindow ?? window) === window { window.makeKeyAndVisible() }
        scene.post(UIScene.willConnectNotification)
        if let state = session.stateRestorationActivity {
            scene.delegate?.scene(scene, restoreInteractionStateWith: state)
        }
        sceneComesToForeground()
    }

    // MARK: States

    /// Activates the app, when it is launched or after an interruption.
    public func becomeActive() {
        guard application.state == .inactive else { return }
        application.state = .active
        for scene in application.scenes {
            scene.activationState = .foregroundActive
            scene.delegate?.sceneDidBecomeActive(scene)
            scene.post(UIScene.didActivateNotification)
        }
        if !hasScenes { delegate.applicationDidBecomeActive(application) }
        post(UIApplication.didBecomeActiveNotification)
    }

    /// Deactivates the app, for example for a call or the app switcher. Touches are cancelled.
    public func resignActive() {
        guard application.state == .active else { return }
        for window in application.windows { window.touchDispatcher.cancelAll() }
        UserActivities.current?.saveIfNeeded()
        for scene in application.scenes {
            scene.delegate?.sceneWillResignActive(scene)
            scene.post(UIScene.willDeactivateNotification)
            scene.activationState = .foregroundInactive
        }
        if !hasScenes { delegate.applicationWillResignActive(application) }
        post(UIApplication.willResignActiveNotification)
        application.state = .inactive
    }

    /// Moves the app to the background, as when the user goes to the Home Screen.
    public func enterBackground() {
        resignActive()
        guard application.state == .inactive else { return }
        application.state = .background
        for scene in application.scenes {
            scene.activationState = .background
            scene.delegate?.sceneDidEnterBackground(scene)
            scene.post(UIScene.didEnterBackgroundNotification)
            scene.session.stateRestorationActivity =
                scene.delegate?.stateRestorationActivity(for: scene)?.kept
        }
        if !hasScenes { delegate.applicationDidEnterBackground(application) }
        post(UIApplication.didEnterBackgroundNotification)
        if !hasScenes { saveState() }
    }

    /// Moves the app to the foreground.
    public func enterForeground() {
        guard application.state == .background else { return }
        if hasScenes {
            sceneComesToForeground()
        } else {
            delegate.applicationWillEnterForeground(application)
        }
        post(UIApplication.willEnterForegroundNotification)
        application.state = .inactive
        becomeActive()
    }

    private func sceneComesToForeground() {
        for scene in application.scenes {
            scene.delegate?.sceneWillEnterForeground(scene)
            scene.post(UIScene.willEnterForegroundNotification)
            scene.activationState = .foregroundInactive
        }
    }

    /// Sends a memory warning.
    public func warnOfMemory() {
        delegate.applicationDidReceiveMemoryWarning(application)
        post(UIApplication.didReceiveMemoryWarningNotification)
    }

    /// Opens a URL in the app, as another app does.
    @discardableResult
    public func open(_ url: URL) -> Bool {
        guard let scene = application.scenes.first else {
            return delegate.application(application, open: url, options: [:])
        }
        scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
        return true
    }

    /// Terminates the app: scenes are disconnected, and its objects are released.
    public func terminate() {
        enterBackground()
        dropUnfinishedState()
        delegate.applicationWillTerminate(application)
        post(UIApplication.willTerminateNotification)
        for scene in application.scenes {
            scene.activationState = .unattached
            scene.delegate?.sceneDidDisconnect(scene)
            scene.post(UIScene.didDisconnectNotification)
        }
        application.scenes = []
        application.delegate = nil
        application.run = nil
    }

    /// Discards the app without notifying it, for a tool that launches it again.
    package func discard() {
        let own = windows
        // First, so that no other window becomes the key window.
        if let key = application.keyWindow, own.contains(key) { application.keyResponderWindow = nil }
        for window in own { window.isHidden = true }
        application.scenes = []
        application.delegate = nil
        application.run = nil
    }

    /// The app's windows.
    package var windows: [UIWindow] {
        application.windows.filter { !$0.isHidden && !earlierWindows.contains(ObjectIdentifier($0)) }
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: application)
    }
}
