import CoreGraphics
import Foundation

/// Manages how one controller is shown over another: where its view stands and what happens before and after.
///
/// An animated presentation takes its time on the virtual clock between the `WillBegin` and `DidEnd`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
    // The controllers hold the presentation, not the other way about.
    private weak var presented: UIViewController?
    weak var presenting: UIViewController?

    /// The controller that is shown; an empty one once it is gone.
    open var presentedViewController: UIViewController { presented ?? UIViewController() }
    /// The controller that shows it; the shown one itself until then.
    open var presentingViewController: UIViewController { presenting ?? presentedViewController }

    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The view in the window that holds the presented controller's; nil until the presentation begins.
    open internal(set) var containerView: UIView?

    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    /// The style that was asked for, `automatic` being a page sheet.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.chosenPresentationStyle }

    /// The style that takes its place in the traits, `none` where it stays.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
            ?? systemAdaptation(to: traitCollection)
    }

    /// What UIKit does where nobody says otherwise.
    func systemAdaptation(to traits: UITraitCollection) -> UIModalPresentationStyle { .none }

    /// Whether the presentation covers the whole window.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the views below are taken away as long as the presentation lasts.
    open var shouldRemovePresentersView: Bool {
        shownStyle == .fullScreen || shownStyle == .currentContext
    }

    open var presentedView: UIView? { presentedViewController.view }

    /// Where the presented view stands, in the container's coordinates.
    open var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        return PresentationFrame(style: shownStyle, container: containerView, shown: presentedViewController)
            .frame
    }

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    // MARK: Size and traits

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the presented controller is told that its container takes another size, in points.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Called before the presented controller is told that its container takes other traits.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    /// The traits that the presented controller gets on top of those of its place.
    open var overrideTraitCollection: UITraitCollection?

    /// The style that is shown: the one asked for, or what takes its place where there is little room.
    var shownStyle: UIModalPresentationStyle {
        let traits = containerView?.traitCollection ?? presentingViewController.traitCollection
        let adapted = adaptivePresentationStyle(for: traits)
        return adapted == .none ? presentationStyle : adapted
    }
}
