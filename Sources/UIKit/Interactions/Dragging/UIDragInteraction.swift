import CoreGraphics
import Foundation

/// Lets the user drag items out of a view: a long press lifts them, and they follow the touch.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// Whether new interactions are enabled: on iPad.
    open class var isEnabledByDefault: Bool { UIScreen.main.traitCollection.userInterfaceIdiom == .pad }

    /// The view that has the interaction.
    open private(set) weak var view: UIView?
    /// Provides the items.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// Whether a drag can begin.
    open var isEnabled = UIDragInteraction.isEnabledByDefault {
        didSet { if !isEnabled { endDrag(with: .cancel) } }
    }
    open var allowsSimultaneousRecognitionDuringLift = false

    private lazy var lift = DragLiftRecognizer(self)
    private(set) var session: LocalDragSession?
    private var target: (any DropTarget)?

    /// Creates an interaction whose items the delegate provides.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {
        endDrag(with: .cancel)
        self.view?.removeGestureRecognizer(lift)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(lift)
    }

    // MARK: A drag

    /// Begins a drag at a point of the view; returns nil if the delegate has no items there.
    @discardableResult
    package func beginDrag(at point: CGPoint) -> (any UIDragSession)? {
        guard isEnabled, session == nil, let delegate, let view else { return nil }
        let session = LocalDragSession(items: [])
        session.place = view.convert(point, to: nil)
        session.add(delegate.dragInteraction(self, itemsForBeginning: session))
        guard !session.items.isEmpty else { return nil }
        self.session = session
        session.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: session)
        session.isRestrictedToDraggingApplication = delegate.dragInteraction(
            self, sessionIsRestrictedToDraggingApplication: session)
        for item in session.items {
            _ = delegate.dragInteraction(self, previewForLifting: item, session: session)
        }
        DragAnimator.run { delegate.dragInteraction(self, willAnimateLiftWith: $0, session: session) }
        delegate.dragInteraction(self, sessionWillBegin: session)
        return session
    }

    /// Adds the items at a point of the view to the drag, as a tap during it does.
    package func addItems(at point: CGPoint) {
        guard let session, let delegate else { return }
        let items = delegate.dragInteraction(self, itemsForAddingTo: session, withTouchAt: point)
        guard !items.isEmpty else { return }
        delegate.dragInteraction(self, session: session, willAdd: items, for: self)
        session.add(items)
    }

    /// Moves the drag to a point of the view, over a target that accepts drops, if any.
    package func moveDrag(to point: CGPoint) {
        guard let session, let view else { return }
        session.place = view.convert(point, to: nil)
        delegate?.dragInteraction(self, sessionDidMove: session)
        target = session.move(to: session.place, from: target, in: view.window)
    }

    /// Ends the drag by a drop at its location.
    package func drop() {
        guard let session else { return }
        let operation = target?.operation(for: session) ?? .cancel
        end(session, operation) { target?.perform(session) }
    }

    /// Ends the drag without a drop.
    package func endDrag(with operation: UIDropOperation) {
        guard let session else { return }
        end(session, operation) { target?.exit(session) }
    }

    private func end(_ session: LocalDragSession, _ operation: UIDropOperation, _ drop: () -> Void) {
        self.session = nil
        delegate?.dragInteraction(self, session: session, willEndWith: operation)
        if operation == .cancel || operation == .forbidden { returnItems(of: session) }
        drop()
        target?.sessionDidEnd(session)
        target = nil
        if operation.isDrop {
            delegate?.dragInteraction(self, sessionDidTransferItems: session)
        }
        delegate?.dragInteraction(self, session: session, didEndWith: operation)
    }

    private func returnItems(of session: LocalDragSession) {
        guard let view, let delegate else { return }
        for item in session.items {
            _ = delegate.dragInteraction(
                self, previewForCancelling: item, withDefault: UITargetedDragPreview(view: view))
            DragAnimator.run { delegate.dragInteraction(self, item: item, willAnimateCancelWith: $0) }
        }
    }
}

/// Recognizes the press that lifts items, and follows the touch until they are dropped.
private final class DragLiftRecognizer: UILongPressGestureRecognizer {
    private weak var interaction: UIDragInteraction?

    init(_ interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func accepts(_ touch: UITouch) -> Bool { interaction?.isEnabled == true }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        interaction?.session != nil && interaction?.allowsSimultaneousRecognitionDuringLift == false
    }

    override func tellTargets() {
        let point = location(in: view)
        switch state {
        case .began: interaction?.beginDrag(at: point)
        case .changed: interaction?.moveDrag(to: point)
        case .ended: interaction?.drop()
        case .cancelled: interaction?.endDrag(with: .cancel)
        default: break
        }
        super.tellTargets()
    }
}
