import Testing
import UIKit

@testable import Kumiki

@MainActor @Suite struct ApplyTests {
    private func counts(_ source: ListSource<Person>) -> ChangeCounts? { source.trace.last?.rows }

    @Test func rowsComeGoAndMoveAsADifference() {
        let scene = ListScene.table(5)
        scene.source.apply([Person(4), Person(0), Person(1), Person(9)])
        #expect(scene.rows == ["#4", "#0", "#1", "#9"])
        #expect(counts(scene.source) == ChangeCounts(deletions: 2, insertions: 1, moves: 1))
    }

    @Test func aModelThatLooksOtherwiseIsFilledAnewInItsCell() throws {
        let scene = ListScene.table(3)
        let cell = try #require(scene.table.cellForRow(at: IndexPath(row: 1, section: 0)) as? NameRow)
        scene.source.apply([Person(0), Person(1, "Aoi"), Person(2)])
        #expect(scene.rows == ["#0", "Aoi", "#2"])
        #expect(scene.table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
        #expect(cell.fillings == 2)
        #expect(counts(scene.source) == ChangeCounts(updates: 1))
    }

    @Test func aCellMayBeReplacedInstead() {
        let scene = ListScene.table(1)
        let cell = scene.table.visibleCells.first
        scene.source.updatesInPlace = false
        scene.source.apply([Person(0, "Aoi")])
        #expect(scene.rows == ["Aoi"])
        // The old cell is still being animated out.
        #expect(scene.table.visibleCells.first !== cell)
    }

    @Test func anItemOfACollectionViewIsFilledAnewInItsCell() {
        let scene = ListScene()
        scene.source.attach(to: scene.collection)
        scene.source.apply([Person(1)])
        scene.settle()
        let cell = scene.collection.visibleCells.first
        scene.source.apply([Person(1, "Aoi")])
        #expect(scene.items == ["Aoi"])
        #expect(scene.collection.visibleCells.first === cell)
    }

    @Test func unchangedModelsTouchNoCell() {
        let scene = ListScene.table(5)
        scene.source.apply((0..<5).map { Person($0) })
        scene.settle()
        #expect(scene.table.visibleCells.allSatisfy { ($0 as? NameRow)?.fillings == 1 })
        #expect(scene.source.trace.last?.outcome == .unchanged)
    }

    @Test func sectionsComeGoAndMove() {
        let scene = ListScene.table(0)
        func section(_ id: String, _ ids: Int...) -> ListSection<Person> {
            ListSection(id: id, models: ids.map { Person($0) })
        }
        scene.source.apply(sections: [section("a", 1, 2), section("b", 3)])
        scene.source.apply(sections: [section("c", 4), section("b", 3, 1), section("a", 2)])
        #expect(scene.rows == ["#4", "#3", "#1", "#2"])
        #expect(scene.table.numberOfSections == 3)
    }

    @Test func sectionsOfOneOrderAreComparedEachForItself() {
        let scene = ListScene.table(0)
        scene.source.apply(sections: [.only([Person(1)]), ListSection(id: "b", models: [Person(2)])])
        scene.source.apply(sections: [.only([Person(1)]), ListSection(id: "b", models: [Person(2, "Kai")])])
        #expect(scene.rows == ["#1", "Kai"])
        scene.source.apply(sections: [
            .only([]), ListSection(id: "b", models: [Person(1), Person(2, "Kai")]),
        ])
        #expect(scene.rows == ["#1", "Kai"])
        #expect(counts(scene.source) == ChangeCounts(moves: 1))
    }

    @Test func dataAndListChangeInOneStep() {
        let scene = ListScene.table(3)
        var counts: [Int] = []
        scene.source.onUpdate = { _ in counts.append(scene.table.numberOfRows(inSection: 0)) }
        scene.source.apply([Person(1)])
        #expect(counts == [1] && scene.source.modelCount == 1)
    }

    @Test func updatesDuringUpdatesComeAfterThem() {
        let scene = ListScene.table(1)
        var shown: [Int] = []
        scene.source.onUpdate = { update in
            shown.append(scene.source.modelCount)
            if update.number == 2 { scene.source.apply([Person(7)]) }
        }
        scene.source.apply([Person(1), Person(2)])
        #expect(shown == [2, 1])
        #expect(scene.rows == ["#7"])
    }

    @Test func anUpdateFromACellThatIsBeingFilledComesAfterIt() {
        let scene = ListScene()
        let source = ListSource<Person>()
        source.register(row: NameRow.self) { cell, person in
            cell.show(person.name)
            if person.id == 2 { source.apply([Person(3)]) }
        }
        source.attach(to: scene.table)
        source.apply([Person(1)])
        scene.settle()
        source.apply([Person(1), Person(2)])
        #expect(scene.rows == ["#3"])
    }

    @Test func aListOutsideAWindowIsLoadedAnew() {
        let scene = ListScene.table(2)
        scene.table.removeFromSuperview()
        scene.source.apply([Person(5)])
        #expect(scene.source.trace.last?.outcome == .reloaded)
        scene.window.addSubview(scene.table)
        #expect(scene.rows == ["#5"])
    }

    @Test func oneListInAWindowAndOneOutsideShowTheSame() {
        let scene = ListScene.table(2)
        scene.source.attach(to: scene.collection)
        scene.collection.removeFromSuperview()
        scene.source.apply([Person(1), Person(5)])
        scene.window.addSubview(scene.collection)
        #expect(scene.items == ["#1", "#5"] && scene.rows == ["#1", "#5"])
    }

    @Test func theCompletionIsCalledOnce() {
        let scene = ListScene.table(2)
        var calls = 0
        for state in [[Person(5)], [Person(5)], [Person(1, "Aoi"), Person(5, "x")]] {
            scene.source.apply(state, animated: false) { calls += 1 }
        }
        #expect(calls == 3)
    }

    @Test func anUpdateCanBeAwaited() async {
        let scene = ListScene.table(2)
        await scene.source.apply([Person(5)], animated: false)
        #expect(scene.source.modelCount == 1)
        await scene.source.apply(sections: [], animated: false)
        #expect(scene.source.modelCount == 0)
    }

    @Test func aModelIsShownAnewOnDemand() {
        let scene = ListScene.table(2)
        scene.source.refresh(1)
        scene.source.refresh(99)
        scene.settle()
        #expect(scene.table.visibleCells.map { ($0 as? NameRow)?.fillings } == [1, 2])
    }

    @Test func everyWayFromOneSmallListToAnotherEndsThere() {
        let states = [[], [0], [1, 0], [0, 1, 2], [2, 0, 3], [3, 2, 1, 0], [4, 1]]
        for first in states {
            for second in states {
                let scene = ListScene.table(0)
                scene.source.apply(first.map { Person($0) })
                scene.source.apply(second.map { Person($0, "new") })
                #expect(scene.source.sections.first?.models.map(\.id) == second)
                #expect(scene.rows == second.map { _ in "new" })
            }
        }
    }
}
