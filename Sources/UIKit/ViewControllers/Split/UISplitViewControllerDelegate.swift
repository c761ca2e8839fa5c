/// Is asked and told how columns come together where only one has room, and apart again.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Puts the secondary controller away as the columns come together. With true UIKit does nothing more; with false
    /// it shows the secondary one on the primary one's stack.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// The secondary controller as the columns come apart; nil for what was put away before.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// Shows a controller in the primary column. With true UIKit does nothing more.
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool
    /// Shows a detail. With true UIKit does nothing more.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    /// The columns have come together.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// The columns have come apart.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { OptionalMethod.absent(false) }
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { OptionalMethod.absent(nil) }
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { OptionalMethod.absent(false) }
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { OptionalMethod.absent(false) }
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { OptionalMethod.absent() }
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) { OptionalMethod.absent() }
}
