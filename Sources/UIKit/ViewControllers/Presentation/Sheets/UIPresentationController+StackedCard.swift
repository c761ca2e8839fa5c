import CoreGraphics

/// The presenter of a sheet is a card behind it: on phones in portrait, below a sheet of full height.
extension UIPresentationController {
    /// Whether the presenter is a card now.
    var stacksPresenter: Bool {
        guard let container = containerView, [.pageSheet, .formSheet].contains(shownStyle),
            !presentedViewController.isBeingDismissed,
            container.traitCollection.userInterfaceIdiom == .phone,
            container.traitCollection.horizontalSizeClass != .regular,
            container.traitCollection.verticalSizeClass != .compact
        else { return false }
        return restingTop(in: container) <= PresentationFrame.sheetTop(in: container)
    }

    /// The upper edge of the sheet while the user does not pull it, in points from the container's.
    private func restingTop(in container: UIView) -> CGFloat {
        guard let height = (self as? UISheetPresentationController)?.selectedHeight?.value else {
            return frameOfPresentedViewInContainerView.minY
        }
        return container.bounds.height - height - container.safeAreaInsets.bottom
    }

    /// Makes the presenter a card, or shows it as it is.
    func updateStackedCard() {
        guard stacksPresenter, let window = containerView?.window, let view = presenting?.viewIfLoaded else {
            return removeStackedCard()
        }
        let isMoving = stackedCard == nil && presentedViewController.storage.running != nil
        let card = StackedCard(
            view: view, window: window, clips: stackedCard?.clips ?? view.layer.masksToBounds)
        stackedCard = card
        card.place(duration: isMoving ? 0.4 : 0)
    }

    /// Shows the presenter as it is.
    func removeStackedCard() {
        stackedCard?.remove()
        stackedCard = nil
    }
}
