import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Lists, their sources and their registrations have no retain cycles.
@MainActor @Suite struct ListLeakTests {
    /// An object that a closure can capture.
    final class Token {}

    private func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    }

    @Test func aTableGoesWithItsDiffableSource() {
        weak var table: UITableView?
        weak var source: UITableViewDiffableDataSource<Int, Int>?
        weak var cell: UITableViewCell?
        VirtualClock.withFresh { clock in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let own = UITableView(frame: window.bounds, style: .plain)
            own.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            let diffable = UITableViewDiffableDataSource<Int, Int>(tableView: own) { table, path, _ in
                table.dequeueReusableCell(withIdentifier: "row", for: path)
            }
            window.addSubview(own)
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 2, 3])
            diffable.apply(snapshot)
            own.layoutIfNeeded()
            snapshot.deleteItems([2])
            diffable.apply(snapshot)
            (table, source, cell) = (own, diffable, own.visibleCells.first)
            clock.advance(by: 1)
        }
        #expect(table == nil && source == nil && cell == nil)
    }

    @Test func aCollectionGoesWithItsRegistrations() {
        weak var view: UICollectionView?
        weak var source: UICollectionViewDiffableDataSource<Int, Int>?
        weak var held: Token?
        VirtualClock.withFresh { clock in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let own = UICollectionView(frame: window.bounds, collectionViewLayout: layout())
            let token = Token()
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
                _, _, _ in
                _ = token
            }
            let diffable = UICollectionViewDiffableDataSource<Int, Int>(collectionView: own) {
                $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
            }
            window.addSubview(own)
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 2, 3])
            diffable.apply(snapshot)
            own.layoutIfNeeded()
            snapshot.moveItem(3, beforeItem: 1)
            diffable.apply(snapshot)
            (view, source, held) = (own, diffable, token)
            clock.advance(by: 1)
        }
        #expect(view == nil && source == nil && held == nil)
    }

    @Test func aTableThatGoesInTheMidstOfAChange() {
        weak var table: UITableView?
        VirtualClock.withFresh { clock in
            do {
                let source = RowSource(5)
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
                let own = UITableView.showing(source)
                window.addSubview(own)
                source.counts = [4]
                own.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .left)
                own.removeFromSuperview()
                table = own
            }
            clock.advance(by: 1)
        }
        #expect(table == nil)
    }

    @Test func cellsAreReusedAndNotHoarded() {
        let source = RowSource(1_000)
        let table = UITableView.showing(source)
        var cells = Set(table.visibleCells.map(ObjectIdentifier.init))
        for step in 0..<60 {
            table.contentOffset.y = CGFloat(step) * 700
            table.layoutIfNeeded()
            cells.formUnion(table.visibleCells.map(ObjectIdentifier.init))
        }
        #expect(cells.count <= 24)
    }
}
