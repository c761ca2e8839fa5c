import UIKit

extension AnyListSource: UICollectionViewDataSourcePrefetching {
    /// Tells of items that will be shown soon.
    public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        prefetch(indexPaths, isCancelled: false)
    }

    /// Tells of items that will not be shown after all.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
        prefetch(indexPaths, isCancelled: true)
    }
}
