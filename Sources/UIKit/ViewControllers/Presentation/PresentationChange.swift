import CoreGraphics

/// The beginning or end of a presentation, with the calls in UIKit's order. If animated, it runs on the clock between
/// the `WillBegin` and the `DidEnd` methods.
@MainActor
struct PresentationChange {
    let presentation: UIPresentationController
    let isAnimated: Bool
    /// The interaction controller of the dismissal, which takes precedence over the delegate's.
    var interaction: (any UIViewControllerInteractiveTransitioning)?

    private var presented: UIViewController { presentation.presentedViewController }
    private var presenter: UIViewController { presentation.presentingViewController }

    // MARK: Presenting

    /// Presents the controller. If the views below are removed, the order is: both will, the new one did, the old one
    /// did.
    func present(in place: UIView, from source: UIViewController, completion: (() -> Void)?) {
        presented.loadViewIfNeeded()
        let container = PresentationContainerView(controller: presentation)
        container.frame = place.bounds
        presentation.containerView = container
        presentation.updatePresentedTraits()
        let animator = isAnimated ? presentingAnimator(from: source) : nil
        let transition = animator.map { makeTransition(in: container, $0, isPresenting: true) }
        beginPresenting(in: place, container, placesView: !(animator?.isCustom ?? false))
        // Retains both until the end.
        let (change, shown, below) = (self, self.presented, self.presenter)
        let end: (Bool) -> Void = { didComplete in
            change.endPresenting(shown, below, didComplete)
            completion?()
        }
        guard let transition else { return end(true) }
        transition.finalFrames[ObjectIdentifier(presented)] = presentation.frameOfPresentedViewInContainerView
        transition.run(end)
        presented.settleAppearance()
    }

    private func beginPresenting(in place: UIView, _ container: UIView, placesView: Bool) {
        let covers = presentation.shouldRemovePresentersView
        presented.storage.isBeingPresented = true
        presentation.presentationTransitionWillBegin()
        if covers { presenter.beginTransition(false, isAnimated) }
        presented.beginTransition(true, isAnimated)
        place.addSubview(container)
        presentation.announceAdaptation()
        presentation.updatePresentedTraits()
        if placesView, let view = presentation.presentedView, view.superview == nil {
            view.translatesAutoresizingMaskIntoConstraints = true
            container.addSubview(view)
        }
        container.setNeedsLayout()
        container.layoutIfNeeded()
        if placesView { presented.settleAppearance() }
    }

    private func endPresenting(
        _ presented: UIViewController, _ presenter: UIViewController, _ didComplete: Bool
    ) {
        presented.storage.endRunningTransition()
        presenter.storage.endRunningTransition()
        guard didComplete else { return cancelPresenting() }
        presented.endTransition()
        if presentation.shouldRemovePresentersView { hidePresenter() }
        presentation.presentationTransitionDidEnd(true)
        presented.storage.isBeingPresented = false
    }

    private func cancelPresenting() {
        let covers = presentation.shouldRemovePresentersView
        presented.beginTransition(false, isAnimated)
        if covers { presenter.beginTransition(true, isAnimated) }
        presentation.presentedView?.removeFromSuperview()
        presentation.removeStackedCard()
        presentation.containerView?.removeFromSuperview()
        presented.endTransition()
        if covers { presenter.endTransition() }
        presentation.presentationTransitionDidEnd(false)
        presented.storage.isBeingPresented = false
        forget()
    }

    private func hidePresenter() {
        presenter.storage.presentationPlace = presenter.viewIfLoaded?.superview
        presenter.endTransition()
        presenter.viewIfLoaded?.removeFromSuperview()
    }

    // MARK: Dismissing

    /// Ends the presentation. The last of several restores the presenting view.
    func dismiss(isLast: Bool, completion: @escaping (Bool) -> Void) {
        let returns = isLast && presentation.shouldRemovePresentersView
        let animator = isAnimated && isLast ? dismissingAnimator : nil
        let transition = animator.flatMap { animator in
            presentation.containerView.map { makeTransition(in: $0, animator, isPresenting: false) }
        }
        presented.storage.isBeingDismissed = true
        presentation.dismissalTransitionWillBegin()
        presentation.removeStackedCard()
        presented.beginTransition(false, isAnimated)
        if returns { presenter.beginTransition(true, isAnimated) }
        if presentation.shouldRemovePresentersView { showPresenter() }
        // Retains all until the end.
        let (change, shown, below) = (self, self.presented, self.presenter)
        let end: (Bool) -> Void = { didComplete in
            shown.storage.endRunningTransition()
            below.storage.endRunningTransition()
            didComplete
                ? change.endDismissing(shown, returns) : change.cancelDismissing(shown, returns)
            change.presentation.dismissalTransitionDidEnd(didComplete)
            if didComplete { change.forget(shown, below) }
            completion(didComplete)
        }
        guard let transition else { return end(true) }
        transition.run(end)
        if returns { presenter.settleAppearance() }
    }

