import Foundation

/// Which items are selected.
extension UICollectionView {
    public var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }

    /// Selects an item without telling the delegate; nil deselects all.
    public func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        guard let indexPath else { return selection.forEach { deselectItem(at: $0, animated: animated) } }
        if !allowsMultipleSelection { selection.forEach { deselectItem(at: $0, animated: animated) } }
        if !selection.contains(indexPath) { selection.append(indexPath) }
        cellForItem(at: indexPath)?.isSelected = true
        if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Scrolls so that the item stands at the place.
    public func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) {
        layoutIfNeeded()
        guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
        let insets = adjustedContentInset
        var offset = contentOffset
        if scrollPosition.contains(.top) { offset.y = frame.minY - insets.top }
        if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
        if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bounds.height + insets.bottom }
        if scrollPosition.contains(.left) { offset.x = frame.minX - insets.left }
        if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
        if scrollPosition.contains(.right) { offset.x = frame.maxX - bounds.width + insets.right }
        setContentOffset(offset, animated: animated)
    }

    /// Deselects an item without telling the delegate.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        cellForItem(at: indexPath)?.isSelected = false
    }

    /// What a tap on an item does: selects it, or deselects it where several may be selected, sets off the cell's
    /// segue and tells the delegate.
    func tapItem(at indexPath: IndexPath) {
        guard allowsSelection else { return }
        if allowsMultipleSelection, selection.contains(indexPath) {
            deselectItem(at: indexPath, animated: true)
            collectionDelegate?.collectionView(self, didDeselectItemAt: indexPath)
            return
        }
        let before = allowsMultipleSelection ? [] : selection.filter { $0 != indexPath }
        selectItem(at: indexPath, animated: true, scrollPosition: [])
        let cell = cellForItem(at: indexPath)
        cell?.selectionSegue?.performTriggered(by: cell)
        for path in before { collectionDelegate?.collectionView(self, didDeselectItemAt: path) }
        collectionDelegate?.collectionView(self, didSelectItemAt: indexPath)
    }

    /// Where a selected item is scrolled to.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }
}
