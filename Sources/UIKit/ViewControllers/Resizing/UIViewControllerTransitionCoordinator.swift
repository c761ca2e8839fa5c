import CoreGraphics
import Foundation

/// The properties of a running transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var initiallyInteractive: Bool { get }
    var isInterruptible: Bool { get }
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }

    /// The duration in seconds.
    var transitionDuration: TimeInterval { get }
    var percentComplete: CGFloat { get }
    var completionVelocity: CGFloat { get }

    /// The view in which the transition takes place.
    var containerView: UIView { get }

    /// The rotation of the content.
    var targetTransform: CGAffineTransform { get }

    /// Returns a controller of the transition; nil for a change of size.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns a view of the transition; nil for a change of size.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs animations along with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs the first closure with the transition's own changes and the second at its end. Returns whether they will be
    /// run.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Does the same for changes in a view outside of the transition's container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs the closure when an interactive transition ends its interaction.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs the closure with the transition's own changes.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

    /// Does the same as `notifyWhenInteractionChanges(_:)`, as before iOS 10.
    public func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { notifyWhenInteractionChanges(handler) }
}

/// The coordinator of a change of size or traits, which may be animated.
@MainActor
final class ResizeTransition: NSObject, UIViewControllerTransitionCoordinator {
    typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let containerView: UIView
    let targetTransform = CGAffineTransform.identity
    var isAnimated: Bool { transitionDuration > 0 }
    let presentationStyle = UIModalPresentationStyle.none
    let initiallyInteractive = false
    let isInterruptible = false
    let isInteractive = false
    let isCancelled = false
    let transitionDuration: TimeInterval
    let completionVelocity: CGFloat = 1
    private(set) var percentComplete: CGFloat = 0

    private var animations: [Step] = []
    private var completions: [Step] = []
    private var isOver = false
    private var hasRun = false

    init(in containerView: UIView, duration: TimeInterval = 0) {
        self.containerView = containerView
        transitionDuration = duration
    }

    func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
        guard !isOver else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        if hasRun { runAnimations() }
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Step?, completion: Step?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

    /// Has no effect: the change is never interactive.
    func notifyWhenInteractionChanges(_ handler: @escaping Step) {}

    func runAnimations() {
        hasRun = true
        let steps = animations
        animations = []
        for step in steps { step(self) }
    }

    func finish() {
        isOver = true
        percentComplete = 1
        let steps = completions
        completions = []
        for step in steps { step(self) }
    }
}
