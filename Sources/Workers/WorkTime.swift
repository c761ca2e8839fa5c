import CGlibc
import Foundation

/// The time that work by child processes takes, as far as other programs of the host do not lengthen it.
public struct WorkTime {
    private let clock: () -> Duration
    private let work: () -> Duration
    private let begin: (clock: Duration, work: Duration)

    /// Starts the time.
    public init() {
        let start = ContinuousClock.now
        self.init(clock: { .now - start }, work: { Self.ofChildren })
    }

    /// Starts a time of which the closures return the host's and that of the processors.
    init(clock: @escaping () -> Duration, work: @escaping () -> Duration) {
        (self.clock, self.work, begin) = (clock, work, (clock(), work()))
    }

    /// The time since the start by the host's clock, or that for which processors were used by the processes that have ended
    /// since, whichever is shorter.
    public var elapsed: Duration { min(clock() - begin.clock, work() - begin.work) }

    /// The time for which the processors were used by all processes that have ended, and those started by them.
    private static var ofChildren: Duration {
        var usage = rusage()
        guard getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage) == 0 else { return .zero }
        return duration(usage.ru_utime) + duration(usage.ru_stime)
    }

    private static func duration(_ time: timeval) -> Duration {
        .seconds(time.tv_sec) + .microseconds(time.tv_usec)
    }
}
