// Apple's headers say that batch updates do not outlive the call, though they may be nil, which no Swift declaration can
// say. So code may pass closures on that must not escape, and leave out `self`; these overloads let it.

extension UITableView {
    /// Takes several changes as one.
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
    /// Takes several changes as one.
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
