import CoreGraphics
import QuartzCore

extension UIView {
    static func run(
        duration: TimeInterval, delay: TimeInterval, pace: AnimationPace, options: AnimationOptions,
        animations: () -> Void, completion: ((Bool) -> Void)?, recorder: (any AnimationRecorder)? = nil
    ) {
        let group = makeGroup(completion)
        guard AnimationContext.areEnabled else {
            animations()
            return seal(group, delayed: 0)
        }
        let context = AnimationContext(
            duration: duration, delay: delay, pace: pace, options: options, group: group)
        context.recorder = recorder
        AnimationContext.with(context, animations)
        (recorder as? KeyframeRecorder)?.finish(in: context)
        seal(group, delayed: delay)
    }

    /// Returns a completion group; a completion without animations to wait for runs in a later turn.
    static func makeGroup(_ completion: ((Bool) -> Void)?) -> CompletionGroup {
        CompletionGroup { finished in completion?(finished) }
    }

    static func seal(_ group: CompletionGroup, delayed delay: TimeInterval) {
        guard group.isEmpty else { return group.seal() }
        VirtualClock.main.schedule(after: delay) { group.seal() }
    }
}
