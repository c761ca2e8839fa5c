import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct CollectionUpdateTests {
    private func view(_ sections: [[Int]] = [[0, 1, 2, 3], [10, 11]]) -> SourcedCollection {
        .showing(sections, UICollectionViewFlowLayout())
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    @Test func insertedItemsAppearAndOthersKeepTheirCells() {
        let view = view()
        let kept = view.cellForItem(at: path(2))
        view.source?.sections[0].insert(99, at: 1)
        view.insertItems(at: [path(1)])
        #expect(view.shownNumbers == [0, 99, 1, 2, 3, 10, 11])
        #expect(view.cellForItem(at: path(3)) === kept)
    }

    @Test func aBatchShowsTheItemsThatEmptyBoundsTouch() {
        let view = SourcedCollection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(CountedCell.self, forCellWithReuseIdentifier: "item")
        let source = RecordingSource([[]])
        (view.source, view.dataSource) = (source, source)
        view.performBatchUpdates {
            source.sections = [[7, 8]]
            view.insertItems(at: [path(0), path(1)])
        }
        #expect(view.cellForItem(at: path(0))?.tag == 7)
        #expect(view.cellForItem(at: path(1)) == nil)
    }

    @Test func batchesTakeAllChangesTogether() {
        let view = view()
        var isDone = false
        view.performBatchUpdates {
            view.source?.sections = [[3, 0, 7], [11, 2, 10]]
            view.deleteItems(at: [path(1)])
            view.insertItems(at: [path(2)])
            view.moveItem(at: path(3), to: path(0))
            view.moveItem(at: path(2), to: path(1, 1))
            view.moveItem(at: path(1, 1), to: path(0, 1))
        } completion: {
            isDone = $0
        }
        #expect(view.shownNumbers == [3, 0, 7, 11, 2, 10])
        #expect(isDone)
    }

    @Test func sectionsComeGoAndMove() {
        let view = view([[0], [10], [20]])
        view.performBatchUpdates {
            view.source?.sections = [[20], [30], [0]]
            view.deleteSections(IndexSet(integer: 1))
            view.insertSections(IndexSet(integer: 1))
            view.moveSection(2, toSection: 0)
        }
        #expect(view.shownNumbers == [20, 30, 0])
    }

    @Test func aBatchThatDoesNotAgreeIsReportedAndReloads() {
        let view = view()
        let messages = RuntimeDiagnostics.collect {
            view.source?.sections[0].removeLast(2)
            view.deleteItems(at: [path(0)])
            view.layoutIfNeeded()
        }.messages
        #expect(
            messages.first?.hasPrefix(
                "Invalid update: invalid number of items in section 0. The number of items contained in an existing"
                    + " section after the update (2) must be equal to the number of items contained in that section"
                    + " before the update (4), plus or minus the number of items inserted or deleted from that section"
                    + " (0 inserted, 1 deleted)") == true)
        #expect(view.shownNumbers == [0, 1, 10, 11])
    }

    @Test func selectionFollowsItsItem() {
        let view = view()
        view.selectItem(at: path(2), animated: false, scrollPosition: [])
        view.source?.sections[0].removeFirst()
        view.deleteItems(at: [path(0)])
        #expect(view.indexPathsForSelectedItems == [path(1)])
    }

    @Test func reloadedItemsAskAnew() {
        let view = view()
        view.source?.sections[0][1] = 77
        view.reloadItems(at: [path(1)])
        #expect(view.shownNumbers == [0, 77, 2, 3, 10, 11])
    }

    @Test func reconfiguredItemsKeepTheirCells() {
        let view = view()
        let cell = view.cellForItem(at: path(1))
        view.source?.sections[0][1] = 77
        view.reconfigureItems(at: [path(1)])
        #expect(view.cellForItem(at: path(1)) === cell)
        #expect(cell?.tag == 77)
    }

    // MARK: Moving by hand

    @Test func itemsMakeRoomForTheOneThatIsHeld() {
        let view = view()
        #expect(view.beginInteractiveMovementForItem(at: path(0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 30))
        #expect(view.shownNumbers == [1, 2, 0, 3, 10, 11])
        #expect(view.cellForItem(at: path(2))?.center == CGPoint(x: 150, y: 30))
        view.endInteractiveMovement()
        #expect(view.source?.sections[0] == [1, 2, 0, 3])
        #expect(view.cellForItem(at: path(2))?.center != CGPoint(x: 150, y: 30))
    }

    @Test func aMovementThatIsGivenUpChangesNothing() {
        let view = view()
        _ = view.beginInteractiveMovementForItem(at: path(0))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 30))
        view.cancelInteractiveMovement()
        #expect(view.shownNumbers == [0, 1, 2, 3, 10, 11])
        #expect(view.source?.sections[0] == [0, 1, 2, 3])
    }

    // MARK: Order of calls

    @Test func cellsAreMadeThenAnnounced() {
        let view = view([[5]])
        #expect(view.source?.calls == ["cell 0-0", "will 0-0"])
    }

    @Test func aTapAsksAndTellsInOrder() {
        let view = view()
        view.selectItem(at: path(0), animated: false, scrollPosition: [])
        let glass = Glass()
        glass.window.addSubview(view)
        view.layoutIfNeeded()
        view.source?.calls = []
        glass.user.tap(at: CGPoint(x: 85, y: 25))
        #expect(
            view.source?.calls == [
                "shouldHighlight", "didHighlight", "didUnhighlight", "shouldSelect", "didDeselect",
                "didSelect",
            ])
    }
}
