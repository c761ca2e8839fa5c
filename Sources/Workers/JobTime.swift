import CGlibc
import Foundation

/// The time that a process has for a job, by the host's clock. What its main thread waits for a processor does not count, so that
/// a job that an idle host completes does not fail on a loaded one.
struct JobTime {
    private let delay: () -> Duration
    private var deadline: ContinuousClock.Instant
    private var initialDelay: Duration

    /// Starts the time of a process.
    init(of process: pid_t, limit: Duration) {
        self.init(limit: limit) { SchedulingDelay.ofMainThread(in: process) }
    }

    /// Starts a time; the closure returns the delay since the start of the process.
    init(limit: Duration, delay: @escaping () -> Duration) {
        self.delay = delay
        (deadline, initialDelay) = (.now + limit, delay())
    }

    /// Starts the time of the next job.
    mutating func restart(limit: Duration) { (deadline, initialDelay) = (.now + limit, delay()) }

    /// Whether the time is over.
    var isOver: Bool {
        let now = ContinuousClock.now
        return now > deadline && now > deadline + (delay() - initialDelay)
    }
}

/// The time that threads of other processes were ready to run while others used the processors.
enum SchedulingDelay {
    /// Returns the delay of the main thread since the process was started; zero where the system does not record it.
    static func ofMainThread(in process: pid_t) -> Duration {
        guard let data = FileManager.default.contents(atPath: "/proc/\(process)/schedstat") else {
            return .zero
        }
        return duration(String(decoding: data, as: UTF8.self))
    }

    /// Reads the second number: nanoseconds spent waiting on a queue of a processor
    /// (https://docs.kernel.org/scheduler/sched-stats.html).
    static func duration(_ text: String) -> Duration {
        let numbers = text.split(whereSeparator: \.isWhitespace)
        return .nanoseconds(numbers.dropFirst().first.flatMap { Int64($0) } ?? 0)
    }
}
