import CoreGraphics
import Foundation
import Testing

@testable import InterfaceBuilder
@testable import Staging
@testable import UIKit

/// Scenes are shown as their document presents and embeds them.
@MainActor
@Suite struct PresentedSceneTests {
    private func show(_ id: String, _ scenes: [String], on device: String? = nil) throws -> StagedScene {
        let variant = Variant(device: device.flatMap(DeviceModel.named))
        let stage = Stage(document: try Fixture.storyboard(scenes.joined()), variant: variant)
        let info = try #require(stage.scenes.first { $0.id == id })
        return try #require(stage.show(info))
    }

    private func pair(_ kind: String, _ attributes: String = "", more: String = "") -> [String] {
        let segue = "<segue destination=\"b\" kind=\"\(kind)\" id=\"s\" \(attributes)/>"
        return [Fixture.controller("a", segue), Fixture.controller("b", more: more)]
    }

    private func frame(_ staged: StagedScene) -> CGRect {
        staged.controller.view.convert(staged.controller.view.bounds, to: staged.window)
    }

    @Test func aSheetStandsOverItsPresenter() throws {
        let staged = try show("b", pair("presentation"))
        #expect(staged.controller.nibIdentifier == "b" && frame(staged).minY == 69)
        #expect(staged.window.rootViewController?.nibIdentifier == "a")
        #expect(staged.isWholeScreen)
    }

    @Test func aSceneCanBeShownWithoutItsPresenter() throws {
        let stage = Stage(document: try Fixture.storyboard(pair("presentation").joined()))
        let info = try #require(stage.scenes.first { $0.id == "b" })
        let staged = try #require(stage.show(info, presents: false))
        #expect(staged.window.rootViewController === staged.controller)
    }

    @Test func aFormSheetHasItsSizeOnIPad() throws {
        let staged = try show("b", pair("presentation", "modalPresentationStyle=\"formSheet\""), on: "iPad")
        #expect(frame(staged).size == CGSize(width: 540, height: 620))
    }

    @Test func aPopoverHasThePreferredSizeAndPointsAtItsAnchor() throws {
        let size = "<size key=\"preferredContentSize\" width=\"300\" height=\"200\"/>"
        let scenes = pair("popoverPresentation", more: size)
        let staged = try show("b", scenes, on: "iPad")
        let popover = staged.controller.popoverPresentationController
        #expect(frame(staged).size == CGSize(width: 300, height: 200))
        #expect(popover?.sourceView?.nibIdentifier == "view-a")
    }

    @Test func aRootIsPresentedInItsContainer() throws {
        let scenes = [
            Fixture.controller("a", Fixture.segue("n", "presentation")),
            Fixture.controller(
                "n", Fixture.relation("b", "rootViewController"), kind: "navigationController"),
            Fixture.controller("b"),
        ]
        let staged = try show("b", scenes)
        #expect(staged.controller.navigationController?.presentingViewController?.nibIdentifier == "a")
    }

    @Test func aSceneThatAsksToBePresentedStandsOverAnEmptyScreen() throws {
        let sheet = Fixture.controller("b").replacing(
            "sceneMemberID", with: "modalPresentationStyle=\"formSheet\" sceneMemberID")
        let staged = try show("b", [Fixture.controller("a"), sheet], on: "iPad")
        #expect(frame(staged).size == CGSize(width: 540, height: 620))
    }

    @Test func scenesThatPresentEachOtherEnd() throws {
        let scenes = [
            Fixture.controller("a"), Fixture.controller("b", Fixture.segue("c", "presentation")),
            Fixture.controller("c", Fixture.segue("b", "presentation")),
        ]
        #expect(try show("c", scenes).controller.view.window != nil)
    }

    @Test func anEmbeddedSceneHasTheSizeOfItsContainerView() throws {
        let container = """
            <subviews><containerView contentMode="scaleToFill" id="box">\
            <rect key="frame" x="20" y="100" width="240" height="180"/>\
            <connections><segue destination="b" kind="embed" id="e"/></connections>\
            </containerView></subviews></view>
            """
        let parent = Fixture.controller("a").replacing("</view>", with: container)
        let staged = try show("b", [parent, Fixture.controller("b")])
        #expect(staged.window.bounds.size == CGSize(width: 240, height: 180) && !staged.isWholeScreen)
        #expect(staged.controller.view.frame == CGRect(x: 0, y: 0, width: 240, height: 180))
    }
}
