import CoreGraphics

/// The focus among items.
extension UICollectionView: FocusedList {
    var preferredFocusPath: IndexPath? {
        collectionDelegate?.indexPathForPreferredFocusedView(in: self)
    }
    var firstSelectedPath: IndexPath? { indexPathsForSelectedItems?.min() }
    var focusableCells: [UIView] {
        indexPathsForVisibleItems.sorted().compactMap { cellForItem(at: $0) }.filter(\.canBecomeFocused)
    }

    func focusPath(of cell: UIView) -> IndexPath? {
        (cell as? UICollectionViewCell).flatMap { indexPath(for: $0) }
    }
    func focusCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

    /// Returns whether the item can be focused: as the delegate determines, else if it can be selected.
    func canFocus(at path: IndexPath) -> Bool {
        collectionDelegate?.collectionView(self, canFocusItemAt: path) ?? focusesItems
    }

    /// Whether an item can be focused unless the delegate decides: if it can be selected.
    var focusesItems: Bool {
        allowsFocus && (isEditing ? allowsFocusDuringEditing : allowsSelection)
    }

    /// Returns the nearest focusable item in the direction, within a view's length.
    func focusPath(from path: IndexPath, _ heading: UIFocusHeading) -> IndexPath? {
        guard let from = layoutAttributesForItem(at: path)?.frame else { return nil }
        let reach = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        let around = collectionViewLayout.layoutAttributesForElements(in: reach) ?? []
        let candidates = around.compactMap { other -> (IndexPath, CGFloat)? in
            guard other.representedElementCategory == .cell, other.indexPath != path,
                let distance = FocusMap.distance(from: from, to: other.frame, heading),
                canFocus(at: other.indexPath)
            else { return nil }
            return (other.indexPath, distance)
        }
        return candidates.min { $0.1 < $1.1 }?.0
    }

    func revealFocus(at path: IndexPath) {
        guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
        scrollRectToVisible(frame, animated: false)
        layoutIfNeeded()
    }

    func selectionFollowsFocus(at path: IndexPath) -> Bool {
        collectionDelegate?.collectionView(self, selectionFollowsFocusForItemAt: path)
            ?? selectionFollowsFocus
    }

    func selectByFocus(at path: IndexPath) {
        if !(indexPathsForSelectedItems ?? []).contains(path) { chooseItem(at: path) }
    }

    func makeContext(from old: (any UIFocusItem)?, to new: (any UIFocusItem)?) -> UIFocusUpdateContext {
        let context = UICollectionViewFocusUpdateContext()
        context.previouslyFocusedIndexPath = (old as? UIView).flatMap { focusPath(of: $0) }
        context.nextFocusedIndexPath = (new as? UIView).flatMap { focusPath(of: $0) }
        return context
    }

    func mayMoveFocus(_ context: UIFocusUpdateContext) -> Bool {
        guard let context = context as? UICollectionViewFocusUpdateContext else { return true }
        return collectionDelegate?.collectionView(self, shouldUpdateFocusIn: context) ?? true
    }

    func tellOfFocus(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        focusDidMove(context)
        guard let context = context as? UICollectionViewFocusUpdateContext else { return }
        collectionDelegate?.collectionView(self, didUpdateFocusIn: context, with: coordinator)
    }
}

extension UICollectionViewCell: FocusUsing {
    /// Chooses the focused item, as space and return do.
    func useFocused() -> Bool {
        guard let collection, let path = collection.indexPath(for: self) else { return false }
        collection.chooseItem(at: path)
        return true
    }
}
