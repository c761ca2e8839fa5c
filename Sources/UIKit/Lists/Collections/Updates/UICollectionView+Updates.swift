import CoreGraphics
import Foundation

extension UICollectionView {
    /// Performs one change, or adds it to the current batch.
    func change(_ make: (inout BatchUpdates) -> Void) {
        if content.batch != nil {
            content.batch?.change(make)
        } else if content.isLoaded {
            var updates = BatchUpdates()
            make(&updates)
            commit(updates) { _ in }
        } else {
            setNeedsReload()
        }
    }

    func runBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        loadContentIfNeeded()
        let isInner = content.batch != nil
        if !isInner { content.batch = CollectionBatch() }
        updates?()
        if let completion { content.batch?.completions.append(completion) }
        guard !isInner, let batch = content.batch else { return }
        content.batch = nil
        commit(batch.updates, configuringAnew: batch.toReconfigure) { finished in
            for completion in batch.completions { completion(finished) }
        }
    }

    /// Performs the changes, if the data source agrees with them.
    private func commit(
        _ told: BatchUpdates, configuringAnew again: [IndexPath] = [], completion: @escaping (Bool) -> Void
    ) {
        endSwipe()
        let before = content.counts
        let updates = shown(told)
        let after = askForCounts()
        let check = BatchCheck(updates: updates, before: before, after: after, words: .collection)
        if let problem = check.problem {
            RuntimeDiagnostics.report(problem)
            setNeedsReload()
            return completion(true)
        }
        let map = BatchMap(updates, sectionCount: before.count)
        if updates.isEmpty {
            move(completion: completion) { layOutWithoutChanges() }
        } else {
            carryOut(updates, counts: after, completion: completion)
        }
        if !again.isEmpty { reconfigure(again.compactMap(map.item)) }
    }

    /// Returns the changes with the displayed index paths.
    private func shown(_ updates: BatchUpdates) -> BatchUpdates {
        guard !content.placeholders.isEmpty, !content.usesShownPaths else { return updates }
        return content.placeholders.translate(updates, sectionCount: content.counts.count)
    }

    /// Invalidates the layout for an empty batch.
    private func layOutWithoutChanges() {
        collectionViewLayout.invalidateLayout()
        if content.room.width > 0 { layoutIfNeeded() }
    }

    /// Moves all remaining elements to their new index paths.
    func adopt(_ updates: BatchUpdates, counts: [Int]) {
        let map = CollectionBatchMap(updates, sectionCount: content.counts.count, itemKinds: itemKinds)
        content.counts = counts
        for element in content.views.keys.sorted() where map.element(element) == nil { endShowing(element) }
        for element in content.waiting.keys.sorted() {
            content.waiting.removeValue(forKey: element).map { retire($0, element) }
        }
        content.views = Dictionary(
            content.views.compactMap { element, view in map.element(element).map { ($0, view) } }
        ) { first, _ in first }
        content.asked = Set(content.asked.compactMap(map.element))
        content.prefetching = PrefetchState()
        selection = selection.compactMap(map.item)
        moveScrollers(map.section)
        collectionViewLayout.moveMeasures(map.item)
        let context = collectionViewLayout.makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        collectionViewLayout.invalidateLayout(with: context)
    }

    /// The kinds of views that belong to items rather than sections: those displayed for other items than the first.
    var itemKinds: Set<String> {
        Set(content.views.keys.lazy.filter { $0.category != .cell && $0.path.item > 0 }.map(\.kind))
    }

    /// Lays out the changes, passing them to the layout.
    func show(_ updates: BatchUpdates, from before: CollectionBefore? = nil) {
        let shown = Set(content.views.keys)
        prepareIfNeeded()
        collectionViewLayout.prepare(forCollectionViewUpdates: updates.updateItems)
        endDepartures()
        settleOffset()
        setNeedsLayout()
        layoutIfNeeded()
        for element in content.views.keys.sorted() where !shown.contains(element) {
            startArrival(element, before)
        }
        collectionViewLayout.finalizeCollectionViewUpdates()
    }

    /// Reconfigures the cells of visible items.
    func reconfigure(_ paths: [IndexPath]) {
        // In a batch the data source may be ahead of the displayed content.
        guard content.batch == nil else {
            content.batch?.toReconfigure += paths
            return
        }
        for path in paths {
            guard let old = content.cell(at: path), let attributes = old.shownAttributes else { continue }
            content.reconfigured = old
            let new = makeView(attributes)
            content.reconfigured = nil
            if let new, new !== old {
                endShowing(.cell(path))
                content.waiting[.cell(path)] = new
            }
            content.asked.remove(.cell(path))
        }
        setNeedsLayout()
    }
}

extension CollectionBatch {
    fileprivate mutating func change(_ make: (inout BatchUpdates) -> Void) { make(&updates) }
}
