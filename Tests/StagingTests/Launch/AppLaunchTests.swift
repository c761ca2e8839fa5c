import Foundation
import InterfaceBuilder
import Testing

@testable import Staging
@testable import UIKit

/// There is one app for the process.
@MainActor
@Suite(.serialized) struct AppLaunchTests {
    private func withApp<T>(_ work: () throws -> T) rethrows -> T {
        AdaptedClass(Harbor.self, "Ports.Harbor").make { Harbor() }
        AdaptedApplication.register("Ports") { Harbor.main() }
        AppLaunch.module = "Ports"
        defer {
            AppLaunch.end()
            AppLaunch.module = nil
        }
        return try work()
    }

    @Test func theOpeningIsWhatTheDelegateShows() throws {
        try withApp {
            let app = try #require(AppLaunch.app(in: Variant(device: .named("iPhone SE"))))
            let opening = try #require(app.opening)
            #expect(opening.info.title == "Launch" && opening.window.rootViewController is UITabBarController)
            #expect(opening.window.bounds.size == CGSize(width: 375, height: 667))
            #expect(app.failure == nil)
        }
    }

    @Test func theAppIsLaunchedOnceForASurrounding() {
        withApp {
            let variant = Variant(language: "ja")
            let first = AppLaunch.app(in: variant)
            #expect(AppLaunch.app(in: variant) === first)
            #expect(AppLaunch.app(in: Variant(language: "de")) !== first)
        }
    }

    @Test func anAppThatWasUsedIsLaunchedAgain() throws {
        try withApp {
            let first = try #require(AppLaunch.app(in: Variant()))
            first.use { UIApplication.shared.keyWindow?.rootViewController = UIViewController() }
            let second = try #require(AppLaunch.app(in: Variant()))
            #expect(second !== first && second.window?.rootViewController is UITabBarController)
        }
    }

    @Test func whatTheLaunchHasBegunEndsBeforeThePicture() throws {
        try withApp {
            let app = try #require(AppLaunch.app(in: Variant(language: "fr")))
            #expect((app.window?.rootViewController as? UITabBarController)?.title == "Ready")
        }
    }

    @Test func aSceneThatTheLaunchMadeIsShownAsTheAppHasIt() throws {
        try withApp {
            let document = try #require(Harbor.document)
            let scene = try #require(
                StoryboardLoader(document: document).scenes.first { $0.id == "b" })
            let app = try #require(AppLaunch.app(in: Variant(), of: document))
            let staged = try #require(app.show(scene, of: document))
            #expect(staged.controller.title == "injected")
            #expect(staged.controller.tabBarController?.selectedViewController === staged.controller)
            #expect(staged.controller.view.window === staged.window)
        }
    }

    /// The views of most xibs have the same id.
    @Test(arguments: [("Dock", true), ("Pier", false)])
    func aXibOfAControllerThatTheLaunchMadeIsShownAsTheAppHasIt(_ owner: String, _ isShown: Bool) throws {
        try withApp {
            let frame = "<rect key=\"frame\" width=\"393\" height=\"852\"/>"
            let document = try Fixture.xib("<view id=\"sheet\">\(frame)</view>", owner: owner)
            let scene = try #require(StoryboardLoader(document: document).scenes.first)
            let app = try #require(AppLaunch.app(in: Variant(), of: document))
            let staged = app.show(scene, of: document)
            #expect(staged?.controller.title == (isShown ? "moored" : nil))
        }
    }

    @Test func aSceneThatTheAppHasNotMadeIsNotShownByIt() throws {
        try withApp {
            let document = try Fixture.storyboard(Fixture.controller("z"), initial: "z")
            let scene = try #require(StoryboardLoader(document: document).scenes.first)
            #expect(AppLaunch.app(in: Variant())?.show(scene, of: document) == nil)
        }
    }

    @Test func withoutAnAppNothingIsLaunched() { #expect(AppLaunch.app(in: Variant()) == nil) }
}

/// A controller whose view is that of a xib.
private final class Dock: UIViewController {
    override func loadView() {
        view = UIView()
        view.nibIdentifier = "sheet"
    }
}

/// An app with two tabs from a document, of which the second gets a dependency at launch, and one from a xib.
private final class Harbor: UIResponder, UIApplicationDelegate {
    static let document: Document? = try? Fixture.storyboard(
        Fixture.controller("a") + Fixture.controller("b"))
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        guard let document = Self.document else { return false }
        let session = NibSession(environment: UIScreen.main.environment, resources: .empty)
        let storyboard = UIStoryboard(document: document, session: session)
        let tabs = UITabBarController()
        tabs.viewControllers = ["a", "b"].compactMap { storyboard.make(id: $0) }
        tabs.viewControllers?.last?.title = "injected"
        let dock = Dock()
        dock.title = "moored"
        dock.loadViewIfNeeded()
        tabs.viewControllers?.append(dock)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
            MainActor.assumeIsolated { tabs.title = "Ready" }
        }
        return true
    }
}
