import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

private final class Owner: UIViewController {
    var label: UILabel?
    var helper: AnyObject?
    var guest: AnyObject?
}

private final class Helper: NSObject, NibAwakening {
    var isAwake = false
    var label: UILabel?
    var owner: Owner?
    func awakeFromNib() { isAwake = label != nil }
}

private final class Archived: NSObject, NSCoding {
    let title: String?
    required init?(coder: NSCoder) { title = coder.decodeObject(forKey: "title") as? String }
    func encode(with coder: NSCoder) {}
}

private final class DefaultNamed: UIView {}
private final class SearchedViewController: UIViewController {}

private final class KeyReader: UIView {
    let keys: [String]
    let frameOfKeys: CGRect
    let other: Any?

    required init?(coder: NSCoder) {
        let flags = ["UIAlpha", "UIHidden", "UITag", "UIOpaque"].filter { coder.containsValue(forKey: $0) }
        keys =
            flags + [
                coder.decodeBool(forKey: "UIHidden") ? "hidden" : "shown",
                "\(coder.decodeInteger(forKey: "UITag"))",
            ]
        frameOfKeys = coder.decodeCGRect(forKey: "UIBounds")
        other = coder.decodeObject(forKey: "UISecret") ?? coder.decodeObject(forKey: "mine")
        super.init(coder: coder)
    }
}

private final class Canvassed: UIView {
    var calls: [String] = []
    override func awakeFromNib() { calls.append("awake") }
    override func prepareForInterfaceBuilder() { calls.append("prepare") }
}

private final class Replaced: UIView {
    override func awakeAfter(using coder: NSCoder) -> Any? { subviews.isEmpty ? Replacement() : self }
}

private final class Replacement: UIView {}

@MainActor
struct LoadingTests {
    init() {
        ClassLookup.register(Owner.self, as: "Owner")
        ClassLookup.register(Helper.self, as: "Loading.Helper") { Helper() }
        ClassLookup.register(Archived.self, as: "Archived")
        ClassLookup.register(KeyReader.self, as: "KeyReader")
        ClassLookup.register(Canvassed.self, as: "Canvassed")
        ClassLookup.register(Replaced.self, as: "Replaced")
    }

    private func xib(_ objects: String) throws -> Document {
        try Document(xml: xml(objects), path: "Test.xib")
    }

