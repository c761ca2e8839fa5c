/// Methods of UIKit and Foundation whose selectors cannot be derived from their names in Swift.
enum FrameworkSelectors {
    /// Returns the selector of a framework's method; nil for an unknown one.
    static func selector(_ name: String, labels: [String]?) -> String? {
        guard let labels else { return unlabelled[name] ?? (withoutArguments.contains(name) ? name : nil) }
        if labels.isEmpty { return withoutArguments.contains(name) ? name : nil }
        return labelled["\(name)(\(labels.map { "\($0):" }.joined()))"]
    }

    /// The optional requirements of UIKit's protocols, by their selectors.
    static let requirements: [String: Set<String>] = FrameworkOptionals.names.reduce(into: [:]) {
        found, name in
        guard let labels = name.firstIndex(of: "(").map({ name[name.index(after: $0)...].dropLast() }) else {
            return
        }
        let base = String(name.prefix { $0 != "(" })
        let words = labels.split(separator: ":").map(String.init)
        found[selector(base, labels: words) ?? SelectorName.method(base, labels: words), default: []].insert(
            name)
    }

    /// Methods without arguments that are often used in `#selector`.
    private static let withoutArguments: Set = [
        "becomeFirstResponder", "resignFirstResponder", "layoutSubviews", "layoutIfNeeded", "setNeedsLayout",
        "setNeedsDisplay", "setNeedsUpdateConstraints", "reloadData", "removeFromSuperview", "loadView",
        "viewDidLoad", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "invalidate", "cancel", "stop",
        "startAnimating", "stopAnimating", "beginRefreshing", "endRefreshing", "prepareForReuse", "sizeToFit",
        "updateConstraints", "awakeFromNib", "invalidateIntrinsicContentSize",
        "setNeedsStatusBarAppearanceUpdate",
        "unmarkText", "resume", "suspend",
    ]

