import CoreGraphics
import QuartzCore

/// Animates changes of views, which can be paused, scrubbed, reversed and continued.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, AnimationRecorder {
    /// The duration of the animations, in seconds.
    open private(set) var duration: TimeInterval
    /// The delay after `startAnimation(afterDelay:)`, in seconds.
    open private(set) var delay: TimeInterval = 0
    /// The timing of the animations.
    open private(set) var timingParameters: (any UITimingCurveProvider)?

    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether views receive touches during the animation.
    open var isUserInteractionEnabled = true
    /// Whether the app performs hit tests itself.
    open var isManualHitTestingEnabled = false
    /// Whether the animations may be paused and stopped.
    open var isInterruptible = true
    /// Whether `fractionComplete` is the progress of values rather than of time while paused.
    open var scrubsLinearly = true
    /// Whether the animator stays active at the end instead of finishing.
    open var pausesOnCompletion = false

    /// The clock retains its scheduled events, and so the animator; not vice versa.
    private weak var clock: VirtualClock? = VirtualClock.main
    private var blocks: [(animations: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var changes: [AnimatedChange] = []
    private var run: AnimatorRun?
    private var event: VirtualClock.Event?
    /// The progress of the animations while none run.
    private var restingProgress = 0.0
    /// The progress at which the changes begin that are being recorded.
    private var offset = 0.0
    private var reversed = false

    /// Creates an animator of no duration, with the timing of animations without a curve of their own.
    public override convenience init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration.isFinite ? max(duration, 0) : 0
        timingParameters = parameters
        super.init()
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator and starts it.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(
            duration: duration, curve: options.curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: What is animated

    /// Adds animations; while the animator is active they begin at its progress.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds animations that begin later, by a share (0 to 1) of what is left.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        guard state == .active else { return blocks.append((animation, delayFactor)) }
        perform(animation, delayFactor: delayFactor)
    }

    /// Adds what runs when the animations have finished.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    private func perform(_ animations: () -> Void, delayFactor: CGFloat) {
        let factor = delayFactor.isFinite ? min(max(Double(delayFactor), 0), 1) : 0
        offset = progress + (1 - progress) * factor
        let context = AnimationContext(
            duration: duration, delay: 0, pace: .curve(CAMediaTimingFunction(name: .linear)), options: [],
            group: CompletionGroup { _ in })
        context.recorder = self
        AnimationContext.with(context, animations)
    }

    func record(_ change: RecordedChange, in context: AnimationContext) {
        let animation = DrivenAnimation(keyPath: change.key)
        let isAdditive = change.layer.isAddable(change.old)
        animation.isAdditive = isAdditive
        (animation.fromValue, animation.toValue) =
            isAdditive ? change.layer.difference(change.old, change.new) : (change.shown, change.new)
        let offset = offset
        animation.drive = { [weak self] in
            guard let self else { return 1 }
            return offset < 1 ? (self.progress - offset) / (1 - offset) : self.progress < 1 ? 0 : 1
        }
        if offset > 0 {
            let drive = animation.drive
            animation.drive = { max(drive(), 0) }
        }
        let key = change.layer.freeKey(change.key, isAdditive: isAdditive)
        change.layer.attach(animation, forKey: key, groups: [])
        changes.append(AnimatedChange(change: change, key: key))
    }

    // MARK: Moving

    open var isRunning: Bool { run != nil }

    /// Whether the animations run back to their start.
    open var isReversed: Bool {
        get { reversed }
        set {
            guard newValue != reversed else { return }
            let progress = progress
            reversed = newValue
            if isRunning { start(from: progress, parameters: nil, lasting: nil) }
        }
    }

    /// The progress of the animations. Setting it makes the animator active and pauses it.
    open var fractionComplete: CGFloat {
        get { CGFloat(min(max(reversed ? 1 - progress : progress, 0), 1)) }
        set {
            guard newValue.isFinite else { return }
            pauseAnimation()
            let part = Double(min(max(newValue, 0), 1))
            let way = scrubsLinearly ? part : paced(part)
            restingProgress = reversed ? 1 - way : way
        }
    }

    private func paced(_ part: Double) -> Double {
        guard let (pace, duration) = timingParameters?.pace(lasting: duration) else { return part }
        return AnimatorRun(start: 0, duration: duration, from: 0, to: 1, pace: pace).progress(
            at: part * duration)
    }

    private var progress: Double { run?.progress(at: clock?.now ?? 0) ?? restingProgress }
    private var target: Double { reversed ? 0 : 1 }

    open func startAnimation() {
        guard state != .stopped, !isRunning else { return }
        activate()
        start(from: restingProgress, parameters: nil, lasting: nil)
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        guard delay > 0 else { return startAnimation() }
        self.delay = delay
        clock?.cancel(event)
        event = clock?.schedule(after: delay) { self.startAnimation() }
    }

    open func pauseAnimation() {
        guard state != .stopped, isInterruptible || !isRunning else { return }
        activate()
        halt()
    }

    /// Continues the animations, with another timing if given. The factor is the duration of the remaining part, as a
    /// fraction of the whole duration; 0 does not change it.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active else { return startAnimation() }
        halt()
        let factor = durationFactor.isFinite ? max(Double(durationFactor), 0) : 0
        start(from: restingProgress, parameters: parameters, lasting: factor > 0 ? duration * factor : nil)
    }

    private func activate() {
        clock?.cancel(event)
        event = nil
        guard state == .inactive else { return }
        state = .active
        restingProgress = 0
        let waiting = blocks
        blocks = []
        for block in waiting { perform(block.animations, delayFactor: block.delayFactor) }
    }

    private func halt() {
        restingProgress = progress
        run = nil
        clock?.cancel(event)
        event = nil
    }

    private func start(
        from progress: Double, parameters: (any UITimingCurveProvider)?, lasting length: TimeInterval?
    ) {
        let parameters = parameters ?? timingParameters
        let left = length ?? duration * abs(target - progress)
        let (pace, time) =
            parameters?.pace(lasting: left) ?? (.curve(CAMediaTimingFunction(name: .linear)), left)
        clock?.cancel(event)
        run = AnimatorRun(start: clock?.now ?? 0, duration: time, from: progress, to: target, pace: pace)
        event = clock?.schedule(after: time) { self.arrive() }
    }

    private func arrive() {
        restingProgress = target
        run = nil
        event = nil
        guard !pausesOnCompletion else { return }
        finish(at: reversed ? .start : .end)
    }

    // MARK: Ending

    /// Stops the animations with the views at their presented values. Without finishing the animator is inactive again
    /// and no completion is called; else `finishAnimation(at:)` has to follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        halt()
        for change in changes.reversed() { change.settle(at: .current, progress: restingProgress) }
        state = .stopped
        if withoutFinishing {
            changes = []
            state = .inactive
        }
    }

    /// Finishes a stopped animator: sets the views to the position and runs the completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            return RuntimeDiagnostics.report(
                "finishAnimationAtPosition: should only be called on a stopped animator!")
        }
        for change in changes.reversed() where finalPosition != .current {
            change.set(to: finalPosition)
        }
        finish(at: finalPosition)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        if state == .active {
            for change in changes.reversed() { change.settle(at: position, progress: restingProgress) }
        }
        changes = []
        state = .inactive
        restingProgress = 0
        let waiting = completions
        completions = []
        for completion in waiting { completion(position) }
    }
}
