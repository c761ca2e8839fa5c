import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// Set by UIKit from the main storyboard in Info.plist.
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard scene is UIWindowScene else { return }
        // Start the app with “-layoutsInCode YES” to see the same screens without a storyboard.
        if UserDefaults.standard.bool(forKey: "layoutsInCode") {
            window?.rootViewController = RootTabBarController.inCode()
        }
        window?.tintColor = UIColor(named: "AccentColor")
        if let activity = session.stateRestorationActivity {
            (window?.rootViewController as? RootTabBarController)?.restore(from: activity)
        }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        (window?.rootViewController as? RootTabBarController)?.restorationActivity()
    }
}
