import UIKit

extension AnyListSource: UICollectionViewDelegate {
    /// Returns whether an item can be selected.
    public func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        behavior(at: indexPath).canSelect
    }

    /// Returns whether an item can be selected.
    public func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        behavior(at: indexPath).canSelect
    }

    /// Calls ``ListSource/onSelect``.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selectionChanged(true, at: indexPath, in: collectionView)
    }

    /// Calls ``ListSource/onDeselect``.
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        selectionChanged(false, at: indexPath, in: collectionView)
    }

    /// Returns an item's context menu.
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        behavior(at: indexPath).menu()
    }

    /// Calls ``ListSource/onDisplay``.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        display(true, cell, at: indexPath)
    }

    /// Calls ``ListSource/onEndDisplay``.
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        display(false, cell, at: indexPath)
    }

    /// Notifies a supplementary view that it appears.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        display(true, view)
    }

    /// Notifies a supplementary view that it has disappeared.
    public func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        display(false, view)
    }
}
