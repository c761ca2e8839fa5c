import Foundation
import Testing
import UIKit

@MainActor
@Suite struct LifeTests {
    private let log = CallLog()

    @Test func anApplicationWithoutScenes() {
        let delegate = LifeLog(log)
        let life = ApplicationLife(delegate: delegate)
        life.launch()
        #expect(UIApplication.shared.applicationState == .active)
        life.enterBackground()
        life.enterForeground()
        life.open(URL(fileURLWithPath: "/naha"))
        life.terminate()
        #expect(
            log.lines == [
                "willFinish", "didFinish", "didBecomeActive", "willResignActive", "didEnterBackground",
                "willEnterForeground", "didBecomeActive", "open naha", "willResignActive",
                "didEnterBackground",
                "willTerminate",
            ])
        #expect(UIApplication.shared.delegate == nil)
    }

    @Test func anApplicationWithAScene() {
        let delegate = LifeLog(log)
        let life = ApplicationLife(delegate: delegate) { [log] _ in SceneLog(log) }
        life.launch()
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        #expect(scene?.activationState == .foregroundActive && scene?.windows.count == 1)
        #expect(scene?.windows.first?.next === scene && scene?.next === UIApplication.shared)
        #expect(UIApplication.shared.next === delegate)
        life.enterBackground()
        life.enterForeground()
        life.terminate()
        #expect(
            log.lines == [
                "willFinish", "didFinish", "scene.willConnect", "scene.willEnterForeground",
                "scene.didBecomeActive", "scene.willResignActive", "scene.didEnterBackground",
                "scene.willEnterForeground", "scene.didBecomeActive", "scene.willResignActive",
                "scene.didEnterBackground", "willTerminate", "scene.didDisconnect",
            ])
    }

    @Test func fingersAreLiftedWhenTheApplicationIsInterrupted() {
        let glass = Glass()
        let life = ApplicationLife(delegate: LifeLog(log))
        life.launch()
        _ = glass.add("a", CGRect(x: 0, y: 0, width: 100, height: 100))
        glass.user.touchDown(CGPoint(x: 50, y: 50))
        life.resignActive()
        #expect(glass.log.lines == ["a.began", "a.cancelled"])
        life.terminate()
    }

    @Test func addressesAreAskedForAndRefused() {
        var answers: [Bool] = []
        let url = URL(fileURLWithPath: "/shuri")
        UIApplication.shared.open(url) { answers.append($0) }
        Glass().user.wait(0.1)
        #expect(answers == [false] && UIApplication.shared.requestedURLs.last == url)
        // Safari and Settings are in every simulator.
        for known in ["https://example.com", UIApplication.openSettingsURLString].compactMap(URL.init) {
            #expect(UIApplication.shared.canOpenURL(known))
        }
        #expect(!UIApplication.shared.canOpenURL(url))
    }

    @Test func anEarlierKeyWindowIsTheKeyWindowAfterTheLastOne() {
        let first = Glass().window
        var second: UIWindow? = Glass().window
        second?.isHidden = true
        #expect(first.isKeyWindow)
        second?.makeKeyAndVisible()
        #expect(second?.isKeyWindow == true)
        second = nil
        #expect(first.isKeyWindow && UIApplication.shared.keyWindow === first)
    }

    @Test func windowsHandOnTheKeys() {
        let (first, second) = (Glass().window, Glass().window)
        #expect(second.isKeyWindow && !first.isKeyWindow)
        first.makeKey()
        #expect(first.isKeyWindow && UIApplication.shared.windows.contains(second))
    }
}

private final class LifeLog: UIResponder, UIApplicationDelegate {
    private let log: CallLog
    init(_ log: CallLog) { self.log = log }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.add("willFinish")
        return true
    }
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.add("didFinish")
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { log.add("didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { log.add("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { log.add("didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { log.add("willEnterForeground") }
    func applicationWillTerminate(_ application: UIApplication) { log.add("willTerminate") }
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        log.add("open \(url.lastPathComponent)")
        return true
    }
}

@MainActor
private final class SceneLog: UIWindowSceneDelegate {
    private let log: CallLog
    var window: UIWindow?

    init(_ log: CallLog) { self.log = log }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        log.add("scene.willConnect")
        window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
    }
    func sceneDidDisconnect(_ scene: UIScene) { log.add("scene.didDisconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { log.add("scene.didBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { log.add("scene.willResignActive") }
    func sceneWillEnterForeground(_ scene: UIScene) { log.add("scene.willEnterForeground") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.add("scene.didEnterBackground") }
}
