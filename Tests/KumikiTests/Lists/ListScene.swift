import UIKit

@testable import Kumiki

struct Person: DataSourceModel, Sendable {
    let id: Int
    var name: String

    init(_ id: Int, _ name: String = "") {
        self.id = id
        self.name = name.isEmpty ? "#\(id)" : name
    }
}

struct Boat: DataSourceModel, Sendable {
    let id: Int
    var sail = "white"
}

final class NameRow: UITableViewCell {
    var fillings = 0
    func show(_ name: String) {
        textLabel?.text = name
        fillings += 1
    }

    var reuses = 0
    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

final class BoatRow: UITableViewCell {}

final class NameItem: UICollectionViewCell {
    let label = UILabel()
}

final class NameBand: UITableViewHeaderFooterView {
    let label = UILabel()
}

final class NameHead: UICollectionReusableView {
    let label = UILabel()
}

/// A table and a collection view in a window, and a data source that can serve both.
@MainActor
final class ListScene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 880))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
    let collection: UICollectionView
    let source = ListSource<Person>()

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 44)
        layout.minimumLineSpacing = 0
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 440, width: 320, height: 440), collectionViewLayout: layout)
        table.rowHeight = 44
        for list in [table, collection] { window.addSubview(list) }
        source.register(row: NameRow.self) { cell, person in cell.show(person.name) }
        source.register(item: NameItem.self) { cell, person in cell.label.text = person.name }
    }

    /// Returns a scene whose table shows a number of persons.
    static func table(_ count: Int) -> ListScene {
        let scene = ListScene()
        scene.source.attach(to: scene.table)
        scene.source.apply((0..<count).map { Person($0) })
        scene.settle()
        return scene
    }

    func settle() { window.layoutIfNeeded() }

    var rows: [String] {
        settle()
        return table.visibleCells.map { $0.textLabel?.text ?? "" }
    }

    var items: [String] {
        settle()
        return collection.indexPathsForVisibleItems.sorted().map {
            (collection.cellForItem(at: $0) as? NameItem)?.label.text ?? ""
        }
    }
}
