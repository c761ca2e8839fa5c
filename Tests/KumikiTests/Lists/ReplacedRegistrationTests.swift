import Testing
import UIKit

@testable import Kumiki

private final class OtherRow: UITableViewCell {}
private final class OtherItem: UICollectionViewCell {}
private final class OtherBand: UITableViewHeaderFooterView {}
private final class OtherHead: UICollectionReusableView {}

private final class Card: UIView, ReusableViewType {
    enum Maker: BackingViewMaker { static func make() -> Card { Card() } }
}
private final class OtherCard: UIView, ReusableViewType {
    enum Maker: BackingViewMaker { static func make() -> OtherCard { OtherCard() } }
}

/// Of several registrations the last one that accepts a model or section is used.
@MainActor @Suite struct ReplacedRegistrationTests {
    private let scene = ListScene()
    private var source: ListSource<Person> { scene.source }
    private let top = IndexPath(item: 0, section: 0)

    private func show() {
        source.attach(to: scene.table)
        source.attach(to: scene.collection)
        source.apply(sections: [
            ListSection(id: 1, header: "1", footer: "end", models: [Person(1), Person(2)])
        ])
        scene.settle()
    }

    private var rows: [UITableViewCell] { scene.table.visibleCells }
    private var items: [UICollectionViewCell] {
        scene.collection.indexPathsForVisibleItems.sorted().compactMap(scene.collection.cellForItem)
    }

    @Test func aSecondClassOfRowsReplacesTheFirst() {
        source.register(row: OtherRow.self) { _, _ in }
        show()
        #expect(rows.count == 2 && rows.allSatisfy { $0 is OtherRow })
    }

    @Test func ofRowsForSomeModelsTheLastThatAcceptsOneShowsIt() {
        source.register(row: OtherRow.self, for: { $0.id == 2 ? $0 : nil }) { _, _ in }
        source.register(row: BoatRow.self, for: { $0.id == 2 ? $0 : nil }) { _, _ in }
        show()
        #expect(rows.map { $0 is NameRow } == [true, false] && rows.last is BoatRow)
    }

    @Test func rowsForAllModelsReplaceThoseForSome() {
        source.register(row: BoatRow.self, for: { $0.id == 2 ? $0 : nil }) { _, _ in }
        source.register(row: OtherRow.self) { _, _ in }
        show()
        #expect(rows.allSatisfy { $0 is OtherRow })
    }

    @Test func rowsOfATypeOfModelsAreReplaced() {
        let source = ListSource<AnyModel>()
        source.register(row: NameRow.self, of: Person.self) { _, _ in }
        source.register(row: OtherRow.self, of: Person.self) { _, _ in }
        source.attach(to: scene.table)
        source.apply([AnyModel(Person(1))])
        scene.settle()
        #expect(rows.map { $0 is OtherRow } == [true])
    }

    @Test func aSecondClassOfItemsReplacesTheFirst() {
        source.register(item: OtherItem.self) { _, _ in }
        show()
        #expect(items.count == 2 && items.allSatisfy { $0 is OtherItem })
    }

    @Test func ofItemsForSomeModelsTheLastThatAcceptsOneShowsIt() {
        source.register(item: WrapperCell<Card.Maker>.self, for: { $0.id == 2 ? $0 : nil }) { _, _ in }
        source.register(item: OtherItem.self, for: { $0.id == 2 ? $0 : nil }) { _, _ in }
        show()
        #expect(items.map { $0 is OtherItem } == [false, true])
    }

    @Test func aSecondViewReplacesTheFirstAndRowsAndItems() {
        source.register(view: Card.Maker.self) { _, _ in }
        source.register(view: OtherCard.Maker.self) { _, _ in }
        show()
        #expect(rows.count == 2 && rows.allSatisfy { $0 is WrapperTableCell<OtherCard.Maker> })
        #expect(items.count == 2 && items.allSatisfy { $0 is WrapperCell<OtherCard.Maker> })
    }

    @Test func ofViewsForSomeModelsTheLastThatAcceptsOneShowsIt() {
        source.register(view: Card.Maker.self, for: { $0.id == 2 ? $0 : nil }) { _, _ in }
        source.register(view: OtherCard.Maker.self, for: { $0.id == 2 ? $0 : nil }) { _, _ in }
        show()
        #expect(rows.map { $0 is WrapperTableCell<OtherCard.Maker> } == [false, true])
        #expect(items.map { $0 is WrapperCell<OtherCard.Maker> } == [false, true])
    }

