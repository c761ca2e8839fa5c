/// The methods that control how columns collapse in compact width, and expand again.
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
    /// Other columns are about to be shown.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Returns the display mode that the button switches to; `automatic` for the system's choice.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    /// The primary controller as the columns come together; nil for the one that is there.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// The primary controller as the columns come apart; nil for the one that is there.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// Returns the column to show when all collapse: those below it are on the stack.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Returns the display mode after expanding.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// A column is about to be shown beside or over the secondary one.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// A column is about to go.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// Called when a pan from the edge begins to show a column.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    /// Called when that pan ends.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
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
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { OptionalMethod.absent() }
    public func targetDisplayModeForAction(in svc: UISplitViewController)
        -> UISplitViewController.DisplayMode
    { OptionalMethod.absent(.automatic) }
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
        -> UIViewController?
    { OptionalMethod.absent(nil) }
    public func primaryViewController(forExpanding splitViewController: UISplitViewController)
        -> UIViewController?
    { OptionalMethod.absent(nil) }
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { OptionalMethod.absent(proposedTopColumn) }
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { OptionalMethod.absent(proposedDisplayMode) }
    public func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { OptionalMethod.absent() }
    public func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { OptionalMethod.absent() }
    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        OptionalMethod.absent()
    }
    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        OptionalMethod.absent()
    }
}
