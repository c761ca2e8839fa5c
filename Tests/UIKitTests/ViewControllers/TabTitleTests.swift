import Testing

@testable import UIKit

@MainActor
@Suite struct TabTitleTests {
    private let root = UIViewController()

    @Test func aNavigationControllersTabIsThatOfItsRoot() {
        root.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 3)
        let navigation = UINavigationController(rootViewController: root)
        #expect(navigation.tabBarItem === root.tabBarItem)
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(navigation.tabBarItem.tag == 3)
    }

    @Test func aTitleKeepsTheImageOfTheTab() {
        let navigation = UINavigationController(rootViewController: root)
        navigation.tabBarItem.image = UIImage(systemName: "map")
        navigation.title = "Map"
        #expect(navigation.tabBarItem.title == "Map" && navigation.tabBarItem.image != nil)
    }

    @Test func aTabThatANavigationControllerWasGivenIsItsOwn() {
        let navigation = UINavigationController(rootViewController: root)
        navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 4)
        #expect(navigation.tabBarItem.title == "Own" && root.tabBarItem.tag == 0)
    }

    @Test func theRootsTitleNamesTheTab() {
        let navigation = UINavigationController(rootViewController: root)
        navigation.tabBarItem = UITabBarItem(title: "Old", image: nil, tag: 0)
        root.title = "New"
        #expect(navigation.tabBarItem.title == "New")
        root.navigationItem.title = "Bar alone"
        #expect(navigation.tabBarItem.title == "New")
    }

    @Test func laterScreensDoNotNameTheTab() {
        let navigation = UINavigationController(rootViewController: root)
        navigation.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        let detail = UIViewController()
        navigation.pushViewController(detail, animated: false)
        detail.title = "Detail"
        #expect(navigation.tabBarItem.title == "Home")
    }

    @Test func aResponderThatIsItsOwnNextIsInNoWindow() {
        final class Circle: UIResponder { override var next: UIResponder? { self } }
        #expect(!Circle().isFirstResponder)
    }
}

@MainActor
@Suite struct TabChoiceTests {
    private final class Tabs: UITabBarController {
        var log: [String] = []
        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            log.append("\(item.tag) at \(selectedIndex)")
        }
    }

    @Test func aTabBarControllerHearsOfATappedTabBeforeItIsSelected() {
        let tabs = Tabs()
        tabs.viewControllers = (0..<2).map { tag in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: "\(tag)", image: nil, tag: tag)
            return controller
        }
        tabs.loadViewIfNeeded()
        tabs.tabBar.onChoice?(tabs.viewControllers![1].tabBarItem)
        #expect(tabs.log == ["1 at 0"] && tabs.selectedIndex == 1)
    }
}
