@_spi(Frameworks) import UIKit

public typealias ReusableCellIdentifier = String
public typealias ReusableHeaderFooterIdentifier = String

/// The cells of a table while it is covered.
@MainActor public protocol SkeletonTableViewDataSource: UITableViewDataSource {
    func numSections(in collectionSkeletonView: UITableView) -> Int
    func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int
    func collectionSkeletonView(_ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath)
        -> ReusableCellIdentifier
    func collectionSkeletonView(_ skeletonView: UITableView, skeletonCellForRowAt indexPath: IndexPath)
        -> UITableViewCell?
    func collectionSkeletonView(
        _ skeletonView: UITableView, prepareCellForSkeleton cell: UITableViewCell, at indexPath: IndexPath)
}

extension SkeletonTableViewDataSource {
    public func numSections(in collectionSkeletonView: UITableView) -> Int { 1 }
    public func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int
    {
        UITableView.automaticNumberOfSkeletonRows
    }
    public func collectionSkeletonView(
        _ skeletonView: UITableView, skeletonCellForRowAt indexPath: IndexPath
    ) -> UITableViewCell? {
        nil
    }
    public func collectionSkeletonView(
        _ skeletonView: UITableView, prepareCellForSkeleton cell: UITableViewCell, at indexPath: IndexPath
    ) {}
}

@MainActor public protocol SkeletonTableViewDelegate: UITableViewDelegate {
    func collectionSkeletonView(_ skeletonView: UITableView, identifierForHeaderInSection section: Int)
        -> ReusableHeaderFooterIdentifier?
    func collectionSkeletonView(_ skeletonView: UITableView, identifierForFooterInSection section: Int)
        -> ReusableHeaderFooterIdentifier?
}

extension SkeletonTableViewDelegate {
    public func collectionSkeletonView(_ skeletonView: UITableView, identifierForHeaderInSection section: Int)
        -> ReusableHeaderFooterIdentifier?
    { nil }
    public func collectionSkeletonView(_ skeletonView: UITableView, identifierForFooterInSection section: Int)
        -> ReusableHeaderFooterIdentifier?
    { nil }
}

