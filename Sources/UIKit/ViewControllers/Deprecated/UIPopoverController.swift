import CoreGraphics
import Foundation

/// Shows a controller in a popover, as before `UIPopoverPresentationController`, which presents it.
@preconcurrency @MainActor
open class UIPopoverController: NSObject {
    open weak var delegate: (any UIPopoverControllerDelegate)?
    open var contentViewController: UIViewController
    open var passthroughViews: [UIView]?
    open var backgroundColor: UIColor?
    /// The minimum distances from the window's edges, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    open var backgroundViewClass: AnyClass?
    private lazy var user = PopoverUser(self)

    public init(contentViewController viewController: UIViewController) {
        contentViewController = viewController
        super.init()
    }

    open func setContentView(_ viewController: UIViewController, animated: Bool) {
        contentViewController = viewController
    }

    /// The size of the content, in points: the controller's preferred one.
    open var contentSize: CGSize {
        get { contentViewController.preferredContentSize }
        set { contentViewController.preferredContentSize = newValue }
    }
    open func setContentSize(_ size: CGSize, animated: Bool) { contentSize = size }

    open var isPopoverVisible: Bool { contentViewController.presentingViewController != nil }

    open var arrowDirection: UIPopoverArrowDirection {
        isPopoverVisible
            ? contentViewController.popoverPresentationController?.arrowDirection ?? .unknown : .unknown
    }

    open func present(
        from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
        animated: Bool
    ) {
        present(in: view.window, arrowDirections, animated) {
            ($0.sourceView, $0.sourceRect) = (view, rect)
        }
    }

    open func present(
        from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
        animated: Bool
    ) {
        let view = item.customView ?? item.shownView
        present(in: view?.window, arrowDirections, animated) { $0.barButtonItem = item }
    }

    open func dismiss(animated: Bool) {
        if isPopoverVisible { contentViewController.dismiss(animated: animated) }
    }

    private func present(
        in window: UIWindow?, _ directions: UIPopoverArrowDirection, _ animated: Bool,
        place: (UIPopoverPresentationController) -> Void
    ) {
        guard !isPopoverVisible else { return }
        contentViewController.modalPresentationStyle = .popover
        if let popover = contentViewController.popoverPresentationController {
            popover.permittedArrowDirections = directions
            popover.passthroughViews = passthroughViews
            popover.popoverLayoutMargins = popoverLayoutMargins
            popover.backgroundColor = backgroundColor
            popover.delegate = user
            place(popover)
        }
        (window ?? UIApplication.shared.keyWindow)?.presentingController?.present(
            contentViewController, animated: animated)
    }
}

/// Follows the popover of a controller.
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: NSObjectProtocol {
    /// Returns whether the user may dismiss the popover.
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
    /// Called when the user has dismissed the popover.
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

/// The defaults of optional methods.
extension UIPopoverControllerDelegate {
    public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
        true
    }
    public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}

/// Notifies the popover of the user's actions. Popovers of this kind remain popovers in compact width.
private final class PopoverUser: NSObject, UIPopoverPresentationControllerDelegate {
    private weak var controller: UIPopoverController?

    init(_ controller: UIPopoverController) {
        self.controller = controller
        super.init()
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }

    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        controller.flatMap { controller in
            controller.delegate?.popoverControllerShouldDismissPopover(controller)
        } ?? true
    }

    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {
        if let controller { controller.delegate?.popoverControllerDidDismissPopover(controller) }
    }
}
