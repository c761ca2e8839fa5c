import CoreGraphics
import Testing

@testable import UIKit

/// The first screen, created in code, from a storyboard, in containers.
@MainActor
@Suite struct FirstScreenOrderTests {
    @Test func byCode() {
        LifeStage.run { stage in
            stage.window.rootViewController = LifeRecorder("a")
            stage.window.makeKeyAndVisible()
            #expect(
                stage.callsWithLayout == [
                    "a.loadView", "a.didLoad", "a.willAppear", "a.isAppearing", "a.willLayout", "a.didLayout",
                    "a.didAppear",
                ])
        }
    }

    @Test func byAStoryboardInAStack() throws {
        try LifeStage.run { stage in
            ClassLookup.register(LifeRecorder.self, as: "LifeRecorder")
            let loader = StoryboardLoader(
                document: try storyboard(
                    container("navigationController", "n", "rootViewController", "a")
                        + recorderScene("a")),
                environment: ScreenEnvironment())
            let root = try #require(loader.instantiate(id: "n"))
            #expect(stage.next() == ["a.init(coder)", "a.awakeFromNib", "a.willMove(parent)"])
            stage.window.rootViewController = root
            stage.window.makeKeyAndVisible()
            #expect(
                stage.next() == [
                    "a.loadView", "a.didLoad", "a.willAppear", "a.isAppearing", "a.didAppear",
                    "a.didMove(parent)",
                ])
        }
    }

    @Test func pushedByASegueThatTheUserSetOff() throws {
        try LifeStage.run { stage in
            ClassLookup.register(LifeRecorder.self, as: "LifeRecorder")
            let segue = #"<segue kind="show" destination="b" identifier="go" id="g"/>"#
            let button = #"<button id="k" opaque="NO"><connections>\#(segue)</connections></button>"#
            let loader = StoryboardLoader(
                document: try storyboard(
                    container("navigationController", "n", "rootViewController", "a")
                        + recorderScene("a", button) + recorderScene("b")),
                environment: ScreenEnvironment())
            stage.show(try #require(loader.instantiate(id: "n")))
            (stage.window.descendant("k") as? UIControl)?.sendActions(for: .touchUpInside)
            stage.settle()
            #expect(
                stage.calls == [
                    "a.shouldPerform", "b.init(coder)", "b.awakeFromNib", "a.prepare", "b.willMove(parent)",
                    "b.loadView", "b.didLoad", "a.willDisappear", "b.willAppear", "b.isAppearing",
                    "a.didDisappear", "b.didAppear", "b.didMove(parent)",
                ])
        }
    }

    @Test func aTabIsLoadedWhenItIsChosen() {
        let (a, b, tabs) = (LifeRecorder("a"), LifeRecorder("b"), UITabBarController())
        LifeStage.run { stage in
            tabs.viewControllers = [a, b]
            #expect(
                stage.next() == [
                    "a.willMove(parent)", "b.willMove(parent)", "a.didMove(parent)", "b.didMove(parent)",
                ])
            stage.window.rootViewController = tabs
            stage.window.makeKeyAndVisible()
            #expect(
                stage.next() == ["a.loadView", "a.didLoad", "a.willAppear", "a.isAppearing", "a.didAppear"])
            tabs.selectedIndex = 1
            #expect(
                stage.next() == [
                    "b.loadView", "b.didLoad", "a.willDisappear", "b.willAppear", "b.isAppearing",
                    "a.didDisappear", "b.didAppear",
                ])
            tabs.selectedIndex = 0
            #expect(
                stage.next() == [
                    "b.willDisappear", "a.willAppear", "a.isAppearing", "b.didDisappear", "a.didAppear",
                ])
        }
    }
}

/// Returns a scene of a `LifeRecorder`.
func recorderScene(_ id: String, _ content: String = "") -> String {
    traveller(id, content).replacingOccurrences(
        of: #"customClass="Traveller""#, with: #"customClass="LifeRecorder""#)
}
