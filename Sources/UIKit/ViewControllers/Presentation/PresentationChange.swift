import CoreGraphics

/// The beginning or end of a presentation, with the calls in UIKit's order. It takes place at once.
@MainActor
struct PresentationChange {
    let presentation: UIPresentationController
    let isAnimated: Bool

    private var presented: UIViewController { presentation.presentedViewController }
    private var presenter: UIViewController { presentation.presentingViewController }

    // MARK: Presenting

    /// Where the views below are taken away: both will, the new one did, the old one did.
    func present(in place: UIView) {
        presented.loadViewIfNeeded()
        let container = PresentationContainerView(controller: presentation)
        container.frame = place.bounds
        presentation.containerView = container
        presented.storage.traitsFromParent = presentation.overrideTraitCollection
        let covers = presentation.shouldRemovePresentersView
        presented.storage.isBeingPresented = true
        presentation.presentationTransitionWillBegin()
        if covers { presenter.beginTransition(false, isAnimated) }
        presented.beginTransition(true, isAnimated)
        place.addSubview(container)
        if let view = presentation.presentedView, view.superview == nil {
            view.translatesAutoresizingMaskIntoConstraints = true
            container.addSubview(view)
        }
        container.setNeedsLayout()
        container.layoutIfNeeded()
        presented.settleAppearance()
        presented.endTransition()
        if covers { hidePresenter() }
        presentation.presentationTransitionDidEnd(true)
        presented.storage.isBeingPresented = false
    }

    private func hidePresenter() {
        presenter.storage.presentationPlace = presenter.viewIfLoaded?.superview
        presenter.endTransition()
        presenter.viewIfLoaded?.removeFromSuperview()
    }

    // MARK: Dismissing

    /// Ends the presentation. The last of several brings back what presented it.
    func dismiss(isLast: Bool) {
        let returns = isLast && presentation.shouldRemovePresentersView
        presented.storage.isBeingDismissed = true
        presentation.dismissalTransitionWillBegin()
        presented.beginTransition(false, isAnimated)
        if returns { presenter.beginTransition(true, isAnimated) }
        if presentation.shouldRemovePresentersView { showPresenter() }
        presentation.presentedView?.removeFromSuperview()
        presentation.containerView?.removeFromSuperview()
        if returns {
            presenter.settleAppearance()
            presenter.endTransition()
        }
        presented.endTransition()
        presenter.storage.presented = nil
        presented.storage.presenting = nil
        presented.storage.traitsFromParent = nil
        presentation.dismissalTransitionDidEnd(true)
        presentation.containerView = nil
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
    }
}
