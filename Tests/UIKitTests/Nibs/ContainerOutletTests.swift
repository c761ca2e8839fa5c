import InterfaceBuilder
import Testing

@testable import UIKit

private final class Stack: UINavigationController {
    var panel: UIView!
    weak var label: UILabel?
    var wereConnected = false

    override func viewDidLoad() {
        super.viewDidLoad()
        wereConnected = panel != nil && label?.superview === panel
    }
}

/// Objects in the scene of a container, which has no view in the document.
@MainActor
@Suite struct ContainerOutletTests {
    private func loaded() throws -> (stack: Stack, messages: Int) {
        ClassLookup.register(Stack.self, as: "Stack")
        let scenes = """
            <scene sceneID="s-n"><objects><navigationController id="n" customClass="Stack" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="bar"/>
            <connections><outlet property="panel" destination="p" id="o1"/>
            <outlet property="label" destination="l" id="o2"/>
            <segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController>
            <view id="p"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/><subviews>
            <label text="Hello" id="l"><rect key="frame" x="0.0" y="0.0" width="50" height="20"/></label></subviews></view>
            </objects></scene>
            """
        let loader = StoryboardLoader(
            document: try storyboard(scenes + scene("vc", "")), environment: ScreenEnvironment())
        return (try #require(loader.instantiate(id: "n") as? Stack), loader.messages.count)
    }

    @Test func viewsBesideAContainerAreItsOutletsBeforeItsViewHasLoaded() throws {
        let (stack, messages) = try loaded()
        stack.loadViewIfNeeded()
        #expect(stack.wereConnected && messages == 0)
        #expect(stack.viewControllers.count == 1)
    }

    @Test func theyAreNotMadeBeforeTheViewIs() throws {
        #expect(try loaded().stack.panel == nil)
    }
}
