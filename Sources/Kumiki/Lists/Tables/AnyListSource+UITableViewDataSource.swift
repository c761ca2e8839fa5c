import UIKit

extension AnyListSource: UITableViewDataSource {
    /// How many sections there are.
    public func numberOfSections(in tableView: UITableView) -> Int {
        _ = attachments.table(tableView)
        return sectionCount
    }

    /// How many models a section has.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rowCount(in: section)
    }

    /// The row of a model.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cell(attachments.table(tableView), at: indexPath)
    }

    /// The text above a section.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        title(.header, of: section)
    }

    /// The text below a section.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        title(.footer, of: section)
    }

    /// The index titles of the sections that have one.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        let titles = indexTitles.compactMap { $0 }
        return titles.isEmpty ? nil : titles
    }

    /// The section with the index title of that place.
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        sectionOfIndexTitle(at: index)
    }

    /// Whether a row can be deleted or has actions beside it.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        let behaviour = behaviour(at: indexPath)
        return behaviour.canDelete || behaviour.canSwipe || behaviour.canMove
    }

    /// Deletes a row's model.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete { delete(at: indexPath) }
    }

    /// Whether the user can move a row.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        behaviour(at: indexPath).canMove
    }

    /// Takes over what the user moved.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        move(from: sourceIndexPath, to: destinationIndexPath, in: tableView)
    }

    /// The section that an index title stands for; index titles are those of the sections that have one.
    func sectionOfIndexTitle(at index: Int) -> Int {
        let titled = indexTitles.indices.filter { indexTitles[$0] != nil }
        return titled.indices.contains(index) ? titled[index] : 0
    }
}
