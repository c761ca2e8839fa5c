import CoreGraphics
import Testing

@testable import InterfaceBuilder
@testable import Staging
@testable import UIKit

/// Responder chains, actions and saved frames of an inspected scene.
@MainActor
@Suite struct ResponderChainTests {
    private func document(labelFrame: String = "x=\"20\" y=\"100\" width=\"60\" height=\"21\"") throws
        -> Document
    {
        try Fixture.storyboard(
            """
            <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews><button opaque="NO" id="b"><rect key="frame" x="20" y="200" width="100" height="40"/>
            <state key="normal" title="Sail"/><connections>
            <action selector="sail:" destination="a" eventType="touchUpInside" id="x"/></connections></button>
            <label opaque="NO" text="Naha" id="l"><rect key="frame" \(labelFrame)/></label></subviews>
            </view></viewController></objects></scene>
            """)
    }

    private func inspect(
        _ document: Document, _ variant: Variant = Variant(), change: (UIView) -> Void = { _ in }
    )
        throws -> SceneInspection
    {
        let stage = Stage(document: document, variant: variant)
        let staged = try #require(stage.scenes.first.flatMap { stage.show($0) })
        change(staged.controller.view)
        return SceneInspection(of: staged, from: document)
    }

    private func chain(of id: String, _ inspection: SceneInspection) -> [SceneInspection.Responder] {
        var chain: [SceneInspection.Responder] = []
        var index = inspection.views.first { $0.id == id }?.responder
        while let current = index {
            chain.append(inspection.responders[current])
            index = chain.last?.next
        }
        return chain
    }

    @Test func aChainLeadsFromTheViewToTheApplication() throws {
        let inspection = try inspect(try document())
        let chain = chain(of: "b", inspection)
        #expect(
            chain.map(\.className).prefix(4) == ["UIButton", "UIView", "UIViewController", "UIWindow"])
        #expect(chain.map(\.role).prefix(4) == [nil, nil, "controller", "window"])
        #expect(chain.last?.role == "application")
        #expect(chain[0].view.map { inspection.views[$0].id } == "b")
        #expect(self.chain(of: "l", inspection).dropFirst().map(\.view) == chain.dropFirst().map(\.view))
    }

    @Test func actionsNameEventAndReceiver() throws {
        let inspection = try inspect(try document()) { view in
            (view.subviews.first as? UIControl)?.addAction(UIAction(title: "Log") { _ in }, for: .touchDown)
        }
        #expect(
            inspection.views.first { $0.id == "b" }?.actions
                == ["touchUpInside → UIViewController.sail:", "touchDown → UIAction “Log”"])
    }

    @Test func aViewThatMovedHasItsSavedFrame() throws {
        let inspection = try inspect(try document()) { $0.subviews[1].frame.origin.y = 140 }
        #expect(inspection.views.first { $0.id == "l" }?.savedFrame == [20, 100, 60, 21])
        #expect(inspection.views.first { $0.id == "b" }?.savedFrame == nil)
        #expect(inspection.savedScreen == nil)
    }

    @Test func savedFramesCountOnTheirOwnScreenAlone() throws {
        var variant = Variant()
        variant.isLandscape = true
        let inspection = try inspect(try document(), variant) { $0.subviews[1].frame.origin.y = 140 }
        #expect(inspection.savedScreen?.hasSuffix(", portrait") == true)
        #expect(inspection.views.allSatisfy { $0.savedFrame == nil })
    }
}
