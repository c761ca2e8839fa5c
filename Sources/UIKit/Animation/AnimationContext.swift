import CoreGraphics
import QuartzCore

/// The progress of an animation at each moment.
enum AnimationPace {
    case curve(CAMediaTimingFunction)
    case spring(SpringCurve)
}

/// The settings for changes of views inside of an animation block.
@MainActor
final class AnimationContext {
    /// The block that runs now; nil outside of all.
    private(set) static var current: AnimationContext?
    /// Whether blocks are animated.
    static var areEnabled = true

    let duration: TimeInterval
    let delay: TimeInterval
    let pace: AnimationPace
    let options: UIView.AnimationOptions
    var repeatCount: Float = 0
    var autoreverses = false
    let group: CompletionGroup
    /// The recorder of changes, in place of animations of the context: keyframes and property animators.
    var recorder: (any AnimationRecorder)?

    init(
        duration: TimeInterval, delay: TimeInterval, pace: AnimationPace, options: UIView.AnimationOptions,
        group: CompletionGroup
    ) {
        self.duration = duration.isFinite ? max(duration, 0) : 0
        self.delay = delay.isFinite ? max(delay, 0) : 0
        (self.pace, self.options, self.group) = (pace, options, group)
        repeatCount = options.contains(.repeat) ? .infinity : 0
        autoreverses = options.contains(.autoreverse)
    }

    /// Runs the closure with this as the current context; nil runs it without animation.
    static func with<T>(_ context: AnimationContext?, _ work: () throws -> T) rethrows -> T {
        let (outer, wereOn) = (current, LayerActions.areOn)
        current = context
        if context != nil { LayerActions.areOn = true }
        defer {
            current = outer
            LayerActions.areOn = wereOn || LayerActions.turn > 0
        }
        return try work()
    }

    /// Makes a context the current one until it is replaced, for blocks that are no closures.
    static func setCurrent(_ context: AnimationContext?) {
        current = context
        LayerActions.areOn = context != nil || LayerActions.turn > 0
    }

    /// Returns the action for a change that is about to be made.
    func action(for layer: CALayer, _ key: String) -> (any CAAction)? {
        guard AnimationContext.areEnabled, Self.animatedKeys.contains(key),
            duration > 0 || recorder != nil
        else { return nil }
        return ViewAction(
            context: self, old: layer.value(forKey: key), shown: layer.presentation()?.value(forKey: key))
    }

    /// The properties of a view's layer that views animate (Apple: "View Programming Guide", and the layer's own
    /// animatable keys).
    private static let animatedKeys: Set = [
        "bounds", "position", "anchorPoint", "transform", "sublayerTransform", "opacity", "backgroundColor",
        "cornerRadius", "borderWidth", "borderColor", "shadowOpacity", "shadowRadius", "shadowOffset",
        "shadowColor", "zPosition", "contentsRect", "path", "fillColor", "strokeColor", "strokeStart",
        "strokeEnd", "lineWidth", "colors", "locations", "startPoint", "endPoint",
    ]

    /// Sets the timing of the block for an animation.
    func pace(_ animation: CAAnimation, on layer: CALayer) {
        animation.duration = duration
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        guard delay > 0 else { return }
        animation.beginTime = layer.convertTime(VirtualClock.main.now, from: nil) + delay
        animation.fillMode = .backwards
    }
}

/// Records changes of blocks, to animate them in its own way.
@MainActor
protocol AnimationRecorder: AnyObject {
    func record(_ change: RecordedChange, in context: AnimationContext)
}

/// A change of a layer's property.
struct RecordedChange {
    let layer: CALayer
    let key: String
    let old: Any
    /// The presented value before the change, which differs from the old value during an animation.
    let shown: Any
    let new: Any
}

/// Animates a change once it has happened.
@MainActor
private struct ViewAction: @MainActor CAAction {
    let context: AnimationContext
    let old: Any?
    let shown: Any?

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        // Missing colors are clear, so that a background fades in and out.
        let (old, new) = Self.pair(old, layer.value(forKey: event))
        guard let old, let new, !layer.isSame(old, new) else { return }
        let change = RecordedChange(layer: layer, key: event, old: old, shown: shown ?? old, new: new)
        if let recorder = context.recorder { return recorder.record(change, in: context) }
        change.animate(in: context)
    }

    private static func pair(_ old: Any?, _ new: Any?) -> (Any?, Any?) {
        let known = old ?? new
        guard known is CGColor else { return (old, new) }
        let color = known.flatMap { $0 as? CGColor }
        let clear: Any? = color?.copy(alpha: 0)
        return (old ?? clear, new ?? clear)
    }
}

extension RecordedChange {
    /// Adds the animation of the change. Additive values are animated additively, so that a change during another
    /// continues smoothly; the rest starts from the presented value.
    @MainActor
    func animate(in context: AnimationContext) {
        let animation = makeAnimation(context)
        let isAdditive = layer.isAddable(old)
        animation.isAdditive = isAdditive
        if isAdditive {
            (animation.fromValue, animation.toValue) = layer.difference(old, new)
        } else {
            (animation.fromValue, animation.toValue) = (shown, new)
        }
        context.pace(animation, on: layer)
        layer.attach(animation, forKey: layer.freeKey(key, isAdditive: isAdditive), groups: [context.group])
    }

    @MainActor
    private func makeAnimation(_ context: AnimationContext) -> CABasicAnimation {
        switch context.pace {
        case .curve(let function):
            let animation = CABasicAnimation(keyPath: key)
            animation.timingFunction = function
            return animation
        case .spring(let spring):
            let animation = CASpringAnimation(keyPath: key)
            animation.use(spring)
            return animation
        }
    }
}

extension CALayer {
    /// Returns an unused key for an animation: additive ones run at the same time ("position-2").
    func freeKey(_ key: String, isAdditive: Bool) -> String {
        guard isAdditive, animation(forKey: key) != nil else { return key }
        var number = 2
        while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
        return "\(key)-\(number)"
    }
}
