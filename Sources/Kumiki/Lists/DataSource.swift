import UIKit

/// A list's data source as an object of its own: it lives as long as the list, and knows only an abstract model.
///
/// The controller owns it, since a list holds its data source weakly. One data source serves a table, a collection
/// view or both.
///
/// ```swift
/// private let dataSource = DataSource<User>()
///
/// dataSource.cell = { tableView, indexPath, user in
///     let cell = tableView.dequeueReusableCell(UserCell.self, for: indexPath)
///     cell.show(user)
///     return cell
/// }
/// tableView.dataSource = dataSource
/// dataSource.setupModel(users)
/// tableView.reloadData()
/// ```
@MainActor
public final class DataSource<Model: DataSourceModel>: NSObject, UITableViewDataSource,
    UICollectionViewDataSource
{
    /// Makes and fills the cell of a table's row.
    public var cell: (@MainActor (UITableView, IndexPath, Model) -> UITableViewCell)?
    /// Makes and fills the cell of a collection view's item.
    public var itemCell: (@MainActor (UICollectionView, IndexPath, Model) -> UICollectionViewCell)?
    /// Makes a header, footer or other supplementary view of a collection view.
    public var supplementaryView:
        (@MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView)?

    /// What is shown, section by section.
    public internal(set) var sections: [ListSection<Model>] = []

    public override init() {
        super.init()
    }

    /// Sets the models of a list with one section. The list is not told: call its `reloadData()`.
    public func setupModel(_ models: [Model]) {
        sections = [.only(models)]
    }

    /// Sets sections. The list is not told: call its `reloadData()`.
    public func setup(sections: [ListSection<Model>]) {
        self.sections = sections
    }

    /// The model at a place that exists.
    public subscript(indexPath: IndexPath) -> Model {
        sections[indexPath.section].models[indexPath.item]
    }

    /// The model at a place, or nil where there is none (any longer).
    public func model(at indexPath: IndexPath) -> Model? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section),
            sections[indexPath.section].models.indices.contains(indexPath.item)
        else { return nil }
        return self[indexPath]
    }

    // MARK: UITableViewDataSource

    public func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].models.count : 0
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell, let model = model(at: indexPath) else { return UITableViewCell() }
        return cell(tableView, indexPath, model)
    }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections.indices.contains(section) ? sections[section].header : nil
    }

    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections.indices.contains(section) ? sections[section].footer : nil
    }

    // MARK: UICollectionViewDataSource

    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        sections.count
    }

    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    {
        sections.indices.contains(section) ? sections[section].models.count : 0
    }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let itemCell, let model = model(at: indexPath) else { return UICollectionViewCell() }
        return itemCell(collectionView, indexPath, model)
    }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryView?(collectionView, kind, indexPath) ?? UICollectionReusableView()
    }
}
