import CoreGraphics
import Testing

@testable import UIKit

/// The tab bar at the top of an iPad, as since iPadOS 18.
@MainActor
@Suite struct FloatingTabBarTests {
    private let windows = WindowKeeper()

    private func show(
        _ root: UIViewController, device: String = "iPad Pro 11", floats: Bool = true,
        adjust: (UITabBarController) -> Void = { _ in }
    ) throws -> UITabBarController {
        var environment = ScreenEnvironment(device: try #require(DeviceModel.named(device)))
        environment.tabBarsFloatOnPad = floats
        let window = UIWindow(screen: UIScreen(environment: environment))
        windows.keep(window)
        let tabs = UITabBarController()
        root.tabBarItem = UITabBarItem(title: "Hello", image: UIImage(systemName: "star"), tag: 0)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(title: "World", image: nil, tag: 1)
        tabs.viewControllers = [root, other]
        adjust(tabs)
        window.rootViewController = tabs
        window.isHidden = false
        window.layoutIfNeeded()
        return tabs
    }

    @Test func theBarIsInTheMiddleOfTheRowBelowTheStatusBar() throws {
        let tabs = try show(UIViewController())
        #expect(tabs.tabBar.frame.midX == tabs.view.bounds.midX && tabs.tabBar.frame.midY == 24 + 25)
    }

    /// A public log has the guide of the bar for these two titles.
    @Test func twoShortTitlesAreAbout158PointsWide() throws {
        #expect(abs(try show(UIViewController()).tabBar.frame.width - 158) < 4)
    }

    @Test func contentWithoutANavigationBarBeginsBelowTheRow() throws {
        let root = UIViewController()
        let tabs = try show(root)
        #expect(root.view.safeAreaInsets.top == tabs.view.safeAreaInsets.top + 50)
        #expect(root.view.safeAreaInsets.bottom == tabs.view.safeAreaInsets.bottom)
    }

    @Test func aNavigationBarIsInTheSameRow() throws {
        let root = UIViewController()
        root.title = "Title"
        let navigation = UINavigationController(rootViewController: root)
        let tabs = try show(navigation)
        #expect(root.view.safeAreaInsets.top == 74)
        let title = try #require(navigation.navigationBar.label("Title"))
        #expect(title.convert(title.bounds, to: tabs.view).maxX < tabs.tabBar.frame.minX)
    }

    @Test func contentMovesWhenItsNavigationBarIsHidden() throws {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let tabs = try show(navigation)
        navigation.setNavigationBarHidden(true, animated: false)
        tabs.view.layoutIfNeeded()
        #expect(root.view.safeAreaInsets.top == 74)
    }

    @Test func itemsShowTheirTitleAlone() throws {
        let tabs = try show(UIViewController())
        let images = tabs.tabBar.descendants(of: UIImageView.self).filter { !$0.isHidden && $0.image != nil }
        #expect(images.isEmpty && tabs.tabBar.label("Hello") != nil)
    }

    @Test func aCompactWidthHasTheBarAtTheBottom() throws {
        let tabs = try show(UIViewController()) { $0.traitOverrides.horizontalSizeClass = .compact }
        #expect(tabs.tabBar.frame.minY > tabs.view.bounds.midY)
    }

    @Test func appsBuiltBeforeItHaveTheBarAtTheBottom() throws {
        let tabs = try show(UIViewController(), floats: false)
        #expect(tabs.tabBar.frame.maxY == tabs.view.bounds.maxY && tabs.tabBar.frame.height == 50 + 20)
    }

    @Test func phonesHaveTheBarAtTheBottom() throws {
        let tabs = try show(UIViewController(), device: "iPhone 16")
        #expect(tabs.tabBar.frame.maxY == tabs.view.bounds.maxY && tabs.tabBar.frame.height == 83)
        #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 83)
    }

    @Test func theHeightOfABarThatFitsIncludesTheSafeArea() throws {
        final class HighBar: UITabBar {
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                CGSize(width: size.width, height: super.sizeThatFits(size).height + 17)
            }
        }
        let controller = UIViewController()
        let tabs = try show(controller, device: "iPhone 16") { $0.setValue(HighBar(), forKey: "tabBar") }
        #expect(tabs.tabBar.frame.height == 100 && controller.view.safeAreaInsets.bottom == 100)
    }
}

extension UIView {
    /// All views of a type below the view.
    func descendants<T: UIView>(of type: T.Type) -> [T] {
        subviews.flatMap { ($0 as? T).map { [$0] } ?? [] + $0.descendants(of: type) }
    }

    /// The visible label with a text.
    func label(_ text: String) -> UILabel? {
        descendants(of: UILabel.self).first { $0.text == text && !$0.isHidden }
    }
}
