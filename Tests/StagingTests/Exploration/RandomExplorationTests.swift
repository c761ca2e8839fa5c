import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import Staging

/// Random UI exploration: nothing traps or hangs, the same seed has the same steps, and windows are freed.
@MainActor
@Suite struct RandomExplorationTests {
    private func walk(_ steps: Int, seed: UInt64) throws -> (RandomExploration, [String]) {
        let document = try Fixture.storyboard(
            Fixture.controller("n", Fixture.relation("a", "rootViewController"), kind: "navigationController")
                + Fixture.controller("a", Fixture.segue("b", "show"), more: "") + Fixture.controller("b")
                + Fixture.controller(
                    "t", Fixture.relation("c", "viewControllers") + Fixture.relation("n", "viewControllers"),
                    kind: "tabBarController") + Fixture.controller("c"), initial: "t")
        var notes: [String] = []
        let exploration = RandomExploration(documents: [document], resources: .empty, seed: seed) {
            notes.append($0)
        }
        exploration.go(until: steps)
        return (exploration, notes)
    }

    @Test(arguments: [1, 2, 3] as [UInt64]) func stepsAreDone(_ seed: UInt64) throws {
        let (exploration, _) = try walk(150, seed: seed)
        #expect(exploration.steps == 150 && exploration.walks > 0 && exploration.slowest.seconds < 20)
    }

    @Test func theSameSeedHasTheSameSteps() throws {
        let (first, second) = (try walk(60, seed: 7).1, try walk(60, seed: 7).1)
        #expect(first == second)
        #expect(try walk(60, seed: 8).1 != first)
    }

    @Test func inputsAreDescribed() {
        VirtualClock.withFresh { _ in
            let window = UIWindow(screen: UIScreen(environment: ScreenEnvironment()))
            window.rootViewController = UINavigationController(rootViewController: UIViewController())
            window.makeKeyAndVisible()
            var input = RandomInput(on: window, seed: 3)
            let kinds = Set(
                (0..<500).map { _ in input.step().split(separator: " ").first.map(String.init) })
            #expect(kinds.isSuperset(of: ["tap", "drag", "turn", "wait", "restore"]))
            window.rootViewController = nil
        }
    }

    @Test func windowsAreFreedAfterAWalk() throws {
        let before = UIApplication.shared.windows.count
        _ = try walk(100, seed: 5)
        #expect(UIApplication.shared.windows.count <= before)
    }
}
