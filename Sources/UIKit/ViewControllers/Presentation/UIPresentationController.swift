import CoreGraphics
import Foundation

/// Manages the presentation of one controller over another: the frame of its view and the steps before and after.
///
/// An animated presentation runs on the virtual clock between the `WillBegin` and `DidEnd` methods.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, TraitObserverKeeping {
    // The controllers retain the presentation, not vice versa.
    private weak var presented: UIViewController?
    weak var presenting: UIViewController?

    /// The presented controller; an empty one once it has been released.
    open var presentedViewController: UIViewController { presented ?? UIViewController() }
    /// The controller that shows it; the shown one itself until then.
    open var presentingViewController: UIViewController { presenting ?? presentedViewController }

    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The view in the window that contains the presented controller's; nil until the presentation begins.
    open internal(set) var containerView: UIView?

    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    /// The requested style, with a page sheet for `automatic`.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.chosenPresentationStyle }

    /// The style that replaces the requested one in the current traits; `none` to keep it.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: presentingViewController.traitCollection)
    }

    /// Returns the style that replaces the requested one in the traits; `none` to keep it.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
            ?? systemAdaptation(to: traitCollection)
    }

    /// Returns UIKit's adaptation if the delegate has none.
    func systemAdaptation(to traits: UITraitCollection) -> UIModalPresentationStyle { .none }

    /// Whether the presentation covers the whole window.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the views below are removed during the presentation.
    open var shouldRemovePresentersView: Bool {
        shownStyle == .fullScreen || shownStyle == .currentContext
    }

    open var presentedView: UIView? { presentedViewController.view }

    /// The frame of the presented view, in the container's coordinates.
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
    /// Called when the presented controller's preferred content size has changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the presented controller is notified of a new size of its container, in points.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Called before the presented controller is notified of new traits of its container.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    /// The traits that override those of the container for the presented controller.
    open var overrideTraitCollection: UITraitCollection? { didSet { updatePresentedTraits() } }
    /// The traits that are overridden for the presentation and what it presents.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: ownTraits ?? TraitValues()) }
        set { setOwnTraits(newValue.values) }
    }
    var ownTraits: TraitValues?
    var traitObservers: TraitObservers?
    /// The traits of the last notification.
    var toldTraits: UITraitCollection?

    /// The traits of the container, with those that are overridden.
    open var traitCollection: UITraitCollection {
        let place = placeTraits
        return ownTraits.map { place.overridden(by: $0) } ?? place
    }
    /// Called when the traits have changed; the argument has the previous ones.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The card that the presenter is below a sheet.
    var stackedCard: StackedCard?

    /// The adaptation of the style to the traits for which it was last requested.
    var adaptation: PresentationAdaptation?
}
