import UIKit

extension AnyListSource: UITableViewDelegate {
    /// Returns the view above a section, where one is registered.
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        titleView(attachments.table(tableView), .header, of: section)
    }

    /// Returns the view below a section, where one is registered.
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        titleView(attachments.table(tableView), .footer, of: section)
    }

    /// Returns whether a row can be selected.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        behavior(at: indexPath).canSelect
    }

    /// Calls ``ListSource/onSelect``.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selectionChanged(true, at: indexPath, in: tableView)
    }

    /// Calls ``ListSource/onDeselect``.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        selectionChanged(false, at: indexPath, in: tableView)
    }

    /// Returns deletion for rows that can be deleted.
    public func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        behavior(at: indexPath).canDelete ? .delete : .none
    }

    /// Returns whether a row has a control at its leading edge.
    public func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool {
        behavior(at: indexPath).canDelete
    }

    /// Returns the leading actions of a row.
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        behavior(at: indexPath).leadingActions()
    }

    /// Returns the trailing actions of a row.
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        behavior(at: indexPath).trailingActions()
    }

    /// Returns a row's context menu.
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        behavior(at: indexPath).menu()
    }

    /// Calls ``ListSource/onDisplay``.
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        display(true, cell, at: indexPath)
    }

    /// Calls ``ListSource/onEndDisplay``.
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        display(false, cell, at: indexPath)
    }

    /// Notifies a header that it appears.
    public func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
        display(true, view)
    }

    /// Notifies a header that it has disappeared.
    public func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
        display(false, view)
    }

    /// Notifies a footer that it appears.
    public func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {
        display(true, view)
    }

    /// Notifies a footer that it has disappeared.
    public func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
        display(false, view)
    }

    /// Calls ``onScroll``.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        onScroll?(scrollView)
    }
}
