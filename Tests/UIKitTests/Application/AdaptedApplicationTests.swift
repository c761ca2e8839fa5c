import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized) struct AdaptedApplicationTests {
    @Test func theProgramsBeginningLaunchesItsDelegate() {
        VirtualClock.withFresh { clock in
            AdaptedClass(Walker.self, "Walks.Walker").make { Walker() }
            AdaptedApplication.register("Walks") { Walker.main() }
            let life = AdaptedApplication.launch(module: "Walks")
            #expect(UIApplication.shared.delegate is Walker)
            #expect(UIApplication.shared.keyWindow?.rootViewController?.title == "Walks")
            // The tool that has launched it advances its clock.
            #expect(clock.now == VirtualClock.start)
            life?.discard()
            #expect(UIApplication.shared.delegate == nil && UIApplication.shared.keyWindow == nil)
        }
    }

    @Test func aModuleWithoutAnApplicationIsNotLaunched() {
        AdaptedApplication.register("Other") {}
        #expect(AdaptedApplication.launch(module: "Other") == nil)
    }

    @Test func theDelegatesConfigurationNamesTheSceneOfTheManifest() throws {
        AdaptedClass(FirstScene.self, "Walks.FirstScene").make { FirstScene() }
        AdaptedClass(SecondScene.self, "Walks.SecondScene").make { SecondScene() }
        let scenes = [
            ["UISceneConfigurationName": "First", "UISceneDelegateClassName": "Walks.FirstScene"],
            [
                "UISceneConfigurationName": "Second",
                "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SecondScene",
            ],
        ]
        let info = [
            "UIApplicationSceneManifest": [
                "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": scenes]
            ]
        ]
        let manifest = try #require(SceneManifest(info))
        let second = UISceneConfiguration(name: "Second", sessionRole: .windowApplication)
        manifest.complete(second)
        #expect(second.delegateClass == SecondScene.self)
        let unnamed = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        manifest.complete(unnamed)
        #expect(manifest.delegate(of: unnamed) is FirstScene)
    }

    @Test func aSceneDelegateThatIsNotThereIsReported() throws {
        let info = [
            "UIApplicationSceneManifest": [
                "UISceneConfigurations": [
                    "UIWindowSceneSessionRoleApplication": [["UISceneDelegateClassName": "Walks.Nobody"]]
                ]
            ]
        ]
        let manifest = try #require(SceneManifest(info))
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let messages = RuntimeDiagnostics.collect { manifest.complete(configuration) }.messages
        #expect(messages.first?.contains("Walks.Nobody") == true)
    }

    @Test func theViewOfAXibIsItsOwnersWhichIsMade() throws {
        AdaptedClass(OwnerController.self, "Walks.OwnerController").make { OwnerController() }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="OwnerController" \
            customModule="Walks"><connections><outlet property="view" destination="v" id="o1"/></connections></placeholder>
            <view id="v"><rect key="frame" x="0" y="0" width="393" height="852"/></view></objects></document>
            """
        let loader = StoryboardLoader(document: try Document(xml: text, path: "Owner.xib"))
        #expect(loader.scenes.first?.isView == false)
        let controller = try #require(loader.instantiate(id: "v") as? OwnerController)
        #expect(controller.view.nibIdentifier == "v" && controller.isLoaded)
    }
}

private final class Walker: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        root.title = "Walks"
        window.rootViewController = root
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

private final class FirstScene: UIResponder, UIWindowSceneDelegate {}
private final class SecondScene: UIResponder, UIWindowSceneDelegate {}

private final class OwnerController: UIViewController {
    var isLoaded = false

    override func viewDidLoad() {
        super.viewDidLoad()
        isLoaded = true
    }
}
