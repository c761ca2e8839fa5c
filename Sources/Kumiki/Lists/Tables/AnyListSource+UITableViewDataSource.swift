import UIKit

extension AnyListSource: UITableViewDataSource {
    /// Returns the number of sections.
    public func numberOfSections(in tableView: UITableView) -> Int {
        _ = attachments.table(tableView)
        return sectionCount
    }

    /// Returns the number of models in a section.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rowCount(in: section)
    }

    /// Returns the row of a model.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cell(attachments.table(tableView), at: indexPath)
    }

    /// Returns the text above a section.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        title(.header, of: section)
    }

    /// Returns the text below a section.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        title(.footer, of: section)
    }

    /// Returns the index titles of the sections that have one.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        let titles = indexTitles.compactMap { $0 }
        return titles.isEmpty ? nil : titles
    }

    /// Returns the section of an index title.
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        sectionOfIndexTitle(at: index)
    }

    /// Returns whether a row can be deleted or moved, or has swipe actions.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        let behavior = behavior(at: indexPath)
        return behavior.canDelete || behavior.canSwipe || behavior.canMove
    }

    /// Calls ``ListSource/onDelete``.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete { delete(at: indexPath) }
    }

    /// Returns whether the user can move a row.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        behavior(at: indexPath).canMove
    }

    /// Adopts the order after the user has moved a model.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        move(from: sourceIndexPath, to: destinationIndexPath, in: tableView)
    }

    /// Returns the section of an index title; sections without one are not counted.
    func sectionOfIndexTitle(at index: Int) -> Int {
        let titled = indexTitles.indices.filter { indexTitles[$0] != nil }
        return titled.indices.contains(index) ? titled[index] : 0
    }
}
