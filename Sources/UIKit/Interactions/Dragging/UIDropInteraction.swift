import CoreGraphics
import Foundation

/// Lets the user drop items on a view that were dragged from another.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
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

    /// Returns the interaction of the nearest view below a drag that can handle it.
    static func target(of session: LocalDragSession, in window: UIWindow?) -> UIDropInteraction? {
        let touched = window?.hitTest(session.place, with: nil)
        return sequence(first: touched, next: { $0?.superview }).lazy.prefix { $0 != nil }
            .flatMap { $0?.interactions ?? [] }.compactMap { $0 as? UIDropInteraction }
            .first { $0.canHandle(session) }
    }

    private func canHandle(_ session: any UIDropSession) -> Bool {
        delegate?.dropInteraction(self, canHandle: session) ?? false
    }

    /// Updates a drag that is over the view or has moved there.
    func update(_ session: any UIDropSession) {
        if !isEntered { delegate?.dropInteraction(self, sessionDidEnter: session) }
        isEntered = true
        proposal = delegate?.dropInteraction(self, sessionDidUpdate: session)
    }

    /// Handles a drag that has left the view.
    func exit(_ session: any UIDropSession) {
        guard isEntered else { return }
        (isEntered, proposal) = (false, nil)
        delegate?.dropInteraction(self, sessionDidExit: session)
    }

    /// Returns the operation of a drop here: the delegate's proposal, if the drag's source allows it.
    func operation(for session: any UIDropSession) -> UIDropOperation {
        let operation = proposal?.operation ?? .cancel
        return operation == .move && !session.allowsMoveOperation ? .cancel : operation
    }

    /// Performs a drop on the view, if the operation is a copy or a move.
    func perform(_ session: any UIDropSession) {
        let operation = operation(for: session)
        guard operation == .copy || operation == .move, let delegate, let view else { return exit(session) }
        delegate.dropInteraction(self, performDrop: session)
        for item in session.items {
            _ = delegate.dropInteraction(
                self, previewForDropping: item, withDefault: UITargetedDragPreview(view: view))
            DragAnimator.run { delegate.dropInteraction(self, item: item, willAnimateDropWith: $0) }
        }
        delegate.dropInteraction(self, concludeDrop: session)
    }

    /// Handles the end of a drag, by a drop or without one.
    func sessionDidEnd(_ session: any UIDropSession) {
        (isEntered, proposal) = (false, nil)
        delegate?.dropInteraction(self, sessionDidEnd: session)
    }
}
