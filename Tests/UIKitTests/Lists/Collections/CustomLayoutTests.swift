import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// A layout with one item below the other, 100 points high.
@MainActor
private final class Column: UICollectionViewLayout {
    var calls: [String] = []
    var followsBounds = false
    var returnsAll = false

    override func prepare() { calls.append("prepare") }
    override var collectionViewContentSize: CGSize {
        CGSize(width: 320, height: 100 * CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0))
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { returnsAll || $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: 100 * CGFloat(indexPath.item), width: 50, height: 100)
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        calls.append("bounds \(Int(collectionView?.bounds.minY ?? 0)) \(Int(newBounds.minY))")
        return followsBounds
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        calls.append("updates \(updateItems.count)")
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        calls.append("initial \(itemIndexPath.item)")
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        calls.append("finalize")
    }

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// A layout whose collection is not an optional, as Apple's read-only property allows.
@MainActor
private final class FirmLayout: UICollectionViewFlowLayout {
    override var collectionView: UICollectionView {
        super.collectionView ?? UICollectionView.showing([[]], Column())
    }
}

@MainActor @Suite struct CustomLayoutTests {
    /// Its superclass has initializers that pass no layout.
    @Test func aSubclassMayReplaceTheMissingLayout() {
        final class Calendar: UICollectionView {
            private let column = Column()

            override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
                super.init(frame: frame, collectionViewLayout: column)
            }

            required init?(coder: NSCoder) { nil }
        }
        let own = RuntimeDiagnostics.collect { Calendar().collectionViewLayout is Column }
        #expect(own.result && own.messages.isEmpty)
        let message = "UICollectionView must be initialized with a non-nil layout parameter"
        #expect(RuntimeDiagnostics.collect { UICollectionView().numberOfSections }.messages == [message])
    }

    private let layout = Column()

    @Test func aLayoutMayOverrideItsCollection() {
        let layout = FirmLayout()
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        #expect(layout.collectionView === view)
    }

    @Test func theLayoutIsPreparedOnceAndScrollsWithoutBeingAskedAnew() {
        let view = UICollectionView.showing([Array(0..<20)], layout)
        view.contentOffset.y = 250
        view.layoutIfNeeded()
        #expect(layout.calls.filter { $0 == "prepare" }.count == 1)
        #expect(layout.calls.contains("bounds 0 250"))
        #expect(view.shownNumbers == [2, 3, 4, 5, 6, 7])
    }

    @Test func itemsBeyondTheBoundsHaveNoCells() {
        layout.returnsAll = true
        let view = UICollectionView.showing([Array(0..<20)], layout)
        view.contentOffset.y = 200
        view.layoutIfNeeded()
        // Neither does one that only touches them.
        let last = 1 + Int((view.bounds.maxY - 1) / 100)
        #expect(view.shownNumbers == Array(2..<last))
    }

    @Test func aLayoutThatFollowsTheBoundsIsPreparedAgain() {
        layout.followsBounds = true
        let view = UICollectionView.showing([Array(0..<20)], layout)
        view.contentOffset.y = 250
        view.layoutIfNeeded()
        #expect(layout.calls.filter { $0 == "prepare" }.count == 2)
    }

    @Test func theLayoutIsToldOfUpdates() {
        let view = UICollectionView.showing([[0, 1]], layout)
        layout.calls = []
        view.source?.sections[0].append(2)
        view.insertItems(at: [IndexPath(item: 2, section: 0)])
        #expect(layout.calls.first == "prepare")
        #expect(
            Array(layout.calls.drop { $0 != "updates 1" }).filter { !$0.hasPrefix("bounds") }
                == ["updates 1", "initial 2", "finalize"])
    }

    @Test func newItemsFadeIn() {
        layout.updateItems = [
            UICollectionViewUpdateItem(.insert, before: nil, after: IndexPath(item: 1, section: 0))
        ]
        #expect(
            layout.initialLayoutAttributesForAppearingItem(at: IndexPath(item: 1, section: 0))?.alpha == 0)
        #expect(
            layout.initialLayoutAttributesForAppearingItem(at: IndexPath(item: 0, section: 0))?.alpha == 1)
    }

    @Test func aLayoutThatFlipsIsMirrored() {
        let view = UICollectionView.showing([[0]], layout, rightToLeft: true)
        #expect(view.visibleCells.first?.frame.minX == 270)
    }

    @Test func changingTheLayoutMovesTheCells() {
        let view = UICollectionView.showing([[0, 1, 2]], layout)
        let cell = view.cellForItem(at: IndexPath(item: 2, section: 0))
        view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
        #expect(cell?.frame == CGRect(x: 135, y: 0, width: 50, height: 50))
        #expect(layout.collectionView == nil)
    }

    @Test func aTransitionStandsBetweenTwoLayouts() {
        let view = UICollectionView.showing([[0, 1, 2]], layout)
        let transition = view.startInteractiveTransition(to: UICollectionViewFlowLayout())
        transition.transitionProgress = 0.5
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.center == CGPoint(x: 92.5, y: 137.5))
        view.finishInteractiveTransition()
        #expect(view.collectionViewLayout is UICollectionViewFlowLayout)
    }

    @Test func attributesOfItemsThatAreNotThereAreReported() {
        let view = UICollectionView.showing([[0]], layout)
        let messages = RuntimeDiagnostics.collect {
            view.setCollectionViewLayout(Misled(), animated: false)
        }.messages
        #expect(messages.first?.contains("index path that does not exist") == true)
    }
}

@MainActor
private final class Misled: UICollectionViewLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        [UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 9, section: 9))]
    }
}
