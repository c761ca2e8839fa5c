import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// Insets, indices and edges of lists.
@MainActor @Suite struct ListSideTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    // MARK: Readable width

    @Test func cellsKeepTheirLinesReadable() {
        let table = UITableView.showing(RowSource(1))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
        window.applyTraits(
            from: UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: .regular),
                UITraitCollection(verticalSizeClass: .regular),
            ]))
        window.addSubview(table)
        table.frame = window.bounds
        window.layoutIfNeeded()
        let plain = table.cellMargins.left
        table.cellLayoutMarginsFollowReadableWidth = true
        guard let limit = table.readableWidth else { return #expect(table.cellMargins.left == plain) }
        #expect(table.cellWidth - table.cellMargins.left - table.cellMargins.right == limit)
    }

    // MARK: Index

    final class Letters: NSObject, UICollectionViewDataSource {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            60
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
        func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B", "C"] }
        func collectionView(
            _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath { IndexPath(item: 0, section: index) }
    }

    @Test func aLetterLeadsToItsItem() {
        let letters = Letters()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = letters
        view.layoutIfNeeded()
        #expect(view.content.indexView?.titles == ["A", "B", "C"])
        #expect(view.content.indexView?.frame.maxX == 320)
        view.tapIndexTitle(1)
        view.layoutIfNeeded()
        #expect(view.contentOffset.y == view.layoutAttributesForItem(at: path(0, 1))?.frame.minY)
        #expect(view.content.indexView?.frame.minY == view.contentOffset.y)
    }

    // MARK: Edges

    @Test func aHeldItemNearTheEdgeScrolls() {
        VirtualClock.withFresh { clock in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let view = UICollectionView.showing([Array(0..<200)], UICollectionViewFlowLayout())
            view.contentInsetAdjustmentBehavior = .never
            window.addSubview(view)
            window.layoutIfNeeded()
            _ = view.beginInteractiveMovementForItem(at: path(0))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 25, y: 475))
            clock.advance(by: 0.5)
            #expect(view.contentOffset.y > 100)
            let held = view.content.movement?.position?.y ?? 0
            #expect(abs(held - (view.bounds.minY + 475)) < 0.001)
            view.endInteractiveMovement()
            let offset = view.contentOffset.y
            clock.advance(by: 0.5)
            #expect(view.contentOffset.y == offset)
            #expect(view.source?.sections[0].firstIndex(of: 0).map { $0 > 20 } == true)
        }
    }

    @Test func aHeldItemInTheMiddleDoesNotScroll() {
        VirtualClock.withFresh { clock in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let view = UICollectionView.showing([Array(0..<200)], UICollectionViewFlowLayout())
            window.addSubview(view)
            window.layoutIfNeeded()
            let offset = view.contentOffset.y
            _ = view.beginInteractiveMovementForItem(at: path(0))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 25, y: 240))
            clock.advance(by: 0.5)
            #expect(view.contentOffset.y == offset)
        }
    }
}
