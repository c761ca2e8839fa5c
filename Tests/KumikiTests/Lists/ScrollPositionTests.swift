import Testing
import UIKit

@testable import Kumiki

@MainActor @Suite struct ScrollPositionTests {
    private let people = (0..<100).map { Person($0) }
    private let newer = (100..<110).map { Person($0) }

    private func scrolled(_ list: UIScrollView, _ scene: ListScene, to offset: CGFloat) {
        (list as? UITableView).map({ scene.source.attach(to: $0) })
        (list as? UICollectionView).map({ scene.source.attach(to: $0) })
        scene.source.apply(people)
        scene.settle()
        if offset > 0 { list.contentOffset.y = offset }
        scene.settle()
    }

    @Test func whatIsVisibleInATableStaysWhenRowsComeAbove() {
        let scene = ListScene()
        scrolled(scene.table, scene, to: 450)
        let rows = scene.rows
        scene.source.apply(newer + people)
        #expect(scene.rows == rows)
        #expect(scene.table.contentOffset.y == 890)
    }

    @Test func whatIsVisibleInACollectionViewStaysWhenItemsComeAbove() {
        let scene = ListScene()
        scrolled(scene.collection, scene, to: 450)
        let items = scene.items
        scene.source.apply(newer + people)
        #expect(scene.items == items)
        #expect(scene.collection.contentOffset.y == 890)
    }

    @Test func whatIsVisibleStaysWhenItsFirstRowGoes() {
        let scene = ListScene()
        scrolled(scene.table, scene, to: 450)
        scene.source.apply(people.filter { $0.id != 10 && $0.id > 2 })
        #expect(scene.rows.first == "#11" || scene.rows.dropFirst().first == "#11")
        let frame = scene.table.rectForRow(at: IndexPath(row: 7, section: 0))
        #expect(frame.minY - scene.table.contentOffset.y == 34)
    }

    @Test func atTheTopNewRowsAreShown() {
        let scene = ListScene()
        scrolled(scene.table, scene, to: 0)
        scene.source.apply(newer + people)
        #expect(scene.rows.first == "#100")
    }
}
