import CoreGraphics
import Foundation

/// The results for methods that a delegate does not implement.
extension UITableViewDelegate {
    public func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        AddedMethods.result(self, tableView, indexPath, context) ?? tableView.isSpringLoaded
    }
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { AddedMethods.perform(self, tableView, cell, indexPath) }
    public func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { AddedMethods.perform(self, tableView, view, section) }
    public func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { AddedMethods.perform(self, tableView, view, section) }
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { AddedMethods.perform(self, tableView, cell, indexPath) }
    public func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { AddedMethods.perform(self, tableView, view, section) }
    public func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { AddedMethods.perform(self, tableView, view, section) }
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if let own: CGFloat = AddedMethods.result(self, tableView, indexPath) { return own }
        tableView.lacks(.heightForRow, self)
        return tableView.rowHeight
    }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        AddedMethods.result(self, tableView, section) ?? tableView.sectionHeaderHeight
    }
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        AddedMethods.result(self, tableView, section) ?? tableView.sectionFooterHeight
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        if let own: CGFloat = AddedMethods.result(self, tableView, indexPath) { return own }
        tableView.lacks(.estimatedHeightForRow, self)
        return tableView.estimatedRowHeight
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    {
        AddedMethods.result(self, tableView, section) ?? tableView.estimatedSectionHeaderHeight
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    {
        AddedMethods.result(self, tableView, section) ?? tableView.estimatedSectionFooterHeight
    }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        if let own: UIView? = AddedMethods.result(self, tableView, section) { return own }
        tableView.lacks(.viewForHeader, self)
        return nil
    }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        if let own: UIView? = AddedMethods.result(self, tableView, section) { return own }
        tableView.lacks(.viewForFooter, self)
        return nil
    }
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        AddedMethods.perform(self, tableView, indexPath)
    }
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        AddedMethods.result(self, tableView, indexPath) ?? true
    }
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        AddedMethods.perform(self, tableView, indexPath)
    }
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        AddedMethods.perform(self, tableView, indexPath)
    }
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        if let own: IndexPath? = AddedMethods.result(self, tableView, indexPath) { return own }
        return indexPath
    }
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        if let own: IndexPath? = AddedMethods.result(self, tableView, indexPath) { return own }
        return indexPath
    }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        AddedMethods.perform(self, tableView, indexPath)
    }
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        AddedMethods.perform(self, tableView, indexPath)
    }
    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
        -> Bool
    {
        AddedMethods.result(self, tableView, indexPath) ?? !tableView.isEditing
    }
    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        AddedMethods.perform(self, tableView, indexPath)
    }
    public func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        AddedMethods.result(self, tableView, indexPath) ?? false
    }
    public func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { AddedMethods.perform(self, tableView, indexPath) }
    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        AddedMethods.perform(self, tableView)
    }
    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        AddedMethods.result(self, tableView, indexPath) ?? .delete
    }
    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        AddedMethods.result(self, tableView, indexPath) ?? nil
    }
    public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    {
        AddedMethods.result(self, tableView, indexPath) ?? nil
    }
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        AddedMethods.result(self, tableView, indexPath) ?? nil
    }
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        AddedMethods.result(self, tableView, indexPath) ?? nil
    }
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
        -> Bool
    {
        AddedMethods.result(self, tableView, indexPath)
            ?? (tableView.preparedCell(at: indexPath)?.shouldIndentWhileEditing ?? true)
    }
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        AddedMethods.perform(self, tableView, indexPath)
    }
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        AddedMethods.perform(self, tableView, indexPath)
    }
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        AddedMethods.result(self, tableView, sourceIndexPath, proposedDestinationIndexPath)
            ?? proposedDestinationIndexPath
    }
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        AddedMethods.result(self, tableView, indexPath)
            ?? (tableView.preparedCell(at: indexPath)?.indentationLevel ?? 0)
    }
    public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        AddedMethods.result(self, tableView, indexPath) ?? false
    }
    public func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        AddedMethods.result(self, tableView, action, indexPath, sender) ?? false
    }
    public func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) { AddedMethods.perform(self, tableView, action, indexPath, sender) }
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        AddedMethods.result(self, tableView, indexPath, point) ?? nil
    }
    public func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        AddedMethods.result(self, tableView, configuration) ?? nil
    }
    public func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        AddedMethods.result(self, tableView, configuration) ?? nil
    }
    public func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { AddedMethods.perform(self, tableView, configuration, animator) }
    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { AddedMethods.perform(self, tableView, configuration, animator) }
    public func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { AddedMethods.perform(self, tableView, configuration, animator) }
    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        AddedMethods.result(self, tableView, indexPath) ?? tableView.focusesRows
    }
    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
        -> Bool
    {
        AddedMethods.result(self, tableView, indexPath) ?? tableView.selectionFollowsFocus
    }
    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        AddedMethods.result(self, tableView) ?? nil
    }
    public func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool {
        AddedMethods.result(self, tableView, context) ?? true
    }
    public func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { AddedMethods.perform(self, tableView, context, coordinator) }
}
