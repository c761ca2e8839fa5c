import CoreGraphics
import Foundation

/// Interactive movement of a row: the table displays it elsewhere before the data source is updated.
extension UITableView {
    /// Moves the row whose reorder control a touch holds, at a vertical position of the content in points.
    func hold(_ cell: UITableViewCell, _ state: UIGestureRecognizer.State, at y: CGFloat) {
        switch state {
        case .began: if let path = indexPath(for: cell) { beginMoving(path, at: y) }
        case .changed: moveHeld(to: y)
        case .ended: endMoving(isCancelled: false)
        case .cancelled: endMoving(isCancelled: true)
        default: return
        }
    }

    private func beginMoving(_ path: IndexPath, at y: CGFloat) {
        guard editing.movement == nil, dataSource != nil, canMove(path) else { return }
        endSwipe()
        editing.movement = InteractiveMovement(origin: path, current: path, position: CGPoint(x: 0, y: y))
        setNeedsLayout()
    }

    private func moveHeld(to y: CGFloat) {
        guard let movement = editing.movement else { return }
        edges.hold(at: CGPoint(x: bounds.midX, y: y)) { [weak self] in self?.moveHeld(to: $0.y) }
        editing.movement?.position = CGPoint(x: 0, y: y)
        setNeedsLayout()
        guard let proposed = place(at: y, for: movement), proposed != movement.current else { return }
        let wish = tableDelegate?.tableView(
            self, targetIndexPathForMoveFromRowAt: movement.origin, toProposedIndexPath: proposed)
        showHeld(at: wish ?? proposed)
    }

    /// Returns the row at a height, or the beginning of a section that has no rows.
    private func place(at y: CGFloat, for movement: InteractiveMovement) -> IndexPath? {
        if let row = content.geometry.row(at: y) { return row }
        let empty = content.geometry.sections(in: y...y).first { content.sections[$0].rows == 0 }
        return empty.map { IndexPath(row: 0, section: $0) }
    }

    /// Displays the held row at an index path, and the others in the resulting order.
    private func showHeld(at target: IndexPath) {
        guard let current = editing.movement?.current, current != target,
            content.sections.indices.contains(target.section)
        else { return }
        var sections = content.sections
        sections[current.section].rows -= 1
        sections[target.section].rows += 1
        guard sections.has(target) else { return }
        var changes = BatchUpdates()
        changes.movedItems = [(current, target)]
        editing.movement?.current = target
        adopt(sections, after: changes)
        setNeedsLayout()
    }

    private func endMoving(isCancelled: Bool) {
        guard let movement = editing.movement else { return }
        edges.stop()
        if isCancelled { showHeld(at: movement.origin) }
        editing.movement = nil
        if !isCancelled, movement.current != movement.origin {
            dataSource?.tableView(self, moveRowAt: movement.origin, to: movement.current)
        }
        setNeedsLayout()
    }

    /// Places the moved row's cell at the touch.
    func placeHeldRow() {
        guard let movement = editing.movement, let position = movement.position,
            let cell = content.cells[movement.current]
        else { return }
        cell.center.y = position.y
        if subviews.last !== cell { bringSubviewToFront(cell) }
    }
}

/// The reorder control, which a touch drags to move a row. The cell's decoration draws it.
@MainActor
final class ReorderGrip: UIView {
    init() {
        super.init(frame: .zero)
        isOpaque = false
        addGestureRecognizer(GripGestureRecognizer())
    }

    required init?(coder: NSCoder) { nil }
}

/// A recognizer that recognizes a touch at once, before scrolling starts.
@MainActor
private final class GripGestureRecognizer: UILongPressGestureRecognizer {
    init() {
        super.init(target: nil, action: nil)
        minimumPressDuration = 0
    }

    required init?(coder: NSCoder) { nil }

    override func tellTargets() {
        if let cell = view?.superview as? UITableViewCell, let table = cell.table {
            table.hold(cell, state, at: location(in: table).y)
        }
        super.tellTargets()
    }
}

extension UITableViewCell {
    func placeGrip() {
        guard reorderWidth > 0 else {
            grip?.removeFromSuperview()
            grip = nil
            return
        }
        let grip = self.grip ?? ReorderGrip()
        self.grip = grip
        if subviews.last !== grip { addSubview(grip) }
        let width = reorderWidth + trailingMargin + coveredSides.trailing
        grip.frame = CGRect(
            x: isRightToLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    }
}
