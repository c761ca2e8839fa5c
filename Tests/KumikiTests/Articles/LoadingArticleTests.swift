import Kumiki
import Testing
import UIKit

final class HogeViewController: UIViewController, Storyboardable {}

final class FugaViewController: UIViewController, Storyboardable {
    static var storyboardName: String { "HogeViewController" }
}

final class TableViewCell: UITableViewCell, Nibable {}

/// The example of the article on storyboards and xibs, with the resources of this package.
@MainActor @Suite struct LoadingArticleTests {
    @Test func aScreenIsLoadedByItsClass() {
        let controller = HogeViewController.instance()
        #expect(type(of: controller) == HogeViewController.self)
        #expect(controller.view.bounds.width > 0)
    }

    @Test func anotherScreenIsInTheSameStoryboard() {
        #expect(type(of: FugaViewController.instance()) == FugaViewController.self)
    }

    @Test func aCellFromAXibIsRegisteredAndDequeued() {
        let tableView = UITableView()
        tableView.register(TableViewCell.self)
        let cell = tableView.dequeueReusableCell(
            TableViewCell.self, for: IndexPath(row: 0, section: 0))
        #expect((cell.contentView.subviews.first as? UILabel)?.text == "xib")
    }

    @Test func theNamesAreTheArticles() {
        #expect(HogeViewController.className == "HogeViewController")
        #expect(HogeViewController.storyboardName == "HogeViewController")
        #expect(FugaViewController.identifier == "FugaViewController")
        #expect(TableViewCell.nibName == "TableViewCell" && TableViewCell.identifier == "TableViewCell")
        #expect(TableViewCell.nib === TableViewCell.nib)
    }

    @Test func everyDocumentOfThePackageLoads() throws {
        let loaded = try Screens.verify(in: .module)
        #expect(loaded.contains("HogeViewController.storyboard, initial scene: HogeViewController"))
        #expect(loaded.contains("TableViewCell.xib: TableViewCell"))
        #expect(loaded.contains("IslandsViewController by its class"))
    }
}
