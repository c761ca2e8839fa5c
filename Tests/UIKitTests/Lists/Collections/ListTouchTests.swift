import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Touches of a list: swipes, accessories, reorder controls.
@MainActor @Suite struct ListTouchTests {
    private let glass = Glass()
    private let list: UICollectionView
    private let source: UICollectionViewDiffableDataSource<String, Int>
    private let log = CallLog()

    init() {
        var look = UICollectionLayoutListConfiguration(appearance: .plain)
        let log = log
        look.trailingSwipeActionsConfigurationProvider = { path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Flag") { _, _, done in
                    log.add("flag \(path.item)")
                    done(true)
                }
            ])
        }
        look.itemSeparatorHandler = { path, line in
            var line = line
            if path.item == 0 { line.topSeparatorVisibility = .visible }
            return line
        }
        list = UICollectionView(
            frame: glass.window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: look))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Wood"
            cell.contentConfiguration = content
            cell.tag = item
            cell.accessories = [
                .delete(), .reorder(),
                .outlineDisclosure(
                    displayed: .whenNotEditing, options: .init(style: item == 2 ? .header : .cell)),
            ]
        }
        source = UICollectionViewDiffableDataSource(collectionView: list) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 2, 3])
        outline.append([10, 11], to: 1)
        outline.append([20], to: 2)
        glass.window.addSubview(list)
        source.apply(outline, to: "a", animatingDifferences: false)
        list.layoutIfNeeded()
    }

    /// Returns a point of a row of 44 points.
    private func point(_ row: Int, _ x: CGFloat) -> CGPoint { CGPoint(x: x, y: CGFloat(row) * 44 + 22) }

    private func drag(_ from: CGPoint, _ to: CGPoint) {
        glass.user.drag(from: from, to: to, rest: 0.2)
        glass.user.wait(1)
    }

    @Test func aSwipeOpensTheActions() {
        drag(point(1, 300), point(1, 220))
        let cell = list.cellForItem(at: IndexPath(item: 1, section: 0))
        #expect(cell?.frame.minX == -74)
        #expect(cell?.configurationState.isSwiped == true)
        glass.user.tap(at: point(1, 380))
        #expect(log.lines == ["flag 1"])
        #expect(cell?.frame.minX == 0)
    }

    @Test func theLineAboveARowIsDrawnWhereItIsAskedFor() {
        let lines = list.visibleCells.map { cell in
            cell.subviews.filter { $0.backgroundColor == .separator && $0.frame.minY == 0 }.count
        }
        #expect(lines == [1, 0, 0])
    }

    @Test func theDisclosureUnfoldsAndTheRowIsSelected() {
        glass.user.tap(at: point(0, 380))
        glass.user.wait(1)
        #expect(list.shownNumbers == [1, 10, 11, 2, 3])
        #expect(list.indexPathsForSelectedItems == [])
        glass.user.tap(at: point(0, 100))
        #expect(list.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }

    @Test func aHeaderUnfoldsWhereverItIsTapped() {
        glass.user.tap(at: point(1, 100))
        glass.user.wait(1)
        #expect(list.shownNumbers == [1, 2, 20, 3])
        #expect(list.indexPathsForSelectedItems == [])
    }

    @Test func theControlAsksBeforeItDeletes() {
        list.isEditing = true
        list.layoutIfNeeded()
        glass.user.tap(at: point(2, 25))
        #expect(list.openSwipe?.path == IndexPath(item: 2, section: 0))
    }

    @Test func theGripMovesTheRow() {
        list.isEditing = true
        list.layoutIfNeeded()
        drag(point(0, 375), point(2, 375))
        #expect(source.snapshot().itemIdentifiers == [2, 3, 1])
        #expect(list.contentOffset.y == 0)
    }
}