    private func endDismissing(_ presented: UIViewController, _ returns: Bool) {
        defer { presenter.viewIfLoaded?.window?.updateStatusBar() }
        presentation.presentedView?.removeFromSuperview()
        presentation.containerView?.removeFromSuperview()
        if returns {
            presenter.settleAppearance()
            presenter.endTransition()
        }
        presented.endTransition()
    }

    private func cancelDismissing(_ presented: UIViewController, _ returns: Bool) {
        presented.beginTransition(true, isAnimated)
        if returns { presenter.beginTransition(false, isAnimated) }
        presented.endTransition()
        if returns { hidePresenter() }
        presented.storage.isBeingDismissed = false
        presentation.updateStackedCard()
    }

    private func forget() { forget(presented, presenter) }

    private func forget(_ presented: UIViewController, _ presenter: UIViewController) {
        presenter.storage.presented = nil
        presented.storage.presenting = nil
        presented.storage.traitsFromParent = nil
        presentation.containerView = nil
        (presentation.adaptation, presentation.toldTraits) = (nil, nil)
        presented.storage.presentation = nil
        presented.storage.isBeingDismissed = false
    }

    private func showPresenter() {
        guard let place = presenter.storage.presentationPlace, let view = presenter.viewIfLoaded,
            view.superview == nil
        else { return }
        presenter.storage.presentationPlace = nil
        view.frame = place.bounds
        place.insertSubview(view, at: place is PresentationContainerView ? place.subviews.count : 0)
        // The container of a dismissed presentation stays in front until it is removed.
        if let container = presentation.containerView, container.superview === place {
            place.bringSubviewToFront(container)
        }
    }
}

// MARK: - Animators

extension PresentationChange {
    /// Returns the transitioning delegate's animator, else the system's; nil if animations are disabled.
    private func presentingAnimator(from source: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    {
        guard UIView.areAnimationsEnabled else { return nil }
        return presented.transitioningDelegate?.animationController(
            forPresented: presented, presenting: presenter, source: source)
            ?? SystemTransition(presented.modalTransitionStyle, isPresenting: true)
    }

    private var dismissingAnimator: (any UIViewControllerAnimatedTransitioning)? {
        guard UIView.areAnimationsEnabled else { return nil }
        return presented.transitioningDelegate?.animationController(forDismissed: presented)
            ?? SystemTransition(presented.modalTransitionStyle, isPresenting: false)
    }

    private func makeTransition(
        in container: UIView, _ animator: any UIViewControllerAnimatedTransitioning, isPresenting: Bool
    ) -> ControllerTransition {
        let delegate = presented.transitioningDelegate
        let interaction =
            isPresenting
            ? delegate?.interactionControllerForPresentation(using: animator)
            : delegate?.interactionControllerForDismissal(using: animator) ?? self.interaction
        let (from, to) = isPresenting ? (presenter, presented) : (presented, presenter)
        let transition = ControllerTransition(
            in: container, from: from, to: to, style: presentation.shownStyle, animator: animator,
            interaction: interaction)
        // The presenting view is part of the animation only if it is removed.
        let covers = presentation.shouldRemovePresentersView
        if isPresenting { transition.movesFromView = covers } else { transition.movesToView = covers }
        for controller in [from, to] {
            controller.storage.beginRunningTransition(transition)
            guard let frame = controller.viewIfLoaded?.frame else { continue }
            if controller === from { transition.initialFrames[ObjectIdentifier(controller)] = frame }
            if controller === presenter { transition.finalFrames[ObjectIdentifier(controller)] = frame }
        }
        return transition
    }
}

extension UIViewControllerAnimatedTransitioning {
    /// Whether the animator is a custom one, which also places the views in the container.
    var isCustom: Bool { !(self is SystemTransition) }
}
