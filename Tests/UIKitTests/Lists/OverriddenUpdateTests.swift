import Foundation
import Testing

@testable import UIKit

/// Lists whose subclasses override updates.
@MainActor @Suite struct OverriddenUpdateTests {
    final class HandingTable: UITableView {
        var batches = 0
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            batches += 1
            super.performBatchUpdates({ updates?() }, completion: { completion?($0) })
        }
        override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
            performBatchUpdates { super.insertRows(at: indexPaths, with: animation) }
        }
        override func beginUpdates() { super.beginUpdates() }
        override func endUpdates() { super.endUpdates() }
    }

    final class HandingCollection: UICollectionView {
        var batches = 0
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            batches += 1
            super.performBatchUpdates({ updates?() }, completion: { completion?($0) })
        }
        override func insertItems(at indexPaths: [IndexPath]) {
            performBatchUpdates { super.insertItems(at: indexPaths) }
        }
    }

    @Test func aTableThatHandsItsBatchesOnEndsThem() {
        let source = RowSource(2)
        let table = HandingTable(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate) = (source, source)
        table.layoutIfNeeded()
        var isDone = false
        table.performBatchUpdates {
            source.counts = [3]
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        } completion: { _ in
            isDone = true
        }
        #expect(isDone && table.batches == 2 && table.visibleCells.count == 3)
        #expect(!table.hasUncommittedUpdates)
    }

    @Test func aCollectionThatHandsItsBatchesOnEndsThem() {
        let source = ItemSource(2)
        let view = HandingCollection(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300),
            collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = source
        view.layoutIfNeeded()
        var isDone = false
        view.performBatchUpdates {
            source.counts = [3]
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
        } completion: { _ in
            isDone = true
        }
        #expect(isDone && view.batches == 2 && view.visibleCells.count == 3)
    }

    @Test func aDiffableSourceHandsItsStagesToTheOverride() {
        let view = HandingCollection(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300),
            collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        source.apply(snapshot)
        snapshot.appendItems([3])
        source.apply(snapshot)
        #expect(view.batches == 1 && view.visibleCells.count == 3)
    }
}
