import CoreGraphics

/// Dismissal of a presentation by the user: a swipe, or a tap beside it. The delegate decides and is notified; it is
/// not when the app dismisses.
extension UIPresentationController {
    /// Whether the user may dismiss the presentation. For a controller that is modal, the delegate is not called.
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
        if (presentedViewController as? UIAlertController)?.cancelByUser() == true { return }
        beginDismissalByUser(interaction: nil)
    }

    /// Begins a dismissal, driven by a touch if an interaction controller is given.
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
