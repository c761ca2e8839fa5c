import KumikiTesting
import Testing

@MainActor @Suite(.serialized) struct LaunchedAppTests {
    @Test func anAppIsShownByItsDelegate() throws {
        let app = try LaunchedApp(CountingApp())
        try app.screen.tap("Count")
        #expect(app.screen.shows("1"))
        app.terminate()
    }

    @Test func aScenesActivityOutlivesTheApp() throws {
        let app = try LaunchedApp(SceneApp()) { CountingScene() }
        try app.screen.tap("Count")
        try app.relaunch()
        #expect(app.screen.shows("restored"))
        app.terminate()
    }

    @Test func anAppIsToldThatItIsLeft() throws {
        let delegate = CountingApp()
        let app = try LaunchedApp(delegate)
        app.leaveAndComeBack()
        #expect(delegate.events == ["background", "foreground"])
        app.terminate()
    }

    @Test func anAppWithoutAWindowSaysSo() {
        #expect(throws: HarnessError.noWindow) { try LaunchedApp(SceneApp()) }
    }

    @Test func theWindowOfAHarnessIsNotTheApps() throws {
        let other = try LaunchedApp(CountingApp())
        #expect(throws: HarnessError.noWindow) { try LaunchedApp(SceneApp()) }
        other.terminate()
    }
}

private final class CountingApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var events: [String] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Counter()
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) { events.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { events.append("foreground") }
}

private final class SceneApp: UIResponder, UIApplicationDelegate {}

private final class CountingScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
        let counter = Counter()
        window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
        window?.rootViewController = counter
        window?.makeKeyAndVisible()
        if session.stateRestorationActivity != nil { counter.label.text = "restored" }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        NSUserActivity(activityType: "counting")
    }
}
