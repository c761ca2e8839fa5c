import Testing
import UIKit

@testable import Kumiki

private final class Plate: UIView, ReusableViewType {
    var text = ""
}

private enum PlateMaker: BackingViewMaker {
    static func make() -> Plate { Plate() }
    static var layout: HostingLayout { HostingLayout(minimumSize: CGSize(width: 0, height: 20)) }
}

@MainActor @Suite struct TitleTests {
    private let scene = ListScene()
    private func state(_ header: String?, info: String = "") -> [ListSection<Person>] {
        [ListSection(id: "a", header: header, info: AnyModel(Person(1, info)), models: [Person(1)])]
    }

    private func texts(_ view: UIView) -> [String] {
        [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap(texts)
    }

    @Test func aTextAboveASectionChanges() {
        scene.source.attach(to: scene.table)
        scene.source.apply(sections: state("A"))
        scene.settle()
        scene.source.apply(sections: state("B"))
        scene.settle()
        #expect(texts(scene.table).contains("B") && !texts(scene.table).contains("A"))
        #expect(scene.source.trace.last?.sections == ChangeCounts(updates: 1))
    }

    @Test func aHeaderViewIsFilledAnewInPlace() throws {
        scene.source.register(header: NameBand.self) { view, section in view.label.text = section.header }
        scene.source.attach(to: scene.table)
        scene.source.apply(sections: state("A"))
        scene.settle()
        let header = try #require(scene.table.headerView(forSection: 0) as? NameBand)
        #expect(header.label.text == "A")
        scene.source.apply(sections: state("B"))
        scene.settle()
        #expect(scene.table.headerView(forSection: 0) === header)
        #expect(header.label.text == "B")
    }

    @Test func aHeaderShowsMoreThanAText() throws {
        scene.source.register(header: NameBand.self, for: { $0.info?.as(Person.self) }) { view, person in
            view.label.text = person.name
        }
        scene.source.attach(to: scene.table)
        scene.source.apply(sections: state(nil, info: "Aoi"))
        scene.settle()
        #expect((scene.table.headerView(forSection: 0) as? NameBand)?.label.text == "Aoi")
    }

    @Test func aFooterViewStandsBelow() throws {
        scene.source.register(footer: NameBand.self) { view, section in
            view.label.text = section.id.as(String.self)
        }
        scene.source.attach(to: scene.table)
        scene.source.apply(sections: state(nil))
        scene.settle()
        #expect((scene.table.footerView(forSection: 0) as? NameBand)?.label.text == "a")
    }

    @Test func aSupplementaryViewIsFilledAnewInPlace() throws {
        let layout = try #require(scene.collection.collectionViewLayout as? UICollectionViewFlowLayout)
        layout.headerReferenceSize = CGSize(width: 320, height: 30)
        scene.source.register(supplementary: NameHead.self) { view, section in
            view.label.text = section.header
        }
        scene.source.attach(to: scene.collection)
        scene.source.apply(sections: state("A"))
        scene.settle()
        let kind = UICollectionView.elementKindSectionHeader
        let path = IndexPath(item: 0, section: 0)
        let view = try #require(
            scene.collection.supplementaryView(forElementKind: kind, at: path) as? NameHead)
        scene.source.apply(sections: state("B"))
        scene.settle()
        #expect(scene.collection.supplementaryView(forElementKind: kind, at: path) === view)
        #expect(view.label.text == "B")
    }

    @Test func aSupplementaryViewThatNobodyMakesIsEmpty() throws {
        let layout = try #require(scene.collection.collectionViewLayout as? UICollectionViewFlowLayout)
        layout.headerReferenceSize = CGSize(width: 320, height: 30)
        scene.source.attach(to: scene.collection)
        scene.source.apply(sections: state("A"))
        scene.settle()
        let kind = UICollectionView.elementKindSectionHeader
        #expect(scene.collection.visibleSupplementaryViews(ofKind: kind).count == 1)
    }

    @Test func anyViewStandsAboveSectionsOfBothKindsOfLists() throws {
        let layout = try #require(scene.collection.collectionViewLayout as? UICollectionViewFlowLayout)
        layout.headerReferenceSize = CGSize(width: 320, height: 30)
        scene.source.register(headerView: PlateMaker.self) { view, section in view.text = section.header ?? ""
        }
        scene.source.attach(to: scene.table)
        scene.source.attach(to: scene.collection)
        scene.source.apply(sections: state("A"))
        scene.settle()
        let header = scene.table.headerView(forSection: 0) as? WrapperHeaderFooter<PlateMaker>
        #expect(header?.backingView.text == "A")
        let view = scene.collection.visibleSupplementaryViews(
            ofKind: UICollectionView.elementKindSectionHeader)
        #expect((view.first as? WrapperCell<PlateMaker>)?.backingView.text == "A")
    }
}
