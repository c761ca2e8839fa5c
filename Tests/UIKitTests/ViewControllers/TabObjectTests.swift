import Testing

@testable import UIKit

/// Tabs as objects, which create their controllers.
@MainActor
@Suite struct TabObjectTests {
    private let controller = UITabBarController()

    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
    }

    @Test func theTabsDetermineTheControllers() {
        controller.tabs = [tab("a"), tab("b")]
        #expect(controller.viewControllers?.map(\.tabBarItem.title) == ["a", "b"])
        #expect(controller.selectedTab?.identifier == "a")
        controller.selectedTab = controller.tabs[1]
        #expect(controller.selectedIndex == 1)
        #expect(controller.tabs[1].tabBarController === controller)
    }

    @Test func changesOfATabAreThoseOfItsItem() {
        controller.tabs = [tab("a")]
        controller.tabs[0].title = "new"
        controller.tabs[0].badgeValue = "3"
        let item = controller.viewControllers?.first?.tabBarItem
        #expect(item?.title == "new" && item?.badgeValue == "3")
    }

    @Test func hiddenTabsHaveNoPlace() {
        controller.tabs = [tab("a"), tab("b"), tab("c")]
        controller.tabs[1].isHidden = true
        #expect(controller.viewControllers?.map(\.tabBarItem.title) == ["a", "c"])
    }

    @Test func aGroupShowsItsSelectedTab() {
        let group = UITabGroup(title: "g", image: nil, identifier: "g", children: [tab("x"), tab("y")])
        controller.tabs = [tab("a"), group]
        controller.selectedTab = controller.tab(forIdentifier: "y")
        #expect(controller.selectedViewController === group.children[1].viewController)
        #expect(controller.selectedTab?.identifier == "y")
        #expect(group.children[0].parent === group)
    }
}
