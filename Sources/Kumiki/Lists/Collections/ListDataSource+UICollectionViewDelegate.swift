import UIKit

extension ListDataSource: UICollectionViewDelegate {
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
}
