import UIKit

extension AnyListSource: UICollectionViewDelegate {
    /// Whether an item answers to being touched.
    public func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        behaviour(at: indexPath).canSelect
    }

    /// Whether an item can be selected.
    public func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        behaviour(at: indexPath).canSelect
    }

    /// Tells of an item that was selected.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selectionChanged(true, at: indexPath, in: collectionView)
    }

    /// Tells of an item that is no longer selected.
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        selectionChanged(false, at: indexPath, in: collectionView)
    }

    /// An item's context menu.
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        behaviour(at: indexPath).menu()
    }

    /// Tells of an item that comes into sight.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        display(true, cell, at: indexPath)
    }

    /// Tells of an item that has gone out of sight.
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        display(false, cell, at: indexPath)
    }

    /// Tells a supplementary view that it comes into sight.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        display(true, view)
    }

    /// Tells a supplementary view that it has gone out of sight.
    public func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        display(false, view)
    }
}
