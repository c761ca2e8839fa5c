import CoreGraphics
import Testing

@testable import UIKit

/// Every dismissed or removed controller is freed.
@MainActor
@Suite struct LeakTests {
    /// Weak references to controllers.
    @MainActor private final class Made {
        private var controllers: [() -> UIViewController?] = []

        func make() -> UIViewController {
            let controller = UIViewController()
            controller.view.addSubview(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
            controllers.append { [weak controller] in controller }
            return controller
        }

        var left: Int { controllers.filter { $0() != nil }.count }
    }

    private let made = Made()

    @Test(arguments: [true, false]) func pushedAndPopped(animated: Bool) {
        let stack = UINavigationController(rootViewController: UIViewController())
        LifeStage.run(stack) { stage in
            for _ in 0..<3 {
                stack.pushViewController(made.make(), animated: animated)
                stage.settle()
            }
            stack.popViewController(animated: animated)
            stage.settle()
            #expect(made.left == 2)
            stack.popToRootViewController(animated: animated)
            stage.settle()
            #expect(made.left == 0)
        }
    }

    @Test func poppedByAFinger() {
        let stack = UINavigationController(rootViewController: UIViewController())
        LifeStage.run(stack) { stage in
            stack.pushViewController(made.make(), animated: false)
            stage.user.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 380, y: 400))
            stage.settle()
            #expect(stack.viewControllers.count == 1 && made.left == 0)
        }
    }

    @Test(arguments: [
        UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext,
        .popover,
    ])
    func presentedAndDismissed(_ style: UIModalPresentationStyle) {
        let root = UIViewController()
        LifeStage.run(root) { stage in
            for animated in [true, false] {
                do {
                    let shown = made.make()
                    shown.modalPresentationStyle = style
                    shown.popoverPresentationController?.sourceView = root.view
                    root.present(shown, animated: animated)
                    stage.settle()
                }
                #expect(made.left == 1)
                root.dismiss(animated: animated)
                stage.settle()
                #expect(made.left == 0)
            }
        }
    }

    @Test func sheetsPulledAway() {
        let root = UIViewController()
        LifeStage.run(root) { stage in
            root.present(made.make(), animated: false)
            stage.user.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 840))
            stage.settle()
            #expect(made.left == 0)
        }
    }

    @Test func presentedOverEachOther() {
        let root = UIViewController()
        LifeStage.run(root) { stage in
            root.present(made.make(), animated: false)
            root.presentedViewController?.present(made.make(), animated: false)
            root.dismiss(animated: true)
            stage.settle()
            #expect(made.left == 0)
        }
    }

    @Test func alertsAreFreed() {
        let root = UIViewController()
        LifeStage.run(root) { stage in
            weak var gone: UIAlertController?
            do {
                let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in _ = root })
                gone = alert
                root.present(alert, animated: true)
                stage.settle()
                alert.choose(alert.actions[0])
                stage.settle()
            }
            #expect(gone == nil)
        }
    }

    @Test func tabsThatAreReplaced() {
        let tabs = UITabBarController()
        tabs.viewControllers = [made.make(), made.make()]
        LifeStage.run(tabs) { stage in
            tabs.selectedIndex = 1
            stage.settle()
            tabs.viewControllers = [UIViewController()]
            stage.settle()
            #expect(made.left == 0)
        }
    }

    @Test func pagesThatWereTurned() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([made.make()], direction: .forward, animated: false)
        LifeStage.run(pages) { stage in
            for _ in 0..<3 {
                pages.setViewControllers([made.make()], direction: .forward, animated: true)
                stage.settle()
            }
            #expect(made.left == 1)
        }
    }

    @Test func pagesThatAFingerHasTurnedOrLetGoOf() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let source = MakingPages(made.make)
        pages.setViewControllers([made.make()], direction: .forward, animated: false)
        pages.dataSource = source
        LifeStage.run(pages) { stage in
            for x in [30, 300] {
                stage.user.drag(
                    from: CGPoint(x: 350, y: 400), to: CGPoint(x: x, y: 400), duration: 0.3, rest: 0.3)
                stage.settle()
            }
            pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
            stage.settle()
            #expect(made.left == 0)
        }
    }

    @Test func aPopThatWasCancelledAndThenDone() {
        let stack = UINavigationController(rootViewController: UIViewController())
        LifeStage.run(stack) { stage in
            stack.pushViewController(made.make(), animated: false)
            for end in [80, 380] {
                stage.user.drag(
                    from: CGPoint(x: 3, y: 400), to: CGPoint(x: end, y: 400), duration: 0.3, rest: 0.3)
                stage.settle()
            }
            #expect(made.left == 0 && stack.viewControllers.count == 1)
        }
    }

    @Test func sheetsThatWereLetGoOfAndThenPulledAway() {
        let root = UIViewController()
        LifeStage.run(root) { stage in
            root.present(made.make(), animated: true)
            stage.settle()
            for end in [200, 840] {
                stage.user.drag(
                    from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: end), duration: 0.3, rest: 0.3)
                stage.settle()
            }
            #expect(made.left == 0)
        }
    }

    @Test func searchesWithWhatTheyFound() {
        let stack = UINavigationController(rootViewController: UIViewController())
        LifeStage.run(stack) { stage in
            do {
                let screen = made.make()
                let search = UISearchController(searchResultsController: made.make())
                screen.navigationItem.searchController = search
                stack.pushViewController(screen, animated: true)
                stage.settle()
                search.isActive = true
                search.searchBar.text = "Naha"
                stage.settle()
                search.isActive = false
            }
            stack.popViewController(animated: true)
            stage.settle()
            #expect(made.left == 0)
        }
    }

    @Test func transitionsBetweenChildren() {
        let root = UIViewController()
        LifeStage.run(root) { stage in
            do {
                let (first, second) = (made.make(), made.make())
                for child in [first, second] { root.addChild(child) }
                root.view.addSubview(first.view)
                root.transition(from: first, to: second, duration: 0.3, animations: nil)
                stage.settle()
                for child in [first, second] {
                    child.willMove(toParent: nil)
                    child.view.removeFromSuperview()
                    child.removeFromParent()
                }
            }
            stage.settle()
            #expect(made.left == 0)
        }
    }

    @Test func popoversThatBecameSheets() {
        let root = UIViewController()
        LifeStage.run(root, on: "iPad") { stage in
            do {
                let shown = made.make()
                shown.modalPresentationStyle = .popover
                shown.popoverPresentationController?.sourceView = root.view
                root.present(shown, animated: true)
            }
            stage.settle()
            let phone = ScreenEnvironment(device: DeviceModel.named("iPhone 16") ?? .standard)
            stage.window.transition(to: UIScreen(environment: phone))
            stage.settle()
            root.dismiss(animated: true)
            stage.settle()
            #expect(made.left == 0)
        }
    }

    @Test func columnsShownAndHidden() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(made.make(), for: .primary)
        split.setViewController(made.make(), for: .secondary)
        LifeStage.run(split, on: "iPad") { stage in
            split.show(.primary)
            stage.settle()
            split.hide(.primary)
            stage.settle()
            for column in [UISplitViewController.Column.primary, .secondary] {
                split.setViewController(nil, for: column)
            }
            stage.settle()
            #expect(made.left == 0)
        }
    }

    /// Pages that are created on demand.
    private final class MakingPages: NSObject, UIPageViewControllerDataSource {
        private let make: () -> UIViewController
        init(_ make: @escaping () -> UIViewController) { self.make = make }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { make() }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { make() }
    }

    @Test func detailsThatWereReplaced() {
        let split = UISplitViewController()
        split.viewControllers = [UIViewController(), made.make()]
        LifeStage.run(split, on: "iPad") { stage in
            split.showDetailViewController(made.make(), sender: nil)
            stage.settle()
            #expect(made.left == 1)
        }
    }

    @Test func rootsThatWereReplaced() {
        LifeStage.run { stage in
            stage.show(made.make())
            stage.window.rootViewController = UINavigationController(rootViewController: made.make())
            stage.settle()
            #expect(made.left == 1)
            stage.window.rootViewController = nil
            stage.settle()
            #expect(made.left == 0)
        }
    }

    @Test func windowsWithAllThatIsInThem() {
        weak var gone: UIWindow?
        LifeStage.run { stage in
            autoreleased {
                let window = UIWindow(screen: UIScreen(environment: ScreenEnvironment()))
                window.rootViewController = UINavigationController(rootViewController: made.make())
                window.makeKeyAndVisible()
                gone = window
                stage.settle()
            }
        }
        #expect(gone == nil && made.left == 0)
    }

    private func autoreleased(_ work: () -> Void) { work() }
}
