import KumikiTesting
import Testing

@testable import Okinawa

@MainActor @Suite(.serialized) struct AppTests {
    @Test func savedKilledAndRestoredTheAppIsAsItWas() throws {
        let app = try LaunchedApp(AppDelegate(), storyboard: "Main") { SceneDelegate() }
        try app.screen.tap("nahaButton")
        try app.screen.tap("OK")
        try app.screen.tap("Harbor")
        try app.relaunch()
        #expect(app.screen.shows("The harbor master"))
        try app.screen.tap("Map")
        #expect(app.screen.shows("Count: 1"))
        app.terminate()
    }

    @Test func everythingFromInterfaceBuilderLoads() throws {
        let harness = try Harness { MapViewController.instance() }
        let loaded = try harness.perform { try Screens.verify(in: AppResources.bundle) }
        #expect(loaded.contains { $0.hasPrefix("UserCell.xib") } && loaded.count >= 14)
    }

    @Test func aWaveIsNoticedByTheTabs() throws {
        let app = try Harness { RootTabBarController.instance() }
        try app.tap("Islanders")
        app.wait(1)
        #expect(app.shows("Aoi Miyagi"))
        let cells = app.perform { app.window.all(UserCell.self) }
        app.perform { cells[0].stimulate(WaveAt(user: User.samples[0])) }
        app.wait(1)
        #expect(app.shows("You waved to Aoi Miyagi"))
    }

    @Test func everyScreenEndsWithItsWindow() throws {
        for screen in Screen.allCases {
            try expectFreed {
                let harness = try Harness { try screen.drawn() }
                harness.wait(2)
                harness.close()
                return harness
            } of: {
                $0.root
            }
            try expectFreed {
                let harness = try Harness { screen.coded() }
                harness.wait(2)
                harness.close()
                return harness
            } of: {
                $0.root
            }
        }
    }
}

extension UIView {
    /// Returns all views of a class in this one, from back to front.
    func all<View: UIView>(_ type: View.Type) -> [View] {
        ((self as? View).map { [$0] } ?? []) + subviews.flatMap { $0.all(type) }
    }
}
