import CoreGraphics
import Foundation

/// Opens what something is dragged over and held. Nothing is dragged by hand here, so nothing springs open by itself.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// The view that has the interaction.
    open private(set) weak var view: UIView?
    /// When it may open; nil is the system's way.
    public let interactionBehavior: any UISpringLoadedInteractionBehavior
    /// What is shown meanwhile; nil is the system's way.
    public let interactionEffect: any UISpringLoadedInteractionEffect
    let activationHandler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// An interaction that opens in its own way.
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

    /// An interaction that opens as the system does.
    public convenience init(
        activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: activationHandler)
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Says when a view springs open.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Whether what is dragged may open the view.
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    )
        -> Bool
    /// Called when nothing is over the view any more.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    /// Nothing, unless implemented.
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows that a view is about to spring open.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// Called at each change.
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// What is dragged over a view, and where.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// How far it has come.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that shows it; the interaction's own unless set.
    var targetView: UIView? { get set }
    /// What in the view shows it, such as a segment's number.
    var targetItem: Any? { get set }
    /// Where it is, in the view's points.
    func location(in view: UIView?) -> CGPoint
}

/// How far the opening of a view has come.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    case inactive = 0
    case possible = 1
    case activating = 2
    case activated = 3
}

/// What can spring open.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether it does.
    var isSpringLoaded: Bool { get set }
}

/// The system's way to spring open.
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
