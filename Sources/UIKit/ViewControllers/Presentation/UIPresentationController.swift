import CoreGraphics
import Foundation

/// Manages how one controller is shown over another: where its view stands and what happens before and after.
///
/// An animated presentation takes its time on the virtual clock between the `WillBegin` and `DidEnd`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, TraitObserverKeeping {
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

    /// The style that takes its place in the present traits, `none` where it stays.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: presentingViewController.traitCollection)
    }

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
    /// The presented controller wishes for another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }
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
    open var overrideTraitCollection: UITraitCollection? { didSet { updatePresentedTraits() } }
    /// The traits that are overridden for the presentation and what it presents.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: ownTraits ?? TraitValues()) }
        set { setOwnTraits(newValue.values) }
    }
    var ownTraits: TraitValues?
    var traitObservers: TraitObservers?
    /// The traits that were last told of.
    var toldTraits: UITraitCollection?

    /// The traits of the container, with those that are overridden.
    open var traitCollection: UITraitCollection {
        let place = placeTraits
        return ownTraits.map { place.overridden(by: $0) } ?? place
    }
    /// Called when the traits have changed; the argument holds the former ones.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The card that the presenter is below a sheet.
    var stackedCard: StackedCard?

    /// What became of the style in the traits that it was last asked for in.
    var adaptation: PresentationAdaptation?
}
