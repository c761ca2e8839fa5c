import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct ActionTests {
    private func action(_ selector: String, _ event: String? = "touchUpInside", to target: String = "a")
        -> String
    {
        let event = event.map { #"eventType="\#($0)""# } ?? ""
        return #"<action selector="\#(selector)" destination="\#(target)" \#(event) id="\#(selector)"/>"#
    }

    private func journey(_ actions: String) throws -> Journey {
        try Journey(
            traveller(
                "a", #"<button id="k"><connections>\#(actions)</connections></button><textField id="f"/>"#,
                objects:
                    #"<placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>"#
            ),
            start: "a")
    }

    @Test func controlsCallTheirTargetsInOrder() throws {
        let journey = try journey(action("plain") + action("sent:event:"))
        journey.control("k")?.sendActions(for: .touchUpInside)
        #expect(Traveller.log == ["a.plain", "a.sent with event"])
    }

    @Test func actionsFollowTheirOwnEvents() throws {
        let journey = try journey(action("plain", "touchDown"))
        journey.control("k")?.sendActions(for: .touchUpInside)
        #expect(Traveller.log.isEmpty)
        #expect(
            journey.control("k")?.actions(forTarget: journey.root, forControlEvent: .touchDown) == ["plain"])
    }

    @Test func theSenderComesAlong() throws {
        let journey = try journey(action("sent:"))
        journey.control("k")?.sendActions(for: .touchUpInside)
        #expect((journey.root as? Traveller)?.received as? UIView === journey.control("k"))
    }

    @Test func firstResponderMeansWhoeverAnswersUpTheChain() throws {
        let journey = try journey(action("plain", to: "fr"))
        journey.control("k")?.sendActions(for: .touchUpInside)
        #expect(Traveller.log == ["a.plain"])
    }

    @Test func unknownSelectorsAreReportedInUIKitsWords() throws {
        let journey = try journey(action("gone:"))
        let messages = RuntimeDiagnostics.collect {
            journey.control("k")?.sendActions(for: .touchUpInside)
        }.messages
        #expect(messages == ["-[Traveller gone:]: unrecognized selector sent to instance"])
    }

    @Test func argumentsOfAnotherTypeAreReported() {
        Traveller.register()
        let controller = Stranger()
        ActionTable.register(Stranger.self, "taken:") { (_: Stranger, _: UISwitch) in Issue.record("called") }
        let messages = RuntimeDiagnostics.collect {
            ActionTable.perform("taken:", on: controller, with: [UIButton(frame: .zero)])
        }.messages
        #expect(messages == ["taken: takes a UISwitch as argument 1, not a UIButton"])
    }

    @Test func targetsCanBeRemovedAndAreNotKept() {
        let control = UIControl(frame: .zero)
        do {
            let target = Stranger()
            control.addTarget(target, action: "a", for: .valueChanged)
            #expect(control.allTargets.count == 1)
            control.removeTarget(target, action: nil, for: .valueChanged)
            #expect(control.allTargets.isEmpty)
            control.addTarget(target, action: "a", for: .valueChanged)
        }
        control.sendActions(for: .valueChanged)
        #expect(control.allTargets.isEmpty)
    }

    @Test func aControlListsItsActionsAndTargetsUntilItIsToldToStop() {
        let (control, target) = (UIControl(), NSObject())
        control.addAction(UIAction(title: "first") { _ in }, for: .valueChanged)
        control.addTarget(target, action: "second", for: .touchDown)
        control.addAction(UIAction(title: "third") { _ in }, for: .touchDown)
        var found: [String] = []
        control.enumerateEventHandlers { action, method, events, isDone in
            found.append(action?.title ?? method?.1.description ?? "")
            isDone = events == .touchDown
        }
        #expect(found == ["first", "second"])
    }

    @Test func barItemsCallTheirTargets() throws {
        let items =
            #"<toolbarItems><barButtonItem title="x" id="bi"><connections>\#(action("sent:", nil))</connections></barButtonItem></toolbarItems><connections>"#
        let journey = try Journey(
            traveller("a").replacingOccurrences(of: "<connections>", with: items), start: "a")
        let item = journey.root.toolbarItems?.first
        item?.performAction()
        #expect(
            item?.target === journey.root && (journey.root as? Traveller)?.received as? UIBarItem === item)
    }

    @Test func recognisersCallTheirTargetsAndHaveTheirDelegates() throws {
        let tap = """
            <swipeGestureRecognizer direction="left" cancelsTouchesInView="NO" numberOfTouchesRequired="2" id="t"><connections>\(action("plain", nil))</connections></swipeGestureRecognizer>
            """
        let journey = try Journey(
            traveller(
                "a",
                #"<view id="w"><connections><outletCollection property="gestureRecognizers" destination="t" id="o"/></connections></view>"#,
                objects: tap), start: "a")
        let swipe = journey.window.descendant("w")?.gestureRecognizers?.first as? UISwipeGestureRecognizer
        swipe?.state = .failed
        #expect(Traveller.log.isEmpty)
        swipe?.state = .ended
        #expect(Traveller.log == ["a.plain"])
        #expect(
            swipe?.direction == .left && swipe?.numberOfTouchesRequired == 2
                && swipe?.cancelsTouchesInView == false)
    }

    @Test func primaryActionsTakeTheirPlace() {
        var calls = 0
        let item = UIBarButtonItem(primaryAction: UIAction(title: "Go") { _ in calls += 1 })
        item.performAction()
        item.isEnabled = false
        item.performAction()
        #expect(calls == 1 && item.title == "Go")
    }
}