    /// The selectors of methods with labels.
    private static let labelled: [String: String] = [
        "application(_:configurationForConnecting:options:)":
            "application:configurationForConnectingSceneSession:options:",
        "responds(to:)": "respondsToSelector:",
        "value(forUndefinedKey:)": "valueForUndefinedKey:",
        "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
        "observeValue(forKeyPath:of:change:context:)":
            "observeValueForKeyPath:ofObject:change:context:",
        "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
        "present(_:animated:completion:)": "presentViewController:animated:completion:",
        "pushViewController(_:animated:)": "pushViewController:animated:",
        "popViewController(animated:)": "popViewControllerAnimated:",
        "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
        "popToViewController(_:animated:)": "popToViewController:animated:",
        "show(_:sender:)": "showViewController:sender:",
        "showDetailViewController(_:sender:)": "showDetailViewController:sender:",
        "performSegue(withIdentifier:sender:)": "performSegueWithIdentifier:sender:",
        "prepare(for:sender:)": "prepareForSegue:sender:",
        "canPerformAction(_:withSender:)": "canPerformAction:withSender:",
        "touchesBegan(_:with:)": "touchesBegan:withEvent:",
        "touchesMoved(_:with:)": "touchesMoved:withEvent:",
        "touchesEnded(_:with:)": "touchesEnded:withEvent:",
        "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
        "point(inside:with:)": "pointInside:withEvent:",
        "hitTest(_:with:)": "hitTest:withEvent:",
        "draw(_:)": "drawRect:",
        "viewWillTransition(to:with:)": "viewWillTransitionToSize:withTransitionCoordinator:",
        "setEditing(_:animated:)": "setEditing:animated:",
        "tableView(_:cellForRowAt:)": "tableView:cellForRowAtIndexPath:",
        "tableView(_:heightForRowAt:)": "tableView:heightForRowAtIndexPath:",
        "tableView(_:estimatedHeightForRowAt:)": "tableView:estimatedHeightForRowAtIndexPath:",
        "tableView(_:didSelectRowAt:)": "tableView:didSelectRowAtIndexPath:",
        "tableView(_:didDeselectRowAt:)": "tableView:didDeselectRowAtIndexPath:",
        "tableView(_:willSelectRowAt:)": "tableView:willSelectRowAtIndexPath:",
        "tableView(_:willDeselectRowAt:)": "tableView:willDeselectRowAtIndexPath:",
        "tableView(_:didHighlightRowAt:)": "tableView:didHighlightRowAtIndexPath:",
        "tableView(_:didUnhighlightRowAt:)": "tableView:didUnhighlightRowAtIndexPath:",
        "tableView(_:shouldHighlightRowAt:)": "tableView:shouldHighlightRowAtIndexPath:",
        "tableView(_:canEditRowAt:)": "tableView:canEditRowAtIndexPath:",
        "tableView(_:canMoveRowAt:)": "tableView:canMoveRowAtIndexPath:",
        "tableView(_:editingStyleForRowAt:)": "tableView:editingStyleForRowAtIndexPath:",
        "tableView(_:editActionsForRowAt:)": "tableView:editActionsForRowAtIndexPath:",
        "tableView(_:commit:forRowAt:)": "tableView:commitEditingStyle:forRowAtIndexPath:",
        "tableView(_:willDisplay:forRowAt:)": "tableView:willDisplayCell:forRowAtIndexPath:",
        "tableView(_:didEndDisplaying:forRowAt:)": "tableView:didEndDisplayingCell:forRowAtIndexPath:",
        "tableView(_:moveRowAt:to:)": "tableView:moveRowAtIndexPath:toIndexPath:",
        "tableView(_:leadingSwipeActionsConfigurationForRowAt:)":
            "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
        "tableView(_:trailingSwipeActionsConfigurationForRowAt:)":
            "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
        "tableView(_:accessoryButtonTappedForRowWith:)":
            "tableView:accessoryButtonTappedForRowWithIndexPath:",
        "numberOfSections(in:)": "numberOfSectionsInTableView:",
        "sectionIndexTitles(for:)": "sectionIndexTitlesForTableView:",
        "collectionView(_:cellForItemAt:)": "collectionView:cellForItemAtIndexPath:",
        "collectionView(_:didSelectItemAt:)": "collectionView:didSelectItemAtIndexPath:",
        "collectionView(_:didDeselectItemAt:)": "collectionView:didDeselectItemAtIndexPath:",
        "collectionView(_:shouldSelectItemAt:)": "collectionView:shouldSelectItemAtIndexPath:",
        "collectionView(_:shouldDeselectItemAt:)": "collectionView:shouldDeselectItemAtIndexPath:",
        "collectionView(_:didHighlightItemAt:)": "collectionView:didHighlightItemAtIndexPath:",
        "collectionView(_:didUnhighlightItemAt:)": "collectionView:didUnhighlightItemAtIndexPath:",
        "collectionView(_:shouldHighlightItemAt:)": "collectionView:shouldHighlightItemAtIndexPath:",
        "collectionView(_:canMoveItemAt:)": "collectionView:canMoveItemAtIndexPath:",
        "collectionView(_:moveItemAt:to:)": "collectionView:moveItemAtIndexPath:toIndexPath:",
        "collectionView(_:willDisplay:forItemAt:)": "collectionView:willDisplayCell:forItemAtIndexPath:",
        "collectionView(_:didEndDisplaying:forItemAt:)":
            "collectionView:didEndDisplayingCell:forItemAtIndexPath:",
        "collectionView(_:viewForSupplementaryElementOfKind:at:)":
            "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
        "collectionView(_:layout:sizeForItemAt:)": "collectionView:layout:sizeForItemAtIndexPath:",
        "collectionView(_:layout:insetForSectionAt:)": "collectionView:layout:insetForSectionAtIndex:",
        "collectionView(_:layout:minimumLineSpacingForSectionAt:)":
            "collectionView:layout:minimumLineSpacingForSectionAtIndex:",
        "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)":
            "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:",
        "tableView(_:sectionForSectionIndexTitle:at:)": "tableView:sectionForSectionIndexTitle:atIndex:",
        "tableView(_:indentationLevelForRowAt:)": "tableView:indentationLevelForRowAtIndexPath:",
        "tableView(_:willBeginEditingRowAt:)": "tableView:willBeginEditingRowAtIndexPath:",
        "tableView(_:didEndEditingRowAt:)": "tableView:didEndEditingRowAtIndexPath:",
        "tableView(_:titleForDeleteConfirmationButtonForRowAt:)":
            "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:",
        "tableView(_:shouldIndentWhileEditingRowAt:)": "tableView:shouldIndentWhileEditingRowAtIndexPath:",
        "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)":
            "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
        "tableView(_:canFocusRowAt:)": "tableView:canFocusRowAtIndexPath:",
        "tableView(_:shouldUpdateFocusIn:)": "tableView:shouldUpdateFocusInContext:",
        "tableView(_:didUpdateFocusIn:with:)": "tableView:didUpdateFocusInContext:withAnimationCoordinator:",
        "indexPathForPreferredFocusedView(in:)": "indexPathForPreferredFocusedViewInTableView:",
        "tableView(_:itemsForBeginning:at:)": "tableView:itemsForBeginningDragSession:atIndexPath:",
        "tableView(_:itemsForAddingTo:at:point:)": "tableView:itemsForAddingToDragSession:atIndexPath:point:",
        "tableView(_:dragPreviewParametersForRowAt:)": "tableView:dragPreviewParametersForRowAtIndexPath:",
        "tableView(_:performDropWith:)": "tableView:performDropWithCoordinator:",
        "tableView(_:canHandle:)": "tableView:canHandleDropSession:",
        "tableView(_:dropPreviewParametersForRowAt:)": "tableView:dropPreviewParametersForRowAtIndexPath:",
        "tableView(_:shouldSpringLoadRowAt:with:)": "tableView:shouldSpringLoadRowAtIndexPath:withContext:",
        "tableView(_:shouldBeginMultipleSelectionInteractionAt:)":
            "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:",
        "tableView(_:didBeginMultipleSelectionInteractionAt:)":
            "tableView:didBeginMultipleSelectionInteractionAtIndexPath:",
        "tableView(_:contextMenuConfigurationForRowAt:point:)":
            "tableView:contextMenuConfigurationForRowAtIndexPath:point:",
        "tableView(_:selectionFollowsFocusForRowAt:)": "tableView:selectionFollowsFocusForRowAtIndexPath:",
        "tableView(_:prefetchRowsAt:)": "tableView:prefetchRowsAtIndexPaths:",
        "tableView(_:cancelPrefetchingForRowsAt:)": "tableView:cancelPrefetchingForRowsAtIndexPaths:",
        "tableView(_:canPerformPrimaryActionForRowAt:)":
            "tableView:canPerformPrimaryActionForRowAtIndexPath:",
        "tableView(_:performPrimaryActionForRowAt:)": "tableView:performPrimaryActionForRowAtIndexPath:",
        "collectionView(_:prefetchItemsAt:)": "collectionView:prefetchItemsAtIndexPaths:",
        "collectionView(_:cancelPrefetchingForItemsAt:)":
            "collectionView:cancelPrefetchingForItemsAtIndexPaths:",
        "collectionView(_:layout:referenceSizeForHeaderInSection:)":
            "collectionView:layout:referenceSizeForHeaderInSection:",
        "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)":
            "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
        "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)":
            "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
        "collectionView(_:contextMenuConfigurationForItemAt:point:)":
            "collectionView:contextMenuConfigurationForItemAtIndexPath:point:",
        "collectionView(_:canFocusItemAt:)": "collectionView:canFocusItemAtIndexPath:",
        "viewForZooming(in:)": "viewForZoomingInScrollView:",
        "gestureRecognizer(_:shouldReceive:)": "gestureRecognizer:shouldReceiveTouch:",
        "textField(_:shouldChangeCharactersIn:replacementString:)":
            "textField:shouldChangeCharactersInRange:replacementString:",
        "textView(_:shouldChangeTextIn:replacementText:)":
            "textView:shouldChangeTextInRange:replacementText:",
    ]

