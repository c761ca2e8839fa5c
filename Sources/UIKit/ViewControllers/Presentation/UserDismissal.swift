import CoreGraphics

/// What the user does to be rid of a presentation: a swipe, a tap beside it. The delegate is asked and told; it is not
/// when the application dismisses.
extension UIPresentationController {
    /// Whether the user may dismiss it. A controller that is modal keeps its place without being asked.
    var mayBeDismissedByUser: Bool {
        guard !presentedViewController.isModalInPresentation else { return false }
        guard delegate?.presentationControllerShouldDismiss(self) ?? true else { return false }
        guard let (popover, delegate) = popoverAndDelegate else { return true }
        return delegate.popoverPresentationControllerShouldDismissPopover(popover)
    }

    private var popoverAndDelegate:
        (UIPopoverPresentationController, any UIPopoverPresentationControllerDelegate)?
    {
        guard let popover = self as? UIPopoverPresentationController,
            let delegate = delegate as? any UIPopoverPresentationControllerDelegate
        else { return nil }
        return (popover, delegate)
    }

    func userAttemptFailed() { delegate?.presentationControllerDidAttemptToDismiss(self) }

    /// Dismisses by a tap, if the user may.
    func dismissByUser() {
        guard presentedViewController.storage.running == nil else { return }
        guard mayBeDismissedByUser else { return userAttemptFailed() }
        beginDismissalByUser(interaction: nil)
    }

    /// Dismisses, led by a finger where there is one that leads.
    func beginDismissalByUser(interaction: (any UIViewControllerInteractiveTransitioning)?) {
        delegate?.presentationControllerWillDismiss(self)
        let presentation = self
        presentingViewController.dismissPresented(animated: true, interaction: interaction) { didComplete in
            guard didComplete else { return }
            presentation.delegate?.presentationControllerDidDismiss(presentation)
            guard let (popover, delegate) = presentation.popoverAndDelegate else { return }
            delegate.popoverPresentationControllerDidDismissPopover(popover)
        }
    }
}
