import CoreGraphics
import QuartzCore

/// Drives the animations of an animator interactively: the time of the container's layer is paused and set to a
/// fraction of the duration.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// The duration of the whole transition, in seconds.
    open private(set) var duration: CGFloat = 0
    /// The progress, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed of the remaining animation, as a fraction of the animator's speed.
    open var completionSpeed: CGFloat = 1
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// The timing of the remaining animation; stored without effect.
    open var timingCurve: (any UITimingCurveProvider)?
    open var wantsInteractiveStart = true

    private var context: (any UIViewControllerContextTransitioning)?
    private var start: CFTimeInterval = 0

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? ControllerTransition else { return }
        context = transition
        duration = CGFloat(transition.transitionDuration)
        let layer = transition.containerView.layer
        start = layer.convertTime(VirtualClock.main.now, from: nil)
        layer.timeOffset = start
        layer.beginTime = 0
        layer.speed = 0
        _ = transition.add(nil) { _ in
            (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
        }
        transition.animator.animateTransition(using: transition)
    }

    /// Sets the progress.
    open func update(_ percentComplete: CGFloat) {
        guard let context, context.isInteractive, percentComplete.isFinite else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        context.containerView.layer.timeOffset = start + Double(self.percentComplete * duration)
        context.updateInteractiveTransition(self.percentComplete)
    }

    /// Pauses a running transition, which becomes interactive.
    open func pause() {
        guard let context, let transition = context as? ControllerTransition else { return }
        let layer = context.containerView.layer
        let time = layer.convertTime(VirtualClock.main.now, from: nil)
        percentComplete = duration > 0 ? CGFloat(time - start) / duration : 0
        (layer.beginTime, layer.timeOffset, layer.speed) = (0, time, 0)
        transition.pauseInteractiveTransition()
    }

    /// Runs the rest.
    open func finish() { letGo(speed: Double(completionSpeed), cancelled: false) }

    /// Runs the transition back to its start.
    open func cancel() { letGo(speed: -Double(completionSpeed), cancelled: true) }

    private func letGo(speed: Double, cancelled: Bool) {
        guard let context, context.isInteractive else { return }
        cancelled ? context.cancelInteractiveTransition() : context.finishInteractiveTransition()
        let layer = context.containerView.layer
        layer.beginTime =
            layer.superlayer?.convertTime(VirtualClock.main.now, from: nil) ?? VirtualClock.main.now
        layer.speed = Float(speed)
        self.context = nil
    }
}
