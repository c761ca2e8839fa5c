import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct CollectionTouchTests {
    private let glass = Glass()
    private let view = UICollectionView.showing([Array(0..<200)], UICollectionViewFlowLayout())

    init() {
        glass.window.addSubview(view)
        view.layoutIfNeeded()
        view.source?.calls = []
    }

    @Test func aTapSelectsAnItem() throws {
        glass.user.tap(try #require(view.cellForItem(at: IndexPath(item: 1, section: 0))))
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        #expect(
            view.source?.calls == [
                "shouldHighlight", "didHighlight", "didUnhighlight", "shouldSelect", "didSelect",
            ])
    }

    @Test func aDragScrollsAndSelectsNothing() {
        glass.user.drag(from: CGPoint(x: 90, y: 300), to: CGPoint(x: 90, y: 100), rest: 0.2)
        glass.user.wait(1)
        #expect(view.contentOffset.y > 100)
        #expect(view.indexPathsForSelectedItems == [])
        #expect(view.visibleCells.allSatisfy { !$0.isHighlighted })
    }

    @Test func itemsAheadArePrefetched() {
        let prefetcher = Prefetcher()
        view.prefetchDataSource = prefetcher
        view.contentOffset.y = 100
        view.layoutIfNeeded()
        #expect(prefetcher.asked.first == IndexPath(item: 50, section: 0))
        #expect(prefetcher.cancelled.isEmpty)
        view.contentOffset.y = 0
        view.layoutIfNeeded()
        #expect(prefetcher.cancelled == prefetcher.asked)
    }
}

@MainActor
private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
    var asked: [IndexPath] = []
    var cancelled: [IndexPath] = []

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        asked += indexPaths
    }
    func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { cancelled += indexPaths }
}
