import UIKit

extension AnyListSource: UITableViewDelegate {
    /// The view above a section, where one was registered for it.
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        titleView(attachments.table(tableView), .header, of: section)
    }

    /// The view below a section, where one was registered for it.
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        titleView(attachments.table(tableView), .footer, of: section)
    }

    /// Whether a row answers to being touched.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        behaviour(at: indexPath).canSelect
    }

    /// Tells of a row that was selected.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selectionChanged(true, at: indexPath, in: tableView)
    }

    /// Tells of a row that is no longer selected.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        selectionChanged(false, at: indexPath, in: tableView)
    }

    /// Deletion for rows that can be deleted.
    public func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        behaviour(at: indexPath).canDelete ? .delete : .none
    }

    /// Rows make room only for a control that they have.
    public func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool {
        behaviour(at: indexPath).canDelete
    }

    /// The actions before a row.
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        behaviour(at: indexPath).leadingActions()
    }

    /// The actions after a row.
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        behaviour(at: indexPath).trailingActions()
    }

    /// A row's context menu.
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        behaviour(at: indexPath).menu()
    }

    /// Tells of a row that comes into sight.
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        display(true, cell, at: indexPath)
    }

    /// Tells of a row that has gone out of sight.
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        display(false, cell, at: indexPath)
    }

    /// Tells a header that it comes into sight.
    public func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
        display(true, view)
    }

    /// Tells a header that it has gone out of sight.
    public func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
        display(false, view)
    }

    /// Tells a footer that it comes into sight.
    public func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {
        display(true, view)
    }

    /// Tells a footer that it has gone out of sight.
    public func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
        display(false, view)
    }

    /// Tells of scrolling.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        onScroll?(scrollView)
    }
}
