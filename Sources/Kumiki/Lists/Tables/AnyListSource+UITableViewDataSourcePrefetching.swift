import UIKit

extension AnyListSource: UITableViewDataSourcePrefetching {
    /// Calls ``ListSource/onPrefetch``.
    public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        prefetch(indexPaths, isCancelled: false)
    }

    /// Calls ``ListSource/onCancelPrefetching``.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        prefetch(indexPaths, isCancelled: true)
    }
}
