import Foundation

/// The methods that notify of a scene's life cycle.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Returns the activity that restores the scene when it is connected again.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Restores the scene from its restoration activity.
    func scene(
        _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    /// Called before an activity is received.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// Continues an activity.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Called when an announced activity could not be received.
    func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// Called when an activity was updated.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    public func scene(
        _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    ) {}
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// The methods that notify of a scene with windows, and its first window.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, WindowOwner {}

extension UIWindowSceneDelegate {
    @_disfavoredOverload public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, TraitObserverKeeping {
    /// The screen of the windows.
    open var screen: UIScreen { UIScreen.main }

    /// The existing windows, in the order in which they appeared.
    open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }

    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

    /// The properties of the status bar.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

    /// The traits of the screen, with those that are overridden.
    open var traitCollection: UITraitCollection { traits(on: windows.first?.screen ?? screen) }
    /// Called when the traits have changed; the argument has the previous ones.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits that are overridden for the windows of the scene.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: ownTraits ?? TraitValues()) }
        set { setOwnTraits(newValue.values) }
    }
    var ownTraits: TraitValues?
    var traitObservers: TraitObservers?
}
