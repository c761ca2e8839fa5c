import UIKit

/// Passes the calls of `UITabBarControllerDelegate` on, and sends them to observers.
public final class RxTabBarControllerDelegateProxy: ListProxy, UITabBarControllerDelegate {
    private final class Standard: NSObject, UITabBarControllerDelegate {
    }
    /// Has the methods that UIKit provides where a delegate has none.
    private let standard = Standard()
    private var tabs: any UITabBarControllerDelegate {
        forward as? any UITabBarControllerDelegate ?? standard
    }

    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { tabs.tabBarController(tabBarController, shouldSelect: viewController) }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        send("tabBarController:didSelect:", [tabBarController, viewController])
        tabs.tabBarController(tabBarController, didSelect: viewController)
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        tabs.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    }
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        tabs.tabBarController(tabBarController, interactionControllerFor: animationController)
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {
        send("tabBarController:willBeginCustomizing:", [tabBarController, viewControllers])
        tabs.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {
        send("tabBarController:willEndCustomizing:changed:", [tabBarController, viewControllers, changed])
        tabs.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {
        send("tabBarController:didEndCustomizing:changed:", [tabBarController, viewControllers, changed])
        tabs.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
    }
    public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientationMask
    { tabs.tabBarControllerSupportedInterfaceOrientations(tabBarController) }
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation {
        tabs.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
    }
}
