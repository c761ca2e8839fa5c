import CoreGraphics
import Foundation

/// Recognises a gesture in the touches of the view that it is attached to.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    open internal(set) weak var view: UIView?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true
    open var name: String?

    /// Whether the view's touches are cancelled once the gesture is recognised.
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    /// Whether touches of different kinds, such as finger and pencil, are left to others.
    open var requiresExclusiveTouchType = true

    private var targets: [ActionTarget] = []
    private var failures: [WeakReference] = []

    /// How far recognition has come. Whoever recognises sets it; each new state but for failure calls the targets.
    open var state: State = .possible {
        didSet { if state.isTold { tellTargets() } }
    }

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() { self.init(target: nil, action: nil) }

    public required init?(coder: NSCoder) {
        super.init()
        (coder as? NibDecoder)?.configure(self)
    }

    /// Calls the target's method, with the recogniser if it takes it, as the gesture goes on. The target is not kept
    /// alive.
    open func addTarget(_ target: Any, action: Selector) { add(target as AnyObject, action) }

    /// Takes back what `addTarget` said; nil stands for any.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { $0.matches(target.map { $0 as AnyObject }, action) }
    }

    /// A nil target is whoever answers in the responder chain.
    func add(_ target: AnyObject?, _ action: Selector) {
        guard !targets.contains(where: { $0.calls(action, of: target) }) else { return }
        targets.append(ActionTarget(target, action))
    }

    /// Waits for the other recogniser to fail.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failures.append(WeakReference(otherGestureRecognizer))
    }

    /// The recognisers that must fail before this one can recognise.
    var requiredFailures: [UIGestureRecognizer] { failures.compactMap { $0.object as? UIGestureRecognizer } }

    /// Called after recognition has ended, to begin anew.
    open func reset() {}

    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    private func tellTargets() {
        for target in targets { target.send(from: self) }
    }
}

extension UIGestureRecognizer {
    /// How far recognition has come.
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        /// What gestures that are recognised at once are said to be.
        public static let recognized = State.ended

        fileprivate var isTold: Bool { self != .possible && self != .failed }
    }
}

extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.detach(recognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
        recognizer.view = self
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
        if recognizer.view === self { recognizer.view = nil }
    }
}
