import CoreGraphics
import Foundation

/// A list whose rows or items users drag.
@MainActor
protocol DraggingList: UIScrollView {
    /// Begins a drag of the row or item at a point of the content; returns nil where the delegate gives nothing to drag.
    func beginDrag(at point: CGPoint) -> LocalDragSession?
    /// Ends the drag that began here.
    func endDrag()
}

/// Recognizes the press that lifts a row or item, and follows the touch until it is dropped.
@MainActor
final class ListDragRecognizer: UILongPressGestureRecognizer {
    private var session: LocalDragSession?
    private var target: (any DropTarget)?
    private var list: (any DraggingList)? { view as? any DraggingList }

    init() { super.init(target: nil, action: nil) }
    required init?(coder: NSCoder) { nil }

    /// Asks for the items once all other recognizers are settled, so that the delegate is asked only once.
    func mayBegin() -> Bool {
        session = list?.beginDrag(at: location(in: view))
        return session != nil
    }

    override func tellTargets() {
        switch state {
        case .changed: target = session?.move(to: location(in: nil), from: target, in: view?.window)
        case .ended: end { target?.perform($0) }
        case .cancelled: end { target?.exit($0) }
        default: break
        }
        super.tellTargets()
    }

    private func end(_ drop: (LocalDragSession) -> Void) {
        guard let session else { return }
        drop(session)
        target?.sessionDidEnd(session)
        list?.endDrag()
        (self.session, target) = (nil, nil)
    }
}
