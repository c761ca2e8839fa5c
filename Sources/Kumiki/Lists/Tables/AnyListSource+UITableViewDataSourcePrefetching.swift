import UIKit

extension AnyListSource: UITableViewDataSourcePrefetching {
    /// Tells of rows that will be shown soon.
    public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        prefetch(indexPaths, isCancelled: false)
    }

    /// Tells of rows that will not be shown after all.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        prefetch(indexPaths, isCancelled: true)
    }
}
