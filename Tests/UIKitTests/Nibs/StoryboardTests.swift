import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

private final class Screen: UIViewController {
    var user = ""

    init?(coder: NSCoder, user: String) {
        self.user = user
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Elsewhere: UILabel {}

@MainActor
struct StoryboardTests {
    init() {
        ClassLookup.register(Screen.self, as: "Tests.Screen")
        ClassLookup.register(Elsewhere.self, as: "Other.Elsewhere")
    }

    private let detail = scene(
        "d", controller: #"storyboardIdentifier="Detail" customClass="Screen" customModule="Tests""#)

    private func xml(_ scenes: String, initial: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \(initial.isEmpty ? "" : "initialViewController=\"\(initial)\"")>
        <scenes>\(scenes)</scenes></document>
        """
    }

    private func load(_ scenes: String, initial: String = "") throws -> (UIStoryboard, ProjectFolder) {
        let folder = try ProjectFolder(["Main.storyboard": xml(scenes, initial: initial)])
        return (UIStoryboard(name: "Main", bundle: folder.bundle), folder)
    }

    @Test func creatorsMakeTheController() throws {
        let storyboard = try load(detail, initial: "d").0
        let made = storyboard.instantiateViewController(identifier: "Detail") {
            Screen(coder: $0, user: "Ann")
        }
        #expect(made.user == "Ann" && made.nibIdentifier == "d" && made.storyboard === storyboard)
        let initial = storyboard.instantiateInitialViewController { Screen(coder: $0, user: "Bob") }
        #expect(initial?.user == "Bob" && initial?.isViewLoaded == false)
    }

    @Test func creatorsMayLeaveItToTheCoder() throws {
        let storyboard = try load(detail).0
        let made: Screen = storyboard.instantiateViewController(identifier: "Detail") { _ in nil }
        #expect(made.nibIdentifier == "d")
    }

    @Test func aSceneWithoutAnIdentifierHasAGeneratedOne() throws {
        let storyboard = try load(detail + scene("n", controller: "")).0
        let scenes = InterfaceDocuments.scenes(of: storyboard)
        #expect(scenes?.map(\.key) == ["Detail", "UIViewController-n"])
        let made = storyboard.instantiateViewController(withIdentifier: "UIViewController-n")
        #expect(made.nibIdentifier == "n")
    }

    @Test func theTypeIsInferred() throws {
        let storyboard = try load(detail, initial: "d").0
        let made: Screen = storyboard.instantiateViewController(identifier: "Detail")
        let initial: Screen? = storyboard.instantiateInitialViewController()
        #expect(made !== initial && initial?.view.nibIdentifier == "d-v")
    }

    @Test func aSceneThatIsNotThere() throws {
        let (storyboard, folder) = try load(detail)
        let (made, messages) = RuntimeDiagnostics.collect {
            storyboard.instantiateViewController(withIdentifier: "Detial")
        }
        #expect(!made.isViewLoaded)
        #expect(
            messages.contains(
                "\(folder.path)/Main.storyboard:1: error: Storyboard (<UIStoryboard: Main>) doesn't contain a view controller with identifier 'Detial'; it has 'Detail'; did you mean 'Detail'?"
            ))
    }

    @Test func aControllerOfAnotherClassIsReplaced() throws {
        let storyboard = try load(detail).0
        let (made, messages) = RuntimeDiagnostics.collect { () -> UITableViewController in
            storyboard.instantiateViewController(identifier: "Detail")
        }
        #expect(
            made.nibIdentifier == "d"
                && messages.contains { $0.contains("is a Screen, not a UITableViewController") })
        let (other, _) = RuntimeDiagnostics.collect { () -> Screen in
            storyboard.instantiateViewController(identifier: "x")
        }
        #expect(other.nibIdentifier == nil)
    }

    @Test(arguments: [
        ("", nil), ("gone", "the storyboard starts with \"gone\", which is not in the document"),
    ])
    func noInitialController(initial: String, message: String?) throws {
        let storyboard = try load(detail, initial: initial).0
        let (made, messages) = RuntimeDiagnostics.collect { storyboard.instantiateInitialViewController() }
        #expect(made == nil && message.map { text in messages.contains { $0.hasSuffix(text) } } ?? true)
        #expect(storyboard.session.diagnostics.count == 1)
    }

    @Test func aStoryboardThatIsNotThere() throws {
        let folder = try load(detail).1
        let messages = RuntimeDiagnostics.collect { UIStoryboard(name: "Mian", bundle: folder.bundle) }
            .messages
        #expect(
            messages.contains(
                "Could not find a storyboard named 'Mian' in bundle NSBundle <\(folder.path)> (loaded); did you mean 'Main'?"
            ))
    }

    private func reference(_ attributes: String) -> String {
        #"<scene sceneID="r"><objects><viewControllerPlaceholder id="ref" \#(attributes) sceneMemberID="viewController"/></objects></scene>"#
    }

    @Test(arguments: [("a.b.Kit", "kit"), ("a.b.Addon", "addon"), ("", "app")])
    func referencesToOtherBundles(bundle: String, title: String) throws {
        let plist = "<plist><dict><key>CFBundleIdentifier</key><string>a.b.Kit</string></dict></plist>"
        func titled(_ title: String) -> String {
            xml(scene("s", controller: #"title="\#(title)""#), initial: "s")
        }
        let bundleIdentifier = bundle.isEmpty ? "" : #"bundleIdentifier="\#(bundle)""#
        let folder = try ProjectFolder([
            "App/Main.storyboard": xml(reference(#"storyboardName="Shared" \#(bundleIdentifier)"#)),
            "App/Shared.storyboard": titled("app"), "Feature/Info.plist": plist,
            "Feature/UI/Shared.storyboard": titled("kit"), "Addon/Shared.storyboard": titled("addon"),
        ])
        let library = try ResourceLibrary(folder: folder.path)
        let document = try Document(contentsOf: folder.path + "/App/Main.storyboard")
        let loader = StoryboardLoader(document: document, resources: library)
        #expect(loader.instantiate(id: "ref")?.title == title)
    }

    @Test(arguments: [
        (#"storyboardName="Gone""#, "Could not find a storyboard named 'Gone' in the project"),
        (#"referencedIdentifier="Detial""#, "doesn't contain a view controller with identifier 'Detial'"),
        ("", "has no initial view controller"),
    ])
    func referencesThatLeadNowhere(attributes: String, message: String) throws {
        let document = try Document(xml: xml(reference(attributes) + detail), path: "Main.storyboard")
        let loader = StoryboardLoader(document: document)
        #expect(loader.instantiate(id: "ref") == nil)
        #expect(loader.diagnostics.count == 1 && loader.diagnostics.first?.line == 2)
        #expect(loader.messages.first?.contains(message) == true)
    }

    @Test func theTargetsModuleIsTheOneThatHasTheClass() throws {
        ClassLookup.register(Harbor.self, as: "Ports.Harbor")
        let (root, loader) = try StoryboardLoader.view(
            """
            <subviews><label id="a" customClass="Harbor" customModule="Piers" customModuleProvider="target"/>
            <label id="b" customClass="Harbor" customModule="Piers"/></subviews>
            """)
        #expect(root.descendant("a") is Harbor)
        #expect(!(root.descendant("b") is Harbor) && loader.messages.count == 1)
    }

    /// A document may name a class of UIKit as the custom class of its superclass's element.
    @Test func classesOfUIKitAreCustomClasses() throws {
        let (root, loader) = try StoryboardLoader.view(
            #"<subviews><view id="a" customClass="UIScrollView"/></subviews>"#)
        #expect(root.descendant("a") is UIScrollView)
        #expect(loader.messages.isEmpty)
    }

    @Test(arguments: [
        (
            #"customClass="Scren" customModule="Tests""#,
            "Unknown class Tests.Scren in Interface Builder file. Did you mean Screen?"
        ),
        (
            #"customClass="Elsewhere""#,
            "Unknown class Elsewhere in Interface Builder file. There is Other.Elsewhere: the module is missing."
        ),
        (
            #"customClass="Elsewhere" customModule="Tests""#,
            "Unknown class Tests.Elsewhere in Interface Builder file. There is Other.Elsewhere: the module is another."
        ),
        (
            #"customClass="Screen" customModule="Tests""#,
            "Screen cannot be created from <label>: a subclass of UILabel is expected, this one is a UIViewController"
        ),
    ])
    func classesThatDoNotFit(attributes: String, message: String) throws {
        let (root, loader) = try StoryboardLoader.view(
            #"<subviews><label id="a" \#(attributes)/></subviews>"#)
        #expect(root.descendant("a").map { type(of: $0) } == UILabel.self)
        #expect(loader.messages == [message])
    }

    @Test func outletsNameTheKeyThatMayHaveBeenMeant() throws {
        let loader = StoryboardLoader(
            document: try storyboard(
                scene(
                    "d", controller: #"customClass="Screen" customModule="Tests""#,
                    extra: #"<connections><outlet property="usr" destination="d-v" id="1"/></connections>"#)))
        loader.instantiate(id: "d")?.loadViewIfNeeded()
        #expect(
            loader.messages == [
                "[<Screen> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key usr. Did you mean user?"
            ])
    }
}

private final class Harbor: UILabel {}
