import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Placeholders for dropped data that is still being loaded.
@MainActor @Suite struct PlaceholderTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    // MARK: Collections

    private func collection(_ items: [Int] = [1, 2, 3]) -> SourcedCollection {
        .showing([items], UICollectionViewFlowLayout())
    }

    private func put(_ item: Int, in view: UICollectionView, tag: Int = 99)
        -> CollectionPlaceholderContext
    {
        let placeholder = UICollectionViewDropPlaceholder(
            insertionIndexPath: path(item), reuseIdentifier: "item")
        placeholder.cellUpdateHandler = { $0.tag = tag }
        let session = LocalDragSession(items: [])
        let coordinator = CollectionDropCoordinator(
            in: view, items: [], destinationIndexPath: nil,
            proposal: UICollectionViewDropProposal(operation: .copy), session: session)
        let dropped = UIDragItem(itemProvider: NSItemProvider())
        guard let context = coordinator.drop(dropped, to: placeholder) as? CollectionPlaceholderContext else {
            return CollectionPlaceholderContext(
                dropped, nil, in: nil, coordinator.drop(dropped, toItemAt: path(0)))
        }
        return context
    }

    @Test func aPlaceholderStandsAmongTheItems() {
        let view = collection()
        _ = put(1, in: view)
        #expect(view.shownNumbers == [1, 99, 2, 3])
        #expect(view.numberOfItems(inSection: 0) == 4)
        #expect(view.dataSourceIndexPath(forPresentationIndexPath: path(2)) == path(1))
        #expect(view.dataSourceIndexPath(forPresentationIndexPath: path(1)) == nil)
        #expect(view.presentationIndexPath(forDataSourceIndexPath: path(1)) == path(2))
    }

    @Test func anItemTakesItsPlace() {
        let view = collection()
        let context = put(1, in: view)
        let isDone = context.commitInsertion { view.source?.sections[0].insert(7, at: $0.item) }
        #expect(isDone && view.shownNumbers == [1, 7, 2, 3])
        #expect(!context.commitInsertion { _ in } && !context.deletePlaceholder())
    }

    @Test func aPlaceholderGoesWithoutAnItem() {
        let view = collection()
        let context = put(3, in: view)
        #expect(view.shownNumbers == [1, 2, 3, 99])
        #expect(context.deletePlaceholder() && view.shownNumbers == [1, 2, 3])
    }

    @Test func itemsComeAndGoBesideAPlaceholder() {
        let view = collection()
        let context = put(1, in: view)
        view.performBatchUpdates {
            view.source?.sections[0] = [8, 1, 3]
            view.deleteItems(at: [path(1)])
            view.insertItems(at: [path(0)])
        }
        #expect(view.shownNumbers == [8, 1, 99, 3])
        let isDone = context.commitInsertion { view.source?.sections[0].insert(7, at: $0.item) }
        #expect(isDone && view.shownNumbers == [8, 1, 7, 3])
    }

    @Test func severalPlaceholdersKeepTheirOrder() {
        let view = collection()
        let first = put(1, in: view, tag: 98)
        _ = put(1, in: view, tag: 99)
        #expect(Set(view.shownNumbers) == [1, 98, 99, 2, 3])
        _ = first.commitInsertion { view.source?.sections[0].insert(7, at: $0.item) }
        #expect(view.shownNumbers.filter { $0 != 99 } == [1, 7, 2, 3])
    }

    @Test func aSourceThatDoesNotAddTheItemIsReported() {
        let view = collection()
        let context = put(1, in: view)
        let messages = RuntimeDiagnostics.collect {
            _ = context.commitInsertion { _ in }
            view.layoutIfNeeded()
        }.messages
        #expect(messages.first?.hasPrefix("Invalid update") == true && view.shownNumbers == [1, 2, 3])
    }

    @Test func reloadingTakesPlaceholdersAway() {
        let view = collection()
        let context = put(1, in: view)
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.shownNumbers == [1, 2, 3] && !context.deletePlaceholder())
    }

    @Test func aPlaceThatIsNotThereIsReported() {
        let view = collection()
        let messages = RuntimeDiagnostics.collect {
            #expect(!put(9, in: view).deletePlaceholder())
        }.messages
        #expect(messages.count == 1 && view.shownNumbers == [1, 2, 3])
    }

    // MARK: Tables

    @Test func aRowTakesThePlaceOfAPlaceholder() {
        let source = RowSource(3)
        let table = UITableView.showing(source)
        let placeholder = UITableViewPlaceholder(
            insertionIndexPath: path(1), reuseIdentifier: "row", rowHeight: 80)
        placeholder.cellUpdateHandler = { $0.tag = 99 }
        let entry = table.insert(placeholder)
        #expect(table.visibleCells.map(\.tag) == [0, 99, 0, 0])
        #expect(table.visibleCells.map(\.frame.height) == [50, 80, 50, 50])
        let isDone = entry.map { table.commitPlaceholder($0) { _ in source.counts = [4] } }
        #expect(isDone == true && table.visibleCells.map(\.frame.height) == [50, 50, 50, 50])
    }

    @Test func rowsGoBesideAPlaceholder() {
        let source = RowSource(3)
        let table = UITableView.showing(source)
        let entry = table.insert(
            UITableViewPlaceholder(insertionIndexPath: path(2), reuseIdentifier: "row", rowHeight: 80))
        source.counts = [2]
        table.deleteRows(at: [path(0)], with: .fade)
        #expect(table.visibleCells.map(\.frame.height) == [50, 80, 50])
        let isDone = entry.map(table.deletePlaceholder)
        #expect(isDone == true && table.visibleCells.map(\.frame.height) == [50, 50])
    }
}
