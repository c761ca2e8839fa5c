import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct SegueTests {
    private func segue(_ kind: String, to id: String = "b", _ more: String = "") -> String {
        #"<segue kind="\#(kind)" destination="\#(id)" identifier="go" id="g" \#(more)/>"#
    }

    private func button(_ connections: String) -> String {
        #"<button id="k" opaque="NO"><connections>\#(connections)</connections></button>"#
    }

    private func journey(_ connections: String, inStack: Bool = false) throws -> Journey {
        try Journey(
            container("navigationController", "n", "rootViewController", "a"),
            traveller("a", "", connections), traveller("b"), start: inStack ? "n" : "a")
    }

    @Test func showPushesOntoAStack() throws {
        let journey = try journey(segue("show"), inStack: true)
        journey.front.performSegue(withIdentifier: "go", sender: nil)
        #expect(
            (journey.root as? UINavigationController)?.viewControllers.map(\.nibIdentifier) == ["a", "b"])
        #expect(Traveller.log == ["a.prepare go", "b.loaded"])
    }

    @Test func showPresentsWithoutAStack() throws {
        let journey = try journey(segue("show"))
        journey.root.performSegue(withIdentifier: "go", sender: nil)
        #expect(journey.root.presentedViewController?.nibIdentifier == "b")
    }

    @Test func segueCanLeadToAnotherOfItsOwnScene() throws {
        let journey = try journey(segue("show", to: "a"), inStack: true)
        journey.front.performSegue(withIdentifier: "go", sender: nil)
        journey.front.performSegue(withIdentifier: "go", sender: nil)
        #expect((journey.root as? UINavigationController)?.viewControllers.count == 3)
    }

    @Test func pushWithoutAStackIsReported() throws {
        let journey = try journey(segue("push"))
        journey.root.performSegue(withIdentifier: "go", sender: nil)
        #expect(journey.loader.messages.first?.hasPrefix("Push segues can only be used") == true)
    }

    @Test func unknownIdentifiersAreReportedInUIKitsWords() throws {
        let journey = try journey("")
        let messages = RuntimeDiagnostics.collect {
            journey.root.performSegue(withIdentifier: "x", sender: nil)
        }.messages
        #expect(messages == ["Receiver (<Traveller>) has no segue with identifier 'x'"])
    }

    @Test func presentationTakesTheSeguesStyles() throws {
        let journey = try journey(
            segue(
                "presentation", to: "b",
                #"modalPresentationStyle="overFullScreen" modalTransitionStyle="crossDissolve""#))
        journey.root.performSegue(withIdentifier: "go", sender: nil)
        #expect(journey.front.modalPresentationStyle == .overFullScreen)
        #expect(journey.front.modalTransitionStyle == .crossDissolve)
        #expect(journey.front.view.window != nil)
    }

    @Test func tapsAskFirst() throws {
        let journey = try Journey(traveller("a", button(segue("presentation"))), traveller("b"), start: "a")
        journey.control("k")?.sendActions(for: .touchUpInside)
        #expect(Traveller.log == ["a.should go", "a.prepare go", "b.loaded"])
        #expect((journey.root as? Traveller)?.received as? UIView === journey.control("k"))
    }

    @Test func tapsCanBeRefused() throws {
        let journey = try Journey(traveller("a", button(segue("presentation"))), traveller("b"), start: "a")
        (journey.root as? Traveller)?.allows = false
        journey.control("k")?.sendActions(for: .touchUpInside)
        #expect(journey.root.presentedViewController == nil && Traveller.log == ["a.should go"])
    }

    @Test func barItemsSetSeguesOff() throws {
        let item =
            #"<navigationItem key="navigationItem" id="ni"><barButtonItem key="rightBarButtonItem" systemItem="add" id="bi"><connections>\#(segue("show"))</connections></barButtonItem></navigationItem>"#
        let journey = try Journey(
            container("navigationController", "n", "rootViewController", "a"),
            traveller("a").replacingOccurrences(of: "<connections>", with: item + "<connections>"),
            traveller("b"),
            start: "n")
        journey.front.navigationItem.rightBarButtonItem?.performAction()
        #expect(journey.front.nibIdentifier == "b")
    }

    @Test func recognisersSetSeguesOff() throws {
        let content =
            #"<view id="w"><connections><outletCollection property="gestureRecognizers" destination="t" appends="YES" id="o"/></connections></view>"#
        let tap =
            #"<tapGestureRecognizer id="t"><connections>\#(segue("presentation"))</connections></tapGestureRecognizer>"#
        let journey = try Journey(traveller("a", content, objects: tap), traveller("b"), start: "a")
        journey.window.descendant("w")?.gestureRecognizers?.first?.state = .ended
        #expect(journey.front.nibIdentifier == "b")
    }

    @Test func rowsAndAccessoriesSetTheirOwnSeguesOff() throws {
        let cell = """
            <tableView id="t" dataMode="static" style="plain"><rect key="frame" x="0" y="0" width="393" height="400"/><sections><tableViewSection id="ts"><cells><tableViewCell id="c" style="IBUITableViewCellStyleDefault" rowHeight="44"><rect key="frame" x="0" y="0" width="393" height="44"/><tableViewCellContentView key="contentView" id="cc"/><connections>\
            <segue kind="show" destination="b" identifier="row" id="g1"/><segue kind="show" destination="b" identifier="info" trigger="accessoryAction" id="g2"/></connections></tableViewCell></cells></tableViewSection></sections></tableView>
            """
        let journey = try Journey(traveller("a", cell), traveller("b"), start: "a")
        (journey.root as? Traveller)?.allows = false
        let table = try #require(journey.window.descendant("t") as? UITableView)
        let made = try #require(table.documentRows.cell(at: IndexPath(row: 0, section: 0)))
        made.selectionSegue?.performTriggered(by: made)
        made.accessorySegue?.performTriggered(by: made)
        #expect(Traveller.log == ["a.should row", "a.should info"])
    }

    @Test func customSeguesArePerformedByTheirClass() throws {
        let journey = try journey(segue("custom", to: "b", #"customClass="Leap""#))
        journey.root.performSegue(withIdentifier: "go", sender: nil)
        #expect(Traveller.log == ["a.prepare go", "leap to b"])
    }

    @Test func customClassesExtendTheKindOfSegue() throws {
        let journey = try journey(segue("show", to: "b", #"customClass="Leap""#), inStack: true)
        journey.front.performSegue(withIdentifier: "go", sender: nil)
        #expect(Traveller.log == ["a.prepare go", "leap to b", "b.loaded"])
    }

    @Test func missingSegueClassesAreReportedOnce() throws {
        let journey = try journey(segue("show", to: "b", #"customClass="Gone""#), inStack: true)
        for _ in 0..<2 { journey.root.children.first?.performSegue(withIdentifier: "go", sender: nil) }
        #expect(journey.loader.messages.filter { $0.contains("'Gone'") }.count == 1)
    }

    @Test(arguments: [("make:", "coder"), ("make:sender:", "me"), ("make:sender:identifier:", "go")])
    func theSourceMakesTheDestination(selector: String, name: String) throws {
        let journey = try journey(segue("show", to: "b", #"destinationCreationSelector="\#(selector)""#))
        journey.root.performSegue(withIdentifier: "go", sender: "me")
        #expect((journey.front as? Guest)?.name == name && journey.front.nibIdentifier == "b")
    }

    @Test(arguments: [("Traveller", 1), ("Gone", 0)])
    func missingMethodsOfKnownClassesAreReported(name: String, count: Int) throws {
        Traveller.register()
        let scenes = traveller("a", "", segue("show", to: "b", #"destinationCreationSelector="gone:""#))
        let loader = StoryboardLoader(
            document: try storyboard(
                scenes.replacingOccurrences(of: "Traveller", with: name) + traveller("b")))
        let source = try #require(loader.instantiate(id: "a"))
        _ = source.segueTemplates.first?.makeDestination()
        #expect(loader.messages.filter { $0.contains("unrecognized selector") }.count == count)
    }

    @Test func embeddingCanBeRefusedAndDoneLater() throws {
        Traveller.register()
        let box =
            #"<containerView id="box"><connections><segue kind="embed" destination="b" identifier="in" id="g"/></connections></containerView>"#
        let loader = StoryboardLoader(document: try storyboard(traveller("a", box) + traveller("b")))
        let root = try #require(loader.instantiate(id: "a") as? Traveller)
        root.allows = false
        root.loadViewIfNeeded()
        #expect(root.children.isEmpty && Traveller.log == ["a.should in", "a.loaded"])
        root.performSegue(withIdentifier: "in", sender: nil)
        #expect(root.children.map(\.nibIdentifier) == ["b"])
    }

    @Test func replaceChangesTheDetail() throws {
        let journey = try Journey(
            container("splitViewController", "s", "masterViewController", "a"),
            traveller("a", "", segue("replace", to: "b", #"splitViewControllerTargetIndex="1""#)),
            traveller("b"),
            start: "s")
        journey.root.children.first?.performSegue(withIdentifier: "go", sender: nil)
        #expect((journey.root as? UISplitViewController)?.viewControllers.map(\.nibIdentifier) == ["a", "b"])
    }

    @Test func popoversPointAtTheirAnchor() throws {
        let segue = """
            <segue kind="popoverPresentation" destination="b" identifier="go" popoverAnchorView="anchor" id="g">\
            <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/>\
            <popoverPassthroughViews><view reference="other"/></popoverPassthroughViews></segue>
            """
        let journey = try Journey(
            traveller("a", #"<view id="anchor"/><view id="other"/>"#, segue), traveller("b"), start: "a")
        journey.root.performSegue(withIdentifier: "go", sender: nil)
        let popover = try #require(journey.front.popoverPresentationController)
        #expect(
            popover.sourceView?.nibIdentifier == "anchor" && popover.permittedArrowDirections == [.up, .left])
        #expect(popover.passthroughViews?.map(\.nibIdentifier) == ["other"])
    }

    @Test func popoversPointAtTheirSenderWithoutAnAnchor() throws {
        let journey = try Journey(
            traveller("a", button(segue("popoverPresentation"))), traveller("b"), start: "a")
        journey.control("k")?.sendActions(for: .touchUpInside)
        #expect(journey.front.popoverPresentationController?.sourceView === journey.control("k"))
    }
}
