/// The optional methods of the protocols of Apple's user interface frameworks.
enum FrameworkOptionals {
    /// The names of the methods by protocol, from Apple's documentation.
    static let methods: [String: Set<String>] = Dictionary(
        uniqueKeysWithValues: (text + "\n" + others).split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ").map(String.init)
            return words.first.map { ($0, Set(words.dropFirst())) }
        })

    /// All the names, without the protocols.
    static let names = methods.values.reduce(into: Set<String>()) { $0.formUnion($1) }

    /// Returns whether a call with the labels is one of an optional method, a trailing closure possibly being
    /// an additional argument.
    static func contains(_ name: String, _ labels: [String], hasClosure: Bool) -> Bool {
        let opening = "\(name)(" + labels.map { "\($0):" }.joined()
        if names.contains(opening + ")") { return true }
        return hasClosure
            && names.contains {
                $0.hasPrefix(opening) && $0.dropFirst(opening.count).count { $0 == ":" } == 1
            }
    }

    private static let text = """
        CAAnimationDelegate animationDidStart(_:) animationDidStop(_:finished:)
        CALayerDelegate action(for:forKey:) display(_:) draw(_:in:) layerWillDraw(_:) layoutSublayers(of:)
        NSLayoutManagerDelegate \
        layoutManager(_:boundingBoxForControlGlyphAt:for:proposedLineFragment:glyphPosition:characterIndex:) \
        layoutManager(_:didCompleteLayoutFor:atEnd:) \
        layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:) \
        layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:) \
        layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:) \
        layoutManager(_:shouldBreakLineByHyphenatingBeforeCharacterAt:) \
        layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:) \
        layoutManager(_:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:) \
        layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:) \
        layoutManager(_:shouldUse:forControlCharacterAt:) \
        layoutManager(_:textContainer:didChangeGeometryFrom:) layoutManagerDidInvalidateLayout(_:)
        NSTextStorageDelegate textStorage(_:didProcessEditing:range:changeInLength:) \
        textStorage(_:willProcessEditing:range:changeInLength:)
        UIAccessibilityContainerDataTable accessibilityHeaderElements(forColumn:) \
        accessibilityHeaderElements(forRow:)
        UIAccessibilityReadingContent accessibilityAttributedContent(forLineNumber:) \
        accessibilityAttributedPageContent()
        UIActionSheetDelegate actionSheet(_:clickedButtonAt:) actionSheet(_:didDismissWithButtonIndex:) \
        actionSheet(_:willDismissWithButtonIndex:) actionSheetCancel(_:) didPresent(_:) willPresent(_:)
        UIActivityItemSource activityViewController(_:dataTypeIdentifierForActivityType:) \
        activityViewController(_:subjectForActivityType:) \
        activityViewController(_:thumbnailImageForActivityType:suggestedSize:)
        UIActivityItemsConfigurationReading activityItemsConfigurationMetadata(key:) \
        activityItemsConfigurationMetadataForItem(at:key:) \
        activityItemsConfigurationPreviewForItem(at:intent:suggestedSize:) \
        activityItemsConfigurationSupports(interaction:)
        UIAdaptivePresentationControllerDelegate adaptivePresentationStyle(for:) \
        adaptivePresentationStyle(for:traitCollection:) \
        presentationController(_:viewControllerForAdaptivePresentationStyle:) \
        presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:) \
        presentationControllerDidAttemptToDismiss(_:) presentationControllerDidDismiss(_:) \
        presentationControllerShouldDismiss(_:) presentationControllerWillDismiss(_:)
        UIAlertViewDelegate alertView(_:clickedButtonAt:) alertView(_:didDismissWithButtonIndex:) \
        alertView(_:willDismissWithButtonIndex:) alertViewCancel(_:) \
        alertViewShouldEnableFirstOtherButton(_:) didPresent(_:) willPresent(_:)
        UIApplicationDelegate application(_:configurationForConnecting:options:) \
        application(_:continue:restorationHandler:) application(_:didChangeStatusBarFrame:) \
        application(_:didChangeStatusBarOrientation:) application(_:didDecodeRestorableStateWith:) \
        application(_:didDiscardSceneSessions:) \
        application(_:didFailToContinueUserActivityWithType:error:) \
        application(_:didFailToRegisterForRemoteNotificationsWithError:) \
        application(_:didFinishLaunchingWithOptions:) application(_:didReceive:) \
        application(_:didReceiveRemoteNotification:) \
        application(_:didReceiveRemoteNotification:fetchCompletionHandler:) application(_:didRegister:) \
        application(_:didRegisterForRemoteNotificationsWithDeviceToken:) application(_:didUpdate:) \
        application(_:handleActionWithIdentifier:for:completionHandler:) \
        application(_:handleActionWithIdentifier:for:withResponseInfo:completionHandler:) \
        application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:) \
        application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:) \
        application(_:handleEventsForBackgroundURLSession:completionHandler:) application(_:handleOpen:) \
        application(_:handleWatchKitExtensionRequest:reply:) application(_:open:options:) \
        application(_:open:sourceApplication:annotation:) \
        application(_:performActionFor:completionHandler:) \
        application(_:performFetchWithCompletionHandler:) \
        application(_:shouldAllowExtensionPointIdentifier:) application(_:shouldRestoreApplicationState:) \
        application(_:shouldRestoreSecureApplicationState:) application(_:shouldSaveApplicationState:) \
        application(_:shouldSaveSecureApplicationState:) application(_:supportedInterfaceOrientationsFor:) \
        application(_:viewControllerWithRestorationIdentifierPath:coder:) \
        application(_:willChangeStatusBarFrame:) application(_:willChangeStatusBarOrientation:duration:) \
        application(_:willContinueUserActivityWithType:) application(_:willEncodeRestorableStateWith:) \
        application(_:willFinishLaunchingWithOptions:) applicationDidBecomeActive(_:) \
        applicationDidEnterBackground(_:) applicationDidFinishLaunching(_:) \
        applicationDidReceiveMemoryWarning(_:) applicationProtectedDataDidBecomeAvailable(_:) \
        applicationProtectedDataWillBecomeUnavailable(_:) applicationShouldRequestHealthAuthorization(_:) \
        applicationSignificantTimeChange(_:) applicationWillEnterForeground(_:) \
        applicationWillResignActive(_:) applicationWillTerminate(_:)
        UIBarPositioningDelegate position(for:)
        UICloudSharingControllerDelegate cloudSharingControllerDidSaveShare(_:) \
        cloudSharingControllerDidStopSharing(_:) itemThumbnailData(for:) itemType(for:)
        NSUserActivityDelegate userActivity(_:didReceive:outputStream:) userActivityWasContinued(_:) \
        userActivityWillSave(_:)
        UICollectionViewDataSource collectionView(_:canMoveItemAt:) \
        collectionView(_:indexPathForIndexTitle:at:) collectionView(_:moveItemAt:to:) \
        collectionView(_:viewForSupplementaryElementOfKind:at:) indexTitles(for:) numberOfSections(in:)
        UICollectionViewDataSourcePrefetching collectionView(_:cancelPrefetchingForItemsAt:)
        UICollectionViewDelegate collectionView(_:canEditItemAt:) collectionView(_:canFocusItemAt:) \
        collectionView(_:canPerformAction:forItemAt:withSender:) \
        collectionView(_:contextMenuConfigurationForItemAt:point:) \
        collectionView(_:didBeginMultipleSelectionInteractionAt:) collectionView(_:didDeselectItemAt:) \
        collectionView(_:didEndDisplaying:forItemAt:) \
        collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) \
        collectionView(_:didHighlightItemAt:) collectionView(_:didSelectItemAt:) \
        collectionView(_:didUnhighlightItemAt:) collectionView(_:didUpdateFocusIn:with:) \
        collectionView(_:performAction:forItemAt:withSender:) \
        collectionView(_:previewForDismissingContextMenuWithConfiguration:) \
        collectionView(_:previewForHighlightingContextMenuWithConfiguration:) \
        collectionView(_:shouldBeginMultipleSelectionInteractionAt:) \
        collectionView(_:shouldDeselectItemAt:) collectionView(_:shouldHighlightItemAt:) \
        collectionView(_:shouldSelectItemAt:) collectionView(_:shouldShowMenuForItemAt:) \
        collectionView(_:shouldSpringLoadItemAt:with:) collectionView(_:shouldUpdateFocusIn:) \
        collectionView(_:targetContentOffsetForProposedContentOffset:) \
        collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:) \
        collectionView(_:transitionLayoutForOldLayout:newLayout:) collectionView(_:willDisplay:forItemAt:) \
        collectionView(_:willDisplayContextMenu:animator:) \
        collectionView(_:willDisplaySupplementaryView:forElementKind:at:) \
        collectionView(_:willEndContextMenuInteraction:animator:) \
        collectionView(_:willPerformPreviewActionForMenuWith:animator:) \
        collectionViewDidEndMultipleSelectionInteraction(_:) indexPathForPreferredFocusedView(in:)
        UICollectionViewDelegateFlowLayout collectionView(_:layout:insetForSectionAt:) \
        collectionView(_:layout:minimumInteritemSpacingForSectionAt:) \
        collectionView(_:layout:minimumLineSpacingForSectionAt:) \
        collectionView(_:layout:referenceSizeForFooterInSection:) \
        collectionView(_:layout:referenceSizeForHeaderInSection:) collectionView(_:layout:sizeForItemAt:)
        UICollectionViewDragDelegate collectionView(_:dragPreviewParametersForItemAt:) \
        collectionView(_:dragSessionAllowsMoveOperation:) collectionView(_:dragSessionDidEnd:) \
        collectionView(_:dragSessionIsRestrictedToDraggingApplication:) \
        collectionView(_:dragSessionWillBegin:) collectionView(_:itemsForAddingTo:at:point:)
        UICollectionViewDropDelegate collectionView(_:canHandle:) \
        collectionView(_:dropPreviewParametersForItemAt:) collectionView(_:dropSessionDidEnd:) \
        collectionView(_:dropSessionDidEnter:) collectionView(_:dropSessionDidExit:) \
        collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)
        UICollisionBehaviorDelegate collisionBehavior(_:beganContactFor:with:at:) \
        collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:) \
        collisionBehavior(_:endedContactFor:with:) \
        collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)
        UIColorPickerViewControllerDelegate colorPickerViewControllerDidFinish(_:) \
        colorPickerViewControllerDidSelectColor(_:)
        UIContextMenuInteractionDelegate \
        contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:) \
        contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:) \
        contextMenuInteraction(_:willDisplayMenuFor:animator:) \
        contextMenuInteraction(_:willEndFor:animator:) \
        contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
        UIDocumentBrowserViewControllerDelegate documentBrowser(_:applicationActivitiesForDocumentURLs:) \
        documentBrowser(_:didImportDocumentAt:toDestinationURL:) documentBrowser(_:didPickDocumentURLs:) \
        documentBrowser(_:didPickDocumentsAt:) documentBrowser(_:didRequestDocumentCreationWithHandler:) \
        documentBrowser(_:failedToImportDocumentAt:error:) documentBrowser(_:willPresent:)
        UIDocumentInteractionControllerDelegate \
        documentInteractionController(_:didEndSendingToApplication:) \
        documentInteractionController(_:willBeginSendingToApplication:) \
        documentInteractionControllerDidDismissOpenInMenu(_:) \
        documentInteractionControllerDidDismissOptionsMenu(_:) \
        documentInteractionControllerDidEndPreview(_:) documentInteractionControllerRectForPreview(_:) \
        documentInteractionControllerViewControllerForPreview(_:) \
        documentInteractionControllerViewForPreview(_:) documentInteractionControllerWillBeginPreview(_:) \
        documentInteractionControllerWillPresentOpenInMenu(_:) \
        documentInteractionControllerWillPresentOptionsMenu(_:)
        UIDocumentMenuDelegate documentMenuWasCancelled(_:)
        UIDocumentPickerDelegate documentPicker(_:didPickDocumentAt:) \
        documentPicker(_:didPickDocumentsAt:) documentPickerWasCancelled(_:)
        UIDragInteractionDelegate dragInteraction(_:item:willAnimateCancelWith:) \
        dragInteraction(_:itemsForAddingTo:withTouchAt:) dragInteraction(_:prefersFullSizePreviewsFor:) \
        dragInteraction(_:previewForCancelling:withDefault:) dragInteraction(_:previewForLifting:session:) \
        dragInteraction(_:session:didEndWith:) dragInteraction(_:session:willAdd:for:) \
        dragInteraction(_:session:willEndWith:) dragInteraction(_:sessionAllowsMoveOperation:) \
        dragInteraction(_:sessionDidMove:) dragInteraction(_:sessionDidTransferItems:) \
        dragInteraction(_:sessionForAddingItems:withTouchAt:) \
        dragInteraction(_:sessionIsRestrictedToDraggingApplication:) dragInteraction(_:sessionWillBegin:) \
        dragInteraction(_:willAnimateLiftWith:session:)
        UIDropInteractionDelegate dropInteraction(_:canHandle:) dropInteraction(_:concludeDrop:) \
        dropInteraction(_:item:willAnimateDropWith:) dropInteraction(_:performDrop:) \
        dropInteraction(_:previewForDropping:withDefault:) dropInteraction(_:sessionDidEnd:) \
        dropInteraction(_:sessionDidEnter:) dropInteraction(_:sessionDidExit:) \
        dropInteraction(_:sessionDidUpdate:)
        UIDynamicAnimatorDelegate dynamicAnimatorDidPause(_:) dynamicAnimatorWillResume(_:)
        UIFocusItem didHintFocusMovement(_:)
        UIFontPickerViewControllerDelegate fontPickerViewControllerDidCancel(_:) \
        fontPickerViewControllerDidPickFont(_:)
        UIGestureRecognizerDelegate gestureRecognizer(_:shouldBeRequiredToFailBy:) \
        gestureRecognizer(_:shouldReceive:) gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) \
        gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizerShouldBegin(_:)
        UIGuidedAccessRestrictionDelegate detailTextForGuidedAccessRestriction(withIdentifier:)
        UIImagePickerControllerDelegate imagePickerController(_:didFinishPickingMediaWithInfo:) \
        imagePickerControllerDidCancel(_:)
        UILargeContentViewerInteractionDelegate largeContentViewerInteraction(_:didEndOn:at:) \
        largeContentViewerInteraction(_:itemAt:) viewController(for:)
        UINavigationBarDelegate navigationBar(_:didPop:) navigationBar(_:didPush:) \
        navigationBar(_:shouldPop:) navigationBar(_:shouldPush:)
        UINavigationControllerDelegate navigationController(_:animationControllerFor:from:to:) \
        navigationController(_:didShow:animated:) navigationController(_:interactionControllerFor:) \
        navigationController(_:willShow:animated:) \
        navigationControllerPreferredInterfaceOrientationForPresentation(_:) \
        navigationControllerSupportedInterfaceOrientations(_:)
        UIPageViewControllerDataSource presentationCount(for:) presentationIndex(for:)
        UIPageViewControllerDelegate \
        pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:) \
        pageViewController(_:spineLocationFor:) pageViewController(_:willTransitionTo:) \
        pageViewControllerPreferredInterfaceOrientationForPresentation(_:) \
        pageViewControllerSupportedInterfaceOrientations(_:)
        UIPasteConfigurationSupporting canPaste(_:) paste(itemProviders:)
        UIPencilInteractionDelegate pencilInteractionDidTap(_:)
        UIPickerViewAccessibilityDelegate pickerView(_:accessibilityAttributedHintForComponent:) \
        pickerView(_:accessibilityAttributedLabelForComponent:) \
        pickerView(_:accessibilityAttributedUserInputLabelsForComponent:) \
        pickerView(_:accessibilityHintForComponent:) pickerView(_:accessibilityLabelForComponent:) \
        pickerView(_:accessibilityUserInputLabelsForComponent:)
        UIPickerViewDelegate pickerView(_:attributedTitleForRow:forComponent:) \
        pickerView(_:didSelectRow:inComponent:) pickerView(_:rowHeightForComponent:) \
        pickerView(_:titleForRow:forComponent:) pickerView(_:viewForRow:forComponent:reusing:) \
        pickerView(_:widthForComponent:)
        UIPointerInteractionDelegate pointerInteraction(_:regionFor:defaultRegion:) \
        pointerInteraction(_:styleFor:) pointerInteraction(_:willEnter:animator:) \
        pointerInteraction(_:willExit:animator:)
        UIPopoverControllerDelegate popoverController(_:willRepositionPopoverTo:in:) \
        popoverControllerDidDismissPopover(_:) popoverControllerShouldDismissPopover(_:)
        UIPopoverPresentationControllerDelegate \
        popoverPresentationController(_:willRepositionPopoverTo:in:) \
        popoverPresentationControllerDidDismissPopover(_:) \
        popoverPresentationControllerShouldDismissPopover(_:) prepareForPopoverPresentation(_:)
        UIPreviewInteractionDelegate previewInteraction(_:didUpdateCommitTransition:ended:) \
        previewInteractionShouldBegin(_:)
        UIPrintInteractionControllerDelegate printInteractionController(_:chooseCutterBehavior:) \
        printInteractionController(_:choosePaper:) printInteractionController(_:cutLengthFor:) \
        printInteractionControllerDidDismissPrinterOptions(_:) printInteractionControllerDidFinishJob(_:) \
        printInteractionControllerDidPresentPrinterOptions(_:) \
        printInteractionControllerParentViewController(_:) \
        printInteractionControllerWillDismissPrinterOptions(_:) \
        printInteractionControllerWillPresentPrinterOptions(_:) printInteractionControllerWillStartJob(_:)
        UIPrinterPickerControllerDelegate printerPickerController(_:shouldShow:) \
        printerPickerControllerDidDismiss(_:) printerPickerControllerDidPresent(_:) \
        printerPickerControllerDidSelectPrinter(_:) printerPickerControllerParentViewController(_:) \
        printerPickerControllerWillDismiss(_:) printerPickerControllerWillPresent(_:)
        UIResponderStandardEditActions copy(_:) cut(_:) decreaseSize(_:) delete(_:) increaseSize(_:) \
        makeTextWritingDirectionLeftToRight(_:) makeTextWritingDirectionRightToLeft(_:) paste(_:) \
        select(_:) selectAll(_:) toggleBoldface(_:) toggleItalics(_:) toggleUnderline(_:) \
        updateTextAttributes(conversionHandler:)
        UISceneDelegate scene(_:continue:) scene(_:didFailToContinueUserActivityWithType:error:) \
        scene(_:didUpdate:) scene(_:openURLContexts:) \
        scene(_:restoreInteractionStateWith:) scene(_:willConnectTo:options:) \
        scene(_:willContinueUserActivityWithType:) sceneDidBecomeActive(_:) sceneDidDisconnect(_:) \
        sceneDidEnterBackground(_:) sceneWillEnterForeground(_:) sceneWillResignActive(_:) \
        stateRestorationActivity(for:)
        UIScreenshotServiceDelegate screenshotService(_:generatePDFRepresentationWithCompletion:)
        UIScribbleInteractionDelegate scribbleInteraction(_:shouldBeginAt:) \
        scribbleInteractionDidFinishWriting(_:) scribbleInteractionShouldDelayFocus(_:) \
        scribbleInteractionWillBeginWriting(_:)
        UIScrollViewAccessibilityDelegate accessibilityAttributedScrollStatus(for:) \
        accessibilityScrollStatus(for:)
        UIScrollViewDelegate scrollViewDidChangeAdjustedContentInset(_:) scrollViewDidEndDecelerating(_:) \
        scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndScrollingAnimation(_:) \
        scrollViewDidEndZooming(_:with:atScale:) scrollViewDidScroll(_:) scrollViewDidScrollToTop(_:) \
        scrollViewDidZoom(_:) scrollViewShouldScrollToTop(_:) scrollViewWillBeginDecelerating(_:) \
        scrollViewWillBeginDragging(_:) scrollViewWillBeginZooming(_:with:) \
        scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) viewForZooming(in:)
        UISearchBarDelegate searchBar(_:selectedScopeButtonIndexDidChange:) \
        searchBar(_:shouldChangeTextIn:replacementText:) searchBar(_:textDidChange:) \
        searchBarBookmarkButtonClicked(_:) searchBarCancelButtonClicked(_:) \
        searchBarResultsListButtonClicked(_:) searchBarSearchButtonClicked(_:) \
        searchBarShouldBeginEditing(_:) searchBarShouldEndEditing(_:) searchBarTextDidBeginEditing(_:) \
        searchBarTextDidEndEditing(_:)
        UISearchControllerDelegate didDismissSearchController(_:) didPresentSearchController(_:) \
        presentSearchController(_:) willDismissSearchController(_:) willPresentSearchController(_:)
        UISearchDisplayDelegate searchDisplayController(_:didHideSearchResultsTableView:) \
        searchDisplayController(_:didLoadSearchResultsTableView:) \
        searchDisplayController(_:didShowSearchResultsTableView:) \
        searchDisplayController(_:shouldReloadTableForSearch:) \
        searchDisplayController(_:shouldReloadTableForSearchScope:) \
        searchDisplayController(_:willHideSearchResultsTableView:) \
        searchDisplayController(_:willShowSearchResultsTableView:) \
        searchDisplayController(_:willUnloadSearchResultsTableView:) \
        searchDisplayControllerDidBeginSearch(_:) searchDisplayControllerDidEndSearch(_:) \
        searchDisplayControllerWillBeginSearch(_:) searchDisplayControllerWillEndSearch(_:)
        UISearchTextFieldDelegate searchTextField(_:itemProviderForCopying:)
        UISheetPresentationControllerDelegate sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
        UISplitViewControllerDelegate primaryViewController(forCollapsing:) \
        primaryViewController(forExpanding:) splitViewController(_:collapseSecondary:onto:) \
        splitViewController(_:displayModeForExpandingToProposedDisplayMode:) \
        splitViewController(_:popoverController:willPresent:) \
        splitViewController(_:separateSecondaryFrom:) splitViewController(_:shouldHide:in:) \
        splitViewController(_:show:sender:) splitViewController(_:showDetail:sender:) \
        splitViewController(_:topColumnForCollapsingToProposedTopColumn:) \
        splitViewController(_:willChangeTo:) splitViewController(_:willHide:) \
        splitViewController(_:willHide:with:for:) splitViewController(_:willShow:) \
        splitViewController(_:willShow:invalidating:) splitViewControllerDidCollapse(_:) \
        splitViewControllerDidExpand(_:) splitViewControllerInteractivePresentationGestureDidEnd(_:) \
        splitViewControllerInteractivePresentationGestureWillBegin(_:) \
        splitViewControllerPreferredInterfaceOrientationForPresentation(_:) \
        splitViewControllerSupportedInterfaceOrientations(_:) targetDisplayModeForAction(in:)
        UISpringLoadedInteractionBehavior interactionDidFinish(_:)
        UIStateRestoring applicationFinishedRestoringState() decodeRestorableState(with:) \
        encodeRestorableState(with:)
        UITabBarControllerDelegate tabBarController(_:animationControllerForTransitionFrom:to:) \
        tabBarController(_:didEndCustomizing:changed:) tabBarController(_:didSelect:) \
        tabBarController(_:interactionControllerFor:) tabBarController(_:shouldSelect:) \
        tabBarController(_:willBeginCustomizing:) tabBarController(_:willEndCustomizing:changed:) \
        tabBarControllerPreferredInterfaceOrientationForPresentation(_:) \
        tabBarControllerSupportedInterfaceOrientations(_:)
        UITabBarDelegate tabBar(_:didBeginCustomizing:) tabBar(_:didEndCustomizing:changed:) \
        tabBar(_:didSelect:) tabBar(_:willBeginCustomizing:) tabBar(_:willEndCustomizing:changed:)
        UITableViewDataSource numberOfSections(in:) sectionIndexTitles(for:) tableView(_:canEditRowAt:) \
        tableView(_:canMoveRowAt:) tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:) \
        tableView(_:sectionForSectionIndexTitle:at:) tableView(_:titleForFooterInSection:) \
        tableView(_:titleForHeaderInSection:)
        UITableViewDataSourcePrefetching tableView(_:cancelPrefetchingForRowsAt:)
        UITableViewDelegate indexPathForPreferredFocusedView(in:) \
        tableView(_:accessoryButtonTappedForRowWith:) tableView(_:canFocusRowAt:) \
        tableView(_:canPerformAction:forRowAt:withSender:) \
        tableView(_:contextMenuConfigurationForRowAt:point:) \
        tableView(_:didBeginMultipleSelectionInteractionAt:) tableView(_:didDeselectRowAt:) \
        tableView(_:didEndDisplaying:forRowAt:) tableView(_:didEndDisplayingFooterView:forSection:) \
        tableView(_:didEndDisplayingHeaderView:forSection:) tableView(_:didEndEditingRowAt:) \
        tableView(_:didHighlightRowAt:) tableView(_:didSelectRowAt:) tableView(_:didUnhighlightRowAt:) \
        tableView(_:didUpdateFocusIn:with:) tableView(_:editActionsForRowAt:) \
        tableView(_:editingStyleForRowAt:) tableView(_:estimatedHeightForFooterInSection:) \
        tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForRowAt:) \
        tableView(_:heightForFooterInSection:) tableView(_:heightForHeaderInSection:) \
        tableView(_:heightForRowAt:) tableView(_:indentationLevelForRowAt:) \
        tableView(_:leadingSwipeActionsConfigurationForRowAt:) \
        tableView(_:performAction:forRowAt:withSender:) \
        tableView(_:previewForDismissingContextMenuWithConfiguration:) \
        tableView(_:previewForHighlightingContextMenuWithConfiguration:) \
        tableView(_:shouldBeginMultipleSelectionInteractionAt:) tableView(_:shouldHighlightRowAt:) \
        tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:shouldShowMenuForRowAt:) \
        tableView(_:shouldSpringLoadRowAt:with:) tableView(_:shouldUpdateFocusIn:) \
        tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) \
        tableView(_:titleForDeleteConfirmationButtonForRowAt:) \
        tableView(_:trailingSwipeActionsConfigurationForRowAt:) tableView(_:viewForFooterInSection:) \
        tableView(_:viewForHeaderInSection:) tableView(_:willBeginEditingRowAt:) \
        tableView(_:willDeselectRowAt:) tableView(_:willDisplay:forRowAt:) \
        tableView(_:willDisplayContextMenu:animator:) tableView(_:willDisplayFooterView:forSection:) \
        tableView(_:willDisplayHeaderView:forSection:) \
        tableView(_:willEndContextMenuInteraction:animator:) \
        tableView(_:willPerformPreviewActionForMenuWith:animator:) tableView(_:willSelectRowAt:) \
        tableViewDidEndMultipleSelectionInteraction(_:)
        UITableViewDragDelegate tableView(_:dragPreviewParametersForRowAt:) \
        tableView(_:dragSessionAllowsMoveOperation:) tableView(_:dragSessionDidEnd:) \
        tableView(_:dragSessionIsRestrictedToDraggingApplication:) tableView(_:dragSessionWillBegin:) \
        tableView(_:itemsForAddingTo:at:point:)
        UITableViewDropDelegate tableView(_:canHandle:) tableView(_:dropPreviewParametersForRowAt:) \
        tableView(_:dropSessionDidEnd:) tableView(_:dropSessionDidEnter:) tableView(_:dropSessionDidExit:) \
        tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)
        UITextDragDelegate textDraggableView(_:dragPreviewForLiftingItem:session:) \
        textDraggableView(_:dragSessionDidEnd:with:) textDraggableView(_:dragSessionWillBegin:) \
        textDraggableView(_:itemsForDrag:) textDraggableView(_:willAnimateLiftWith:session:)
        UITextDropDelegate textDroppableView(_:dropSessionDidEnd:) \
        textDroppableView(_:dropSessionDidEnter:) textDroppableView(_:dropSessionDidExit:) \
        textDroppableView(_:dropSessionDidUpdate:) \
        textDroppableView(_:previewForDroppingAllItemsWithDefault:) textDroppableView(_:proposalForDrop:) \
        textDroppableView(_:willBecomeEditableForDrop:) textDroppableView(_:willPerformDrop:)
        UITextFieldDelegate textField(_:shouldChangeCharactersIn:replacementString:) \
        textFieldDidBeginEditing(_:) textFieldDidChangeSelection(_:) textFieldDidEndEditing(_:) \
        textFieldDidEndEditing(_:reason:) textFieldShouldBeginEditing(_:) textFieldShouldClear(_:) \
        textFieldShouldEndEditing(_:) textFieldShouldReturn(_:)
        UITextInput beginFloatingCursor(at:) characterOffset(of:within:) dictationRecognitionFailed() \
        dictationRecordingDidEnd() endFloatingCursor() frame(forDictationResultPlaceholder:) \
        insertDictationResult(_:) insertText(_:alternatives:style:) insertTextPlaceholder(with:) \
        position(within:atCharacterOffset:) remove(_:) \
        removeDictationResultPlaceholder(_:willInsertResult:) setAttributedMarkedText(_:selectedRange:) \
        shouldChangeText(in:replacementText:) textStyling(at:in:) updateFloatingCursor(at:)
        UITextInteractionDelegate interactionDidEnd(_:) interactionShouldBegin(_:at:) \
        interactionWillBegin(_:)
        UITextPasteDelegate textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:) \
        textPasteConfigurationSupporting(_:performPasteOf:to:) \
        textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:) \
        textPasteConfigurationSupporting(_:transform:)
        UITextViewDelegate textView(_:shouldChangeTextIn:replacementText:) \
        textView(_:shouldInteractWith:in:) textView(_:shouldInteractWith:in:interaction:) \
        textViewDidBeginEditing(_:) textViewDidChange(_:) textViewDidChangeSelection(_:) \
        textViewDidEndEditing(_:) textViewShouldBeginEditing(_:) textViewShouldEndEditing(_:)
        UIVideoEditorControllerDelegate videoEditorController(_:didFailWithError:) \
        videoEditorController(_:didSaveEditedVideoToPath:) videoEditorControllerDidCancel(_:)
        UIViewControllerAnimatedTransitioning animationEnded(_:) interruptibleAnimator(using:)
        UIViewControllerTransitioningDelegate animationController(forDismissed:) \
        animationController(forPresented:presenting:source:) interactionControllerForDismissal(using:) \
        interactionControllerForPresentation(using:) \
        presentationController(forPresented:presenting:source:)
        UIViewImplicitlyAnimating addAnimations(_:) addAnimations(_:delayFactor:) addCompletion(_:) \
        continueAnimation(withTimingParameters:durationFactor:)
        UIWebViewDelegate webView(_:didFailLoadWithError:) webView(_:shouldStartLoadWith:navigationType:) \
        webViewDidFinishLoad(_:) webViewDidStartLoad(_:)
        UIWindowSceneDelegate windowScene(_:didUpdate:interfaceOrientation:traitCollection:) \
        windowScene(_:performActionFor:completionHandler:)
        __UIIndirectScribbleInteractionDelegate indirectScribbleInteraction(_:didFinishWritingInElement:) \
        indirectScribbleInteraction(_:shouldDelayFocusForElement:) \
        indirectScribbleInteraction(_:willBeginWritingInElement:)
        """

    /// Those of Foundation's and of frameworks whose delegates apps often forward to their own.
    private static let others = """
        CBCentralManagerDelegate centralManager(_:connectionEventDidOccur:for:) \
        centralManager(_:didConnect:) centralManager(_:didDisconnectPeripheral:error:) \
        centralManager(_:didDiscover:advertisementData:rssi:) centralManager(_:didFailToConnect:error:) \
        centralManager(_:didUpdateANCSAuthorizationFor:) centralManager(_:willRestoreState:)
        CBPeripheralDelegate peripheral(_:didDiscoverCharacteristicsFor:error:) \
        peripheral(_:didDiscoverDescriptorsFor:error:) peripheral(_:didDiscoverIncludedServicesFor:error:) \
        peripheral(_:didDiscoverServices:) peripheral(_:didModifyServices:) peripheral(_:didOpen:error:) \
        peripheral(_:didReadRSSI:error:) peripheral(_:didUpdateNotificationStateFor:error:) \
        peripheral(_:didUpdateValueFor:error:) peripheral(_:didWriteValueFor:error:) \
        peripheralDidUpdateName(_:) peripheralDidUpdateRSSI(_:error:) \
        peripheralIsReady(toSendWriteWithoutResponse:)
        CBPeripheralManagerDelegate peripheralManager(_:central:didSubscribeTo:) \
        peripheralManager(_:central:didUnsubscribeFrom:) peripheralManager(_:didAdd:error:) \
        peripheralManager(_:didOpen:error:) peripheralManager(_:didPublishL2CAPChannel:error:) \
        peripheralManager(_:didReceiveRead:) peripheralManager(_:didReceiveWrite:) \
        peripheralManager(_:didUnpublishL2CAPChannel:error:) peripheralManager(_:willRestoreState:) \
        peripheralManagerDidStartAdvertising(_:error:) peripheralManagerIsReady(toUpdateSubscribers:)
        CLLocationManagerDelegate locationManager(_:didChangeAuthorization:) \
        locationManager(_:didDetermineState:for:) locationManager(_:didEnterRegion:) \
        locationManager(_:didExitRegion:) locationManager(_:didFailRangingFor:error:) \
        locationManager(_:didFailWithError:) locationManager(_:didFinishDeferredUpdatesWithError:) \
        locationManager(_:didRange:satisfying:) locationManager(_:didRangeBeacons:in:) \
        locationManager(_:didStartMonitoringFor:) locationManager(_:didUpdateHeading:) \
        locationManager(_:didUpdateLocations:) locationManager(_:didVisit:) \
        locationManager(_:monitoringDidFailFor:withError:) \
        locationManager(_:rangingBeaconsDidFailFor:withError:) locationManagerDidChangeAuthorization(_:) \
        locationManagerDidPauseLocationUpdates(_:) locationManagerDidResumeLocationUpdates(_:) \
        locationManagerShouldDisplayHeadingCalibration(_:)
        MFMailComposeViewControllerDelegate mailComposeController(_:didFinishWith:error:)
        MKLocalSearchCompleterDelegate completer(_:didFailWithError:) completerDidUpdateResults(_:)
        MKMapViewDelegate mapView(_:annotationView:calloutAccessoryControlTapped:) \
        mapView(_:annotationView:didChange:fromOldState:) \
        mapView(_:clusterAnnotationForMemberAnnotations:) mapView(_:didAdd:) \
        mapView(_:didAddOverlayViews:) mapView(_:didChange:animated:) mapView(_:didDeselect:) \
        mapView(_:didFailToLocateUserWithError:) mapView(_:didSelect:) mapView(_:didUpdate:) \
        mapView(_:regionDidChangeAnimated:) mapView(_:regionWillChangeAnimated:) mapView(_:rendererFor:) \
        mapView(_:viewFor:) mapViewDidChangeVisibleRegion(_:) mapViewDidFailLoadingMap(_:withError:) \
        mapViewDidFinishLoadingMap(_:) mapViewDidFinishRenderingMap(_:fullyRendered:) \
        mapViewDidStopLocatingUser(_:) mapViewWillStartLoadingMap(_:) mapViewWillStartLocatingUser(_:) \
        mapViewWillStartRenderingMap(_:)
        QLPreviewControllerDelegate previewController(_:didSaveEditedCopyOf:at:) \
        previewController(_:didUpdateContentsOf:) previewController(_:editingModeFor:) \
        previewController(_:frameFor:inSourceView:) previewController(_:shouldOpen:for:) \
        previewController(_:transitionImageFor:contentRect:) previewController(_:transitionViewFor:) \
        previewControllerDidDismiss(_:) previewControllerWillDismiss(_:)
        SFSafariViewControllerDelegate safariViewController(_:activityItemsFor:title:) \
        safariViewController(_:didCompleteInitialLoad:) \
        safariViewController(_:excludedActivityTypesFor:title:) \
        safariViewController(_:initialLoadDidRedirectTo:) safariViewControllerDidFinish(_:) \
        safariViewControllerWillOpenInBrowser(_:)
        UNUserNotificationCenterDelegate userNotificationCenter(_:didReceive:withCompletionHandler:) \
        userNotificationCenter(_:openSettingsFor:) \
        userNotificationCenter(_:willPresent:withCompletionHandler:)
        URLSessionDataDelegate urlSession(_:dataTask:didBecome:) urlSession(_:dataTask:didReceive:) \
        urlSession(_:dataTask:didReceive:completionHandler:) \
        urlSession(_:dataTask:willCacheResponse:completionHandler:)
        URLSessionDelegate urlSession(_:didBecomeInvalidWithError:) \
        urlSession(_:didReceive:completionHandler:) urlSessionDidFinishEvents(forBackgroundURLSession:)
        URLSessionDownloadDelegate urlSession(_:downloadTask:didResumeAtOffset:expectedTotalBytes:) \
        urlSession(_:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:)
        URLSessionTaskDelegate urlSession(_:task:didCompleteWithError:) \
        urlSession(_:task:didFinishCollecting:) urlSession(_:task:didReceive:completionHandler:) \
        urlSession(_:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:) \
        urlSession(_:task:needNewBodyStream:) \
        urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)
        WKNavigationDelegate webView(_:authenticationChallenge:shouldAllowDeprecatedTLS:) \
        webView(_:decidePolicyFor:decisionHandler:) \
        webView(_:decidePolicyFor:preferences:decisionHandler:) webView(_:didCommit:) \
        webView(_:didFail:withError:) webView(_:didFailProvisionalNavigation:withError:) \
        webView(_:didFinish:) webView(_:didReceive:completionHandler:) \
        webView(_:didReceiveServerRedirectForProvisionalNavigation:) \
        webView(_:didStartProvisionalNavigation:) webViewWebContentProcessDidTerminate(_:)
        WKUIDelegate webView(_:commitPreviewingViewController:) \
        webView(_:contextMenuConfigurationForElement:completionHandler:) \
        webView(_:contextMenuDidEndForElement:) webView(_:contextMenuForElement:willCommitWithAnimator:) \
        webView(_:contextMenuWillPresentForElement:) webView(_:createWebViewWith:for:windowFeatures:) \
        webView(_:previewingViewControllerForElement:defaultActions:) \
        webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:) \
        webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:) \
        webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:) \
        webView(_:shouldPreviewElement:) webViewDidClose(_:)
        """
}
