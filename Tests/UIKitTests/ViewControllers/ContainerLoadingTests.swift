import CoreGraphics
import Testing

@testable import UIKit

/// A tab bar controller that records whether its selected controller's view was loaded when its own had been.
private final class RecordingTabs: UITabBarController {
    private(set) var wasLoaded: Bool?

    override func viewDidLoad() {
        super.viewDidLoad()
        wasLoaded = selectedViewController?.isViewLoaded
    }
}

/// A controller that appears without the knowledge of its superclass.
private final class SilentStack: UINavigationController {
    override func viewWillAppear(_ animated: Bool) {}
}

@MainActor
@Suite struct ContainerLoadingTests {
    private let windows = WindowKeeper()

    private func show(_ controller: UIViewController) {
        let window = UIWindow(screen: UIScreen(environment: ScreenEnvironment()))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        windows.keep(window)
    }

    /// UIKit loads the selected controller's view only when the tab bar controller appears, so that `viewDidLoad` can
    /// still configure the controllers.
    @Test func theSelectedControllerLoadsAfterTheTabBarController() {
        let child = UIViewController()
        let tabs = RecordingTabs()
        tabs.viewControllers = [child]
        show(tabs)
        #expect(tabs.wasLoaded == false)
        #expect(child.viewIfLoaded?.superview === tabs.view)
    }

    /// The view of a navigation controller does not load that of its top controller.
    @Test func theTopControllerLoadsWhenTheStackAppears() {
        let top = UIViewController()
        let stack = UINavigationController(rootViewController: top)
        stack.loadViewIfNeeded()
        #expect(!top.isViewLoaded)
        show(stack)
        #expect(top.viewIfLoaded?.window != nil)
    }

    /// The first layout loads the top controller's view too, without a window.
    @Test func layoutLoadsTheTopController() {
        let top = UIViewController()
        let stack = UINavigationController(rootViewController: top)
        stack.view.layoutIfNeeded()
        #expect(top.viewIfLoaded?.superview === stack.view)
    }

    /// The top controller of a stack that does not call its superclass appears with the first layout.
    @Test func aTopControllerAppearsWithTheFirstLayout() {
        let log = CallLog()
        show(SilentStack(rootViewController: LoggingController("a", log)))
        #expect(
            log.withoutLayout.filter { $0.contains("ppear") } == [
                "a.willAppear", "a.isAppearing", "a.didAppear",
            ])
    }
}
