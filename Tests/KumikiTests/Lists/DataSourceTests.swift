import Testing
import UIKit

@testable import Kumiki

private struct User: DataSourceModel {
    let id: Int
    var name: String
}

@MainActor @Suite struct DataSourceTests {
    private let users = [User(id: 1, name: "Aoi"), User(id: 2, name: "Kai")]
    private let source = DataSource<User>()

    @Test func aTableShowsTheModels() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        source.cell = { _, _, user in
            let cell = UITableViewCell()
            cell.textLabel?.text = user.name
            return cell
        }
        source.setupModel(users)
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["Aoi", "Kai"])
    }

    @Test func sectionsHaveTitles() {
        source.setup(sections: [
            ListSection(id: "a", header: "A", models: [users[0]]),
            ListSection(id: "k", footer: "end", models: [users[1]]),
        ])
        let table = UITableView()
        #expect(source.numberOfSections(in: table) == 2)
        #expect(source.tableView(table, titleForHeaderInSection: 0) == "A")
        #expect(source.tableView(table, titleForFooterInSection: 1) == "end")
        #expect(source[IndexPath(row: 0, section: 1)] == users[1])
    }

    @Test(arguments: [
        IndexPath(row: 2, section: 0), IndexPath(row: 0, section: 1), IndexPath(index: 0), IndexPath(),
    ])
    func aPlaceThatIsNotThereHasNoModel(_ indexPath: IndexPath) {
        source.setupModel(users)
        #expect(source.model(at: indexPath) == nil)
    }
}
