import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor
@Suite struct UserActivityTests {
    private final class Screen: UIViewController {
        var place = "Naha"
        var restored: [String] = []

        override func updateUserActivityState(_ activity: NSUserActivity) {
            super.updateUserActivityState(activity)
            activity.addUserInfoEntries(from: ["place": place])
        }
        override func restoreUserActivityState(_ userActivity: NSUserActivity) {
            super.restoreUserActivityState(userActivity)
            restored.append(userActivity.userInfo?["place"] as? String ?? "")
        }
    }

    private let activity = NSUserActivity(activityType: "okinawa.map")

    @Test func entriesAreAddedToThoseThatAreThere() {
        activity.userInfo = ["a": 1, "b": 2]
        activity.addUserInfoEntries(from: ["b": 3, "c": 4])
        #expect(activity.userInfo as? [String: Int] == ["a": 1, "b": 3, "c": 4])
    }

    @Test func aScreenBringsItsActivityUpToDateAtTheEndOfTheTurn() {
        VirtualClock.withFresh { clock in
            let (screen, helper) = (Screen(), SavedLog())
            screen.userActivity = activity
            activity.delegate = helper
            activity.needsSave = true
            #expect(activity.userInfo == nil)
            clock.advance(by: 0.1)
            #expect(activity.userInfo as? [String: String] == ["place": "Naha"])
            #expect(!activity.needsSave && helper.saved == 1)
        }
    }

    @Test func severalScreensKeepOneActivity() {
        VirtualClock.withFresh { clock in
            let (first, second) = (Screen(), Screen())
            (first.userActivity, second.userActivity) = (activity, activity)
            (first.place, second.place) = ("Naha", "Shuri")
            activity.needsSave = true
            clock.advance(by: 0.1)
            #expect(activity.userInfo?["place"] as? String == "Shuri")
            second.userActivity = nil
            activity.needsSave = true
            clock.advance(by: 0.1)
            #expect(activity.userInfo?["place"] as? String == "Naha")
        }
    }

    @Test func aScreenThatIsGoneKeepsNoActivity() {
        weak var held: NSUserActivity?
        do {
            let screen = Screen()
            screen.userActivity = NSUserActivity(activityType: "okinawa.gone")
            held = screen.userActivity
            #expect(held != nil)
        }
        #expect(held == nil)
    }

    @Test func theApplicationWithoutScenesGoesOnWithAnActivity() {
        let delegate = AppLog()
        let life = ApplicationLife(delegate: delegate)
        life.launch()
        let screen = Screen()
        delegate.restoring = [screen]
        activity.userInfo = ["place": "Koza"]
        life.continueActivity(activity)
        #expect(delegate.lines == ["will continue okinawa.map", "continue okinawa.map"])
        #expect(screen.restored == ["Koza"])
        life.terminate()
    }

    @Test func anApplicationIsLaunchedForAnActivity() {
        let delegate = AppLog()
        let life = ApplicationLife(delegate: delegate)
        life.launch(continuing: activity)
        #expect(
            delegate.lines == [
                "launched for okinawa.map", "will continue okinawa.map", "continue okinawa.map",
            ])
        life.terminate()
    }

    @Test func aSceneSaysWhatItDoesAndIsRestoredFromIt() {
        let log = CallLog()
        let life = ApplicationLife(delegate: AppLog()) { _ in SceneLog(log) }
        life.launch()
        life.terminate()
        #expect(log.lines == ["connect, 0 activities, state none", "background", "asked"])
        life.launch(continuing: activity)
        #expect(
            Array(log.lines.dropFirst(3)) == [
                "connect, 1 activities, state [place: Naha]", "restore [place: Naha]",
            ])
        life.continueActivity(activity)
        #expect(log.lines.suffix(2) == ["will continue okinawa.map", "continue okinawa.map"])
        life.terminate()
    }
}

private final class SavedLog: NSObject, NSUserActivityDelegate {
    nonisolated(unsafe) var saved = 0
    func userActivityWillSave(_ userActivity: NSUserActivity) { saved += 1 }
}

@MainActor
private final class AppLog: UIApplicationDelegate {
    var lines: [String] = []
    var restoring: [any UIUserActivityRestoring] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let told = launchOptions?[.userActivityDictionary] as? [String: Any]
        if let type = told?[UIApplication.LaunchOptionsKey.userActivityType.rawValue] {
            lines.append("launched for \(type)")
        }
        return true
    }
    func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        lines.append("will continue \(userActivityType)")
        return true
    }
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        lines.append("continue \(userActivity.activityType)")
        restorationHandler(restoring)
        return true
    }
}

@MainActor
private final class SceneLog: UIWindowSceneDelegate {
    private let log: CallLog
    init(_ log: CallLog) { self.log = log }

    private func describe(_ activity: NSUserActivity?) -> String {
        guard let info = activity?.userInfo else { return "none" }
        let parts = info.map { "\($0.key.base): \($0.value)" }.sorted()
        return "[\(parts.joined(separator: ", "))]"
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        let state = describe(session.stateRestorationActivity)
        log.add("connect, \(connectionOptions.userActivities.count) activities, state \(state)")
    }
    func sceneDidEnterBackground(_ scene: UIScene) { log.add("background") }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        log.add("asked")
        let activity = NSUserActivity(activityType: "okinawa.screen")
        activity.requiredUserInfoKeys = ["place"]
        activity.userInfo = ["place": "Naha", "noise": 1]
        return activity
    }
    func scene(
        _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    ) { log.add("restore \(describe(stateRestorationActivity))") }
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        log.add("will continue \(userActivityType)")
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        log.add("continue \(userActivity.activityType)")
    }
}
