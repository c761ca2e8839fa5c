import UIKit

/// Passes the calls of `UICollectionViewDelegateFlowLayout` on, and sends them to observers.
public final class RxCollectionViewDelegateProxy: RxScrollViewDelegateProxy,
    UICollectionViewDelegateFlowLayout
{
    private final class Standard: NSObject, UICollectionViewDelegateFlowLayout {
    }
    /// Has the methods that UIKit provides where a delegate has none.
    private let standard = Standard()
    private var collection: any UICollectionViewDelegateFlowLayout {
        forward as? any UICollectionViewDelegateFlowLayout ?? standard
    }

    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
    { collection.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        send("collectionView:didHighlightItemAtIndexPath:", [collectionView, indexPath])
        collection.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    {
        send("collectionView:didUnhighlightItemAtIndexPath:", [collectionView, indexPath])
        collection.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
        -> Bool
    { collection.collectionView(collectionView, shouldSelectItemAt: indexPath) }
    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
        -> Bool
    { collection.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        send("collectionView:didSelectItemAtIndexPath:", [collectionView, indexPath])
        collection.collectionView(collectionView, didSelectItemAt: indexPath)
    }
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        send("collectionView:didDeselectItemAtIndexPath:", [collectionView, indexPath])
        collection.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
    public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
    { collection.collectionView(collectionView, canEditItemAt: indexPath) }
    public func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        collection.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
    public func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        send("collectionView:didBeginMultipleSelectionInteractionAtIndexPath:", [collectionView, indexPath])
        collection.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
    public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        send("collectionViewDidEndMultipleSelectionInteraction:", [collectionView])
        collection.collectionViewDidEndMultipleSelectionInteraction(collectionView)
    }
    public func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { collection.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }
    public func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {
        send("collectionView:performPrimaryActionForItemAtIndexPath:", [collectionView, indexPath])
        collection.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    }
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        send("collectionView:willDisplay:forItemAtIndexPath:", [collectionView, cell, indexPath])
        collection.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
    public func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        send(
            "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
            [collectionView, view, elementKind, indexPath])
        collection.collectionView(
            collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    }
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        send("collectionView:didEndDisplaying:forItemAtIndexPath:", [collectionView, cell, indexPath])
        collection.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        send(
            "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
            [collectionView, view, elementKind, indexPath])
        collection.collectionView(
            collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
            at: indexPath)
    }
    public func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        collection.collectionView(
            collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
    public func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        collection.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
            toProposedIndexPath: proposedIndexPath)
    }
    public func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        collection.collectionView(
            collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        collection.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        collection.collectionView(
            collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    }
    public func collectionView(
        _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { collection.collectionView(collectionView, shouldShowMenuForItemAt: indexPath) }
    public func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        collection.collectionView(
            collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
    }
    public func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        send(
            "collectionView:performAction:forItemAtIndexPath:withSender:",
            [collectionView, action, indexPath, sender])
        collection.collectionView(
            collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
    }
    public func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        collection.collectionView(
            collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    public func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        collection.collectionView(
            collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    public func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        send(
            "collectionView:willPerformPreviewActionForMenuWith:animator:",
            [collectionView, configuration, animator])
        collection.collectionView(
            collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    public func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        send("collectionView:willDisplayContextMenu:animator:", [collectionView, configuration, animator])
        collection.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
    }
    public func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        send(
            "collectionView:willEndContextMenuInteraction:animator:",
            [collectionView, configuration, animator])
        collection.collectionView(
            collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
    public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
        -> Bool
    { collection.collectionView(collectionView, canFocusItemAt: indexPath) }
    public func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { collection.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath) }
    public func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { collection.collectionView(collectionView, shouldUpdateFocusIn: context) }
    public func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        send("collectionView:didUpdateFocusIn:with:", [collectionView, context, coordinator])
        collection.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
    }
    public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        collection.indexPathForPreferredFocusedView(in: collectionView)
    }
    public func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { collection.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context) }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        collection.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        collection.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        collection.collectionView(
            collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        collection.collectionView(
            collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        collection.collectionView(
            collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        collection.collectionView(
            collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
}
