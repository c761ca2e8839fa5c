import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct UnwindTests {
    private let exit = #"<exit id="x" sceneMemberID="exit"/>"#
    private let unwind =
        #"<segue kind="unwind" destination="x" identifier="out" unwindAction="back:" id="u"/>"#
    private func show(_ id: String, _ kind: String = "show") -> String {
        #"<segue kind="\#(kind)" destination="\#(id)" identifier="go" id="g-\#(id)"/>"#
    }
    private func stranger(_ id: String, _ connections: String) -> String {
        traveller(id, "", connections, objects: exit).replacingOccurrences(of: "Traveller", with: "Stranger")
    }

    @Test func stacksPopToTheOneThatHasTheAction() throws {
        let journey = try Journey(
            container("navigationController", "n", "rootViewController", "a"), traveller("a", "", show("b")),
            stranger("b", show("c")), traveller("c", "", unwind, objects: exit), start: "n")
        journey.front.performSegue(withIdentifier: "go", sender: nil)
        journey.front.performSegue(withIdentifier: "go", sender: nil)
        Traveller.log = []
        journey.front.performSegue(withIdentifier: "out", sender: nil)
        #expect(journey.front.nibIdentifier == "a")
        #expect(Traveller.log == ["c.prepare out late", "a.back out"])
    }

    /// The container of the destination, or the destination itself, may provide the segue.
    @Test func ownSegueReplacesTheDocuments() throws {
        let journey = try Journey(
            traveller("a", "", show("b", "presentation")), traveller("b", "", unwind, objects: exit),
            start: "a")
        let start = try #require(journey.root as? Traveller)
        journey.front.performSegue(withIdentifier: "go", sender: nil)
        start.providesUnwinding = true
        Traveller.log = []
        journey.front.performSegue(withIdentifier: "out", sender: nil)
        #expect(Traveller.log == ["b.prepare out late", "a.back out", "a.own out"])
        #expect(start.presentedViewController != nil)
    }

    @Test func presentedOnesAreDismissed() throws {
        let journey = try Journey(
            container("navigationController", "n", "rootViewController", "a"),
            traveller("a", "", show("b", "presentation")), traveller("b", "", unwind, objects: exit),
            start: "n")
        journey.front.performSegue(withIdentifier: "go", sender: nil)
        #expect(journey.front.nibIdentifier == "b")
        journey.front.performSegue(withIdentifier: "out", sender: nil)
        #expect(journey.front.nibIdentifier == "a" && journey.root.presentedViewController == nil)
    }

    @Test func dismissalAndPoppingGoTogether() throws {
        let journey = try Journey(
            container("navigationController", "n", "rootViewController", "a"), traveller("a", "", show("b")),
            stranger("b", show("c", "presentation")), stranger("c", unwind), start: "n")
        journey.front.performSegue(withIdentifier: "go", sender: nil)
        journey.front.performSegue(withIdentifier: "go", sender: nil)
        journey.front.performSegue(withIdentifier: "out", sender: nil)
        #expect(journey.front.nibIdentifier == "a")
        #expect((journey.root as? UINavigationController)?.viewControllers.count == 1)
    }

    @Test func tabsAreSelectedOnTheWay() throws {
        let journey = try Journey(
            container("tabBarController", "t", "viewControllers", "a", "b"), traveller("a"),
            stranger("b", unwind),
            start: "t")
        let tabs = try #require(journey.root as? UITabBarController)
        tabs.selectedIndex = 1
        journey.front.performSegue(withIdentifier: "out", sender: nil)
        #expect(tabs.selectedIndex == 0 && Traveller.log.contains("a.back out"))
    }

    @Test func nothingHappensWhereNobodyHasTheAction() throws {
        let journey = try Journey(
            container("navigationController", "n", "rootViewController", "b"),
            stranger("b", show("c")), stranger("c", unwind), start: "n")
        journey.front.performSegue(withIdentifier: "go", sender: nil)
        journey.front.performSegue(withIdentifier: "out", sender: nil)
        #expect(journey.front.nibIdentifier == "c")
    }

    @Test func theSourceItselfIsPassedOver() throws {
        let journey = try Journey(traveller("a", "", unwind, objects: exit), start: "a")
        journey.root.performSegue(withIdentifier: "out", sender: nil)
        #expect(Traveller.log.isEmpty)
    }

    @Test func containersNameTheChildThatTheSourceComesFrom() throws {
        let journey = try Journey(
            container("navigationController", "n", "rootViewController", "a"),
            traveller("a", "", show("b")), traveller("b"), start: "n")
        journey.front.performSegue(withIdentifier: "go", sender: nil)
        let origin = UIStoryboardUnwindSegueSource(source: journey.front, unwindAction: "back:", sender: nil)
        #expect(journey.root.childContaining(origin) === journey.front)
        #expect(journey.root.allowedChildrenForUnwinding(from: origin).map(\.nibIdentifier) == ["a"])
    }
}
