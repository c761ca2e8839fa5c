import UIKit

/// Passes the calls of `UITableViewDelegate` on, and sends them to observers.
public final class RxTableViewDelegateProxy: RxScrollViewDelegateProxy, UITableViewDelegate {
    private final class Standard: NSObject, UITableViewDelegate {
    }
    /// Has the methods that UIKit provides where a delegate has none.
    private let standard = Standard()
    private var table: any UITableViewDelegate { forward as? any UITableViewDelegate ?? standard }

    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        send("tableView:willDisplay:forRowAtIndexPath:", [tableView, cell, indexPath])
        table.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
    public func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
        send("tableView:willDisplayHeaderView:forSection:", [tableView, view, section])
        table.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
    public func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {
        send("tableView:willDisplayFooterView:forSection:", [tableView, view, section])
        table.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        send("tableView:didEndDisplaying:forRowAtIndexPath:", [tableView, cell, indexPath])
        table.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
    public func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
        send("tableView:didEndDisplayingHeaderView:forSection:", [tableView, view, section])
        table.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
    public func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
        send("tableView:didEndDisplayingFooterView:forSection:", [tableView, view, section])
        table.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        table.tableView(tableView, heightForRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        table.tableView(tableView, heightForHeaderInSection: section)
    }
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        table.tableView(tableView, heightForFooterInSection: section)
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        table.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    { table.tableView(tableView, estimatedHeightForHeaderInSection: section) }
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    { table.tableView(tableView, estimatedHeightForFooterInSection: section) }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        table.tableView(tableView, viewForHeaderInSection: section)
    }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        table.tableView(tableView, viewForFooterInSection: section)
    }
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        send("tableView:accessoryButtonTappedForRowWith:", [tableView, indexPath])
        table.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        table.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        send("tableView:didHighlightRowAtIndexPath:", [tableView, indexPath])
        table.tableView(tableView, didHighlightRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        send("tableView:didUnhighlightRowAtIndexPath:", [tableView, indexPath])
        table.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        table.tableView(tableView, willSelectRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        table.tableView(tableView, willDeselectRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        send("tableView:didSelectRowAtIndexPath:", [tableView, indexPath])
        table.tableView(tableView, didSelectRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        send("tableView:didDeselectRowAtIndexPath:", [tableView, indexPath])
        table.tableView(tableView, didDeselectRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
        -> Bool
    { table.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }
    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        send("tableView:performPrimaryActionForRowAtIndexPath:", [tableView, indexPath])
        table.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }
    public func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { table.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
    public func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        send("tableView:didBeginMultipleSelectionInteractionAtIndexPath:", [tableView, indexPath])
        table.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        send("tableViewDidEndMultipleSelectionInteraction:", [tableView])
        table.tableViewDidEndMultipleSelectionInteraction(tableView)
    }
    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    { table.tableView(tableView, editingStyleForRowAt: indexPath) }
    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { table.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) }
    public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    { table.tableView(tableView, editActionsForRowAt: indexPath) }
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        table.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        table.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
        -> Bool
    { table.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        send("tableView:willBeginEditingRowAtIndexPath:", [tableView, indexPath])
        table.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        send("tableView:didEndEditingRowAt:", [tableView, indexPath])
        table.tableView(tableView, didEndEditingRowAt: indexPath)
    }
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        table.tableView(
            tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
            toProposedIndexPath: proposedDestinationIndexPath)
    }
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        table.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        table.tableView(tableView, shouldShowMenuForRowAt: indexPath)
    }
    public func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        table.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
    }
    public func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        send("tableView:performAction:forRowAtIndexPath:withSender:", [tableView, action, indexPath, sender])
        table.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
    }
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        table.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
    public func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        table.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    public func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        table.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    public func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        send("tableView:willPerformPreviewActionForMenuWith:animator:", [tableView, configuration, animator])
        table.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        send("tableView:willDisplayContextMenu:animator:", [tableView, configuration, animator])
        table.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    }
    public func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        send("tableView:willEndContextMenuInteraction:animator:", [tableView, configuration, animator])
        table.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
    public func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { table.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context) }
    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        table.tableView(tableView, canFocusRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
        -> Bool
    { table.tableView(tableView, selectionFollowsFocusForRowAt: indexPath) }
    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        table.indexPathForPreferredFocusedView(in: tableView)
    }
    public func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { table.tableView(tableView, shouldUpdateFocusIn: context) }
    public func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        send("tableView:didUpdateFocusIn:with:", [tableView, context, coordinator])
        table.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
    }
}
