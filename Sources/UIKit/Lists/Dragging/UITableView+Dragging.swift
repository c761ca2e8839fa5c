import CoreGraphics
import Foundation

/// A drag that began in a table, or that is over it.
struct TableDrags {
    /// The drag that began here.
    var session: LocalDragSession?
    /// The rows of the dragged items.
    var sources: [ObjectIdentifier: IndexPath] = [:]
    /// Whether a drag is over the table.
    var isOver = false
}

/// Drag and drop within the app, one method for each step.
extension UITableView {
    /// Begins to drag a row. Returns the session, or nil if the row cannot be dragged.
    @discardableResult
    func beginDrag(at path: IndexPath) -> (any UIDragSession)? {
        guard dragInteractionEnabled, let dragDelegate else { return nil }
        let session = LocalDragSession(items: [])
        let items = dragDelegate.tableView(self, itemsForBeginning: session, at: path)
        guard !items.isEmpty else { return nil }
        session.add(items)
        session.allowsMoveOperation = dragDelegate.tableView(self, dragSessionAllowsMoveOperation: session)
        session.isRestrictedToDraggingApplication = dragDelegate.tableView(
            self, dragSessionIsRestrictedToDraggingApplication: session)
        drags.session = session
        remember(items, from: path)
        dragDelegate.tableView(self, dragSessionWillBegin: session)
        cellForRow(at: path)?.setDragState(.dragging)
        return session
    }

    /// Adds a row that is tapped during a drag to it.
    func addToDrag(rowAt path: IndexPath) {
        guard let session = drags.session, let dragDelegate else { return }
        let rect = rectForRow(at: path)
        let items = dragDelegate.tableView(
            self, itemsForAddingTo: session, at: path, point: CGPoint(x: rect.midX, y: rect.midY))
        session.add(items)
        remember(items, from: path)
    }

    private func remember(_ items: [UIDragItem], from path: IndexPath) {
        for item in items { drags.sources[ObjectIdentifier(item)] = path }
    }

    /// Updates a drag over the table. Returns the delegate's proposal.
    @discardableResult
    func drag(_ session: any UIDropSession, over path: IndexPath?) -> UITableViewDropProposal? {
        guard let dropDelegate, dropDelegate.tableView(self, canHandle: session) else { return nil }
        if !drags.isOver {
            drags.isOver = true
            dropDelegate.tableView(self, dropSessionDidEnter: session)
        }
        return dropDelegate.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    }

    /// Handles a drag that leaves the table.
    func dragLeft(_ session: any UIDropSession) {
        guard drags.isOver else { return }
        drags.isOver = false
        dropDelegate?.tableView(self, dropSessionDidExit: session)
    }

    /// Performs a drop on the table. Returns whether the drop was accepted.
    @discardableResult
    func drop(_ session: any UIDropSession, at path: IndexPath?) -> Bool {
        guard let proposal = drag(session, over: path),
            proposal.operation == .move || proposal.operation == .copy
        else { return false }
        let coordinator = TableDropCoordinator(
            in: self, session: session, proposal: proposal, destination: path,
            items: session.items.map {
                TableDropItem($0, from: drags.sources[ObjectIdentifier($0)], in: self)
            })
        dropDelegate?.tableView(self, performDropWith: coordinator)
        drags.isOver = false
        dropDelegate?.tableView(self, dropSessionDidEnd: session)
        coordinator.finish()
        return true
    }

    /// Ends a drag that began in the table.
    func endDrag() {
        guard let session = drags.session else { return }
        for path in Set(drags.sources.values) { cellForRow(at: path)?.setDragState(.none) }
        drags = TableDrags()
        dragDelegate?.tableView(self, dragSessionDidEnd: session)
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
