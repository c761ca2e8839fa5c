// Apple's headers declare that batch updates do not escape, though they may be nil, which Swift cannot express. So code
// may pass nonescaping closures, and omit `self`; these overloads allow it.

extension UITableView {
    /// Performs several changes as one.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            BatchEntry.enter(self) {
                performBatchUpdates(Optional(updates), completion: completion)
            } own: {
                runBatch(updates, completion)
            }
        }
    }
}

extension UICollectionView {
    /// Performs several changes as one.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            BatchEntry.enter(self) {
                performBatchUpdates(Optional(updates), completion: completion)
            } own: {
                runBatch(updates, completion)
            }
        }
    }
}
