import Foundation

/// What an animation shows before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name for it.
    public let rawValue: String
    /// A mode by Apple's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its last value after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its first value before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Neither.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// How the time of a thing relates to that of what holds it.
@preconcurrency @MainActor
public protocol CAMediaTiming {
    /// When it begins, in the time of what holds it, in seconds.
    var beginTime: CFTimeInterval { get set }
    /// How long one run takes in its own time, in seconds.
    var duration: CFTimeInterval { get set }
    /// How much faster its time goes than that of what holds it.
    var speed: Float { get set }
    /// What its time is when it begins, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// How often it runs; 0 is once.
    var repeatCount: Float { get set }
    /// How long it goes on running, in seconds; 0 leaves that to `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by one backwards.
    var autoreverses: Bool { get set }
    /// What shows before the beginning and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Where an animation stands: how far in its present run, and how many runs are over.
struct AnimationMoment: Equatable {
    /// From 0 to 1.
    var fraction: Double
    /// Runs that are over.
    var runs: Int
    /// Seconds of the animation's own time since the present run began, or until it ends where it goes backwards.
    var time: CFTimeInterval
}

/// The figures of a `CAMediaTiming`, with which moments are computed.
struct TimingFigures {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Double = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Double = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// How long all runs take, in the thing's own time.
    var activeDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let once = autoreverses ? duration * 2 : duration
        return repeatCount > 0 ? once * repeatCount : once
    }

    /// The thing's own time at a time of what holds it.
    func ownTime(at time: CFTimeInterval) -> CFTimeInterval { (time - beginTime) * speed + timeOffset }

    /// How long after `beginTime` all is over, in the time of what holds it; nil for never.
    var span: CFTimeInterval? {
        let span = speed > 0 ? (activeDuration - timeOffset) / speed : .infinity
        return span.isFinite ? max(0, span) : nil
    }

    /// The moment at a time of what holds the thing; nil where nothing shows.
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

    /// What stays after the end: the end of the last run, unless that was cut short.
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
