import Foundation

/// The life of an application: launch, background, foreground, end. What the system of a device does of itself happens
/// here when it is asked for.
///
/// ```swift
/// let life = ApplicationLife(delegate: AppDelegate())
/// life.launch()
/// life.enterBackground()
/// ```
@MainActor
public final class ApplicationLife {
    private let application = UIApplication.shared
    private let delegate: any UIApplicationDelegate
    private let makeSceneDelegate: ((UISceneConfiguration) -> any UISceneDelegate)?
    private let storyboard: UIStoryboard?

    /// With `sceneDelegate` the application has scenes, of which each gets a delegate. A storyboard's first controller
    /// stands in the window before the delegate hears of it.
    public init(
        delegate: any UIApplicationDelegate, storyboard: UIStoryboard? = nil,
        sceneDelegate: ((UISceneConfiguration) -> any UISceneDelegate)? = nil
    ) {
        self.delegate = delegate
        self.storyboard = storyboard
        makeSceneDelegate = sceneDelegate
    }

    private var hasScenes: Bool { makeSceneDelegate != nil }

    // MARK: Launch

    /// Launches the application, connects its scene and makes it active. Answers whether the delegate agreed.
    @discardableResult
    public func launch(options: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        application.run = self
        application.delegate = delegate
        application.state = .inactive
        if !hasScenes { delegate.window = firstWindow(scene: nil) ?? delegate.window }
        let isWilling = delegate.application(application, willFinishLaunchingWithOptions: options)
        let isReady = delegate.application(application, didFinishLaunchingWithOptions: options)
        post(UIApplication.didFinishLaunchingNotification)
        if hasScenes {
            connect()
        } else if storyboard != nil {
            delegate.window?.makeKeyAndVisible()
        }
        becomeActive()
        return isWilling && isReady
    }

    private func firstWindow(scene: UIWindowScene?) -> UIWindow? {
        guard let controller = storyboard?.instantiateInitialViewController() else { return nil }
        let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        return window
    }

    private func connect() {
        let options = UIScene.ConnectionOptions()
        let session = UISceneSession(
            configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        session.configuration = delegate.application(
            application, configurationForConnecting: session, options: options)
        let scene = UIWindowScene(session: session, connectionOptions: options)
        scene.delegate = makeSceneDelegate?(session.configuration)
        application.scenes.append(scene)
        let windowDelegate = scene.delegate as? any UIWindowSceneDelegate
        if let window = firstWindow(scene: scene) {
            windowDelegate?.window = window
            window.makeKeyAndVisible()
        }
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        scene.post(UIScene.willConnectNotification)
        sceneComesToForeground()
    }

    // MARK: States

    /// The user comes back to what interrupted the application, or launches it.
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

    /// Something covers the application: a call, or the switcher of applications. Fingers are lifted from it.
    public func resignActive() {
        guard application.state == .active else { return }
        for window in application.windows { window.touchDispatcher.cancelAll() }
        for scene in application.scenes {
            scene.delegate?.sceneWillResignActive(scene)
            scene.post(UIScene.willDeactivateNotification)
            scene.activationState = .foregroundInactive
        }
        if !hasScenes { delegate.applicationWillResignActive(application) }
        post(UIApplication.willResignActiveNotification)
        application.state = .inactive
    }

    /// The user goes home.
    public func enterBackground() {
        resignActive()
        guard application.state == .inactive else { return }
        application.state = .background
        for scene in application.scenes {
            scene.activationState = .background
            scene.delegate?.sceneDidEnterBackground(scene)
            scene.post(UIScene.didEnterBackgroundNotification)
        }
        if !hasScenes { delegate.applicationDidEnterBackground(application) }
        post(UIApplication.didEnterBackgroundNotification)
    }

    /// The user comes back.
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

    /// The system needs memory.
    public func warnOfMemory() {
        delegate.applicationDidReceiveMemoryWarning(application)
        post(UIApplication.didReceiveMemoryWarningNotification)
    }

    /// Asks the application to open an address, as another one does.
    @discardableResult
    public func open(_ url: URL) -> Bool {
        guard let scene = application.scenes.first else {
            return delegate.application(application, open: url, options: [:])
        }
        scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
        return true
    }

    /// The end: scenes are disconnected, and nothing holds the application's objects any more.
    public func terminate() {
        enterBackground()
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

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: application)
    }
}
