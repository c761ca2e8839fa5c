import Foundation

/// Is told when an animation starts and stops.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation begins.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation has come to its end or was taken away before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What changes over time how a layer is shown. Its subclasses say what changes.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    /// How the animation runs through its time; nil is evenly.
    open var timingFunction: CAMediaTimingFunction?
    /// Held as long as the animation.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the animation is taken from its layer when it has ended.
    open var isRemovedOnCompletion = true
    private var customValues: [String: Any] = [:]

    /// An animation that changes nothing yet.
    public required override init() { super.init() }

    /// A copy, as a layer makes one of each animation that it is given.
    open override func copy() -> Any {
        // Foundation's method belongs to no actor; what animates belongs to the main one.
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated { copy = duplicate() }
        return copy
    }

    func duplicate() -> CAAnimation {
        let copy = type(of: self).init()
        copy.takeValues(of: self)
        return copy
    }

    func takeValues(of other: CAAnimation) {
        (beginTime, duration, speed) = (other.beginTime, other.duration, other.speed)
        (timeOffset, repeatCount) = (other.timeOffset, other.repeatCount)
        (repeatDuration, autoreverses) = (other.repeatDuration, other.autoreverses)
        (fillMode, timingFunction) = (other.fillMode, other.timingFunction)
        (delegate, isRemovedOnCompletion) = (other.delegate, other.isRemovedOnCompletion)
        customValues = other.customValues
    }

    /// The value that a key has when nothing set it.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Whether the value of a key is archived.
    open func shouldArchiveValue(forKey key: String) -> Bool { customValues[key] != nil }

    /// A value that the animation keeps for its caller under a name of the caller's.
    public func value(forKey key: String) -> Any? { customValues[key] }

    /// Keeps a value under a name, for those who get the animation later.
    public func setValue(_ value: Any?, forKey key: String) { customValues[key] = value }

    /// Adds the animation to the layer that changed.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// The name under which a layer keeps it when it is given none.
    var defaultKey: String? { nil }

    var figures: TimingFigures {
        TimingFigures(
            beginTime: beginTime, duration: duration, speed: Double(speed), timeOffset: timeOffset,
            repeatCount: Double(repeatCount), repeatDuration: repeatDuration, autoreverses: autoreverses,
            fillMode: fillMode)
    }

    /// Changes what a presentation shows, at a time of what holds the animation.
    func apply(to presentation: CALayer, at time: CFTimeInterval) {
        guard let moment = figures.moment(at: time) else { return }
        let paced = timingFunction.map { Double($0.value(at: CGFloat(moment.fraction))) } ?? moment.fraction
        apply(AnimationMoment(fraction: paced, runs: moment.runs, time: moment.time), to: presentation)
    }

    /// For subclasses: changes what a presentation shows.
    func apply(_ moment: AnimationMoment, to presentation: CALayer) {}

    /// Called on the layer's copy before it is kept, with the layer still as it was.
    func prepare(for layer: CALayer) {}
}
