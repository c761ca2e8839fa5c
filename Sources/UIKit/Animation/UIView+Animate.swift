import CoreGraphics
import QuartzCore

extension UIView {
    // MARK: Blocks

    /// Animates what the closure changes, then runs the completion on the clock.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let inherited = AnimationContext.current
        let keepsDuration = inherited != nil && !options.contains(.overrideInheritedDuration)
        let keepsCurve = inherited != nil && !options.contains(.overrideInheritedCurve)
        run(
            duration: keepsDuration ? inherited?.duration ?? duration : duration, delay: delay,
            pace: keepsCurve
                ? inherited?.pace ?? .curve(options.curve.function) : .curve(options.curve.function),
            options: options, animations: animations, completion: completion)
    }

    /// Animates what the closure changes, then runs the completion on the clock.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates what the closure changes.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates as if a spring pulled the views, which has come to rest after the duration. A damping ratio of 1 does
    /// not swing; the velocity is in ways per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            settlingDuration: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity))
        run(
            duration: duration, delay: delay, pace: .spring(spring), options: options, animations: animations,
            completion: completion)
    }

    /// Animates as if a spring pulled the views: the duration is how long it seems to last, the bounce is from 0
    /// (none) to 1. The completion runs when the spring has come to rest.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            perceptualDuration: duration, bounce: Double(bounce), velocity: Double(initialSpringVelocity))
        run(
            duration: spring.settlingDuration, delay: delay, pace: .spring(spring), options: options,
            animations: animations, completion: completion)
    }

    static func run(
        duration: TimeInterval, delay: TimeInterval, pace: AnimationPace, options: AnimationOptions,
        animations: () -> Void, completion: ((Bool) -> Void)?, recorder: (any AnimationRecorder)? = nil
    ) {
        let group = makeGroup(completion)
        guard AnimationContext.areEnabled else {
            animations()
            return group.seal()
        }
        let context = AnimationContext(
            duration: duration, delay: delay, pace: pace, options: options, group: group)
        context.recorder = recorder
        AnimationContext.with(context, animations)
        (recorder as? KeyframeRecorder)?.finish(in: context)
        seal(group, delayed: delay)
    }

    /// A completion that nothing has to be awaited for runs in a later turn.
    static func makeGroup(_ completion: ((Bool) -> Void)?) -> CompletionGroup {
        CompletionGroup { finished in completion?(finished) }
    }

    static func seal(_ group: CompletionGroup, delayed delay: TimeInterval) {
        guard group.isEmpty else { return group.seal() }
        VirtualClock.main.schedule(after: delay) { group.seal() }
    }

    // MARK: Surroundings

    /// Runs the closure without animating, also inside of an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let were = AnimationContext.areEnabled
        AnimationContext.areEnabled = false
        defer { AnimationContext.areEnabled = were }
        AnimationContext.with(nil, actionsWithoutAnimation)
    }

    /// Whether blocks animate; without it they change at once.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.areEnabled = enabled }
    public class var areAnimationsEnabled: Bool { AnimationContext.areEnabled }

    /// The duration of the animation block that runs now; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }

    /// Repeats what the closure animates, inside of an animation block.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let context = AnimationContext.current else { return animations() }
        let (oldCount, oldReverses) = (context.repeatCount, context.autoreverses)
        (context.repeatCount, context.autoreverses) = (Float(count), autoreverses)
        animations()
        (context.repeatCount, context.autoreverses) = (oldCount, oldReverses)
    }

    /// Animates views away as the system does, with what the closure changes, and takes them out of their superviews.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: 0.25, delay: 0, options: options) {
            for view in views {
                view.alpha = 0
                view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
            }
            parallelAnimations?()
        } completion: { finished in
            for view in views { view.removeFromSuperview() }
            completion?(finished)
        }
    }
}
