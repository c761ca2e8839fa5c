import CoreGraphics
import Foundation

/// Activates a view when a drag is held over it. There is no dragging by hand here, so no view springs open by itself.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// The view that has the interaction.
    open private(set) weak var view: UIView?
    /// The behavior that determines when the view opens; nil for the system's.
    public let interactionBehavior: any UISpringLoadedInteractionBehavior
    /// The effect displayed meanwhile; nil for the system's.
    public let interactionEffect: any UISpringLoadedInteractionEffect
    let activationHandler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// Creates an interaction with a custom behavior.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.interactionBehavior = interactionBehavior ?? UsualSpring()
        self.interactionEffect = interactionEffect ?? UsualSpring()
        self.activationHandler = activationHandler
        super.init()
    }

    /// Creates an interaction with the system's behavior.
    public convenience init(
        activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: activationHandler)
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Determines when a view springs open.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Returns whether the drag may activate the view.
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    )
        -> Bool
    /// Called when no drag is over the view any longer.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    /// Does nothing, unless implemented.
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows that a view is about to spring open.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// Called at each change of the state.
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// The context of a drag over a view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// The state of the effect.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view with the effect; the interaction's own unless set.
    var targetView: UIView? { get set }
    /// The part of the view that is activated, such as a segment's index.
    var targetItem: Any? { get set }
    /// Returns the location of the drag, in the view's points.
    func location(in view: UIView?) -> CGPoint
}

/// The state of a view's activation.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    case inactive = 0
    case possible = 1
    case activating = 2
    case activated = 3
}

/// An object that supports spring loading.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether spring loading is enabled.
    var isSpringLoaded: Bool { get set }
}

/// The system's spring loading behavior.
@MainActor
private final class UsualSpring: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect
{
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    )
        -> Bool
    { true }

    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {}
}

extension UITableView: UISpringLoadedInteractionSupporting {}
extension UICollectionView: UISpringLoadedInteractionSupporting {}
