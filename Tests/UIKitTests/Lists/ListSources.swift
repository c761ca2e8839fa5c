import CoreGraphics
import Foundation

@testable import UIKit

/// Rows of one kind, whose cells are counted.
@MainActor
final class RowSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts: [Int]
    var titles: [String?] = []
    var height: CGFloat = 50
    var asked = 0
    var make: (UITableView, IndexPath) -> UITableViewCell = { table, path in
        table.dequeueReusableCell(withIdentifier: "row", for: path)
    }

    var showTitle: (UIView) -> Void = { _ in }

    init(_ counts: Int...) { self.counts = counts }

    func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
        showTitle(view)
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked += 1
        return make(tableView, indexPath)
    }
}

/// Items of one kind.
@MainActor
final class ItemSource: NSObject, UICollectionViewDataSource {
    var counts: [Int]

    init(_ counts: Int...) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}

/// A row whose constraints determine its height.
final class TallCell: UITableViewCell {
    static let content: CGFloat = 73

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: contentView.topAnchor),
            view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            view.heightAnchor.constraint(equalToConstant: Self.content),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A table that keeps its source alive.
final class SourcedTable: UITableView {
    var source: RowSource?
}

extension UITableView {
    /// Returns a table of 375 by 500 points, laid out.
    static func showing(
        _ source: RowSource, style: Style = .plain, cell: UITableViewCell.Type = UITableViewCell.self
    ) -> UITableView {
        let table = SourcedTable(frame: CGRect(x: 0, y: 0, width: 375, height: 500), style: style)
        table.source = source
        table.register(cell, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate) = (source, source)
        table.layoutIfNeeded()
        return table
    }
}