    private func xml(_ objects: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>\(objects)</objects></document>
        """
    }

    private func objects(
        _ text: String, owner: Any? = nil, options: [UINib.OptionsKey: Any]? = nil
    ) throws -> (objects: [Any], messages: [String]) {
        let nib = UINib(document: try xib(text), resources: .empty)
        let made = RuntimeDiagnostics.collect { nib.instantiate(withOwner: owner, options: options) }
        return (made.result, made.messages)
    }

    private let owner = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>
        <outlet property="helper" destination="h" id="1"/><outlet property="guest" destination="g" id="2"/></connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
        """

    @Test func objectsOfTheApplicationsOwn() throws {
        let text = """
            \(owner)<label id="l"/><customObject id="h" customClass="Helper" customModule="Loading"><connections>
            <outlet property="label" destination="l" id="3"/></connections></customObject><view id="g"/>
            """
        let controller = Owner()
        let made = try objects(text, owner: controller)
        #expect(made.objects.map { "\(type(of: $0))" } == ["UILabel", "Helper", "UIView"])
        #expect((controller.helper as? Helper)?.isAwake == true && made.messages.isEmpty)
    }

    @Test func aViewMayReplaceItselfAfterItsCreation() throws {
        let made = try objects(
            #"<view id="v"><subviews><view id="r" customClass="Replaced"/></subviews></view>"#)
        #expect((made.objects.first as? UIView)?.subviews.first is Replacement)
    }

    @Test func outletsLeadToTheOwnerToo() throws {
        let controller = Owner()
        let text = """
            \(owner)<view id="g"/><customObject id="h" customClass="Helper" customModule="Loading"><connections>
            <outlet property="owner" destination="-1" id="3"/></connections></customObject>
            """
        #expect(try objects(text, owner: controller).messages.isEmpty)
        #expect((controller.helper as? Helper)?.owner === controller)
    }

    @Test func actionsToTheFirstResponderHaveNoTarget() throws {
        let made = try objects(
            owner
                + #"<button id="g"><connections><action selector="save:" destination="-2" eventType="touchUpInside" id="9"/></connections></button><view id="h"/>"#
        )
        let button = try #require(made.objects.first as? UIButton)
        #expect(button.actions.entries.contains { $0.isMethod("save:", of: nil) } && made.messages.isEmpty)
    }

    @Test func archivedObjectsAreMadeByTheirCoder() throws {
        let made = try objects(#"<customObject id="a" customClass="Archived"/><customObject id="b"/>"#)
        #expect((made.objects.first as? Archived)?.title == nil && made.objects.first is Archived)
        #expect(made.objects.count == 2 && made.messages.isEmpty)
    }

    @Test func externalObjectsStandForTheirPlaceholders() throws {
        let text =
            owner + """
                <placeholder placeholderIdentifier="Guest" id="g"><connections><outlet property="label" destination="l" id="4"/></connections></placeholder>
                <customObject id="h"/><label id="l"/>
                """
        let (controller, guest) = (Owner(), Helper())
        let made = try objects(text, owner: controller, options: [.externalObjects: ["Guest": guest]])
        #expect(
            controller.guest === guest && guest.label === made.objects.last as? UILabel
                && made.messages.isEmpty)
        let missing = try objects(text, owner: controller, options: [.externalObjects: ["Gust": guest]])
        #expect(missing.messages.contains { $0.contains("did you mean 'Gust'?") })
    }

    @Test func anOwnerOfAnotherClassIsReported() throws {
        let made = try objects(
            #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="OtherOwner"/>"#,
            owner: Owner())
        #expect(
            made.messages == [
                "Test.xib:2: warning: File's Owner is a OtherOwner in the document; it is loaded with a Owner"
            ])
    }

    @Test func connectionsOfAbsentOwnersAreCheckedToo() throws {
        let made = try objects(owner)
        #expect(made.messages.filter { $0.contains("which is not in the document") }.count == 2)
    }

    @Test func bundlesInsideABundleHaveTheirOwnResources() throws {
        let folder = try ProjectFolder([
            "Pack_Kit.resources/V.xib": xml(#"<view id="v"/>"#), "A.framework/W.xib": xml(#"<view id="v"/>"#),
        ])
        #expect(ResourceLibrary.of(folder.bundle).documentNames(.xib).isEmpty)
        let inner = Bundle(path: folder.path + "/Pack_Kit.resources")
        #expect(inner?.loadNibNamed("V", owner: nil)?.count == 1)
    }

    @Test func aMissingNibIsReportedWithWhatThereIs() throws {
        let folder = try ProjectFolder(["Card.xib": xml(#"<view id="v"/>"#)])
        let (nib, messages) = RuntimeDiagnostics.collect { UINib(nibName: "Crad", bundle: folder.bundle) }
        #expect(nib.instantiate(withOwner: nil).isEmpty)
        #expect(
            messages.contains(
                "Could not load NIB in bundle: 'NSBundle <\(folder.path)> (loaded)' with name 'Crad'; did you mean 'Card'?"
            ))
        #expect(RuntimeDiagnostics.collect { folder.bundle.loadNibNamed("Gone", owner: nil) }.result == nil)
        #expect(folder.bundle.loadNibNamed("Card", owner: nil)?.count == 1)
    }

    @Test func compiledNibsAreNamed() throws {
        let folder = try ProjectFolder(["Old.nib": "NIBArchive"])
        let messages = RuntimeDiagnostics.collect { UINib(nibName: "Old", bundle: folder.bundle) }.messages
        #expect(messages.contains { $0.contains("Old.nib, which is compiled") })
        let data = RuntimeDiagnostics.collect { UINib(data: Data("NIBArchive".utf8), bundle: nil) }
        #expect(
            data.messages.contains { $0.contains("compiled nib") }
                && data.result.instantiate(withOwner: nil).isEmpty)
        let text = UINib(data: Data(xml(#"<label id="l"/>"#).utf8), bundle: nil)
        #expect(text.instantiate(withOwner: nil).first is UILabel)
    }

    @Test(arguments: [("iPad", 2), ("iPhone 16", 3), ("", 1)])
    func namesOfDevices(device: String, tag: Int) throws {
        let folder = try ProjectFolder([
            "V.xib": xml(#"<view id="v" tag="1"/>"#), "V~ipad.xib": xml(#"<view id="v" tag="2"/>"#),
            "V~iphone.xib": xml(#"<view id="v" tag="3"/>"#),
        ])
        if device.isEmpty { try FileManager.default.removeItem(atPath: folder.path + "/V~iphone.xib") }
        let environment = ScreenEnvironment(device: .named(device) ?? .standard)
        let objects = UIScreen(environment: environment).performAsMain {
            UINib(nibName: "V", bundle: folder.bundle).instantiate(withOwner: nil)
        }
        #expect((objects.first as? UIView)?.tag == tag)
    }

    @Test(arguments: ["SearchedView.xib", "SearchedViewController.xib", "Other.xib"])
    func controllersFindTheirNib(_ file: String) throws {
        let view =
            #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections><outlet property="view" destination="v" id="1"/></connections></placeholder><view id="v" tag="7"/>"#
        let folder = try ProjectFolder([file: xml(view)])
        let name = file == "Other.xib" ? "Other" : nil
        #expect(SearchedViewController(nibName: name, bundle: folder.bundle).view.tag == 7)
    }

    @Test func aNibWithoutViewOutlet() throws {
        let folder = try ProjectFolder([
            "V.xib": xml(#"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view id="v"/>"#)
        ])
        let controller = UIViewController(nibName: "V", bundle: folder.bundle)
        let messages = RuntimeDiagnostics.collect { controller.loadViewIfNeeded() }.messages
        #expect(
            messages.contains {
                $0.hasSuffix(
                    "V.xib:2: error: -[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"V\" nib but the view outlet was not set."
                )
            })
        #expect(controller.isViewLoaded)
    }

    @Test func codersAnswerForKeysOfUIKit() throws {
        let (root, loader) = try StoryboardLoader.view(
            #"<subviews><view id="a" customClass="KeyReader" hidden="YES" tag="9"><rect key="frame" x="1" y="2" width="30" height="40"/></view></subviews>"#
        )
        let view = try #require(root.descendant("a") as? KeyReader)
        #expect(view.keys == ["UIHidden", "UITag", "hidden", "9"])
        #expect(view.frameOfKeys == CGRect(x: 0, y: 0, width: 30, height: 40) && view.other == nil)
        #expect(
            loader.messages == [
                "the coder of a document has no value for the key \"UISecret\" of compiled nibs"
            ])
    }

    @Test func geometryAsText() {
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2.5, width: 3, height: 4)) == "{{1, 2.5}, {3, 4}}")
        #expect(NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}") == CGRect(x: 1, y: 2.5, width: 3, height: 4))
        #expect(
            NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(NSCoder.cgPoint(for: "nonsense") == .zero && NSCoder.cgSize(for: "{1, nan}") == .zero)
    }

    @Test(arguments: [(true, ["prepare"]), (false, ["awake"])])
    func theCanvasPreparesViews(isCanvas: Bool, calls: [String]) throws {
        var environment = ScreenEnvironment()
        environment.isCanvas = isCanvas
        let (root, _) = try StoryboardLoader.view(
            #"<subviews><view id="a" customClass="Canvassed"/></subviews>"#, environment: environment)
        #expect((root.descendant("a") as? Canvassed)?.calls == calls)
    }
}
