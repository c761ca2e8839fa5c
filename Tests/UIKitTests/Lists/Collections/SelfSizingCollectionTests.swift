import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Self-sizing items, and the small number of cells for very many of them.
@MainActor @Suite(.serialized) struct SelfSizingCollectionTests {
    private func list(_ count: Int) -> SourcedCollection {
        CountedCell.made = 0
        return .showing(
            [Array(0..<count)], UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    }

    private func withHeights(_ height: @escaping (IndexPath) -> CGFloat, _ run: () -> Void) {
        CountedCell.height = height
        defer { CountedCell.height = nil }
        run()
    }

    @Test func rowsAreAsHighAsTheyAsk() {
        withHeights({ $0.item.isMultiple(of: 2) ? 30 : 70 }) {
            let view = list(100)
            #expect(view.frame(3) == CGRect(x: 0, y: 130, width: 320, height: 70))
            #expect(view.contentSize.height > 4400)
        }
    }

    @Test func aHundredThousandRowsTakeAFewCells() {
        withHeights({ $0.item.isMultiple(of: 3) ? 40 : 60 }) {
            let view = list(100_000)
            #expect(view.visibleCells.count < 13)
            view.scrollToItem(at: IndexPath(item: 99_999, section: 0), at: .bottom, animated: false)
            #expect(view.shownNumbers.last == 99_999)
            #expect(view.contentOffset.y == view.contentSize.height - 480)
            view.scrollToItem(at: IndexPath(item: 50_000, section: 0), at: .top, animated: false)
            #expect(view.shownNumbers.first == 50_000)
            #expect(CountedCell.made < 40)
        }
    }

    @Test func reloadingAtTheEndShowsTheEnd() {
        withHeights({ _ in 90 }) {
            let view = list(100)
            view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .bottom, animated: false)
            view.reloadData()
            view.layoutIfNeeded()
            #expect(!view.visibleCells.isEmpty)
        }
    }

    @Test func whatIsMeasuredAboveMovesNothing() {
        withHeights({ _ in 100 }) {
            let view = list(1000)
            view.scrollToItem(at: IndexPath(item: 500, section: 0), at: .top, animated: false)
            let before = view.content.cell(at: IndexPath(item: 501, section: 0)).map {
                $0.frame.minY - view.contentOffset.y
            }
            view.contentOffset.y -= 30
            view.layoutIfNeeded()
            let after = view.content.cell(at: IndexPath(item: 501, section: 0)).map {
                $0.frame.minY - view.contentOffset.y
            }
            #expect(after == before.map { $0 + 30 })
        }
    }

    @Test func flowsOfVeryManyItems() {
        let layout = UICollectionViewFlowLayout()
        CountedCell.made = 0
        let view = UICollectionView.showing([Array(0..<100_000)], layout)
        view.scrollToItem(at: IndexPath(item: 99_999, section: 0), at: .bottom, animated: false)
        #expect(view.shownNumbers.last == 99_999)
        #expect(CountedCell.made < 120)
    }

    @Test func flowsOfItemsThatSizeThemselves() {
        withHeights({ $0.item == 1 ? 90 : 50 }) {
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 100, height: 50)
            let view = UICollectionView.showing([Array(0..<10_000)], layout)
            #expect(view.frame(0) == CGRect(x: 0, y: 20, width: 100, height: 50))
            #expect(view.frame(3)?.minY == 100)
            #expect(view.visibleCells.count < 40)
        }
    }

    @Test func reusedCellsArePrepared() {
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView.showing([Array(0..<1000)], layout)
        view.contentOffset.y = 2000
        view.layoutIfNeeded()
        #expect(view.visibleCells.compactMap { ($0 as? CountedCell)?.prepared }.reduce(0, +) > 0)
    }
}
