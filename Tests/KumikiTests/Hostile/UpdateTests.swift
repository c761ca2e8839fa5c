import Testing
import UIKit

@testable import Kumiki

/// Lists whose clients misuse them during an update.
@MainActor @Suite struct HostileUpdateTests {
    @Test func anUpdateFromACompletionComesAfterIt() {
        let scene = ListScene.table(2)
        scene.source.apply([Person(5)], animated: false) { scene.source.apply([Person(6)], animated: false) }
        #expect(scene.rows == ["#6"])
    }

    @Test func thousandsOfUpdatesFromUpdatesNeedNoStack() {
        let scene = ListScene.table(1)
        scene.source.onUpdate = { update in
            if update.number < 5_000 { scene.source.apply([Person(update.number)], animated: false) }
        }
        scene.source.apply([Person(-1)], animated: false)
        #expect(scene.rows == ["#4999"])
    }

    @Test func theListMayLeaveWhileItIsUpdated() {
        let scene = ListScene()
        let source = ListSource<Person>()
        source.register(row: NameRow.self) { cell, person in
            cell.show(person.name)
            if person.id == 2 { scene.table.removeFromSuperview() }
        }
        source.attach(to: scene.table)
        source.apply([Person(1)])
        scene.settle()
        source.apply([Person(1), Person(2)])
        scene.settle()
        source.apply([Person(3)])
        #expect(source.sections.first?.models == [Person(3)])
    }

    @Test func theListMayGetAnotherSourceWhileItIsUpdated() {
        let scene = ListScene()
        let (source, other) = (ListSource<Person>(), ListSource<Person>())
        for each in [source, other] {
            each.register(row: NameRow.self) { cell, person in cell.show(person.name) }
        }
        other.setUp([Person(9)])
        source.attach(to: scene.table)
        source.onUpdate = { _ in
            other.attach(to: scene.table)
            scene.table.reloadData()
        }
        source.apply([Person(1)])
        #expect(scene.rows == ["#9"])
    }

    @Test func theDataSourceMayGoWhileItTells() {
        let scene = ListScene()
        var source: ListSource<Person>? = ListSource()
        source?.register(row: NameRow.self) { cell, person in cell.show(person.name) }
        source?.attach(to: scene.table)
        source?.onUpdate = { _ in source = nil }
        source?.apply([Person(1)])
        #expect(source == nil && scene.rows.isEmpty)
    }

    @Test func aSelectionMayTakeItsModelAway() {
        let scene = ListScene.table(3)
        scene.source.onSelect = { person in
            scene.source.apply(scene.source.sections[0].models.filter { $0.id != person.id }, animated: false)
        }
        scene.source.tableView(scene.table, didSelectRowAt: IndexPath(row: 1, section: 0))
        #expect(scene.rows == ["#0", "#2"])
    }

    @Test func sectionsOfOneIdentityAreAllShownOrTold() {
        let scene = ListScene.table(0)
        var problems: [String] = []
        scene.source.onProblem = { problems.append($0.description) }
        for state in [[1], [2, 3]] {
            scene.source.apply(
                sections: state.map { ListSection(id: "same", models: [Person($0)]) }, animated: false)
            scene.settle()
        }
        #expect(
            scene.source.modelCount == scene.table.numberOfSections
                && scene.rows.count == scene.source.modelCount)
        #expect(scene.source.modelCount == 2 || !problems.isEmpty)
    }

    @Test func placesThatAreNotThereAreNobodys() {
        let scene = ListScene.table(1)
        let nowhere = IndexPath(row: 9, section: 9)
        scene.source.onSelect = { _ in Issue.record("nobody was selected") }
        scene.source.onDelete = { _ in Issue.record("nobody was deleted") }
        scene.source.tableView(scene.table, didSelectRowAt: nowhere)
        scene.source.tableView(scene.table, commit: .delete, forRowAt: nowhere)
        scene.source.tableView(scene.table, prefetchRowsAt: [nowhere])
        #expect(scene.source.tableView(scene.table, numberOfRowsInSection: -1) == 0)
        #expect(scene.source.tableView(scene.table, titleForHeaderInSection: 9) == nil)
        #expect(
            scene.source.tableView(scene.table, trailingSwipeActionsConfigurationForRowAt: nowhere) == nil)
    }
}
