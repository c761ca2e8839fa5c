import CoreGraphics
import Foundation

/// Recognizes a gesture in the touches of the view to which it is attached.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    open internal(set) weak var view: UIView?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether the recognizer is enabled. Disabling it cancels a gesture in progress.
    open var isEnabled = true { didSet { if !isEnabled { progress.arbiter?.cancel(self) } } }
    open var name: String?

    /// Whether the view's touches are cancelled once the gesture is recognized.
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    /// Whether touches of a type other than the first one's, such as those of a pencil, are ignored.
    open var requiresExclusiveTouchType = true

    /// The kinds of touches that are looked at, as numbers of `UITouch.TouchType`.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    open var allowedPressTypes: [NSNumber] = []

    private var targets: [ActionTarget] = []
    /// Called with the targets: what a view of another framework does.
    @_spi(Frameworks) public final var onAction: ((UIGestureRecognizer) -> Void)?
    private var failures: [WeakReference] = []
    let progress = GestureProgress()

    /// The state of recognition. Subclasses set it; each new state but failure calls the targets. While there are
    /// touches, other recognizers may have to fail first, or may have been faster: then the state differs from the one
    /// that was set.
    open var state: State {
        get { progress.state }
        set {
            // What is cancelled before it is recognized has failed.
            let state = newValue == .cancelled && progress.state == .possible ? .failed : newValue
            if let arbiter = progress.arbiter { arbiter.move(self, to: state) } else { take(state) }
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

    /// Adds a target and an action that is called, with the recognizer as an optional argument, when the state changes.
    /// The target is not retained.
    open func addTarget(_ target: Any, action: Selector) { add(target as AnyObject, action) }

    /// Removes a target and an action; nil matches any.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { $0.matches(target.map { $0 as AnyObject }, action) }
    }

    /// The targets that still exist, without the responders among them.
    var listedTargets: [UIGestureRecognizerTarget] {
        targets.compactMap { target in
            target.receiver.map { UIGestureRecognizerTarget($0, target.action) }
        }
    }

    /// Adds a target; nil for the first responder in the chain that responds to the action.
    func add(_ target: AnyObject?, _ action: Selector) {
        guard !targets.contains(where: { $0.calls(action, of: target) }) else { return }
        targets.append(ActionTarget(target, action))
    }

    /// Makes recognition depend on the failure of another recognizer.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failures.append(WeakReference(otherGestureRecognizer))
    }

    /// The recognizers that must fail before this one can recognize.
    var requiredFailures: [UIGestureRecognizer] { failures.compactMap { $0.object as? UIGestureRecognizer } }

    /// Called after recognition has ended, to prepare for the next gesture.
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

    /// Ignores the touch from now on.
    open func ignore(_ touch: UITouch, for event: UIEvent) { progress.ignore(touch) }
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

    /// The number of touches in the gesture.
    open var numberOfTouches: Int { progress.touches.count }

    /// Returns the centroid of the touches, in the view's coordinates in points; in the window's if nil.
    open func location(in view: UIView?) -> CGPoint { convert(progress.place, to: view) }

    /// Returns the location of one of the touches, or the centroid of all if there is none with the index.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard progress.touches.indices.contains(touchIndex) else { return location(in: view) }
        return progress.touches[touchIndex].location(in: view)
    }

    /// The pressed modifier keys during the gesture.
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var buttonMask: UIEvent.ButtonMask { [] }

    /// Returns whether a recognizer of this class receives the touch, in addition to the delegate's decision.
    func accepts(_ touch: UITouch) -> Bool { true }

    /// Whether further touches may follow although there are none, as between the taps of a double tap.
    var waitsForMoreTouches: Bool { false }

    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = progress.window ?? view.window, view !== window else { return point }
        return view.convert(point, from: window)
    }

    /// Enters a state and calls the targets.
    func take(_ state: State) {
        progress.state = state
        if state.isTold { tellTargets() }
    }

    func tellTargets() {
        for target in targets { target.send(from: self) }
        onAction?(self)
    }
}

extension UIGestureRecognizer {
    /// The state of recognition.
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        /// The state of discrete gestures that are recognized.
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

    /// Replaces the view's recognizers.
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
