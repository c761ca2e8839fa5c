import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct FlowLayoutDetailTests {
    private let layout = UICollectionViewFlowLayout()
    private let kind = UICollectionView.elementKindSectionHeader

    private func header(_ view: UICollectionView, _ section: Int) -> CGRect? {
        view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }

    @Test func pinnedHeadersStayUntilTheirSectionEnds() {
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        layout.sectionHeadersPinToVisibleBounds = true
        let view = UICollectionView.showing([Array(0..<60), Array(0..<60)], layout)
        view.contentOffset.y = 100
        view.layoutIfNeeded()
        #expect(header(view, 0)?.minY == 100)
        view.contentOffset.y = 730
        view.layoutIfNeeded()
        #expect(header(view, 0)?.minY == 710)
    }

    @Test func pinnedHeadersStandInFront() {
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        layout.sectionHeadersPinToVisibleBounds = true
        let view = UICollectionView.showing([Array(0..<60)], layout)
        #expect(view.subviews.last is UICollectionViewCell == false)
    }

    @Test func itemsWithoutRoomAreToldInUIKitsWords() {
        layout.itemSize.width = 400
        let messages = RuntimeDiagnostics.collect { _ = UICollectionView.showing([[0]], layout) }.messages
        #expect(messages.first?.contains("the item width must be less than the width") == true)
    }

    @Test func theDelegateSizesItems() {
        let sizes = SizeGiver()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let source = RecordingSource([Array(0..<4)])
        view.register(CountedCell.self, forCellWithReuseIdentifier: "item")
        (view.dataSource, view.delegate) = (source, sizes)
        withExtendedLifetime(source) { view.layoutIfNeeded() }
        #expect(view.frame(1) == CGRect(x: 60, y: 0, width: 60, height: 50))
        #expect(sizes.asked == [0, 1, 2, 3])
    }

    @Test func sectionsCanKeepClearOfTheMargins() {
        layout.sectionInsetReference = .fromLayoutMargins
        #expect(UICollectionView.showing([[0]], layout).frame(0)?.minX == 8)
    }

    @Test func itemsBeginAtTheRightWhereTextDoes() {
        #expect(UICollectionView.showing([[0, 1]], layout, rightToLeft: true).frame(0)?.minX == 270)
    }
}

@MainActor
private final class SizeGiver: NSObject, UICollectionViewDelegateFlowLayout {
    var asked: [Int] = []

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        asked.append(indexPath.item)
        return CGSize(width: 50 + 10 * indexPath.item, height: 50)
    }
}
