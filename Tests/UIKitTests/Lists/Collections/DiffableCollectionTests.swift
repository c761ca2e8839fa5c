import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct DiffableCollectionTests {
    private typealias Source = UICollectionViewDiffableDataSource<String, Int>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
    private typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

    private let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))

    private func source() -> Source {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            cell.tag = item
            var content = cell.defaultContentConfiguration()
            content.text = "\(item)"
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure()]
        }
        return Source(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
    }

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    @Test func aSnapshotIsShown() {
        let source = source()
        source.apply(snapshot([("a", [1, 2]), ("b", [3])]))
        #expect(view.shownNumbers == [1, 2, 3])
        #expect(source.indexPath(for: 3) == IndexPath(item: 0, section: 1))
        #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 2)
    }

    @Test func itemsThatStayKeepTheirCells() {
        let source = source()
        source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]))
        let cell = view.cellForItem(at: IndexPath(item: 2, section: 0))
        source.apply(snapshot([("b", [4, 3]), ("a", [9, 1])]))
        #expect(view.shownNumbers == [4, 3, 9, 1])
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    }

    @Test func reconfiguredItemsKeepTheirCells() {
        let source = source()
        source.apply(snapshot([("a", [1, 2])]))
        let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
        var next = source.snapshot()
        next.reconfigureItems([2])
        source.apply(next)
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    }

    @Test func completionsRunInTurn() {
        let source = source()
        var done: [Int] = []
        source.apply(snapshot([("a", [1])])) {
            done.append(1)
            source.apply(snapshot([("a", [1, 2])])) { done.append(2) }
            done.append(3)
        }
        #expect(done == [1, 3, 2])
        #expect(view.shownNumbers == [1, 2])
    }

    @Test func snapshotsCanBeAppliedOffTheMainActor() async {
        let source = source()
        let snapshot = snapshot([("a", [5])])
        await Task.detached { await source.apply(snapshot, animatingDifferences: false) }.value
        #expect(view.shownNumbers == [5])
    }

    // MARK: Outlines

    private func outline() -> Outline {
        var outline = Outline()
        outline.append([1, 2])
        outline.append([10, 11], to: 1)
        return outline
    }

    @Test func onlyWhatIsNotFoldedIsShown() {
        let source = source()
        source.apply(outline(), to: "a")
        #expect(view.shownNumbers == [1, 2])
        #expect(source.snapshot(for: "a").items == [1, 10, 11, 2])
    }

    @Test func theDisclosureUnfoldsAndFolds() throws {
        let source = source()
        source.apply(outline(), to: "a")
        let cell = try #require(view.visibleCells.first as? UICollectionViewListCell)
        cell.tapAccessory(.outlineDisclosure)
        #expect(view.shownNumbers == [1, 10, 11, 2])
        #expect(
            view.visibleCells.compactMap { ($0 as? UICollectionViewListCell)?.indentationLevel } == [
                0, 1, 1, 0,
            ])
        #expect(cell.configurationState.isExpanded)
        cell.tapAccessory(.outlineDisclosure)
        #expect(view.shownNumbers == [1, 2])
    }

    @Test func handlersDecideAboutUnfolding() throws {
        let source = source()
        source.sectionSnapshotHandlers.shouldExpandItem = { $0 != 1 }
        source.apply(outline(), to: "a")
        try #require(view.visibleCells.first as? UICollectionViewListCell).tapAccessory(.outlineDisclosure)
        #expect(view.shownNumbers == [1, 2])
    }

    // MARK: Moving

    @Test func movedItemsChangeTheSnapshot() {
        let source = source()
        var moves: [[Int]] = []
        source.reorderingHandlers.canReorderItem = { $0 != 9 }
        source.reorderingHandlers.didReorder = { moves.append($0.finalSnapshot.itemIdentifiers) }
        source.apply(snapshot([("a", [1, 2, 3, 9])]))
        #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0)))
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        let target = view.frame(2) ?? .zero
        view.updateInteractiveMovementTargetPosition(CGPoint(x: target.midX, y: target.midY))
        view.endInteractiveMovement()
        #expect(source.snapshot().itemIdentifiers == [2, 3, 1, 9])
        #expect(view.shownNumbers == [2, 3, 1, 9])
        #expect(moves == [[2, 3, 1, 9]])
    }
}
