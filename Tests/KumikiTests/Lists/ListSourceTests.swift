import Testing
import UIKit

@testable import Kumiki

@MainActor @Suite struct DataSourceTests {
    private let users = [Person(1, "Aoi"), Person(2, "Kai")]
    private let scene = ListScene()
    private var source: ListSource<Person> { scene.source }

    @Test func aTableShowsTheModels() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let own = ListSource<Person>()
        own.register(rowProvider: { _, _, user in
            let cell = UITableViewCell()
            cell.textLabel?.text = user.name
            return cell
        })
        own.setUp(users)
        table.dataSource = own
        table.layoutIfNeeded()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["Aoi", "Kai"])
    }

    @Test func aCollectionViewShowsTheModels() {
        source.attach(to: scene.collection)
        source.apply(users)
        #expect(scene.items == ["Aoi", "Kai"])
    }

    @Test func oneModelServesATableAndACollectionViewAtOnce() {
        source.attach(to: scene.table)
        source.attach(to: scene.collection)
        source.apply(users)
        #expect(scene.rows == scene.items)
        source.apply([users[1], Person(3, "Umi"), users[0]])
        #expect(scene.rows == ["Kai", "Umi", "Aoi"])
        #expect(scene.items == ["Kai", "Umi", "Aoi"])
    }

    @Test func aTableThatOnlyHasItAsItsDataSourceIsToldOfUpdates() {
        scene.table.dataSource = source
        source.apply(users)
        #expect(scene.rows == ["Aoi", "Kai"])
        source.apply([users[1]])
        #expect(scene.rows == ["Kai"])
    }

    @Test func sectionsHaveTitles() {
        source.setUp(sections: [
            ListSection(id: "a", header: "A", models: [users[0]]),
            ListSection(id: "k", footer: "end", models: [users[1]]),
        ])
        let table = UITableView()
        #expect(source.numberOfSections(in: table) == 2)
        #expect(source.tableView(table, titleForHeaderInSection: 0) == "A")
        #expect(source.tableView(table, titleForFooterInSection: 1) == "end")
        #expect(source[IndexPath(row: 0, section: 1)] == users[1])
    }

    @Test func sectionsHaveIndexTitles() {
        let table = UITableView()
        #expect(source.sectionIndexTitles(for: table) == nil)
        source.setUp(sections: [
            ListSection(id: "new", models: []), ListSection(id: "a", indexTitle: "A", models: []),
            ListSection(id: "k", indexTitle: "K", models: []),
        ])
        #expect(source.sectionIndexTitles(for: table) == ["A", "K"])
        #expect(source.tableView(table, sectionForSectionIndexTitle: "K", at: 1) == 2)
        #expect(source.collectionView(scene.collection, indexPathForIndexTitle: "A", at: 0).section == 1)
    }

    @Test(arguments: [
        IndexPath(row: 2, section: 0), IndexPath(row: 0, section: 1), IndexPath(index: 0), IndexPath(),
    ])
    func aPlaceThatIsNotThereHasNoModel(_ indexPath: IndexPath) {
        source.setUp(users)
        #expect(source.model(at: indexPath) == nil)
    }

    @Test func aModelIsFoundByItsIdentity() {
        source.setUp(sections: [.only([users[0]]), ListSection(id: "b", models: [users[1]])])
        #expect(source.indexPath(of: 2) == IndexPath(row: 0, section: 1))
        #expect(source.indexPath(of: 3) == nil)
    }

    @Test func theListDoesNotKeepItAlive() {
        weak var weakSource: ListSource<Person>?
        do {
            let own = ListSource<Person>()
            own.attach(to: scene.table)
            weakSource = own
        }
        #expect(weakSource == nil)
    }

    @Test func itDoesNotKeepTheListAlive() {
        weak var weakTable: UITableView?
        do {
            let table = UITableView()
            source.attach(to: table)
            weakTable = table
        }
        #expect(weakTable == nil)
        source.apply(users)
    }

    @Test func aDelegateOfTheAppsOwnStays() {
        final class Own: NSObject, UITableViewDelegate {}
        let own = Own()
        scene.table.delegate = own
        source.attach(to: scene.table)
        #expect(scene.table.delegate === own)
    }

    @Test func aDelegateThatIsInTheWayIsToldOf() {
        let controller = UITableViewController()
        var problems: [String] = []
        source.onProblem = { problems.append($0.description) }
        source.onSelect = { _ in }
        source.attach(to: controller.tableView)
        source.apply([Person(1)])
        source.apply([Person(2)])
        #expect(problems.count == 1 && problems[0].hasPrefix("UITableViewController is the list's delegate"))
    }

    @Test(arguments: [true, false]) func aDelegateOfWhichSomethingIsSaidIsNotInTheWay(takesOver: Bool) {
        let controller = UITableViewController()
        source.onProblem = { _ in Issue.record("nothing is wrong") }
        source.onSelect = { _ in }
        source.attach(to: controller.tableView, asDelegate: takesOver)
        source.apply([Person(1)])
        #expect((controller.tableView.delegate === source) == takesOver)
    }
}
