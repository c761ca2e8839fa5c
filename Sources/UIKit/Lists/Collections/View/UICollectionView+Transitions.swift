import CoreGraphics

/// Changing the layout.
extension UICollectionView {
    /// Changes the layout. The views are notified before and after.
    func changeLayout(
        to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
    ) {
        guard layout !== collectionViewLayout else { return completion?(true) ?? () }
        guard animated else {
            takeOver(layout)
            return completion?(true) ?? ()
        }
        move(completion: { completion?($0) }) { takeOver(layout) }
    }

    private func takeOver(_ layout: UICollectionViewLayout) {
        let old = collectionViewLayout
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        let views = content.views.keys.sorted().compactMap { content.views[$0] }
        for view in views { view.willTransition(from: old, to: layout) }
        collectionViewLayout = layout
        settleOffset()
        layoutIfNeeded()
        for view in views { view.didTransition(from: old, to: layout) }
        old.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
    }

    /// Scrolls the content to the offset that the delegate, or else the layout, proposes after a change.
    func settleOffset() {
        layoutIsCurrent()
        let insets = adjustedContentInset
        let limit = CGPoint(
            x: max(contentSize.width + insets.right - bounds.width, -insets.left),
            y: max(contentSize.height + insets.bottom - bounds.height, -insets.top))
        let proposed = CGPoint(
            x: max(min(contentOffset.x, limit.x), -insets.left),
            y: max(min(contentOffset.y, limit.y), -insets.top))
        let target =
            collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
            ?? collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
        if target.x.isFinite, target.y.isFinite, target != contentOffset { contentOffset = target }
    }

    func beginTransition(
        to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        let own = collectionDelegate?.collectionView(
            self, transitionLayoutForOldLayout: collectionViewLayout, newLayout: layout)
        let transition =
            own
            ?? UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
        transitionCompletion = completion
        transition.currentLayout.prepareForTransition(to: layout)
        layout.prepareForTransition(from: transition.currentLayout)
        collectionViewLayout = transition
        return transition
    }

    func endTransition(isFinished: Bool) {
        guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
        collectionViewLayout = isFinished ? transition.nextLayout : transition.currentLayout
        settleOffset()
        layoutIfNeeded()
        transition.currentLayout.finalizeLayoutTransition()
        transition.nextLayout.finalizeLayoutTransition()
        let completion = transitionCompletion
        transitionCompletion = nil
        completion?(true, isFinished)
    }
}
