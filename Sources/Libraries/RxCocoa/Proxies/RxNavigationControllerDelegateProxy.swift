import UIKit

/// Passes the calls of `UINavigationControllerDelegate` on, and sends them to observers.
public final class RxNavigationControllerDelegateProxy: ListProxy, UINavigationControllerDelegate {
    private final class Standard: NSObject, UINavigationControllerDelegate {
    }
    /// Has the methods that UIKit provides where a delegate has none.
    private let standard = Standard()
    private var navigation: any UINavigationControllerDelegate {
        forward as? any UINavigationControllerDelegate ?? standard
    }

    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        send("navigationController:willShow:animated:", [navigationController, viewController, animated])
        navigation.navigationController(navigationController, willShow: viewController, animated: animated)
    }
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        send("navigationController:didShow:animated:", [navigationController, viewController, animated])
        navigation.navigationController(navigationController, didShow: viewController, animated: animated)
    }
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        navigation.navigationController(
            navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        navigation.navigationController(navigationController, interactionControllerFor: animationController)
    }
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        navigation.navigationControllerSupportedInterfaceOrientations(navigationController)
    }
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        navigation.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
    }
}
