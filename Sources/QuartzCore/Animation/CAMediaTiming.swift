import Foundation

/// The presentation of an animation before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name for it.
    public let rawValue: String
    /// Creates a mode with Apple's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The last value remains after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value applies before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both forwards and backwards.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// The animation has no effect outside of its duration.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// A hierarchical timing system: an object maps its parent's time to its own.
public protocol CAMediaTiming {
    /// The beginning, in the parent's time (seconds).
    var beginTime: CFTimeInterval { get set }
    /// The duration of one repetition in its own time (seconds).
    var duration: CFTimeInterval { get set }
    /// The rate of its time relative to the parent's.
    var speed: Float { get set }
    /// The own time at the beginning (seconds).
    var timeOffset: CFTimeInterval { get set }
    /// The number of repetitions; 0 is one.
    var repeatCount: Float { get set }
    /// The duration of the repetitions (seconds); 0 if `repeatCount` determines it.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each repetition is followed by one in reverse.
    var autoreverses: Bool { get set }
    /// The presentation before the beginning and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The state of an animation: the fraction of its current repetition, and the number of completed ones.
struct AnimationMoment: Equatable {
    /// From 0 to 1.
    var fraction: Double
    /// The number of completed repetitions.
    var runs: Int
    /// The seconds of own time since the current repetition began, or until it ends where it is reversed.
    var time: CFTimeInterval
}

/// The values of a `CAMediaTiming`, from which moments are computed.
struct TimingFigures {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Double = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Double = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// The duration of all repetitions in own time.
    var activeDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let once = autoreverses ? duration * 2 : duration
        return repeatCount > 0 ? once * repeatCount : once
    }

    /// Returns the own time at a time of the parent.
    func ownTime(at time: CFTimeInterval) -> CFTimeInterval { (time - beginTime) * speed + timeOffset }

    /// The duration from `beginTime` to the end, in the parent's time; nil for endless ones.
    var span: CFTimeInterval? {
        let span = speed > 0 ? (activeDuration - timeOffset) / speed : .infinity
        return span.isFinite ? max(0, span) : nil
    }

    /// Returns the moment at a time of the parent; nil where the object has no effect.
    func moment(at time: CFTimeInterval) -> AnimationMoment? {
        var own = ownTime(at: time)
        if time < beginTime {
            guard fillMode == .backwards || fillMode == .both else { return nil }
            own = 0
        }
        own = own.isFinite ? max(own, 0) : 0
        let end = activeDuration
        guard own >= end else { return moment(inActive: own) }
        guard fillMode == .forwards || fillMode == .both else { return nil }
        return lastMoment(end)
    }

    private func moment(inActive own: CFTimeInterval) -> AnimationMoment {
        guard duration > 0 else { return AnimationMoment(fraction: 1, runs: 0, time: 0) }
        let cycle = autoreverses ? duration * 2 : duration
        let runs = (own / cycle).rounded(.down)
        var rest = own - runs * cycle
        if rest > duration { rest = cycle - rest }
        return AnimationMoment(fraction: min(rest / duration, 1), runs: Int(min(runs, 1e9)), time: rest)
    }

    /// Returns the state after the end: the end of the last repetition, unless that was clipped.
    private func lastMoment(_ end: CFTimeInterval) -> AnimationMoment {
        guard duration > 0, end.isFinite else { return AnimationMoment(fraction: 1, runs: 0, time: 0) }
        let cycle = autoreverses ? duration * 2 : duration
        let runs = end / cycle
        guard abs(runs - runs.rounded()) < 1e-9, runs >= 1 else { return moment(inActive: end) }
        return AnimationMoment(
            fraction: autoreverses ? 0 : 1, runs: Int(min(runs.rounded(), 1e9)) - 1,
            time: autoreverses ? 0 : duration)
    }
}
