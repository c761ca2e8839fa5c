import Testing
import UIKit

@testable import Kumiki

private struct Ask: ResponderEvent {
    typealias Responder = Asked

    let text: String

    func isAccepted(by responder: any Asked) -> Bool { !responder.declines }
    func stimulate(responder: any Asked) { responder.answer(self) }
}

@MainActor private protocol Asked: AnyObject {
    var declines: Bool { get }
    func answer(_ question: Ask)
}

extension Asked {
    var declines: Bool { false }
}

private final class AskedView: UIView, Asked {
    var heard: [String] = []
    func answer(_ question: Ask) { heard.append(question.text) }
}

private final class Watcher: Link, EventObserver {
    var seen: [String] = []
    func observe(_ event: some ResponderEvent) { seen.append(String(describing: type(of: event))) }
}

private class Link: UIResponder {
    weak var above: UIResponder?
    override var next: UIResponder? { above }

    static func chain(_ links: [Link]) {
        for (link, above) in zip(links, links.dropFirst()) { link.above = above }
    }
}

private final class SubHandler: Handler {}

private class Handler: Link, Asked {
    var declines = false
    var heard: [String] = []
    func answer(_ question: Ask) { heard.append(question.text) }
}

@MainActor @Suite(.serialized) struct EventTests {
    @Test func theNearestHandlerGetsIt() {
        let (child, near, far) = (Link(), Handler(), Handler())
        Link.chain([child, near, far])
        #expect(child.stimulate(Ask(text: "Naha!")) === near)
        #expect(near.heard == ["Naha!"] && far.heard.isEmpty)
    }

    @Test func theSenderMayHandleItself() {
        let handler = Handler()
        handler.stimulate(Ask(text: "self"))
        #expect(handler.heard == ["self"])
    }

    @Test func findingDoesNotSend() {
        let (child, handler) = (Link(), Handler())
        Link.chain([child, handler])
        #expect(child.stimulateResponder(Ask(text: "quiet")) === handler)
        #expect(handler.heard.isEmpty)
    }

    @Test func neitherChildrenNorSiblingsHear() {
        let (parent, child) = (Link(), Handler())
        Link.chain([child, parent])
        #expect(parent.stimulate(Ask(text: "down")) == nil)
        #expect(child.heard.isEmpty)
    }

    @Test func anUnhandledEventTellsItsWay() throws {
        var reports: [UnhandledEvent] = []
        UnhandledEvent.handler = { reports.append($0) }
        defer { UnhandledEvent.handler = nil }
        let (child, parent) = (Link(), Link())
        Link.chain([child, parent])
        child.stimulate(Ask(text: "hello?"))
        let report = try #require(reports.first)
        #expect(report.path == ["Link", "Link"])
        #expect(report.description.hasSuffix("nobody handles Ask: no Asked in Link > Link"))
        #expect(report.file == "KumikiTests/EventTests.swift")
    }

    @Test func theReportNamesWhoCouldHaveHandledIt() throws {
        var reports: [UnhandledEvent] = []
        UnhandledEvent.handler = { reports.append($0) }
        defer { UnhandledEvent.handler = nil }
        let (root, sibling, button) = (UIView(), AskedView(), UIView())
        root.addSubview(sibling)
        root.addSubview(button)
        button.stimulate(Ask(text: "beside"))
        #expect(reports.first?.nearMisses == ["AskedView"])
        #expect(reports.first?.description.hasSuffix("; it could have been AskedView") == true)
    }

    @Test func theSenderNeedNotHandleItself() {
        let (sender, above) = (Handler(), Handler())
        Link.chain([sender, above])
        #expect(sender.stimulate(Ask(text: "up"), skippingSelf: true) === above)
        #expect(sender.heard.isEmpty)
    }

    @Test func aDeclinedEventGoesOn() {
        let (near, far) = (Handler(), Handler())
        Link.chain([near, far])
        near.declines = true
        #expect(near.stimulate(Ask(text: "busy?")) === far)
        #expect(near.stimulateResponder(Ask(text: "busy?")) === far)
    }

