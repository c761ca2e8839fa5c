import Foundation

/// The animations of a layer and its own time.
final class LayerMotion {
    var attached: [AttachedAnimation] = []
    var timing = TimingFigures()
    /// The last number of the keys of animations without one.
    var lastNumber = 0
}

/// An animation that is attached to its layer.
final class AttachedAnimation {
    let key: String
    let animation: CAAnimation
    /// The clock retains its events, and so the animation; a strong reference back would keep clocks alive
    /// that are no longer used.
    private let clock: LayerClock
    private weak var layer: CALayer?
    private let groups: [CompletionGroup]
    private var events: [VirtualClock.Event] = []
    private(set) var isOver = false

    init(_ animation: CAAnimation, key: String, on layer: CALayer, groups: [CompletionGroup]) {
        (self.key, self.animation, self.layer) = (key, animation, layer)
        self.groups = groups + CATransaction.openGroups
        clock = LayerClock(.main)
        for group in self.groups { group.enter() }
        if animation.delegate != nil {
            let start = clock.schedule(after: 0) {
                self.animation.delegate?.animationDidStart(self.animation)
            }
            if let start { events.append(start) }
        }
        schedule()
    }

    private var end: VirtualClock.Event?

    /// Schedules the end of the animation, again when the time of a layer above changes.
    func schedule() {
        clock.cancel(end)
        end = nil
        guard !isOver, let layer, let time = endTime(on: layer) else { return }
        end = clock.schedule(at: time) { self.stop(finished: true) }
    }

    private func endTime(on layer: CALayer) -> CFTimeInterval? {
        let rate = layer.timeRate
        if rate < 0 { return layer.globalTime(animation.beginTime) }
        return animation.figures.span.flatMap { layer.globalTime(animation.beginTime + $0) }
    }

    /// Ends the animation, which has completed, or was removed or replaced.
    func stop(finished: Bool) {
        guard !isOver else { return }
        isOver = true
        for event in events + [end].compactMap({ $0 }) { clock.cancel(event) }
        if let layer, animation.isRemovedOnCompletion || !finished {
            layer.motion?.attached.removeAll { $0 === self }
        }
        animation.delegate?.animationDidStop(animation, finished: finished && layer != nil)
        for group in groups { group.leave(finished: finished && layer != nil) }
    }
}
