import CoreGraphics
import Foundation

/// The selection of items.
extension UICollectionView {
    /// Whether items can currently be selected.
    private var selects: Bool { isEditing ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection }

    /// Whether several items can currently be selected.
    var selectsSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    func clearSelection() {
        for path in selection { content.cell(at: path)?.isSelected = false }
        selection = []
    }

    func editingDidChange() {
        clearSelection()
        for path in content.cells.keys.sorted() {
            let isEditable =
                collectionDelegate?.collectionView(self, canEditItemAt: path) ?? true
            content.cell(at: path)?.isEditing = isEditing && isEditable
        }
    }

    func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
        guard let path else { return clearSelection() }
        guard selects, layoutHas(path) else { return }
        if !selectsSeveral { selection.filter { $0 != path }.forEach(deselect) }
        if !selection.contains(path) { selection.append(path) }
        content.cell(at: path)?.isSelected = true
        if position != [] { scrollToItem(at: path, at: position, animated: animated) }
    }

    private func layoutHas(_ path: IndexPath) -> Bool {
        loadContentIfNeeded()
        return content.contains(path)
    }

    func deselect(_ path: IndexPath) {
        selection.removeAll { $0 == path }
        content.cell(at: path)?.isSelected = false
    }

    // MARK: Touches

    /// Begins tracking touches. Returns whether they are on an item that may be selected.
    func beginTouch(_ touches: Set<UITouch>) -> Bool {
        guard touches.count == 1, let touch = touches.first, content.touched == nil,
            let path = indexPathForItem(at: touch.location(in: self)),
            openSwipe != nil || highlightItem(at: path)
        else { return false }
        content.touched = path
        return true
    }

    /// Ends tracking touches. Returns whether they were on an item.
    func endTouch(isCancelled: Bool) -> Bool {
        guard let path = content.touched else { return false }
        content.touched = nil
        unhighlightItem(at: path)
        guard !isCancelled else { return true }
        if openSwipe == nil { chooseItem(at: path) } else { endSwipe() }
        return true
    }

    /// Highlights an item when a touch begins on it. Returns whether the touch may select the item.
    @discardableResult
    func highlightItem(at path: IndexPath) -> Bool {
        guard selects else { return false }
        let delegate = collectionDelegate
        let isAllowed =
            delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        guard isAllowed else { return false }
        content.cell(at: path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
        return true
    }

    /// Unhighlights an item when a touch on it ends or turns into another gesture.
    func unhighlightItem(at path: IndexPath) {
        guard let cell = content.cell(at: path), cell.isHighlighted else { return }
        cell.isHighlighted = false
        collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    /// Handles a touch that ended on a highlighted item: selects it, or deselects it if several may be selected,
    /// performs the cell's segue and calls the delegate.
    func chooseItem(at path: IndexPath) {
        if !isEditing, (cellForItem(at: path) as? UICollectionViewListCell)?.foldByTap() == true { return }
        guard selects else { return }
        let extends = selectsSeveral && !selection.isEmpty
        defer { if !extends { performPrimaryAction(at: path) } }
        if selectsSeveral, selection.contains(path) { return toggleOff(path) }
        guard isAllowed({ $0.collectionView(self, shouldSelectItemAt: path) }) else { return }
        let before = selectsSeveral ? [] : selection.filter { $0 != path }
        guard before.allSatisfy({ old in isAllowed { $0.collectionView(self, shouldDeselectItemAt: old) } })
        else { return }
        selectItem(at: path, animated: true, scrollPosition: [])
        let cell = cellForItem(at: path)
        cell?.selectionSegue?.performTriggered(by: cell)
        for old in before { collectionDelegate?.collectionView(self, didDeselectItemAt: old) }
        collectionDelegate?.collectionView(self, didSelectItemAt: path)
    }

    /// Performs the primary action of an item that is chosen alone, even if it may not be selected (Apple:
    /// collectionView(_:performPrimaryActionForItemAt:)).
    private func performPrimaryAction(at path: IndexPath) {
        guard let delegate = collectionDelegate else { return }
        let may = delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
        if may { delegate.collectionView(self, performPrimaryActionForItemAt: path) }
    }

    private func toggleOff(_ path: IndexPath) {
        guard isAllowed({ $0.collectionView(self, shouldDeselectItemAt: path) }) else { return }
        deselectItem(at: path, animated: true)
        collectionDelegate?.collectionView(self, didDeselectItemAt: path)
    }

    private func isAllowed(_ ask: (any UICollectionViewDelegate) -> Bool) -> Bool {
        guard let delegate = collectionDelegate else { return true }
        return ask(delegate)
    }
}