    @Test func anObserverIsToldAndConsumesNothing() {
        let (child, observer, handler) = (Link(), Watcher(), Handler())
        Link.chain([child, observer, handler])
        _ = child.stimulateResponder(Ask(text: "who?"))
        #expect(observer.seen.isEmpty)
        child.stimulate(Ask(text: "seen"))
        #expect(observer.seen == ["Ask"] && handler.heard == ["seen"])
    }

    @Test func nobodyAboveTheHandlerObserves() {
        let (handler, observer) = (Handler(), Watcher())
        Link.chain([handler, observer])
        handler.stimulate(Ask(text: "here"))
        #expect(observer.seen.isEmpty)
    }

    @Test func aSubclassHandlesWhatItsSuperclassDoes() {
        let handler = SubHandler()
        handler.stimulate(Ask(text: "inherited"))
        #expect(handler.heard == ["inherited"])
    }

    @Test func aControllerOutsideAnyWindowReachesItsParent() {
        let (parent, child) = (Harbor(), UIViewController())
        parent.addChild(child)
        #expect(child.stimulate(Ask(text: "early")) != nil)
    }

    @Test func aLongChainIsWalkedToItsEnd() {
        let links = (0..<1000).map { _ in Link() }
        let handler = Handler()
        Link.chain(links + [handler])
        #expect(links[0].stimulate(Ask(text: "far")) === handler)
    }

    @Test func aControlSendsAnEventByItself() {
        let (root, control) = (AskedView(), UIControl())
        root.addSubview(control)
        control.stimulates(on: .valueChanged) { Ask(text: "changed") }
        control.sendActions(for: .valueChanged)
        #expect(root.heard == ["changed"])
    }

    @Test func anEventMayBeDeclaredInASubclassOfUIControl() {
        let (dial, knob) = (Dial(), Knob())
        dial.addSubview(knob)
        knob.turn(to: 7)
        #expect(dial.position == 7)
    }

    @Test func aChainInACircleEnds() {
        let (first, second) = (Link(), Link())
        Link.chain([first, second])
        second.above = first
        #expect(first.stimulate(Ask(text: "round")) == nil)
    }

    @Test func anEventThatAllDeclineIsHandledByNobody() {
        let (near, far) = (Handler(), Handler())
        Link.chain([near, far])
        (near.declines, far.declines) = (true, true)
        #expect(near.stimulate(Ask(text: "anyone?")) == nil)
        #expect(near.heard.isEmpty && far.heard.isEmpty)
    }

    @Test func theReportNamesWhoDeclined() {
        var report: UnhandledEvent?
        UnhandledEvent.handler = { report = $0 }
        defer { UnhandledEvent.handler = nil }
        let handler = Handler()
        handler.declines = true
        handler.stimulate(Ask(text: "no"))
        #expect(report?.nearMisses == ["Handler"])
    }

    @Test func aViewWithoutAParentFindsNobodyAndStops() {
        #expect(UIView().stimulate(Ask(text: "alone")) == nil)
    }

    @Test func aHandlerMayLeaveTheChainWhileItHandles() {
        let (root, button) = (LeavingView(), UIView())
        root.addSubview(button)
        #expect(button.stimulate(Ask(text: "leave")) === root)
        #expect(button.superview == nil && button.stimulate(Ask(text: "again")) == nil)
    }

    @Test func anObserverMayCutTheChain() {
        let (child, watcher, handler) = (Link(), CuttingWatcher(), Handler())
        Link.chain([child, watcher, handler])
        #expect(child.stimulate(Ask(text: "cut")) == nil)
        #expect(handler.heard.isEmpty)
    }

    @Test func aChainMayBeAskedForWhileItIsWalked() {
        let (curious, handler) = (Curious(), Handler())
        Link.chain([curious, handler])
        #expect(curious.stimulate(Ask(text: "who is next?")) === handler)
        #expect(curious.answers == 40)
    }

    @Test func aHandlerMaySendAnotherEvent() {
        let (relay, handler) = (Relay(), Handler())
        Link.chain([relay, handler])
        relay.stimulate(Ask(text: "first"))
        #expect(handler.heard == ["first, passed on"])
    }

