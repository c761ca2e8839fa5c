import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor
@Suite struct TabItemOutletTests {
    private final class Item: UITabBarItem {
        var effect: NSObject!
    }

    private final class Effect: NSObject {}

    @Test func itemsOfTabsHaveTheirOutlets() throws {
        ClassLookup.register(Effect.self, as: "Effect", make: { Effect() })
        ClassLookup.register(Item.self, as: "Item")
        let tabs = """
            <scene sceneID="s-t"><objects><tabBarController id="t" sceneMemberID="viewController">
            <tabBar key="tabBar" id="t-b"><rect key="frame" x="0" y="0" width="320" height="49"/></tabBar>
            <connections><segue destination="a" kind="relationship" relationship="viewControllers" id="r1"/>
            <segue destination="b" kind="relationship" relationship="viewControllers" id="r2"/></connections>
            </tabBarController></objects></scene>
            """
        func child(_ id: String) -> String {
            """
            <scene sceneID="s-\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
            <view key="view" id="\(id)-v"/>
            <tabBarItem key="tabBarItem" title="Item" id="\(id)-i" customClass="Item">
            <connections><outlet property="effect" destination="\(id)-e" id="\(id)-c"/></connections></tabBarItem>
            </viewController><customObject id="\(id)-e" customClass="Effect"/></objects></scene>
            """
        }
        let loader = StoryboardLoader(
            document: try storyboard(tabs + child("a") + child("b")), environment: ScreenEnvironment())
        let controller = try #require(loader.instantiate(id: "t") as? UITabBarController)
        let items = controller.tabBar.items ?? []
        #expect(items.count == 2)
        #expect(items.allSatisfy { ($0 as? Item)?.effect != nil })
        #expect(loader.messages == [])
    }
}
