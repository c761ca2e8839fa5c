import UIKit

extension AnyListSource: UICollectionViewDataSourcePrefetching {
    /// Calls ``ListSource/onPrefetch``.
    public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        prefetch(indexPaths, isCancelled: false)
    }

    /// Calls ``ListSource/onCancelPrefetching``.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
        prefetch(indexPaths, isCancelled: true)
    }
}
