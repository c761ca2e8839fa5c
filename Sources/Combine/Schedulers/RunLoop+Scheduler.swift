import Foundation

extension RunLoop: Scheduler {
    /// A point in time of a run loop.
    public struct SchedulerTimeType: _SchedulerDate, Codable, Hashable, Sendable {
        /// The date.
        public var date: Date

        /// Creates a point in time at a date.
        public init(_ date: Date) { self.date = date }

        /// A span of time.
        public struct Stride: _DateStride, Codable {
            /// The span in seconds.
            public var magnitude: TimeInterval

            /// Creates a span in seconds.
            public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        }
    }

    /// Run loops have no options.
    public struct SchedulerOptions: Sendable {
        /// No options.
        public init() {}
    }

    /// The current time; on the main run loop that of the clock that runs it.
    public var now: SchedulerTimeType { SchedulerTimeType(isMain ? MainQueue.date : Date()) }
    /// No time.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs the closure in a later turn of the run loop.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Work(action)
        if isMain, MainQueue.schedule(after: 0, work) != nil { return }
        perform { work.run() }
    }

    /// Runs the closure in a turn after a date.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = Work(action)
        if isMain, MainQueue.schedule(after: now.distance(to: date).nanoseconds, work) != nil { return }
        let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in work.run() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
    }

    /// Runs the closure in a turn after a date, and then again at intervals.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = Work(action)
        if isMain,
            let ticks = MainQueue.schedule(
                after: now.distance(to: date).nanoseconds, every: interval.nanoseconds, work)
        {
            return ticks
        }
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in work.run() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
        return AnyCancellable(timer.invalidate)
    }

    private var isMain: Bool { self === RunLoop.main }
}
