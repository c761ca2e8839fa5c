import Testing
import UIKit

@testable import Kumiki

private final class RowCell: UITableViewCell {}
private final class BandView: UITableViewHeaderFooterView {}
private final class ItemCell: UICollectionViewCell {}
private final class BadgeView: UICollectionReusableView {}

@MainActor @Suite struct ListLoadingTests {
    let path = IndexPath(row: 0, section: 0)

    @Test func aRegisteredCellComesAsItsClass() {
        let table = UITableView()
        table.register(RowCell.self)
        let cell: RowCell = table.dequeueReusableCell(RowCell.self, for: path)
        #expect(cell.reuseIdentifier == "RowCell")
    }

    @Test func aRegisteredHeaderComesAsItsClass() {
        let table = UITableView()
        #expect(table.dequeueReusableHeaderFooterView(BandView.self) == nil)
        table.register(headerFooter: BandView.self)
        #expect(table.dequeueReusableHeaderFooterView(BandView.self) != nil)
    }

    @Test func aRegisteredItemComesAsItsClass() {
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        list.register(ItemCell.self)
        let cell: ItemCell = list.dequeueReusableCell(ItemCell.self, for: path)
        #expect(cell.reuseIdentifier == "ItemCell")
    }

    @Test func aRegisteredSupplementComesAsItsClass() {
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        list.register(BadgeView.self, ofKind: "badge")
        let view = list.dequeueReusableSupplementaryView(BadgeView.self, ofKind: "badge", for: path)
        #expect(view.reuseIdentifier == "BadgeView")
    }

    @Test func errorsTellWhatWasExpectedAndWhatThereIs() {
        let error = LoadingError.missingScene(
            identifier: "Map", storyboard: "Main", present: ["Users", "Video"])
        #expect(error.description == "no scene “Map” in Main.storyboard; it has Users, Video")
        let lost = LoadingError.missingFile(name: "Map", kinds: ["storyboard"], searched: [])
        #expect(lost.description == "no Map (storyboard); searched nothing")
    }
}