    /// The selectors of methods that are usually referred to without their labels.
    private static let unlabelled: [String: String] = [
        "endEditing": "endEditing:", "copy": "copy:", "cut": "cut:", "paste": "paste:", "select": "select:",
        "selectAll": "selectAll:", "delete": "delete:",
        "makeTextWritingDirectionLeftToRight":
            "makeTextWritingDirectionLeftToRight:",
        "makeTextWritingDirectionRightToLeft": "makeTextWritingDirectionRightToLeft:",
        "toggleBoldface": "toggleBoldface:", "toggleItalics": "toggleItalics:",
        "toggleUnderline": "toggleUnderline:", "increaseSize": "increaseSize:",
        "decreaseSize": "decreaseSize:",
        "dismiss": "dismissViewControllerAnimated:completion:",
        "popViewController": "popViewControllerAnimated:",
        "popToRootViewController": "popToRootViewControllerAnimated:",
        "pushViewController": "pushViewController:animated:",
        "touchesBegan": "touchesBegan:withEvent:", "touchesEnded": "touchesEnded:withEvent:",
        "touchesMoved": "touchesMoved:withEvent:", "viewWillAppear": "viewWillAppear:",
        "viewDidAppear": "viewDidAppear:", "viewWillDisappear": "viewWillDisappear:",
        "viewDidDisappear": "viewDidDisappear:", "scrollViewDidScroll": "scrollViewDidScroll:",
        "textFieldShouldReturn": "textFieldShouldReturn:",
        "textFieldDidBeginEditing": "textFieldDidBeginEditing:",
        "textFieldDidEndEditing": "textFieldDidEndEditing:",
        "traitCollectionDidChange":
            "traitCollectionDidChange:",
    ]
}
