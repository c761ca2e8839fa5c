import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

private final class Recorder: UIViewController {
    weak var label: UILabel?
    var strong: UIView!
    var several: [UIView] = []
    var distances: [NSLayoutConstraint] = []
    var wrong: UILabel?
    var amount = 0.0
    var events: [String] = []

    override func awakeFromNib() { events.append("awake") }
    override func viewDidLoad() { events.append(label == nil ? "loaded" : "loaded with outlets") }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        events.append("prepare \(segue.identifier ?? "")")
    }
}

private final class Reader: UIView {
    let size: Double

    required init?(coder: NSCoder) {
        size = coder.containsValue(forKey: "size") ? 1 : coder.decodeDouble(forKey: "size")
        _ = coder.decodeObject(forKey: "title") as? String
        super.init(coder: coder)
    }
}

@MainActor
struct ConnectionTests {
    init() {
        ClassLookup.register(Recorder.self, as: "Tests.Recorder")
        ClassLookup.register(Reader.self, as: "Reader")
    }

    @Test func keysThatWereNeverEncodedAreEmpty() throws {
        let (root, loader) = try StoryboardLoader.view(
            #"<subviews><view id="a" customClass="Reader"/></subviews>"#)
        #expect((root.descendant("a") as? Reader)?.size == 0)
        #expect(loader.diagnostics.isEmpty)
    }

    private let custom = #"customClass="Recorder" customModule="Tests""#

    @Test func outletsAreSetBeforeTheViewHasLoaded() throws {
        let loader = StoryboardLoader(
            document: try storyboard(
                scene(
                    "vc", #"<subviews><label id="l"/><view id="a"/><view id="b"/></subviews>"#,
                    controller: custom,
                    extra: """
                        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="amount"><integer key="value" value="3"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
                        <connections><outlet property="label" destination="l" id="1"/><outlet property="strong" destination="a" id="2"/>
                        <outletCollection property="several" destination="a" id="3"/><outletCollection property="several" destination="b" id="4"/>
                        <outlet property="wrong" destination="a" id="5"/><outlet property="absent" destination="a" id="6"/>
                        <outlet property="label" destination="gone" id="7"/></connections>
                        """)))
        let controller = try #require(loader.instantiate(id: "vc") as? Recorder)
        let view = try #require(controller.view)
        #expect(controller.label === view.descendant("l") && controller.strong === view.descendant("a"))
        #expect(controller.several.map(\.nibIdentifier) == ["a", "b"])
        #expect(controller.amount == 3 && controller.wrong == nil)
        #expect(controller.events == ["awake", "loaded with outlets"])
        #expect(loader.diagnostics.count == 3)
    }

    @Test func outletsReferToConstraintsThatNoSizeClassInstalls() throws {
        let loader = StoryboardLoader(
            document: try storyboard(
                scene(
                    "vc",
                    """
                    <constraints><constraint firstItem="vc-v" firstAttribute="width" constant="10" id="w1"/>
                    <constraint firstItem="vc-v" firstAttribute="width" constant="20" id="w2"/></constraints>
                    <variation key="default"><mask key="constraints"><exclude reference="w2"/></mask></variation>
                    """,
                    controller: custom,
                    extra: """
                        <connections><outletCollection property="distances" destination="w1" id="1"/>
                        <outletCollection property="distances" destination="w2" id="2"/></connections>
                        """)))
        let controller = try #require(loader.instantiate(id: "vc") as? Recorder)
        _ = controller.view
        #expect(controller.distances.map(\.constant) == [10, 20])
        #expect(controller.distances.map(\.isActive) == [true, false])
    }

    @Test func unknownClassesFallBackOnce() throws {
        let loader = StoryboardLoader(
            document: try storyboard(
                scene(
                    "vc",
                    #"<subviews><label id="a" customClass="Gone"/><label id="b" customClass="Gone"/></subviews>"#
                )))
        let view = try #require(loader.instantiate(id: "vc")?.view)
        #expect(view.descendant("a") is UILabel && view.descendant("b") is UILabel)
        #expect(loader.messages == ["Unknown class Gone in Interface Builder file."])
    }

    @Test func containersEmbedTheirChildren() throws {
        let loader = StoryboardLoader(
            document: try storyboard(
                scene(
                    "vc",
                    """
                    <subviews><containerView id="c"><rect key="frame" x="0" y="0" width="100" height="50"/>
                    <connections><segue destination="child" kind="embed" identifier="e" id="s"/></connections></containerView></subviews>
                    """, controller: custom) + scene("child")))
        let controller = try #require(loader.instantiate(id: "vc") as? Recorder)
        controller.loadViewIfNeeded()
        #expect(controller.children.map(\.nibIdentifier) == ["child"])
        #expect(controller.children.first?.view.superview?.nibIdentifier == "c")
        #expect(controller.children.first?.view.frame.width == 100)
        #expect(controller.events == ["awake", "prepare e", "loaded"])
    }

    @Test func xibsConnectTheirOwner() throws {
        let document = try Document(
            xml: """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections><outlet property="label" destination="l" id="1"/></connections></placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
                <view id="v"><rect key="frame" x="0" y="0" width="10" height="10"/><subviews><label id="l" text="x"/></subviews></view></objects></document>
                """, path: "Test.xib")
        let owner = Recorder(nibName: nil, bundle: nil)
        let objects = UINib(document: document, resources: .empty).instantiate(withOwner: owner)
        #expect(objects.count == 1 && owner.label?.nibIdentifier == "l")
        #expect(StoryboardLoader(document: document).scenes.map(\.id) == ["v"])
    }
}
