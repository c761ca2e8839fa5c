import Testing
import UIKit

@testable import Kumiki

private struct Ask: Event {
    typealias Responder = Asked

    let text: String

    func stimulate(responder: any Asked) { responder.answer(self) }
}

@MainActor private protocol Asked: AnyObject {
    func answer(_ question: Ask)
}

private class Link: UIResponder {
    weak var above: UIResponder?
    override var next: UIResponder? { above }

    static func chain(_ links: [Link]) {
        for (link, above) in zip(links, links.dropFirst()) { link.above = above }
    }
}

private final class Handler: Link, Asked {
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

    @Test func aChainInACircleEnds() {
        let (first, second) = (Link(), Link())
        Link.chain([first, second])
        second.above = first
        #expect(first.stimulate(Ask(text: "round")) == nil)
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
