import CoreGraphics
import QuartzCore

/// An animated transition from one controller to another: the context of its animators, and the coordinator of
/// animations alongside.
@MainActor
final class ControllerTransition: NSObject {
    typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    let animator: any UIViewControllerAnimatedTransitioning
    private let interaction: (any UIViewControllerInteractiveTransitioning)?
    private(set) weak var from: UIViewController?
    private(set) weak var to: UIViewController?
    /// The frames of views before and after, by controller.
    var initialFrames: [ObjectIdentifier: CGRect] = [:]
    var finalFrames: [ObjectIdentifier: CGRect] = [:]
    /// Whether the animator moves the view of the old controller; not in presentations that leave it in place.
    var movesFromView = true
    var movesToView = true

    private var animations: [Step] = []
    private var completions: [Step] = []
    private var interactionHandlers: [Step] = []
    /// Called at the end with whether the transition completed.
    private var ending: ((Bool) -> Void)?
    private let groups = CATransaction.openGroups

    private(set) var isInteractive = false
    private(set) var initiallyInteractive = false
    private(set) var isCancelled = false
    private(set) var percentComplete: CGFloat = 0
    private(set) var isOver = false
    /// Whether views are being animated.
    private(set) var hasStarted = false

    init(
        in containerView: UIView, from: UIViewController?, to: UIViewController?,
        style: UIModalPresentationStyle = .none, animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        (self.containerView, self.from, self.to) = (containerView, from, to)
        (presentationStyle, self.animator, self.interaction) = (style, animator, interaction)
        super.init()
        for group in groups { group.enter() }
    }

    /// Starts the animation; the closure runs when it is over, before those that wait for the coordinator.
    func run(_ ending: @escaping (Bool) -> Void) {
        self.ending = ending
        hasStarted = true
        if let interaction, interaction.wantsInteractiveStart {
            (isInteractive, initiallyInteractive) = (true, true)
            runAlongside()
            interaction.startInteractiveTransition(self)
        } else {
            animator.animateTransition(using: self)
            runAlongside()
        }
    }

    /// Runs the animations alongside with the animator's duration, and on its clock if the transition is interactive.
    private func runAlongside() {
        let steps = animations
        animations = []
        guard !steps.isEmpty else { return }
        UIView.animate(withDuration: transitionDuration) { for step in steps { step(self) } }
    }

    /// Ends the transition at once, for example when another one is requested.
    func finishNow() {
        guard !isOver else { return }
        completeTransition(!isCancelled)
    }

    func add(_ animation: Step?, _ completion: Step?) -> Bool {
        guard !isOver else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        if hasStarted { runAlongside() }
        return true
    }
}

extension ControllerTransition: UIViewControllerContextTransitioning {
    var isAnimated: Bool { true }
    var transitionWasCancelled: Bool { isCancelled }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        if percentComplete.isFinite { self.percentComplete = min(max(percentComplete, 0), 1) }
    }

    func finishInteractiveTransition() { endInteraction(cancelled: false) }
    func cancelInteractiveTransition() { endInteraction(cancelled: true) }
    func pauseInteractiveTransition() { isInteractive = true }

    private func endInteraction(cancelled: Bool) {
        guard isInteractive else { return }
        (isInteractive, isCancelled) = (false, cancelled)
        for handler in interactionHandlers { handler(self) }
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        (isOver, isCancelled, isInteractive) = (true, !didComplete, false)
        percentComplete = didComplete ? 1 : 0
        ending?(didComplete)
        ending = nil
        let steps = completions
        (completions, animations, interactionHandlers) = ([], [], [])
        for step in steps { step(self) }
        animator.animationEnded(didComplete)
        for group in groups { group.leave(finished: didComplete) }
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: movesFromView ? from?.transitionView : nil
        case .to: movesToView ? to?.transitionView : nil
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[ObjectIdentifier(vc)] ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }
}

extension UIViewController {
    /// The view that transitions move: the presented one of a presentation, which may wrap the controller's.
    fileprivate var transitionView: UIView? {
        storage.presenting == nil ? viewIfLoaded : storage.presentation?.presentedView ?? viewIfLoaded
    }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
    var isInterruptible: Bool { false }
    var transitionDuration: TimeInterval { animator.transitionDuration(using: self) }
    var completionVelocity: CGFloat { 1 }

    func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
        add(animation, completion)
    }

    func animateAlongsideTransition(in view: UIView?, animation: Step?, completion: Step?) -> Bool {
        add(animation, completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Step) { interactionHandlers.append(handler) }
}
