import CoreGraphics
import Foundation
import Testing

@testable import InterfaceBuilder
@testable import Staging
@testable import UIKit

@MainActor
@Suite struct StageTests {
    private func show(
        _ id: String, _ document: Document, _ variant: Variant = Variant(), _ setting: Stage.Setting = .app
    ) -> StagedScene? {
        let stage = Stage(document: document, variant: variant, setting: setting)
        return stage.scenes.first { $0.id == id }.flatMap { stage.show($0) }
    }

    private func pushed() throws -> Document {
        try Fixture.storyboard(
            [
                Fixture.controller("t", Fixture.relation("n", "viewControllers"), kind: "tabBarController"),
                Fixture.controller(
                    "n", Fixture.relation("a", "rootViewController"), kind: "navigationController"),
                Fixture.controller("a", Fixture.segue("b", "show")), Fixture.controller("b"),
            ].joined())
    }

    @Test func aSceneFillsTheDocumentsDevice() throws {
        let staged = show("a", try Fixture.storyboard(Fixture.controller("a")))
        #expect(staged?.controller.view.frame.size == CGSize(width: 393, height: 852))
    }

    @Test func aDocumentForIPadIsShownOnOne() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch.iPad" useAutolayout="YES"><objects/></document>
            """
        #expect(try Document(xml: text, path: "Test.xib").canvasEnvironment.device.idiom == .pad)
    }

    @Test func aDarkCanvasIsNoDarkAppearance() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina6_12" orientation="portrait" appearance="dark"/><objects/></document>
            """
        #expect(try Document(xml: text, path: "Test.xib").canvasEnvironment.style == .light)
    }

    @Test func aSceneFillsTheDeviceAskedFor() throws {
        let variant = Variant(device: .named("iPhone SE"), isLandscape: true)
        let staged = show("a", try Fixture.storyboard(Fixture.controller("a")), variant)
        #expect(staged?.controller.view.frame.size == CGSize(width: 667, height: 375))
    }

    @Test func aPushedSceneStandsInItsContainers() throws {
        let staged = show("b", try pushed())
        #expect(staged?.controller.nibIdentifier == "b")
        #expect(staged?.controller.navigationController?.viewControllers.count == 2)
        #expect(staged?.window.rootViewController is UITabBarController)
    }

    @Test func onTheCanvasASceneStandsAlone() throws {
        let staged = show("b", try pushed(), Variant(), .canvas)
        #expect(staged?.window.rootViewController === staged?.controller)
    }

    @Test(arguments: [Stage.Setting.app, .canvas])
    func aContainerAloneIsAScene(_ setting: Stage.Setting) throws {
        let document = try Fixture.storyboard(Fixture.controller("n", kind: "navigationController"))
        #expect(show("n", document, Variant(), setting)?.controller is UINavigationController)
    }

    @Test(arguments: [Stage.Setting.app, .canvas])
    func aSceneOfAnAppWithoutALaunchIsInTheKeyWindow(_ setting: Stage.Setting) throws {
        let application = UIApplication.shared
        let before = application.keyResponderWindow
        application.keyResponderWindow = nil
        defer { application.keyResponderWindow = before }
        let staged = show("a", try Fixture.storyboard(Fixture.controller("a")), Variant(), setting)
        #expect(try #require(staged).window.isKeyWindow == (setting == .app))
    }

    @Test func aRootViewKeepsItsFrameOnTheCanvas() throws {
        let text = Fixture.controller("a").replacingSize(width: 320, height: 276)
        let staged = show("a", try Fixture.storyboard(text), Variant(), .canvas)
        #expect(staged?.controller.view.frame.size == CGSize(width: 320, height: 276))
    }

    @Test func aFreeformSceneHasItsOwnSize() throws {
        let size = "<size key=\"freeformSize\" width=\"320\" height=\"276\"/>"
        let staged = show("a", try Fixture.storyboard(Fixture.controller("a", more: size)))
        #expect(staged?.window.bounds.size == CGSize(width: 320, height: 276))
        #expect(staged?.cornerRadius == 0)
    }

    @Test func aFreeformSizeBeyondReasonIsNotTaken() throws {
        let size = "<size key=\"freeformSize\" width=\"1e9\" height=\"276\"/>"
        let staged = show("a", try Fixture.storyboard(Fixture.controller("a", more: size)))
        #expect(staged?.window.bounds.size == CGSize(width: 393, height: 852))
    }

    @Test func aViewOfAXibKeepsItsSize() throws {
        let view =
            "<view contentMode=\"scaleToFill\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"120\" height=\"50\"/></view>"
        let staged = show("v", try Fixture.xib(view))
        #expect(staged?.window.bounds.size == CGSize(width: 120, height: 50))
        #expect(staged?.controller.view.safeAreaInsets == .zero)
    }

    @Test(arguments: ["tableViewCell", "collectionViewCell", "collectionReusableView", "label", "scrollView"])
    func everyKindOfTopLevelViewIsAScene(_ kind: String) throws {
        let view =
            "<\(kind) id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"120\" height=\"50\"/></\(kind)>"
        #expect(show("v", try Fixture.xib(view))?.controller.view.frame.width == 120)
    }

    @Test func referencesAreNoScenes() throws {
        let reference = Fixture.controller("r", kind: "viewControllerPlaceholder")
        let stage = Stage(document: try Fixture.storyboard(Fixture.controller("a") + reference))
        #expect(stage.scenes.map(\.id) == ["a"])
    }

    @Test(arguments: [
        ("ar", true), ("he-IL", true), ("fa_IR", true), ("uz-Arab", true), ("ar-Latn", false), ("ja", false),
    ])
    func languagesDecideTheDirection(_ language: String, _ rightToLeft: Bool) throws {
        let staged = show("a", try Fixture.storyboard(Fixture.controller("a")), Variant(language: language))
        #expect(
            (staged?.controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft) == rightToLeft)
    }

    @Test func textSizesReachTheTraits() throws {
        let variant = Variant(contentSize: .accessibilityLarge)
        let staged = show("a", try Fixture.storyboard(Fixture.controller("a")), variant)
        #expect(staged?.controller.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    }

    @Test(arguments: PictureFormat.allCases)
    func everyFormatHasBytes(_ format: PictureFormat) throws {
        guard let staged = show("a", try Fixture.storyboard(Fixture.controller("a"))) else { return }
        let (first, second) = (Picture(of: staged).data(as: format), Picture(of: staged).data(as: format))
        #expect((first?.count ?? 0) > 100)
        #expect(format != .png || first == second)
    }

    @Test func theMainScreenStaysAsItWas() throws {
        let before = (UIScreen.main, UITraitCollection.current)
        _ = show(
            "a", try Fixture.storyboard(Fixture.controller("a")), Variant(isLandscape: true, style: .dark))
        #expect(UIScreen.main === before.0)
        #expect(UITraitCollection.current == before.1)
    }

    @Test func treesHaveTheFrames() throws {
        let stage = Stage(document: try Fixture.storyboard(Fixture.controller("a")), setting: .canvas)
        #expect(stage.tree().json.contains("\"frame\": [0, 0, 393, 852]"))
    }
}

extension String {
    fileprivate func replacingSize(width: Int, height: Int) -> String {
        replacingOccurrences(
            of: "width=\"393\" height=\"852\"", with: "width=\"\(width)\" height=\"\(height)\"")
    }
}
