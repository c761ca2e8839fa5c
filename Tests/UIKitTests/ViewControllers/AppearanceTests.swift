import CoreGraphics
import Testing

@testable import UIKit

@MainActor
@Suite struct AppearanceTests {
    private let log = CallLog()

    private let windows = WindowKeeper()

    @discardableResult
    private func window(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(screen: UIScreen(environment: ScreenEnvironment()))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        windows.keep(window)
        return window
    }

    private func controller(_ name: String) -> LoggingController { LoggingController(name, log) }

    @Test func aRootAppearsInOrder() {
        window(controller("a"))
        #expect(
            log.withoutLayout == ["a.loadView", "a.didLoad", "a.willAppear", "a.isAppearing", "a.didAppear"])
    }

    @Test func layoutComesBetweenIsAppearingAndDidAppear() {
        window(controller("a"))
        let lines = log.lines
        guard let layout = lines.firstIndex(of: "a.layout"), let did = lines.firstIndex(of: "a.didAppear")
        else {
            Issue.record("no layout")
            return
        }
        #expect(layout < did)
        #expect(lines[layout - 1] == "a.isAppearing")
    }

    @Test func theFirstScreenOfAStackComesInOrder() {
        window(UINavigationController(rootViewController: controller("a")))
        #expect(
            log.withoutLayout == [
                "a.willMoveIn", "a.loadView", "a.didLoad", "a.willAppear", "a.isAppearing", "a.didAppear",
                "a.didMoveIn",
            ])
    }

    @Test func pushingInterleavesBothControllers() {
        let navigation = UINavigationController(rootViewController: controller("a"))
        window(navigation)
        log.removeAll()
        navigation.pushViewController(controller("b"), animated: false)
        #expect(
            log.withoutLayout == [
                "b.willMoveIn", "b.loadView", "b.didLoad", "a.willDisappear", "b.willAppear", "b.isAppearing",
                "a.didDisappear", "b.didAppear", "b.didMoveIn",
            ])
    }

    @Test func poppingInterleavesBothControllers() {
        let navigation = UINavigationController(rootViewController: controller("a"))
        window(navigation)
        navigation.pushViewController(controller("b"), animated: false)
        log.removeAll()
        navigation.popViewController(animated: false)
        #expect(
            log.withoutLayout == [
                "b.willMoveOut", "b.willDisappear", "a.willAppear", "a.isAppearing", "b.didDisappear",
                "a.didAppear",
                "b.didMoveOut",
            ])
    }

    @Test func pushedInSilenceBeforeTheWindow() {
        let navigation = UINavigationController(rootViewController: controller("a"))
        navigation.pushViewController(controller("b"), animated: false)
        window(navigation)
        #expect(!log.lines.contains("a.willAppear"))
        #expect(log.withoutLayout.last == "b.didMoveIn")
    }

    @Test func theSameControllerIsNotPushedTwice() {
        let a = controller("a")
        let navigation = UINavigationController(rootViewController: a)
        let (_, messages) = RuntimeDiagnostics.collect { navigation.pushViewController(a, animated: false) }
        #expect(messages.count == 1)
        #expect(navigation.viewControllers == [a])
    }

    @Test func selectingATabInterleavesBothControllers() {
        let tabs = UITabBarController()
        tabs.viewControllers = [controller("a"), controller("b")]
        window(tabs)
        log.removeAll()
        tabs.selectedIndex = 1
        #expect(
            log.withoutLayout == [
                "b.loadView", "b.didLoad", "a.willDisappear", "b.willAppear", "b.isAppearing",
                "a.didDisappear",
                "b.didAppear",
            ])
    }

    @Test func aChildsViewAddedInSightAppears() {
        let parent = UIViewController()
        window(parent)
        let child = controller("c")
        parent.addChild(child)
        log.removeAll()
        parent.view.addSubview(child.view)
        #expect(
            log.withoutLayout == ["c.loadView", "c.didLoad", "c.willAppear", "c.isAppearing", "c.didAppear"])
    }

    @Test func aChildsViewTakenOutOfSightDisappears() {
        let parent = UIViewController()
        window(parent)
        let child = controller("c")
        parent.addChild(child)
        parent.view.addSubview(child.view)
        log.removeAll()
        child.view.removeFromSuperview()
        #expect(log.withoutLayout == ["c.willDisappear", "c.didDisappear"])
    }

    @Test func aNewRootTakesTheOldOnesPlace() {
        let window = window(controller("a"))
        log.removeAll()
        window.rootViewController = controller("b")
        #expect(log.withoutLayout.prefix(2) == ["a.willDisappear", "a.didDisappear"])
        #expect(log.withoutLayout.last == "b.didAppear")
    }

    @Test func aControllerCannotHoldItself() {
        let (a, b) = (UIViewController(), UIViewController())
        a.addChild(b)
        let (_, messages) = RuntimeDiagnostics.collect { b.addChild(a) }
        #expect(messages.count == 1)
        #expect(a.parent == nil)
    }
}
