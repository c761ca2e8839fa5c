import Testing
import UIKit

@testable import Kumiki

private struct ShowPerson: ResponderEvent {
    typealias Responder = PersonShowing
    let person: Person
    func stimulate(responder: any PersonShowing) { responder.show(person) }
}

@MainActor private protocol PersonShowing { func show(_ person: Person) }

private final class Screen: UIView, PersonShowing {
    var shown: [String] = []
    func show(_ person: Person) { shown.append(person.name) }
}

@MainActor @Suite struct BehaviorTests {
    private let scene = ListScene.table(3)
    private var source: ListSource<Person> { scene.source }
    private var table: UITableView { scene.table }
    private let second = IndexPath(row: 1, section: 0)

    @Test func aSelectionTellsTheModel() {
        var selected: [String] = []
        source.onSelect = { selected.append($0.name) }
        source.onDeselect = { selected.append("not " + $0.name) }
        source.tableView(table, didSelectRowAt: second)
        source.tableView(table, didDeselectRowAt: second)
        source.tableView(table, didSelectRowAt: IndexPath(row: 9, section: 0))
        #expect(selected == ["#1", "not #1"])
    }

    @Test func aSelectionMayEndAtOnce() {
        source.deselectsAtOnce = true
        table.selectRow(at: second, animated: false, scrollPosition: .none)
        source.tableView(table, didSelectRowAt: second)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func aSelectionMayBeAnEvent() {
        let screen = Screen(frame: scene.window.bounds)
        scene.window.addSubview(screen)
        screen.addSubview(table)
        source.stimulates { ShowPerson(person: $0) }
        source.tableView(table, didSelectRowAt: second)
        #expect(screen.shown == ["#1"])
    }

    @Test func modelsAreSelectedByIdentityAndStaySelected() {
        source.select(1)
        source.select(42)
        #expect(source.selectedModels == [Person(1)])
        source.apply([Person(5), Person(1)])
        #expect(source.selectedModels == [Person(1)])
        source.select(1, false)
        #expect(source.selectedModels.isEmpty)
    }

    @Test func someModelsCannotBeSelected() {
        source.canSelect = { $0.id != 1 }
        #expect(!source.tableView(table, shouldHighlightRowAt: second))
        #expect(!source.collectionView(scene.collection, shouldSelectItemAt: second))
        #expect(source.tableView(table, shouldHighlightRowAt: IndexPath(row: 0, section: 0)))
    }

    @Test func rowsHaveSwipeActions() {
        #expect(!source.tableView(table, canEditRowAt: second))
        source.trailingSwipeActions = { person in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: person.name) { _, _, done in done(true) }
            ])
        }
        #expect(source.tableView(table, canEditRowAt: second))
        let actions = source.tableView(table, trailingSwipeActionsConfigurationForRowAt: second)?.actions
        #expect(actions?.map(\.title) == ["#1"])
        #expect(source.tableView(table, leadingSwipeActionsConfigurationForRowAt: second) == nil)
        #expect(source.tableView(table, editingStyleForRowAt: second) == .none)
    }

    @Test func rowsCanBeDeleted() {
        source.onDelete = { [source] gone in
            source.apply(source.sections[0].models.filter { $0 != gone })
        }
        #expect(source.tableView(table, editingStyleForRowAt: second) == .delete)
        source.tableView(table, commit: .delete, forRowAt: second)
        #expect(scene.rows == ["#0", "#2"])
    }

    @Test func rowsCanBeReordered() {
        #expect(!source.tableView(table, canMoveRowAt: second))
        var order: [Int] = []
        source.onReorder = { order = $0[0].models.map(\.id) }
        source.canMove = { $0.id != 2 }
        #expect(source.tableView(table, canMoveRowAt: second))
        #expect(!source.tableView(table, canMoveRowAt: IndexPath(row: 2, section: 0)))
        source.attach(to: scene.collection)
        scene.settle()
        source.tableView(table, moveRowAt: second, to: IndexPath(row: 0, section: 0))
        #expect(order == [1, 0, 2])
        #expect(scene.items == ["#1", "#0", "#2"])
    }

    @Test(arguments: [IndexPath(row: 9, section: 0), IndexPath(row: 0, section: 4)])
    func aMoveFromOrToNowhereChangesNothing(_ path: IndexPath) {
        source.collectionView(
            scene.collection, moveItemAt: path, to: IndexPath(item: 0, section: path.section))
        #expect(source.sections[0].models.map(\.id) == [0, 1, 2])
    }

    @Test func modelsHaveContextMenus() {
        #expect(source.tableView(table, contextMenuConfigurationForRowAt: second, point: .zero) == nil)
        let menu = UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil)
        source.contextMenu = { $0.id == 1 ? menu : nil }
        #expect(source.tableView(table, contextMenuConfigurationForRowAt: second, point: .zero) === menu)
        let item = source.collectionView(
            scene.collection, contextMenuConfigurationForItemAt: second, point: .zero)
        #expect(item === menu)
    }

    @Test func modelsArePrefetched() {
        var ids: [[Int]] = []
        source.onPrefetch = { ids.append($0.map(\.id)) }
        source.onCancelPrefetching = { ids.append($0.map { -$0.id }) }
        source.tableView(table, prefetchRowsAt: [second, IndexPath(row: 7, section: 0)])
        source.collectionView(scene.collection, cancelPrefetchingForItemsAt: [second])
        #expect(ids == [[1], [-1]])
    }

    @Test(arguments: [true, false]) func listsPrefetchWhereSomebodyWantsToKnow(attachesFirst: Bool) {
        let scene = ListScene()
        if attachesFirst { scene.source.attach(to: scene.table) }
        #expect(scene.table.prefetchDataSource == nil)
        scene.source.onPrefetch = { _ in }
        if !attachesFirst { scene.source.attach(to: scene.table) }
        #expect(scene.table.prefetchDataSource === scene.source)
    }

    @Test func moreIsLoadedNearTheEnd() async {
        let scene = ListScene()
        let source = scene.source
        var pages = 0
        source.loadsMore(within: 2) {
            pages += 1
            guard pages < 3 else { return }
            source.apply((0..<(10 * (pages + 1))).map { Person($0) }, completion: nil)
        }
        source.attach(to: scene.table)
        source.apply((0..<10).map { Person($0) }, completion: nil)
        scene.settle()
        #expect(source.isLoadingMore)
        while source.isLoadingMore { await Task.yield() }
        #expect(pages == 1 && source.modelCount == 20)
        for page in [2, 3, 3] {
            scene.table.contentOffset.y = scene.table.contentSize.height - 440
            scene.settle()
            while source.isLoadingMore { await Task.yield() }
            #expect(pages == page)
        }
    }

    @Test func anEmptyListShowsItsEmptyViewOnceItsDataHasCome() {
        let (scene, empty) = (ListScene(), UIView())
        scene.source.emptyView = empty
        scene.source.attach(to: scene.table)
        scene.settle()
        #expect(scene.table.backgroundView == nil)
        scene.source.apply([])
        #expect(scene.table.backgroundView === empty)
        scene.source.apply([Person(1)])
        #expect(scene.table.backgroundView == nil)
    }

    @Test func scrollingIsToldOf() {
        var offsets: [CGFloat] = []
        let scene = ListScene.table(50)
        scene.source.onScroll = { offsets.append($0.contentOffset.y) }
        scene.table.contentOffset.y = 100
        #expect(offsets == [100])
    }
}
