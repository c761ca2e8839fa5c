import Foundation

/// The methods that a delegate implements to respond to the start and the end of an animation.
public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation begins.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation has completed or was removed before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer. Its subclasses define what is animated.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying, NSSecureCoding {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    /// The timing function; nil is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// The delegate, which the animation retains.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the animation is removed from its layer when it has ended.
    open var isRemovedOnCompletion = true
    private var customValues: [String: Any] = [:]

    /// Creates an animation without effect.
    public required override init() { super.init() }

    /// Returns a copy, as layers make of each animation that is added to them.
    open func copy(with zone: NSZone? = nil) -> Any { plainCopy() }

    /// Returns a copy made by the subclass's `copy(with:)`.
    func duplicate() -> CAAnimation { copy(with: nil) as? CAAnimation ?? plainCopy() }

    private func plainCopy() -> CAAnimation {
        let copy = type(of: self).init()
        copy.copyValues(of: self)
        return copy
    }

    // MARK: Archives

    open class var supportsSecureCoding: Bool { true }

    /// Reads the timing from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        beginTime = coder.decodeDouble(forKey: "beginTime")
        duration = coder.decodeDouble(forKey: "duration")
        if coder.containsValue(forKey: "speed") { speed = coder.decodeFloat(forKey: "speed") }
        timeOffset = coder.decodeDouble(forKey: "timeOffset")
        repeatCount = coder.decodeFloat(forKey: "repeatCount")
        repeatDuration = coder.decodeDouble(forKey: "repeatDuration")
        autoreverses = coder.decodeBool(forKey: "autoreverses")
        if coder.containsValue(forKey: "removedOnCompletion") {
            isRemovedOnCompletion = coder.decodeBool(forKey: "removedOnCompletion")
        }
        if coder.containsValue(forKey: "fillMode"),
            let mode = coder.decodeObject(of: NSString.self, forKey: "fillMode") as String?
        {
            fillMode = CAMediaTimingFillMode(rawValue: mode)
        }
    }

    /// Writes the timing to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(beginTime, forKey: "beginTime")
        coder.encode(duration, forKey: "duration")
        coder.encode(speed, forKey: "speed")
        coder.encode(timeOffset, forKey: "timeOffset")
        coder.encode(repeatCount, forKey: "repeatCount")
        coder.encode(repeatDuration, forKey: "repeatDuration")
        coder.encode(autoreverses, forKey: "autoreverses")
        coder.encode(isRemovedOnCompletion, forKey: "removedOnCompletion")
        coder.encode(fillMode.rawValue as NSString, forKey: "fillMode")
    }

    func copyValues(of other: CAAnimation) {
        (beginTime, duration, speed) = (other.beginTime, other.duration, other.speed)
        (timeOffset, repeatCount) = (other.timeOffset, other.repeatCount)
        (repeatDuration, autoreverses) = (other.repeatDuration, other.autoreverses)
        (fillMode, timingFunction) = (other.fillMode, other.timingFunction)
        (delegate, isRemovedOnCompletion) = (other.delegate, other.isRemovedOnCompletion)
        customValues = other.customValues
    }

    /// Returns the default value of a key.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Returns whether the value of a key is archived.
    open func shouldArchiveValue(forKey key: String) -> Bool { customValues[key] != nil }

    /// Returns a custom value for a key.
    public func value(forKey key: String) -> Any? { customValues[key] }

    /// Sets a custom value for a key, for those who receive the animation later.
    public func setValue(_ value: Any?, forKey key: String) { customValues[key] = value }

    /// Adds the animation to the layer that changed.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// The key under which a layer stores it by default.
    var defaultKey: String? { nil }

    var figures: TimingFigures {
        TimingFigures(
            beginTime: beginTime, duration: duration, speed: Double(speed), timeOffset: timeOffset,
            repeatCount: Double(repeatCount), repeatDuration: repeatDuration, autoreverses: autoreverses,
            fillMode: fillMode)
    }

    /// Applies the animation to a presentation layer, at a time of the parent's time space.
    func apply(to presentation: CALayer, at time: CFTimeInterval) {
        guard let moment = figures.moment(at: time) else { return }
        let paced = timingFunction.map { Double($0.value(at: CGFloat(moment.fraction))) } ?? moment.fraction
        apply(AnimationMoment(fraction: paced, runs: moment.runs, time: moment.time), to: presentation)
    }

    /// Applies the animation to a presentation layer; for subclasses.
    func apply(_ moment: AnimationMoment, to presentation: CALayer) {}

    /// Called on the layer's copy before it is added, while the layer still has its previous state.
    func prepare(for layer: CALayer) {}
}
