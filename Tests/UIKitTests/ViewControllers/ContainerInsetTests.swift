import CoreGraphics
import Testing

@testable import UIKit

@MainActor
@Suite struct ContainerInsetTests {
    private let windows = WindowKeeper()

    @discardableResult
    private func shown(
        _ root: UIViewController, on device: String = "iPhone 16", landscape: Bool = false
    ) -> UIWindow {
        let device = DeviceModel.named(device) ?? .standard
        let screen = UIScreen(environment: ScreenEnvironment(device: device, isLandscape: landscape))
        let window = UIWindow(screen: screen)
        window.rootViewController = root
        window.makeKeyAndVisible()
        windows.keep(window)
        return window
    }

    /// Whether two positions are the same but for the noise of thirds.
    private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.01 }

    @Test func aRootKeepsClearOfTheDevicesEdges() {
        let root = UIViewController()
        shown(root)
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }

    @Test func aNavigationBarAddsItsHeight() {
        let root = UIViewController()
        shown(UINavigationController(rootViewController: root))
        #expect(isNear(root.view.safeAreaInsets.top, 97.667))
    }

    /// Measured on screenshots of iPhones 14 Pro Max and 15, and printed by public projects.
    @Test(arguments: [
        ("iPhone 15", 53.667), ("iPhone 16 Plus", 53.667), ("iPhone 16 Pro", 56.333), ("iPhone 14", 47),
        ("iPhone SE (3rd generation)", 20),
    ])
    func aNavigationBarBeginsAboveTheEndOfTheSafeAreaBesideAnIsland(device: String, top: CGFloat) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        shown(navigation, on: device)
        #expect(isNear(navigation.navigationBar.frame.minY, top))
    }

    @Test func aNavigationBarIsLowWhereTheHeightIsCompact() {
        let root = UIViewController()
        shown(UINavigationController(rootViewController: root), landscape: true)
        #expect(root.view.safeAreaInsets.top == 32)
    }

    @Test func aNavigationBarIsHighOnIPad() {
        let root = UIViewController()
        shown(UINavigationController(rootViewController: root), on: "iPad")
        #expect(root.view.safeAreaInsets.top == 74)
    }

    @Test func aLargeTitleAddsItsHeight() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        shown(navigation)
        #expect(isNear(root.view.safeAreaInsets.top, 149.667))
    }

    @Test func aPromptAddsItsHeight() {
        let root = UIViewController()
        root.navigationItem.prompt = "Please"
        shown(UINavigationController(rootViewController: root))
        #expect(isNear(root.view.safeAreaInsets.top, 127.667))
    }

    @Test func aHiddenBarAddsNothing() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.isNavigationBarHidden = true
        shown(navigation)
        #expect(root.view.safeAreaInsets.top == 59)
    }

    @Test func contentStartsBelowAnOpaqueBar() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.isTranslucent = false
        shown(navigation)
        #expect(isNear(root.view.frame.minY, 97.667))
        #expect(root.view.safeAreaInsets.top == 0)
    }

    @Test func contentMovesWhenBarsBecomeOpaque() {
        let (root, tabs) = (UIViewController(), UITabBarController())
        let navigation = UINavigationController(rootViewController: root)
        tabs.viewControllers = [navigation]
        shown(tabs)
        navigation.navigationBar.isTranslucent = false
        tabs.tabBar.isTranslucent = false
        tabs.view.layoutIfNeeded()
        #expect(isNear(root.view.frame.minY, 97.667))
        #expect(navigation.view.frame.maxY == tabs.tabBar.frame.minY)
    }

    @Test func contentMayReachBelowAnOpaqueBar() {
        let root = UIViewController()
        root.extendedLayoutIncludesOpaqueBars = true
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.isTranslucent = false
        shown(navigation)
        #expect(root.view.frame.minY == 0)
    }

    @Test func contentMayStayAwayFromBars() {
        let root = UIViewController()
        root.edgesForExtendedLayout = []
        shown(UINavigationController(rootViewController: root))
        #expect(isNear(root.view.frame.minY, 97.667))
    }

    @Test func aTabBarAddsItsHeight() {
        let (root, tabs) = (UIViewController(), UITabBarController())
        tabs.viewControllers = [root]
        shown(tabs)
        #expect(root.view.safeAreaInsets.bottom == 83)
    }

    @Test func barsAddUpThroughContainers() {
        let (root, tabs) = (UIViewController(), UITabBarController())
        tabs.viewControllers = [UINavigationController(rootViewController: root)]
        shown(tabs)
        #expect(isNear(root.view.safeAreaInsets.top, 97.667))
        #expect(root.view.safeAreaInsets.bottom == 83)
    }

    @Test func aPushedControllerMayHideTheTabBar() {
        let (pushed, tabs) = (UIViewController(), UITabBarController())
        pushed.hidesBottomBarWhenPushed = true
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [navigation]
        let window = shown(tabs)
        navigation.pushViewController(pushed, animated: false)
        window.layoutIfNeeded()
        #expect(tabs.tabBar.isHidden)
        #expect(pushed.view.safeAreaInsets.bottom == 34)
    }

    @Test func additionalInsetsAreAdded() {
        let root = UIViewController()
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        shown(root)
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 6, bottom: 41, right: 8))
    }

    @Test(arguments: [("iPhone SE", 16.0), ("iPhone 16", 16), ("iPhone 16 Plus", 20), ("iPad", 20)])
    func rootMarginsAreTheSystems(_ device: String, _ side: Double) {
        let root = UIViewController()
        shown(root, on: device)
        #expect(root.view.layoutMargins.left == CGFloat(side))
    }

    @Test func aSplitViewShowsOneColumnWhereItIsNarrow() {
        let (primary, detail, split) = (UIViewController(), UIViewController(), UISplitViewController())
        split.viewControllers = [primary, detail]
        shown(split)
        #expect(primary.view.frame.width == 393)
        #expect(detail.viewIfLoaded?.superview == nil)
    }

    @Test func aSplitViewShowsTwoColumnsWhereItIsWide() {
        let (primary, detail, split) = (UIViewController(), UIViewController(), UISplitViewController())
        split.viewControllers = [primary, detail]
        shown(split, on: "iPad", landscape: true)
        #expect(primary.view.frame.width == 320)
        #expect(detail.view.frame.maxX == 1180)
    }

    @Test func sixTabsHideBehindMore() {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<6).map { _ in UIViewController() }
        shown(tabs)
        #expect(tabs.tabBar.items?.count == 5)
        #expect(tabs.tabBar.items?.last?.title == "More")
    }

    @Test func replacedTabsKeepTheSelectedController() {
        let (a, b, tabs) = (UIViewController(), UIViewController(), UITabBarController())
        tabs.viewControllers = [a, b]
        tabs.selectedIndex = 1
        tabs.viewControllers = [b]
        #expect(tabs.selectedViewController === b)
        #expect(tabs.selectedIndex == 0)
    }
}
