import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct FlowLayoutTests {
    private let layout = UICollectionViewFlowLayout()

    private func collection(_ source: ItemSource, width: CGFloat = 320) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = source
        view.layoutIfNeeded()
        return view
    }

    private func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    @Test func fullLinesAreSpread() {
        layout.itemSize = CGSize(width: 100, height: 50)
        let source = ItemSource(4)
        withExtendedLifetime(collection(source)) {
            #expect((0..<3).map { frame($0)?.minX } == [0, 110, 220])
        }
    }

    @Test func theLastLineKeepsTheColumns() {
        layout.itemSize = CGSize(width: 90, height: 50)
        let source = ItemSource(5)
        withExtendedLifetime(collection(source)) {
            #expect(frame(4)?.minX == 115)
            #expect(frame(4)?.minY == 60)
        }
    }

    @Test func aLineForOneItemCentresIt() {
        layout.itemSize = CGSize(width: 200, height: 50)
        let source = ItemSource(2)
        withExtendedLifetime(collection(source)) { #expect([frame(0)?.minX, frame(1)?.minX] == [60, 60]) }
    }

    @Test func anInvalidatedLayoutIsComputedWhenItIsRead() {
        layout.itemSize = CGSize(width: 300, height: 40)
        layout.minimumLineSpacing = 0
        let source = ItemSource(3)
        withExtendedLifetime(collection(source)) {
            layout.invalidateLayout()
            #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 120))
            layout.itemSize.height = 50
            #expect(frame(2)?.minY == 100)
        }
    }

    @Test func sectionInsetsAndSpacing() {
        layout.sectionInset = UIEdgeInsets(top: 7, left: 20, bottom: 9, right: 20)
        layout.itemSize = CGSize(width: 280, height: 40)
        layout.minimumLineSpacing = 3
        let source = ItemSource(2)
        let view = collection(source)
        #expect(frame(1) == CGRect(x: 20, y: 50, width: 280, height: 40))
        #expect(view.contentSize == CGSize(width: 320, height: 99))
    }

    @Test func horizontalFlowFillsColumns() {
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 60, height: 195)
        let source = ItemSource(3)
        let view = collection(source)
        #expect(frame(1) == CGRect(x: 0, y: 205, width: 60, height: 195))
        #expect(frame(2)?.origin == CGPoint(x: 70, y: 0))
        #expect(view.contentSize.width == 130)
    }

    @Test func headersTakeTheirRoom() {
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let source = ItemSource(1, 1)
        withExtendedLifetime(collection(source)) { #expect(frame(0, 1)?.minY == 110) }
    }

    @Test func emptySectionsTakeNoRoom() {
        let source = ItemSource(0, 1)
        withExtendedLifetime(collection(source)) { #expect(frame(0, 1)?.minY == 0) }
    }

    @Test func onlyItemsOnTheScreenHaveCells() {
        let source = ItemSource(10_000)
        #expect(collection(source).visibleCells.count < 60)
    }

    @Test func itemsAreUsedAgain() {
        let source = ItemSource(1000)
        let view = collection(source)
        let first = Set(view.visibleCells.map(ObjectIdentifier.init))
        view.contentOffset.y = 3000
        view.layoutIfNeeded()
        #expect(view.visibleCells.filter { first.contains(ObjectIdentifier($0)) }.count > 20)
    }

    @Test func aMissingRegistrationIsReported() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let messages = RuntimeDiagnostics.collect {
            _ = view.dequeueReusableCell(withReuseIdentifier: "nobody", for: IndexPath(item: 0, section: 0))
        }.messages
        #expect(messages.first?.contains("UICollectionElementKindCell with identifier nobody") == true)
    }
}
