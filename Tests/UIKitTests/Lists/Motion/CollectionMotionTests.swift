import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// Animated insertions, deletions and moves of items.
@MainActor @Suite struct CollectionMotionTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    /// Returns a collection of items of 50 points in lines of six, in a window with a separate clock.
    private func onScreen(
        _ sections: [[Int]] = [[0, 1, 2, 3]],
        _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
        _ work: @MainActor (SourcedCollection, VirtualClock) -> Void
    ) {
        VirtualClock.withFresh { clock in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let view = UICollectionView.showing(sections, layout)
            window.addSubview(view)
            window.layoutIfNeeded()
            work(view, clock)
        }
    }

    private func shown(_ view: UIView?) -> CALayer? { view.map { $0.layer.presentation() ?? $0.layer } }

    @Test func itemsMakeRoomForANewOne() {
        onScreen { view, clock in
            let second = view.cellForItem(at: path(1))
            let (old, new) = (view.frame(1)?.midX ?? 0, view.frame(2)?.midX ?? 0)
            view.source?.sections[0].insert(9, at: 1)
            view.insertItems(at: [path(1)])
            #expect(second?.center.x == new && shown(second)?.position.x == old)
            #expect(shown(view.cellForItem(at: path(1)))?.opacity == 0)
            clock.advance(by: 0.15)
            #expect(shown(second).map { abs($0.position.x - (old + new) / 2) < 3 } == true)
            clock.advance(by: 0.15)
            #expect(shown(second)?.position.x == new)
            #expect(shown(view.cellForItem(at: path(1)))?.opacity == 1)
        }
    }

    @Test func aDeletedItemFadesWhereItStood() {
        onScreen { view, clock in
            let gone = view.cellForItem(at: path(1))
            let place = gone?.center
            view.source?.sections[0].remove(at: 1)
            view.deleteItems(at: [path(1)])
            #expect(gone?.superview === view && gone?.alpha == 0 && gone?.center == place)
            #expect(shown(gone)?.opacity == 1)
            #expect(view.visibleCells.count == 3)
            clock.advance(by: 0.31)
            #expect(gone?.superview == nil && gone?.alpha == 1)
        }
    }

    @Test func theLayoutSaysWhereItemsComeFromAndGo() {
        final class Sliding: UICollectionViewFlowLayout {
            override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
                -> UICollectionViewLayoutAttributes?
            {
                let copy = layoutAttributesForItem(at: itemIndexPath)?.copied()
                copy?.center.y = -40
                return copy
            }
            override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
                -> UICollectionViewLayoutAttributes?
            {
                let copy = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)?.copied()
                copy?.center.x = 700
                return copy
            }
        }
        onScreen([[0, 1]], Sliding()) { view, clock in
            let gone = view.cellForItem(at: path(0))
            view.performBatchUpdates {
                view.source?.sections[0] = [1, 2]
                view.deleteItems(at: [path(0)])
                view.insertItems(at: [path(1)])
            }
            #expect(shown(view.cellForItem(at: path(1)))?.position.y == -40)
            #expect(gone?.center.x == 700)
            clock.advance(by: 0.31)
            #expect(gone?.superview == nil)
        }
    }

    @Test func theCompletionRunsAtTheEnd() {
        onScreen { view, clock in
            var isDone = false
            view.performBatchUpdates {
                view.source?.sections[0].removeFirst()
                view.deleteItems(at: [path(0)])
            } completion: { _ in
                isDone = true
            }
            clock.advance(by: 0.29)
            #expect(!isDone)
            clock.advance(by: 0.02)
            #expect(isDone)
        }
    }

    @Test func anotherLayoutMovesTheItems() {
        onScreen { view, clock in
            let first = view.cellForItem(at: path(1))
            let old = first?.center ?? .zero
            let other = UICollectionViewFlowLayout()
            other.itemSize = CGSize(width: 200, height: 50)
            var isDone = false
            view.setCollectionViewLayout(other, animated: true) { _ in isDone = true }
            #expect(shown(first)?.position == old && first?.center != old)
            #expect(!isDone)
            clock.advance(by: 0.31)
            #expect(isDone && shown(first)?.bounds.width == 200)
        }
    }

    @Test func itemsFromBelowComeFromBelow() {
        onScreen([Array(0..<100)]) { view, _ in
            view.source?.sections[0].removeFirst(5)
            view.deleteItems(at: (0..<5).map { path($0) })
            let last = view.visibleCells.last
            #expect(shown(last).map { $0.position.y > (last?.center.y ?? 0) } == true)
        }
    }

    @Test func snapshotsAreAppliedWithMotionOrWithout() {
        onScreen { view, clock in
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
                view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 2, 3])
            source.apply(snapshot, animatingDifferences: false)
            let (second, third) = (view.cellForItem(at: path(1)), view.cellForItem(at: path(2)))
            snapshot.deleteItems([1])
            var isDone = false
            source.apply(snapshot) { isDone = true }
            #expect(second?.layer.animationKeys()?.isEmpty == false && !isDone)
            clock.advance(by: 0.31)
            #expect(isDone)
            snapshot.deleteItems([2])
            source.apply(snapshot, animatingDifferences: false)
            #expect(third?.layer.animationKeys() == nil && third?.frame.minX == 0)
        }
    }

    @Test func reloadingEverythingEndsWhatMoves() {
        onScreen { view, clock in
            view.source?.sections[0].removeFirst()
            view.deleteItems(at: [path(0)])
            view.reloadData()
            view.layoutIfNeeded()
            #expect(view.subviews.filter { $0 is UICollectionViewCell }.count == 3)
            #expect(view.visibleCells.allSatisfy { $0.layer.animationKeys() == nil && $0.alpha == 1 })
            clock.advance(by: 0.4)
            #expect(view.subviews.filter { $0 is UICollectionViewCell }.count == 3)
        }
    }

    @Test func leavingCellsAreGoneAfterwards() {
        onScreen { view, clock in
            for round in 0..<5 {
                view.source?.sections[0][0] = 100 + round
                view.reloadItems(at: [path(0)])
                clock.advance(by: 0.1)
            }
            clock.advance(by: 0.4)
            #expect(view.subviews.filter { $0 is UICollectionViewCell }.count == 4)
        }
    }
}
