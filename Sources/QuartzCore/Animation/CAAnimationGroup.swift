import Foundation

/// A group of animations that run concurrently. They are clipped to the group's duration.
open class CAAnimationGroup: CAAnimation {
    /// The animations; their times are relative to the group's beginning.
    open var animations: [CAAnimation]?

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        animations = (other as? CAAnimationGroup)?.animations?.map { $0.duplicate() }
    }

    override func prepare(for layer: CALayer) {
        for animation in animations ?? [] {
            // An animation without a duration has that of its group.
            if animation.duration == 0 { animation.duration = duration }
            animation.prepare(for: layer)
        }
    }

    override func apply(_ moment: AnimationMoment, to presentation: CALayer) {
        let time = timingFunction == nil ? moment.time : moment.fraction * duration
        for animation in animations ?? [] { animation.apply(to: presentation, at: time) }
    }
}
