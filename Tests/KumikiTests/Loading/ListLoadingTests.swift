import Testing
import UIKit

@testable import Kumiki

private class RowCell: UITableViewCell {}
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

    @Test func classesOfOneNameInOtherTypesDoNotCollide() {
        let table = UITableView()
        table.register(First.Cell.self)
        table.register(Second.Cell.self)
        let first: First.Cell = table.dequeueReusableCell(First.Cell.self, for: path)
        let second: Second.Cell = table.dequeueReusableCell(Second.Cell.self, for: path)
        #expect(first.reuseIdentifier != second.reuseIdentifier)
    }

    @Test func aClassThatWasNotRegisteredIsAPrototypeOfItsName() {
        let table = UITableView()
        table.register(RowCell.self, forCellReuseIdentifier: "RowCell")
        #expect(table.dequeueReusableCell(RowCell.self, for: path).reuseIdentifier == "RowCell")
    }

    @Test func anotherListKnowsNothingOfARegistration() {
        let (table, other) = (UITableView(), UITableView())
        for list in [table, other] { list.register(First.Cell.self) }
        table.register(Second.Cell.self)
        #expect(ReuseIdentifiers.find(Second.Cell.self, in: table) == String(reflecting: Second.Cell.self))
        #expect(ReuseIdentifiers.find(Second.Cell.self, in: other) == "Cell")
    }

    @Test func oneClassServesSeveralKindsOfSupplements() {
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        for kind in ["badge", "ring"] { list.register(BadgeView.self, ofKind: kind) }
        for kind in ["badge", "ring"] {
            let view = list.dequeueReusableSupplementaryView(BadgeView.self, ofKind: kind, for: path)
            #expect(view.reuseIdentifier == "BadgeView")
        }
    }

    @Test func aSubclassOfACellIsRegisteredAsItself() {
        let table = UITableView()
        table.register(RowCell.self)
        table.register(LargeRowCell.self)
        #expect(type(of: table.dequeueReusableCell(LargeRowCell.self, for: path)) == LargeRowCell.self)
        #expect(type(of: table.dequeueReusableCell(RowCell.self, for: path)) == RowCell.self)
    }
}

private enum First { final class Cell: UITableViewCell {} }
private enum Second { final class Cell: UITableViewCell {} }
private final class LargeRowCell: RowCell {}
