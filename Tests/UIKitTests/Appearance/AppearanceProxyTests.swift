import CoreGraphics
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized) struct AppearanceProxyTests {
    private let windows = WindowKeeper()

    init() { AppearanceRegistry.removeAll() }

    private func window() -> UIWindow {
        let window = UIWindow(screen: UIScreen(environment: ScreenEnvironment()))
        windows.keep(window)
        return window
    }

    private func finish() { AppearanceRegistry.removeAll() }

    @Test func settingsComeWhenAViewEntersAWindow() {
        UISwitch.appearance().onTintColor = .purple
        let toggle = UISwitch()
        let holder = UIView()
        holder.addSubview(toggle)
        #expect(toggle.onTintColor == nil)
        window().addSubview(holder)
        #expect(toggle.onTintColor == .purple)
        finish()
    }

    @Test func aClassHasOneProxyForTheSameContainers() {
        UILabel.appearance().textColor = .red
        #expect(UILabel.appearance().textColor == .red)
        #expect(UILabel.appearance(whenContainedInInstancesOf: [UIScrollView.self]).textColor != .red)
        finish()
    }

    @Test func aProxyWithoutValuesHasThoseOfNewInstances() {
        #expect(UITableView.appearance().backgroundColor == UITableView().backgroundColor)
        #expect(UILabel.appearance().numberOfLines == 1 && UINavigationBar.appearance().isTranslucent)
        finish()
    }

    @Test func partsOfAProxyAreNil() {
        UIButton.appearance().titleLabel?.font = .systemFont(ofSize: 40)
        let button = UIButton(type: .system)
        window().addSubview(button)
        #expect(button.titleLabel?.font.pointSize != 40 && UIButton.appearance().titleLabel == nil)
        finish()
    }

    @Test func valuesOfTwoStatesAndMetricsAreApart() {
        let (small, large) = (UIOffset(horizontal: 1, vertical: 0), UIOffset(horizontal: 2, vertical: 0))
        UIBarButtonItem.appearance().setTitlePositionAdjustment(small, for: .compact)
        UIBarButtonItem.appearance().setTitlePositionAdjustment(large, for: .default)
        UIBarButtonItem.appearance().setBackgroundVerticalPositionAdjustment(3, for: .default)
        UIBarButtonItem.appearance().setBackButtonBackgroundVerticalPositionAdjustment(4, for: .default)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
        UIBarButtonItem.appearance()
            .setBackgroundImage(image, for: .normal, style: .done, barMetrics: .default)
        let root = UIViewController()
        let item = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
        root.navigationItem.rightBarButtonItem = item
        let window = window()
        window.rootViewController = UINavigationController(rootViewController: root)
        window.layoutIfNeeded()
        #expect(item.titlePositionAdjustment(for: .compact) == small)
        #expect(item.titlePositionAdjustment(for: .default) == large)
        #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 3)
        #expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .default) == 4)
        #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) === image)
        #expect(item.backgroundImage(for: .normal, style: .plain, barMetrics: .default) == nil)
        finish()
    }

    @Test func tablesOfCodeAndOfDocumentsTakeAColorInPlaceOfTheirs() throws {
        UITableView.appearance().backgroundColor = .clear
        let (coded, decoded) = (UITableView(), try #require(UITableView(coder: KeylessCoder())))
        let window = window()
        for table in [coded, decoded] { window.addSubview(table) }
        #expect(coded.backgroundColor == .clear && decoded.backgroundColor == .clear)
        finish()
    }

    @Test func anyOtherPropertyIsGivenOnce() {
        UIView.appearance().layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let (view, window) = (UIView(), window())
        window.addSubview(view)
        #expect(view.layoutMargins.left == 2)
        view.layoutMargins.left = 9
        view.removeFromSuperview()
        window.addSubview(view)
        #expect(view.layoutMargins.left == 9)
        finish()
    }

    @Test func aViewThatMovesToAnotherContainerTakesItsLook() {
        UILabel.appearance().textColor = .gray
        UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = .red
        let (label, stack, window) = (UILabel(), UIStackView(), window())
        window.addSubview(stack)
        stack.addArrangedSubview(label)
        #expect(label.textColor == .red)
        label.removeFromSuperview()
        window.addSubview(label)
        #expect(label.textColor == .gray)
        finish()
    }

    @Test func whatTheCodeHasSetWins() {
        UISwitch.appearance().onTintColor = .purple
        let toggle = UISwitch()
        toggle.onTintColor = .green
        window().addSubview(toggle)
        #expect(toggle.onTintColor == .green)
        finish()
    }

    @Test func whatIsSetAfterwardsStaysWhenTheViewComesAgain() {
        UISwitch.appearance().onTintColor = .purple
        let (toggle, window) = (UISwitch(), window())
        window.addSubview(toggle)
        toggle.onTintColor = .green
        toggle.removeFromSuperview()
        window.addSubview(toggle)
        #expect(toggle.onTintColor == .green)
        finish()
    }

    @Test func aViewThatComesAgainTakesTheNewLook() {
        UISwitch.appearance().onTintColor = .purple
        let (toggle, window) = (UISwitch(), window())
        window.addSubview(toggle)
        toggle.removeFromSuperview()
        UISwitch.appearance().onTintColor = .orange
        window.addSubview(toggle)
        #expect(toggle.onTintColor == .orange)
        finish()
    }

    @Test func viewsInTheWindowStayAsTheyAre() {
        let toggle = UISwitch()
        window().addSubview(toggle)
        UISwitch.appearance().onTintColor = .purple
        #expect(toggle.onTintColor == nil)
        finish()
    }

    @Test func subclassesTakeTheLookAndTheirOwnGoesFirst() {
        UIView.appearance().backgroundColor = .red
        UIImageView.appearance().backgroundColor = .blue
        let (image, plain) = (UIImageView(), UIView())
        let window = window()
        window.addSubview(image)
        window.addSubview(plain)
        #expect(image.backgroundColor == .blue && plain.backgroundColor == .red)
        finish()
    }

    @Test func containersAreSoughtUpwardsInTheirOrder() {
        UILabel.appearance().textColor = .gray
        UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = .red
        UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self, UIScrollView.self]).textColor =
            .blue
        let (plain, stacked, deep) = (UILabel(), UILabel(), UILabel())
        let (stack, scroll, inner) = (UIStackView(), UIScrollView(), UIStackView())
        stack.addArrangedSubview(stacked)
        inner.addArrangedSubview(deep)
        scroll.addSubview(inner)
        let window = window()
        for view in [plain, stack, scroll] { window.addSubview(view) }
        #expect(plain.textColor == .gray && stacked.textColor == .red && deep.textColor == .blue)
        finish()
    }

    @Test func controllersAreContainers() {
        UILabel.appearance(whenContainedInInstancesOf: [UINavigationController.self]).numberOfLines = 3
        let (inside, outside, root) = (UILabel(), UILabel(), UIViewController())
        root.view.addSubview(inside)
        let window = window()
        window.rootViewController = UINavigationController(rootViewController: root)
        window.addSubview(outside)
        #expect(inside.numberOfLines == 3 && outside.numberOfLines == 1)
        finish()
    }

    @Test func traitsChoose() {
        let large = UITraitCollection(verticalSizeClass: .regular)
        UISwitch.appearance(for: UITraitCollection(verticalSizeClass: .compact)).onTintColor = .red
        UISwitch.appearance(for: large).thumbTintColor = .green
        let toggle = UISwitch()
        window().addSubview(toggle)
        #expect(toggle.onTintColor == nil && toggle.thumbTintColor == .green)
        finish()
    }

    @Test func barsTakeTheirLook() {
        UINavigationBar.appearance().barTintColor = .red
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        UITabBar.appearance().unselectedItemTintColor = .yellow
        let look = UITabBarAppearance()
        UITabBar.appearance().standardAppearance = look
        let tabs = UITabBarController()
        let stack = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [stack]
        window().rootViewController = tabs
        #expect(stack.navigationBar.barTintColor == .red)
        #expect(stack.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
        #expect(tabs.tabBar.unselectedItemTintColor == .yellow && tabs.tabBar.standardAppearance === look)
        finish()
    }

    @Test func itemsOfBarsTakeTheirLook() {
        VirtualClock.withFresh { clock in
            UIBarButtonItem.appearance().tintColor = .red
            UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 2], for: .normal)
            let (item, own, root) = (
                UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil),
                UIBarButtonItem(title: "b", style: .plain, target: nil, action: nil), UIViewController()
            )
            own.tintColor = .green
            root.navigationItem.rightBarButtonItems = [item, own]
            let window = window()
            window.rootViewController = UINavigationController(rootViewController: root)
            window.layoutIfNeeded()
            clock.runUntilIdle()
            #expect(item.tintColor == .red && own.tintColor == .green)
            #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 2)
            finish()
        }
    }

    /// A bar that recreates the views of its items gives these the values again, which are not new to them.
    @Test(.timeLimit(.minutes(1))) func itemsOfTabBarsTakeTheirLookOnce() {
        VirtualClock.withFresh { clock in
            UITabBarItem.appearance().setTitleTextAttributes([.kern: 2], for: .normal)
            let tabs = UITabBarController()
            let root = UIViewController()
            root.tabBarItem = UITabBarItem(title: "a", image: nil, tag: 0)
            tabs.viewControllers = [root]
            let window = window()
            window.rootViewController = tabs
            window.layoutIfNeeded()
            clock.runUntilIdle()
            #expect(root.tabBarItem.titleTextAttributes(for: .normal)?[.kern] as? Int == 2)
            #expect(clock.isIdle)
            finish()
        }
    }

    @Test func statesOfButtonsTakeTheirColours() {
        UIButton.appearance().setTitleColor(.red, for: .normal)
        UIButton.appearance().setTitleColor(.blue, for: .highlighted)
        let button = UIButton(type: .custom)
        window().addSubview(button)
        #expect(button.titleColor(for: .normal) == .red && button.titleColor(for: .highlighted) == .blue)
        finish()
    }
}
