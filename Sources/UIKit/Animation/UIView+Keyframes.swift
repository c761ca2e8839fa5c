import CoreGraphics
import QuartzCore

/// Gathers the changes of keyframes by layer and property.
@MainActor
final class KeyframeRecorder: AnimationRecorder {
    private struct Track {
        let layer: CALayer
        let key: String
        var steps: [(start: Double, end: Double, from: Any, to: Any)] = []
    }

    private let mode: CAAnimationCalculationMode
    private var tracks: [Track] = []
    private var frame = (start: 0.0, end: 1.0)

    init(mode: CAAnimationCalculationMode) { self.mode = mode }

    func add(start: Double, duration: Double, _ animations: () -> Void) {
        let outer = frame
        let first = start.isFinite ? min(max(start, 0), 1) : 0
        frame = (first, duration.isFinite ? min(max(first + duration, first), 1) : 1)
        animations()
        frame = outer
    }

    func record(_ change: RecordedChange, in context: AnimationContext) {
        let step = (frame.start, frame.end, change.old, change.new)
        if let index = tracks.firstIndex(where: { $0.layer === change.layer && $0.key == change.key }) {
            tracks[index].steps.append(step)
        } else {
            tracks.append(Track(layer: change.layer, key: change.key, steps: [step]))
        }
    }

    func finish(in context: AnimationContext) {
        for track in tracks {
            let animation = CAKeyframeAnimation(keyPath: track.key)
            let frames = Self.frames(of: track)
            animation.values = frames.map(\.value)
            animation.keyTimes = frames.map { NSNumber(value: $0.time) }
            animation.calculationMode = mode
            if mode == .discrete { animation.keyTimes = animation.keyTimes.map { $0 + [1] } }
            if case .curve(let function) = context.pace { animation.timingFunction = function }
            context.pace(animation, on: track.layer)
            track.layer.attach(animation, forKey: track.key, groups: [context.group])
        }
    }

    /// Returns values with their times: each step begins with the value at the end of the previous one.
    private static func frames(of track: Track) -> [(time: Double, value: Any)] {
        let steps = track.steps.enumerated().sorted {
            ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
        }
        .map(\.element)
        guard var last = steps.first?.from else { return [] }
        var frames: [(time: Double, value: Any)] = [(0, last)]
        for step in steps {
            let before = frames[frames.count - 1].time
            if step.start > before { frames.append((step.start, last)) }
            frames.append((max(step.end, step.start, before), step.to))
            last = step.to
        }
        if let time = frames.last?.time, time < 1 { frames.append((1, last)) }
        return frames
    }
}
