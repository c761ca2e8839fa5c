import CoreGraphics
import Foundation

/// Lets the user drop items on a view that were dragged from another.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction, DropTarget {
    /// The view that has the interaction.
    open private(set) weak var view: UIView?
    /// Accepts the items.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    open var allowsSimultaneousDropSessions = false

    private var isEntered = false
    private var proposal: UIDropProposal?

    /// Creates an interaction whose items the delegate accepts.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) { (isEntered, proposal) = (false, nil) }
    open func didMove(to view: UIView?) { self.view = view }

    // MARK: A drag over the view

    func canHandle(_ session: any UIDropSession) -> Bool {
        delegate?.dropInteraction(self, canHandle: session) ?? false
    }

    func update(_ session: any UIDropSession) {
        if !isEntered { delegate?.dropInteraction(self, sessionDidEnter: session) }
        isEntered = true
        proposal = delegate?.dropInteraction(self, sessionDidUpdate: session)
    }

    func exit(_ session: any UIDropSession) {
        guard isEntered else { return }
        (isEntered, proposal) = (false, nil)
        delegate?.dropInteraction(self, sessionDidExit: session)
    }

    func operation(for session: any UIDropSession) -> UIDropOperation {
        (proposal?.operation ?? .cancel).allowed(by: session)
    }

    func perform(_ session: any UIDropSession) {
        guard operation(for: session).isDrop, let delegate, let view else { return exit(session) }
        delegate.dropInteraction(self, performDrop: session)
        for item in session.items {
            _ = delegate.dropInteraction(
                self, previewForDropping: item, withDefault: UITargetedDragPreview(view: view))
            DragAnimator.run { delegate.dropInteraction(self, item: item, willAnimateDropWith: $0) }
        }
        delegate.dropInteraction(self, concludeDrop: session)
    }

    func sessionDidEnd(_ session: any UIDropSession) {
        (isEntered, proposal) = (false, nil)
        delegate?.dropInteraction(self, sessionDidEnd: session)
    }
}
