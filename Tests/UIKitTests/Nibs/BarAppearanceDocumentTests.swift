import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor
@Suite struct BarAppearanceDocumentTests {
    private func bars() throws -> UIView {
        let scene = """
            <scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
            <tabBar id="t"><rect key="frame" x="0" y="0" width="320" height="49"/>
            <color key="selectedImageTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <tabBarAppearance key="standardAppearance" backgroundEffect="opaque"/>
            <tabBarAppearance key="scrollEdgeAppearance" style="transparent"/>
            <items><tabBarItem title="A" id="i"/></items></tabBar>
            <toolbar id="b"><rect key="frame" x="0" y="49" width="320" height="44"/>
            <toolbarAppearance key="standardAppearance" style="opaque"/>
            <toolbarAppearance key="scrollEdgeAppearance" style="transparent"/></toolbar>
            </subviews></view></viewController></objects></scene>
            """
        let loader = StoryboardLoader(document: try storyboard(scene), environment: ScreenEnvironment())
        let controller = try #require(loader.instantiate(id: "c"))
        #expect(controller.view.subviews.count == 2)
        #expect(loader.messages == [])
        return controller.view
    }

    @Test func tabBarsHaveTheAppearancesOfTheirDocuments() throws {
        let bar = try #require(try bars().subviews.first as? UITabBar)
        #expect(bar.standardAppearance.backgroundEffect == nil)
        #expect(bar.standardAppearance.backgroundColor == .systemBackground)
        #expect(bar.scrollEdgeAppearance != nil && bar.scrollEdgeAppearance?.shadowColor == nil)
    }

    /// Image Tint in Interface Builder.
    @Test func theTintOfSelectedImagesIsThatOfTheTabBar() throws {
        let bar = try #require(try bars().subviews.first as? UITabBar)
        #expect(bar.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func toolbarsHaveTheAppearancesOfTheirDocuments() throws {
        let bar = try #require(try bars().subviews.last as? UIToolbar)
        #expect(bar.standardAppearance.backgroundColor == .systemBackground)
        #expect(bar.scrollEdgeAppearance != nil && bar.scrollEdgeAppearance?.shadowColor == nil)
    }
}