    @Test func aPresentedControllerReachesItsPresenter() {
        let (harbor, sheet) = (Harbor(), UIViewController())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = harbor
        window.isHidden = false
        harbor.present(sheet, animated: false)
        let button = UIView()
        sheet.view.addSubview(button)
        #expect(button.stimulate(Ask(text: "from above")) === harbor)
    }

    @Test func aCellOutsideAListReachesItsOverriddenNext() {
        let (cell, harbor) = (StoredCell(style: .default, reuseIdentifier: nil), Harbor())
        cell.owner = harbor
        let button = UIView()
        cell.contentView.addSubview(button)
        #expect(button.stimulate(Ask(text: "from a drawer")) === harbor)
    }

    @Test func aCoordinatorIsOnTheChainByAnOverriddenNext() {
        let (screen, coordinator) = (Coordinated(), Handler())
        screen.coordinator = coordinator
        #expect(screen.view.stimulate(Ask(text: "where to?")) === coordinator)
    }

    @Test func eventsAreRecordedUntilTheOwnerIsRemovedOrReleased() {
        var (owned, released) = (0, 0)
        let owner = NSObject()
        EventRecording.add(owner) { _ in owned += 1 }
        do {
            let shortLived = NSObject()
            EventRecording.add(shortLived) { _ in released += 1 }
        }
        Handler().stimulate(Ask(text: "trace"))
        #expect(EventRecording.isActive && owned == 1 && released == 0)
        EventRecording.remove(owner)
        Handler().stimulate(Ask(text: "trace"))
        #expect(owned == 1 && released == 0)
    }

    @Test func aClassIsAskedOnce() {
        let (child, handler) = (Link(), Handler())
        Link.chain([child, handler])
        for _ in 0..<3 { child.stimulate(Ask(text: "again")) }
        #expect(handler.heard.count == 3)
    }

    @Test func crossesViewsAndControllers() {
        let (parent, child) = (Harbor(), UIViewController())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let button = UIView()
        child.view.addSubview(button)
        button.stimulate(Ask(text: "May we leave?"))
        #expect(parent.heard == ["May we leave?"])
    }
}

private final class Harbor: UIViewController, Asked {
    var heard: [String] = []
    func answer(_ question: Ask) { heard.append(question.text) }
}

private final class Knob: UIControl {
    struct Turned: ResponderEvent {
        let position: Int
        func stimulate(responder: any KnobTurning) { responder.turned(self) }
    }

    func turn(to position: Int) {
        stimulates(on: .valueChanged) { Turned(position: position) }
        sendActions(for: .valueChanged)
    }
}

@MainActor private protocol KnobTurning { func turned(_ event: Knob.Turned) }

private final class Dial: UIView, KnobTurning {
    var position = 0
    func turned(_ event: Knob.Turned) { position = event.position }
}

private final class LeavingView: UIView, Asked {
    func answer(_ question: Ask) { subviews.forEach { $0.removeFromSuperview() } }
}

private final class CuttingWatcher: Link, EventObserver {
    func observe(_ event: some ResponderEvent) { above = nil }
}

private final class Relay: Link, Asked {
    func answer(_ question: Ask) {
        stimulate(Ask(text: question.text + ", passed on"), skippingSelf: true)
    }
}

private final class StoredCell: UITableViewCell {
    weak var owner: UIResponder?
    override var next: UIResponder? { super.next ?? owner }
}

private final class Coordinated: UIViewController {
    var coordinator: UIResponder?
    override var next: UIResponder? { super.next ?? coordinator }
}

/// Sends an event of the same type, over many classes, whenever its next responder is read.
private final class Curious: Link {
    var answers = 0
    private let classes = [
        UIView(), UILabel(), UIButton(), UISwitch(), UISlider(), UIStepper(), UIImageView(), UIControl(),
        UITableView(), UIScrollView(),
    ]

    override var next: UIResponder? {
        guard answers == 0 else { return above }
        answers = 40
        for view in classes { _ = view.stimulateResponder(Ask(text: "probe")) }
        return above
    }
}
