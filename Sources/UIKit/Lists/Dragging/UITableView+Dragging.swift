import CoreGraphics
import Foundation

/// A drag that began in a table, or that is over it.
struct TableDrags {
    /// The drag that began here.
    var session: LocalDragSession?
    /// The row that the dragged items came from.
    var source: IndexPath?
    /// Whether a drag is over the table.
    var isOver = false
    var proposal: UITableViewDropProposal?
}

extension UITableView: DraggingList {
    func beginDrag(at point: CGPoint) -> LocalDragSession? {
        guard dragInteractionEnabled, drags.session == nil, let dragDelegate,
            let path = indexPathForRow(at: point)
        else { return nil }
        let session = LocalDragSession(items: [])
        session.place = convert(point, to: nil)
        session.add(dragDelegate.tableView(self, itemsForBeginning: session, at: path))
        guard !session.items.isEmpty else { return nil }
        session.allowsMoveOperation = dragDelegate.tableView(self, dragSessionAllowsMoveOperation: session)
        session.isRestrictedToDraggingApplication = dragDelegate.tableView(
            self, dragSessionIsRestrictedToDraggingApplication: session)
        (drags.session, drags.source) = (session, path)
        dragDelegate.tableView(self, dragSessionWillBegin: session)
        cellForRow(at: path)?.setDragState(.dragging)
        return session
    }

    func endDrag() {
        guard let session = drags.session else { return }
        for cell in visibleCells where cell.dragState != .none { cell.setDragState(.none) }
        drags = TableDrags()
        dragDelegate?.tableView(self, dragSessionDidEnd: session)
    }
}

extension UITableView: DropTarget {
    func canHandle(_ session: any UIDropSession) -> Bool {
        dropDelegate?.tableView(self, canHandle: session) ?? false
    }

    func update(_ session: any UIDropSession) {
        if !drags.isOver { dropDelegate?.tableView(self, dropSessionDidEnter: session) }
        drags.isOver = true
        let path = indexPathForRow(at: session.location(in: self))
        drags.proposal = dropDelegate?.tableView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    }

    func exit(_ session: any UIDropSession) {
        guard drags.isOver else { return }
        (drags.isOver, drags.proposal) = (false, nil)
        dropDelegate?.tableView(self, dropSessionDidExit: session)
    }

    func operation(for session: any UIDropSession) -> UIDropOperation {
        (drags.proposal?.operation ?? .cancel).allowed(by: session)
    }

    func perform(_ session: any UIDropSession) {
        guard operation(for: session).isDrop, let proposal = drags.proposal, let dropDelegate else {
            return exit(session)
        }
        let source = session.localDragSession === drags.session ? drags.source : nil
        let coordinator = TableDropCoordinator(
            in: self, session: session, proposal: proposal,
            destination: indexPathForRow(at: session.location(in: self)),
            items: session.items.map { TableDropItem($0, from: source, in: self) })
        dropDelegate.tableView(self, performDropWith: coordinator)
        coordinator.finish()
    }

    func sessionDidEnd(_ session: any UIDropSession) {
        (drags.isOver, drags.proposal) = (false, nil)
        dropDelegate?.tableView(self, dropSessionDidEnd: session)
    }
}

@MainActor
private final class TableDropItem: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, from path: IndexPath?, in table: UITableView) {
        dragItem = item
        sourceIndexPath = path
        previewSize = path.map { table.rectForRow(at: $0).size } ?? .zero
        super.init()
    }
}

@MainActor
private final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    let session: any UIDropSession
    let proposal: UITableViewDropProposal
    let destinationIndexPath: IndexPath?
    let items: [any UITableViewDropItem]
    private var drops: [DragAnimator] = []
    private weak var table: UITableView?

    init(
        in table: UITableView, session: any UIDropSession, proposal: UITableViewDropProposal,
        destination: IndexPath?,
        items: [any UITableViewDropItem]
    ) {
        (self.session, self.proposal, self.table) = (session, proposal, table)
        (destinationIndexPath, self.items) = (destination, items)
        super.init()
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    { TablePlaceholderContext(dragItem, table?.insert(placeholder), in: table, animator()) }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { animator() }
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { animator() }
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        animator()
    }

    private func animator() -> any UIDragAnimating {
        let animator = DragAnimator()
        drops.append(animator)
        return animator
    }

    func finish() { drops.forEach { $0.run() } }
}
