import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Collections with wrong data sources and layouts: they report problems and continue, and never end the program.
@MainActor @Suite struct HostileCollectionTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    /// A layout with arbitrary results.
    final class LyingLayout: UICollectionViewLayout {
        var elements: (UICollectionView?) -> [UICollectionViewLayoutAttributes]? = { _ in nil }
        var item: (IndexPath) -> UICollectionViewLayoutAttributes? = { _ in nil }
        var size = CGSize(width: 320, height: 480)
        var target: CGPoint?

        override var collectionViewContentSize: CGSize { size }
        override func layoutAttributesForElements(in rect: CGRect)
            -> [UICollectionViewLayoutAttributes]?
        {
            elements(collectionView)
        }
        override func layoutAttributesForItem(at indexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            item(indexPath)
        }
        override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
            -> CGPoint
        {
            target ?? proposedContentOffset
        }
    }

    private func attributes(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = frame
        return attributes
    }

    private nonisolated static let frames = [
        CGRect(x: CGFloat.nan, y: 0, width: 50, height: 50),
        CGRect(x: 0, y: 0, width: CGFloat.nan, height: CGFloat.nan),
        CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 10),
        CGRect(x: 0, y: 0, width: -50, height: -50),
        CGRect(x: 1e300, y: 1e300, width: 1e300, height: 1e300),
        .zero, .null, .infinite,
    ]

    // MARK: Layouts

    @Test(arguments: frames) func framesThatAreNone(_ frame: CGRect) {
        let layout = LyingLayout()
        layout.elements = { _ in
            [self.attributes(self.path(0), frame), self.attributes(self.path(1), frame)]
        }
        layout.item = { self.attributes($0, frame) }
        layout.size = frame.size
        layout.target = frame.origin
        let view = UICollectionView.showing([[1, 2]], layout)
        _ = RuntimeDiagnostics.collect {
            view.scrollToItem(at: path(1), at: .centeredVertically, animated: false)
            view.source?.sections = [[1]]
            view.deleteItems(at: [path(1)])
            view.layoutIfNeeded()
            _ = view.indexPathForItem(at: CGPoint(x: 10, y: 10))
        }
        #expect(view.numberOfItems(inSection: 0) == 1)
    }

    @Test func aLayoutThatAnswersNothing() {
        let view = UICollectionView.showing([[1, 2]], LyingLayout())
        view.source?.sections = [[1, 2, 3]]
        view.insertItems(at: [path(2)])
        #expect(view.visibleCells.isEmpty && view.numberOfItems(inSection: 0) == 3)
    }

    @Test func aLayoutOfItemsThatAreNotThere() {
        let layout = LyingLayout()
        let places = [
            IndexPath(item: 9, section: 0), IndexPath(item: 0, section: 9),
            IndexPath(item: -1, section: -1),
            IndexPath(), IndexPath(index: 0), IndexPath(item: .max, section: .min),
        ]
        layout.elements = { _ in
            places.map { self.attributes($0, CGRect(x: 0, y: 0, width: 10, height: 10)) }
        }
        let messages = RuntimeDiagnostics.collect {
            _ = UICollectionView.showing([[1, 2]], layout)
        }.messages
        #expect(messages.contains { $0.contains("index path that does not exist") })
    }

    @Test func aLayoutThatHasAnItemTwice() {
        let layout = LyingLayout()
        layout.elements = { _ in
            [
                self.attributes(self.path(0), CGRect(x: 0, y: 0, width: 10, height: 10)),
                self.attributes(self.path(0), CGRect(x: 50, y: 0, width: 10, height: 10)),
            ]
        }
        #expect(UICollectionView.showing([[1, 2]], layout).visibleCells.count == 1)
    }

    @Test func aLayoutThatInvalidatesItselfWhileItPrepares() {
        final class Restless: UICollectionViewFlowLayout {
            override func prepare() {
                super.prepare()
                invalidateLayout()
            }
        }
        let view = UICollectionView.showing([[1, 2, 3]], Restless())
        view.layoutIfNeeded()
        #expect(view.numberOfItems(inSection: 0) == 3)
    }

    @Test func aCellThatNeverHasEnough() {
        CountedCell.height = { _ in CGFloat.random(in: 10...400) }
        defer { CountedCell.height = nil }
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let view = UICollectionView.showing([Array(0..<50)], layout)
        for _ in 0..<10 {
            view.contentOffset.y += 300
            view.layoutIfNeeded()
        }
        #expect(view.contentSize.height.isFinite)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -50, 0, 1e300]) func flowsOfNoMeasure(_ length: CGFloat) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: length, height: length)
        layout.minimumLineSpacing = length
        layout.minimumInteritemSpacing = length
        layout.sectionInset = UIEdgeInsets(top: length, left: length, bottom: length, right: length)
        layout.headerReferenceSize = CGSize(width: length, height: length)
        _ = RuntimeDiagnostics.collect {
            let view = UICollectionView.showing([[1, 2, 3]], layout)
            view.contentOffset.y = 100
            view.layoutIfNeeded()
            #expect(view.visibleCells.count <= 3)
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -1, 0, 1e300]) func groupsOfNoMeasure(_ length: CGFloat) {
        for dimension in [
            NSCollectionLayoutDimension.absolute(length), .estimated(length), .fractionalWidth(length),
            .fractionalHeight(length),
        ] {
            let size = NSCollectionLayoutSize(dimension, dimension)
            let item = NSCollectionLayoutItem(layoutSize: size)
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
            group.interItemSpacing = .fixed(length)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = length
            section.orthogonalScrollingBehavior = .groupPaging
            _ = RuntimeDiagnostics.collect {
                let view = UICollectionView.showing(
                    [Array(0..<20)], UICollectionViewCompositionalLayout(section: section))
                view.contentOffset.y = 50
                view.layoutIfNeeded()
            }
        }
    }

    @Test func aSectionThatIsNotProvided() {
        _ = RuntimeDiagnostics.collect {
            let view = UICollectionView.showing(
                [[1], [2]], UICollectionViewCompositionalLayout { _, _ in nil })
            #expect(view.visibleCells.isEmpty)
        }
    }

    // MARK: Sources

    final class Liar: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var sections: () -> Int = { 1 }
        var items: (Int) -> Int = { _ in 3 }
        var willDisplay: ((UICollectionView) -> Void)?

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections() }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
            -> Int
        {
            items(section)
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { willDisplay?(collectionView) }
    }

    private func view(_ liar: Liar) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        (view.dataSource, view.delegate) = (liar, liar)
        view.layoutIfNeeded()
        return view
    }

    @Test(arguments: [-1, Int.min]) func negativeCountsAreNone(_ count: Int) {
        let liar = Liar()
        liar.items = { _ in count }
        #expect(view(liar).numberOfItems(inSection: 0) == 0)
        liar.sections = { count }
        #expect(view(liar).numberOfSections == 0)
    }

    @Test func countsThatChangeWithEveryAnswer() {
        let liar = Liar()
        var count = 0
        liar.items = { _ in
            count = (count + 7) % 11
            return count
        }
        liar.sections = { count % 3 + 1 }
        let view = view(liar)
        for round in 0..<20 {
            _ = RuntimeDiagnostics.collect {
                view.performBatchUpdates {
                    view.deleteItems(at: [path(round % 4)])
                    view.insertItems(at: [path(round % 5, round % 2)])
                    view.reloadSections([round % 3])
                }
                view.layoutIfNeeded()
            }
        }
        #expect(view.visibleCells.count == view.indexPathsForVisibleItems.count)
    }

    private nonisolated static let nowhere = [
        IndexPath(item: -1, section: 0), IndexPath(item: 0, section: -1),
        IndexPath(item: 99, section: 0),
        IndexPath(item: .max, section: .max), IndexPath(item: .min, section: .min), IndexPath(),
        IndexPath(index: 0), IndexPath(indexes: [0, 0, 0]),
    ]

    @Test(arguments: nowhere) func changingAndAskingForWhatIsNotThere(_ path: IndexPath) {
        let changes: [(UICollectionView) -> Void] = [
            { $0.deleteItems(at: [path]) }, { $0.insertItems(at: [path]) },
            { $0.reloadItems(at: [path]) },
            { $0.moveItem(at: path, to: IndexPath(item: 0, section: 0)) },
            { $0.moveItem(at: IndexPath(item: 0, section: 0), to: path) },
            { $0.moveSection(path.section, toSection: path.section) },
            { $0.reconfigureItems(at: [path]) },
            { $0.selectItem(at: path, animated: false, scrollPosition: .top) },
            { $0.scrollToItem(at: path, at: .bottom, animated: false) },
            { _ = $0.layoutAttributesForItem(at: path) },
            { _ = $0.layoutAttributesForSupplementaryElement(ofKind: "none", at: path) },
            { _ = $0.cellForItem(at: path) },
            { _ = $0.beginInteractiveMovementForItem(at: path) },
            { _ = $0.dequeueReusableCell(withReuseIdentifier: "missing", for: path) },
        ]
        for change in changes {
            let liar = Liar()
            let view = view(liar)
            _ = RuntimeDiagnostics.collect {
                change(view)
                view.layoutIfNeeded()
            }
            #expect(view.visibleCells.count == 3)
        }
    }

    @Test(arguments: [false, true]) func itemsDeletedWhileTheyAreShown(_ isOnScreen: Bool) {
        let liar = Liar()
        var count = 6
        liar.items = { _ in count }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let view = view(liar)
        if isOnScreen { window.addSubview(view) }
        liar.willDisplay = { view in
            guard count > 3 else { return }
            count -= 1
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        }
        VirtualClock.withFresh { clock in
            _ = RuntimeDiagnostics.collect {
                view.reloadData()
                view.layoutIfNeeded()
                clock.advance(by: 1)
                view.layoutIfNeeded()
            }
        }
        #expect(view.numberOfItems(inSection: 0) == 3 && view.visibleCells.count == 3)
    }
}
