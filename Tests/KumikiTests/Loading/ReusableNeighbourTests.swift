import Kumiki
import Testing
import UIKit

// Another library's protocols for the same purpose, whose members have the same names as UIKit's and ours.

@MainActor private protocol Reusable: AnyObject {
    static var reuseIdentifier: String { get }
}

extension Reusable {
    static var reuseIdentifier: String { String(describing: self) }
}

@MainActor private protocol NibLoadable: AnyObject {
    static var nib: UINib { get }
}

extension NibLoadable {
    static var nib: UINib { UINib(nibName: String(describing: self), bundle: Bundle(for: self)) }
}

private typealias NibReusable = Reusable & NibLoadable

@MainActor private protocol StoryboardBased: AnyObject {
    static var sceneStoryboard: UIStoryboard { get }
}

extension StoryboardBased {
    static var sceneStoryboard: UIStoryboard {
        UIStoryboard(name: String(describing: self), bundle: Bundle(for: self))
    }
}

extension UITableView {
    fileprivate func register<Cell: UITableViewCell>(cellType: Cell.Type) where Cell: Reusable {
        register(cellType, forCellReuseIdentifier: cellType.reuseIdentifier)
    }

    fileprivate func dequeueReusableCell<Cell: UITableViewCell & Reusable>(
        for indexPath: IndexPath, cellType: Cell.Type = Cell.self
    ) -> Cell? {
        dequeueReusableCell(withIdentifier: cellType.reuseIdentifier, for: indexPath) as? Cell
    }
}

private final class TheirCell: UITableViewCell, Reusable {}
private final class TheirXibCell: UITableViewCell, NibReusable {}
private final class OurCell: UITableViewCell, Nibable, Reusable {
    static var reuseIdentifier: String { "ours" }
    static var identifier: String { reuseIdentifier }
}
private final class OurScreen: UIViewController, Storyboardable, StoryboardBased {}

/// Cells and screens that adopt another library's protocols as well.
@MainActor @Suite struct ReusableNeighbourTests {
    private let path = IndexPath(row: 0, section: 0)

    @Test func aCellOfTheirsKeepsItsIdentifier() {
        #expect(TheirCell.reuseIdentifier == "TheirCell" && TheirXibCell.reuseIdentifier == "TheirXibCell")
    }

    @Test func aCellOfBothHasBothNames() {
        #expect(OurCell.reuseIdentifier == "ours" && OurCell.identifier == "ours")
        #expect(OurCell.className == "OurCell" && OurScreen.storyboardName == "OurScreen")
    }

    @Test func aCellRegisteredByTheOtherLibraryIsDequeuedByOurs() {
        let table = UITableView()
        table.register(cellType: TheirCell.self)
        let cell: TheirCell = table.dequeueReusableCell(TheirCell.self, for: path)
        #expect(cell.reuseIdentifier == "TheirCell")
    }

    @Test func aCellRegisteredByOursIsDequeuedByTheOtherLibrary() {
        let table = UITableView()
        table.register(TheirCell.self)
        let cell: TheirCell? = table.dequeueReusableCell(for: path)
        #expect(cell?.reuseIdentifier == "TheirCell")
    }
}