    @Test func aSecondProviderOfRowsReplacesTheFirstAndClasses() {
        source.register(rowProvider: { _, _, _ in BoatRow() })
        source.register(rowProvider: { _, _, _ in OtherRow() })
        show()
        #expect(rows.count == 2 && rows.allSatisfy { $0 is OtherRow })
    }

    @Test func aClassOfRowsReplacesAProvider() {
        source.register(rowProvider: { _, _, _ in BoatRow() })
        source.register(row: OtherRow.self, for: { $0.id == 2 ? $0 : nil }) { _, _ in }
        show()
        #expect(rows.first is BoatRow && rows.last is OtherRow)
    }

    @Test func aSecondProviderOfItemsReplacesTheFirst() {
        scene.collection.register(OtherItem.self, forCellWithReuseIdentifier: "other")
        source.register(itemProvider: { _, _, _ in
            Issue.record("the first provider is replaced")
            return UICollectionViewCell()
        })
        source.register(itemProvider: { collection, path, _ in
            collection.dequeueReusableCell(withReuseIdentifier: "other", for: path)
        })
        show()
        #expect(items.count == 2 && items.allSatisfy { $0 is OtherItem })
    }

    @Test func aSecondHeaderReplacesTheFirst() {
        source.register(header: NameBand.self) { _, _ in }
        source.register(header: OtherBand.self) { _, _ in }
        show()
        #expect(scene.table.headerView(forSection: 0) is OtherBand)
    }

    @Test func ofHeadersForSomeSectionsTheLastThatAcceptsOneShowsIt() {
        source.register(header: NameBand.self, for: { $0.header }) { _, _ in }
        source.register(header: OtherBand.self, for: { $0.header }) { _, _ in }
        source.register(header: WrapperHeaderFooter<Card.Maker>.self, for: { $0.info }) { _, _ in }
        show()
        #expect(scene.table.headerView(forSection: 0) is OtherBand)
    }

    @Test func aSecondFooterReplacesTheFirst() {
        source.register(footer: NameBand.self) { _, _ in }
        source.register(footer: OtherBand.self) { _, _ in }
        show()
        #expect(scene.table.footerView(forSection: 0) is OtherBand)
    }

    @Test func anyViewAboveSectionsReplacesAnother() {
        source.register(headerView: Card.Maker.self) { _, _ in }
        source.register(headerView: OtherCard.Maker.self) { _, _ in }
        showHeads()
        show()
        #expect(scene.table.headerView(forSection: 0) is WrapperHeaderFooter<OtherCard.Maker>)
        #expect(head is WrapperCell<OtherCard.Maker>)
    }

    @Test func aReplacedHeaderIsNotConfiguredWithTheFirstClosure() {
        source.register(header: NameBand.self) { view, _ in view.label.text = "first" }
        source.register(header: NameBand.self) { view, section in view.label.text = section.header }
        show()
        source.apply(sections: [ListSection(id: 1, header: "2", models: [Person(1)])])
        #expect((scene.table.headerView(forSection: 0) as? NameBand)?.label.text == "2")
    }

    private func showHeads() {
        let layout = scene.collection.collectionViewLayout as? UICollectionViewFlowLayout
        layout?.headerReferenceSize = CGSize(width: 320, height: 30)
    }

    private var head: UICollectionReusableView? {
        scene.collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: top)
    }

    @Test func aSecondSupplementaryViewReplacesTheFirst() {
        showHeads()
        source.register(supplementary: NameHead.self) { _, _ in }
        source.register(supplementary: OtherHead.self) { _, _ in }
        source.register(supplementary: NameHead.self, ofKind: UICollectionView.elementKindSectionFooter) {
            _, _ in
        }
        show()
        #expect(head is OtherHead)
    }

    @Test func aSecondProviderOfSupplementaryViewsReplacesTheFirst() {
        showHeads()
        let kind = UICollectionView.elementKindSectionHeader
        scene.collection.register(
            OtherHead.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "other")
        source.register(supplementary: NameHead.self) { _, _ in }
        source.register(supplementaryViewProvider: { _, _, _ in UICollectionReusableView() })
        source.register(supplementaryViewProvider: { collection, kind, path in
            collection.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "other", for: path)
        })
        show()
        #expect(head is OtherHead)
    }

    @Test func aRegistrationReloadsAListThatIsShown() {
        show()
        source.register(row: OtherRow.self) { cell, person in cell.textLabel?.text = "other \(person.id)" }
        #expect(scene.rows == ["other 1", "other 2"])
        source.apply([Person(1), Person(2, "Aoi")])
        #expect(scene.rows == ["other 1", "other 2"])
    }
}
