import CoreGraphics
import Foundation

/// A view, or an interaction of one, that accepts drops of drags within the application.
@MainActor
protocol DropTarget: AnyObject {
    func canHandle(_ session: any UIDropSession) -> Bool
    /// The drag is over the view or has moved there.
    func update(_ session: any UIDropSession)
    /// The drag has left the view.
    func exit(_ session: any UIDropSession)
    /// The operation of a drop here: the delegate's proposal, where the source of the drag allows it.
    func operation(for session: any UIDropSession) -> UIDropOperation
    /// The items are dropped on the view, where the operation is a copy or a move.
    func perform(_ session: any UIDropSession)
    /// The drag is over, by a drop or without one.
    func sessionDidEnd(_ session: any UIDropSession)
}

extension LocalDragSession {
    /// Moves the drag to a point of the window, and returns the target there.
    func move(to point: CGPoint, from old: (any DropTarget)?, in window: UIWindow?) -> (any DropTarget)? {
        place = point
        let found = target(in: window)
        if found !== old { old?.exit(self) }
        found?.update(self)
        return found
    }

    /// The target nearest to the drag that can handle it.
    private func target(in window: UIWindow?) -> (any DropTarget)? {
        let touched = window?.hitTest(place, with: nil)
        return sequence(first: touched, next: { $0?.superview }).lazy.compactMap(\.self)
            .flatMap { view in view.interactions.map { $0 as AnyObject } + [view] }
            .compactMap { $0 as? any DropTarget }
            .first { $0.canHandle(self) }
    }
}

extension UIDropOperation {
    /// The operation, or its refusal where it moves what the source of the drag keeps.
    @MainActor
    func allowed(by session: any UIDropSession) -> UIDropOperation {
        self == .move && !session.allowsMoveOperation ? .cancel : self
    }

    /// Whether something is dropped.
    var isDrop: Bool { self == .copy || self == .move }
}
