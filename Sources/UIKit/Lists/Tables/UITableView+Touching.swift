import CoreGraphics
import Foundation

/// The part of a row under a touch.
enum RowPart {
    case content
    /// The circled "i".
    case accessory
    /// The control at the leading edge of a row that is edited.
    case editingControl
    /// Any part while swipe actions are open somewhere: a tap closes them.
    case openSwipe
}

/// The row under a touch.
struct TouchedRow {
    var path: IndexPath
    var part: RowPart
}

/// Touches, as acts on rows.
extension UITableView {
    func addListGestures() {
        addGestureRecognizer(RowSwipeGestureRecognizer())
        addGestureRecognizer(RowMenuGestureRecognizer())
        addGestureRecognizer(ListDragRecognizer())
        addMultipleSelectionGesture()
    }

    /// Returns whether a swipe may begin: rows may prevent it; scrolling closes open actions.
    func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        switch recognizer {
        case let swipe as RowSwipeGestureRecognizer where swipe.view === self: return swipe.mayBegin()
        case let menu as RowMenuGestureRecognizer where menu.view === self: return menu.mayBegin()
        case let drag as ListDragRecognizer where drag.view === self: return drag.mayBegin()
        case let several as MultipleSelectionGestureRecognizer where several.view === self:
            return several.mayBegin()
        case panGestureRecognizer:
            endSwipe()
            return true
        default: return true
        }
    }

    /// Begins tracking touches. Returns whether they are on a row that responds to them.
    func beginTouch(_ touches: Set<UITouch>) -> Bool {
        guard touches.count == 1, touched == nil, let touch = touches.first, let path = row(of: touch),
            let cell = cellForRow(at: path)
        else { return false }
        let part = openSwipe != nil ? .openSwipe : cell.part(at: touch.location(in: cell))
        if part == .content, !highlightRow(at: path) { return false }
        touched = TouchedRow(path: path, part: part)
        return true
    }

    /// Returns the row whose cell, or a subview of it, is touched.
    private func row(of touch: UITouch) -> IndexPath? {
        let views = sequence(first: touch.view) { $0?.superview }
        guard let cell = views.lazy.compactMap({ $0 as? UITableViewCell }).first else { return nil }
        return indexPath(for: cell)
    }

    /// Ends tracking touches. Returns whether they were on a row.
    func endTouch(_ touches: Set<UITouch>) -> Bool {
        guard let touched else { return false }
        self.touched = nil
        let path = highlightedRow ?? touched.path
        unhighlightRow()
        guard let point = touches.first?.location(in: self), rectForRow(at: path).contains(point) else {
            return true
        }
        switch touched.part {
        case .content: chooseRow(at: path)
        case .accessory: tapAccessory(at: path)
        case .editingControl: tapEditingControl(at: path)
        case .openSwipe: endSwipe()
        }
        return true
    }

    func cancelTouch() -> Bool {
        guard touched != nil else { return false }
        touched = nil
        unhighlightRow()
        return true
    }
}

extension UITableViewCell {
    func part(at point: CGPoint) -> RowPart {
        let (start, end) =
            isRightToLeft ? (bounds.width - point.x, point.x) : (point.x, bounds.width - point.x)
        if isEditing, let control = editingControls.leading, control != .mark,
            start < coveredSides.leading + leadingMargin + EditingControls.width
        {
            return .editingControl
        }
        let hasDetail = shownAccessory == .detailButton || shownAccessory == .detailDisclosureButton
        let edge = coveredSides.trailing + reorderWidth + (table?.indexWidth ?? 0)
        return hasDetail && end - edge < accessoryWidth ? .accessory : .content
    }
}
