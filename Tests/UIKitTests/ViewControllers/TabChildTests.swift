import Testing

@testable import UIKit

/// Children that are added to a tab bar controller, and a bar that replaces its own.
@MainActor @Suite struct TabChildTests {
    /// Wraps the controllers that are added to it, as apps do.
    private final class WrappingController: UITabBarController {
        override func addChild(_ childController: UIViewController) {
            super.addChild(UINavigationController(rootViewController: childController))
        }
    }

    @Test func anAddedChildGetsATab() {
        let tabs = UITabBarController()
        let (first, second) = (UIViewController(), UIViewController())
        tabs.addChild(first)
        tabs.addChild(second)
        tabs.view.layoutIfNeeded()
        #expect(tabs.viewControllers == [first, second] && tabs.children == [first, second])
        #expect(tabs.selectedViewController === first && tabs.tabBar.items?.count == 2)
        #expect(first.parent === tabs)
    }

    @Test func aChildWithATabGetsNoSecondOne() {
        let tabs = UITabBarController()
        let child = UIViewController()
        tabs.viewControllers = [child]
        tabs.addChild(child)
        #expect(tabs.viewControllers == [child] && tabs.children == [child])
    }

    @Test func anOverrideMayAddAnotherController() {
        let tabs = WrappingController()
        let child = UIViewController()
        tabs.addChild(child)
        #expect(tabs.viewControllers?.count == 1 && child.navigationController?.parent === tabs)
    }

    @Test func aBarThatReplacesTheFirstOneShowsTheTabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.view.layoutIfNeeded()
        let (former, bar) = (tabs.tabBar, UITabBar())
        tabs.setValue(bar, forKey: "tabBar")
        tabs.view.layoutIfNeeded()
        #expect(tabs.tabBar === bar && bar.superview === tabs.view && former.superview == nil)
        #expect(bar.items?.count == 2 && bar.frame == former.frame)
    }
}
