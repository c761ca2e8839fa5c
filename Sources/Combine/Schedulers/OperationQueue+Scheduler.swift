import Foundation

extension OperationQueue: Scheduler {
    /// A point in time of an operation queue.
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

    /// Operation queues have no options.
    public struct SchedulerOptions: Sendable {
        /// No options.
        public init() {}
    }

    /// The current time; on the main operation queue that of the clock that runs it.
    public var now: SchedulerTimeType { SchedulerTimeType(isMain ? MainQueue.date : Date()) }
    /// No time.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs the closure as an operation.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Work(action)
        if isMain, MainQueue.schedule(after: 0, work) != nil { return }
        addOperation(BlockOperation { work.run() })
    }

    /// Runs the closure as an operation after a date.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = Work(action)
        let delay = now.distance(to: date)
        if isMain, MainQueue.schedule(after: delay.nanoseconds, work) != nil { return }
        let queue = UncheckedBox(self)
        DispatchQueue.global().asyncAfter(deadline: .now() + max(0, delay.timeInterval)) {
            queue.value.addOperation(BlockOperation { work.run() })
        }
    }

    /// Runs the closure as an operation after a date, and then again at intervals.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = Work(action)
        let delay = now.distance(to: date)
        if isMain,
            let ticks = MainQueue.schedule(after: delay.nanoseconds, every: interval.nanoseconds, work)
        {
            return ticks
        }
        let queue = UncheckedBox(self)
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(
            deadline: .now() + max(0, delay.timeInterval), repeating: interval.timeInterval,
            leeway: .nanoseconds(Int(clamping: tolerance.nanoseconds)))
        let isCancelled = Flag()
        timer.setEventHandler { queue.value.addOperation { if !isCancelled.isSet { work.run() } } }
        timer.resume()
        return AnyCancellable {
            isCancelled.set()
            timer.cancel()
        }
    }

    private var isMain: Bool { self === OperationQueue.main }
}