/// The cells of a collection while it is covered.
@MainActor public protocol SkeletonCollectionViewDataSource: UICollectionViewDataSource {
    func numSections(in collectionSkeletonView: UICollectionView) -> Int
    func collectionSkeletonView(_ skeletonView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionSkeletonView(
        _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
    ) -> ReusableCellIdentifier
    func collectionSkeletonView(
        _ skeletonView: UICollectionView, supplementaryViewIdentifierOfKind: String, at indexPath: IndexPath
    ) -> ReusableCellIdentifier?
    func collectionSkeletonView(_ skeletonView: UICollectionView, skeletonCellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell?
    func collectionSkeletonView(
        _ skeletonView: UICollectionView, prepareCellForSkeleton cell: UICollectionViewCell,
        at indexPath: IndexPath)
}

extension SkeletonCollectionViewDataSource {
    public func numSections(in collectionSkeletonView: UICollectionView) -> Int { 1 }
    public func collectionSkeletonView(_ skeletonView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    { UICollectionView.automaticNumberOfSkeletonItems }
    public func collectionSkeletonView(
        _ skeletonView: UICollectionView, supplementaryViewIdentifierOfKind: String, at indexPath: IndexPath
    ) -> ReusableCellIdentifier? { nil }
    public func collectionSkeletonView(
        _ skeletonView: UICollectionView, skeletonCellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell? { nil }
    public func collectionSkeletonView(
        _ skeletonView: UICollectionView, prepareCellForSkeleton cell: UICollectionViewCell,
        at indexPath: IndexPath
    ) {}
}

public typealias SkeletonCollectionViewDelegate = UICollectionViewDelegate

extension UITableView { public static let automaticNumberOfSkeletonRows = -1 }
extension UICollectionView { public static let automaticNumberOfSkeletonItems = -1 }

/// A list whose cells are replaced while it is covered.
@MainActor protocol SkeletonList: UIView {
    func showSkeletonCells(_ cover: SkeletonCover)
    func hideSkeletonCells(_ reload: Bool)
}

@MainActor private enum Sources {
    static let tables = AssociatedValue<TableCells>()
    static let collections = AssociatedValue<CollectionCells>()
}

extension UITableView: SkeletonList {
    func showSkeletonCells(_ cover: SkeletonCover) {
        guard let original = Sources.tables[self]?.original ?? dataSource as? any SkeletonTableViewDataSource
        else { return }
        let cells = TableCells(original, cover)
        Sources.tables[self] = cells
        dataSource = cells
        reloadData()
        layoutIfNeeded()
        cells.isReady = true
        visibleCells.forEach { $0.coverCell(cover) }
    }

    func hideSkeletonCells(_ reload: Bool) {
        guard let cells = Sources.tables[self] else { return }
        Sources.tables[self] = nil
        dataSource = cells.original
        if reload { reloadData() }
    }
}

extension UICollectionView: SkeletonList {
    func showSkeletonCells(_ cover: SkeletonCover) {
        guard
            let original = Sources.collections[self]?.original
                ?? dataSource as? any SkeletonCollectionViewDataSource
        else { return }
        let cells = CollectionCells(original, cover)
        Sources.collections[self] = cells
        dataSource = cells
        reloadData()
        layoutIfNeeded()
        cells.isReady = true
        visibleCells.forEach { $0.coverCell(cover) }
    }

    func hideSkeletonCells(_ reload: Bool) {
        guard let cells = Sources.collections[self] else { return }
        Sources.collections[self] = nil
        dataSource = cells.original
        if reload { reloadData() }
    }
}

extension UIView {
    /// Covers a cell, whose views have their sizes then.
    fileprivate func coverCell(_ cover: SkeletonCover) {
        layoutIfNeeded()
        isSkeletonable = true
        self.cover(cover)
    }
}

/// The data source of a covered table.
private final class TableCells: NSObject, UITableViewDataSource {
    private(set) weak var original: (any SkeletonTableViewDataSource)?
    private let cover: SkeletonCover
    /// Whether cells are covered as they appear. The first have no size before the table is laid out.
    var isReady = false

    init(_ original: any SkeletonTableViewDataSource, _ cover: SkeletonCover) {
        (self.original, self.cover) = (original, cover)
    }

    func numberOfSections(in tableView: UITableView) -> Int { original?.numSections(in: tableView) ?? 0 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        let rows = original?.collectionSkeletonView(tableView, numberOfRowsInSection: section) ?? 0
        guard rows == UITableView.automaticNumberOfSkeletonRows else { return rows }
        let height = tableView.rowHeight > 0 ? tableView.rowHeight : max(tableView.estimatedRowHeight, 44)
        return Int((tableView.bounds.height / height).rounded(.up))
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let original else { return UITableViewCell() }
        let own = original.collectionSkeletonView(tableView, skeletonCellForRowAt: indexPath)
        let cell =
            own
            ?? tableView.dequeueReusableCell(
                withIdentifier: original.collectionSkeletonView(
                    tableView, cellIdentifierForRowAt: indexPath),
                for: indexPath)
        original.collectionSkeletonView(tableView, prepareCellForSkeleton: cell, at: indexPath)
        if isReady { cell.coverCell(cover) }
        return cell
    }
}

/// The data source of a covered collection.
private final class CollectionCells: NSObject, UICollectionViewDataSource {
    private(set) weak var original: (any SkeletonCollectionViewDataSource)?
    private let cover: SkeletonCover
    var isReady = false

    init(_ original: any SkeletonCollectionViewDataSource, _ cover: SkeletonCover) {
        (self.original, self.cover) = (original, cover)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        original?.numSections(in: collectionView) ?? 0
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        let items = original?.collectionSkeletonView(collectionView, numberOfItemsInSection: section) ?? 0
        guard items == UICollectionView.automaticNumberOfSkeletonItems else { return items }
        let size = (collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize
        guard let size, size.width > 0, size.height > 0 else { return 1 }
        let (width, height) = (collectionView.bounds.width, collectionView.bounds.height)
        return Int(max((width / size.width).rounded(.down), 1) * (height / size.height).rounded(.up))
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        guard let original else { return UICollectionViewCell() }
        let own = original.collectionSkeletonView(collectionView, skeletonCellForItemAt: indexPath)
        let cell =
            own
            ?? collectionView.dequeueReusableCell(
                withReuseIdentifier: original.collectionSkeletonView(
                    collectionView, cellIdentifierForItemAt: indexPath),
                for: indexPath)
        original.collectionSkeletonView(collectionView, prepareCellForSkeleton: cell, at: indexPath)
        if isReady { cell.coverCell(cover) }
        return cell
    }
}
