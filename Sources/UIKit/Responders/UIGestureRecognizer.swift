import CoreGraphics
import Foundation

/// Recognises a gesture in the touches of the view that it is attached to.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    open internal(set) weak var view: UIView?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Switching a recogniser off cancels what it is doing.
    open var isEnabled = true { didSet { if !isEnabled { progress.arbiter?.cancel(self) } } }
    open var name: String?

    /// Whether the view's touches are cancelled once the gesture is recognised.
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    /// Whether touches of different kinds, such as finger and pencil, are left to others.
    open var requiresExclusiveTouchType = true

    /// The kinds of touches that are looked at, as numbers of `UITouch.TouchType`.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    open var allowedPressTypes: [NSNumber] = []

    private var targets: [ActionTarget] = []
    private var failures: [WeakReference] = []
    let progress = GestureProgress()

    /// How far recognition has come. Whoever recognises sets it; each new state but for failure calls the targets.
    /// While there are touches, others may have to fail first, or may have been quicker: then the state is another
    /// than the one that was set.
    open var state: State {
        get { progress.state }
        set {
            if let arbiter = progress.arbiter { arbiter.move(self, to: newValue) } else { take(newValue) }
        }
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

    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Leaves the touch to others from now on.
    open func ignore(_ touch: UITouch, for event: UIEvent) { progress.ignore(touch) }
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

    /// How many touches make up the gesture now.
    open var numberOfTouches: Int { progress.touches.count }

    /// The middle of the touches, in the view's coordinates in points; in the window's where none is given.
    open func location(in view: UIView?) -> CGPoint { convert(progress.place, to: view) }

    /// Where one of the touches is. The middle of all stands for one that does not exist.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard progress.touches.indices.contains(touchIndex) else { return location(in: view) }
        return progress.touches[touchIndex].location(in: view)
    }

    /// The keys and buttons held down during the gesture.
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var buttonMask: UIEvent.ButtonMask { [] }

    /// What a kind of recogniser looks at beside what the delegate says.
    func accepts(_ touch: UITouch) -> Bool { true }

    /// Whether more touches may come though none is there, as between the taps of a double tap.
    var waitsForMoreTouches: Bool { false }

    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = progress.window ?? view.window, view !== window else { return point }
        return view.convert(point, from: window)
    }

    /// Takes on a state and calls the targets.
    func take(_ state: State) {
        progress.state = state
        if state.isTold { tellTargets() }
    }

    func tellTargets() {
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
        hierarchy.recognizers = (hierarchy.recognizers ?? []) + [recognizer]
        recognizer.view = self
    }

    /// Takes these recognisers in place of those that it has.
    func replaceRecognizers(by new: [UIGestureRecognizer]?) {
        for old in hierarchy.recognizers ?? [] where new?.contains(where: { $0 === old }) != true {
            detach(old)
        }
        for recognizer in new ?? [] where recognizer.view !== self { attach(recognizer) }
        hierarchy.recognizers = new
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        hierarchy.recognizers = hierarchy.recognizers?.filter { $0 !== recognizer }
        guard recognizer.view === self else { return }
        recognizer.view = nil
        recognizer.progress.arbiter?.cancel(recognizer)
    }
}
