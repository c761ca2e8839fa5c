import Foundation

extension OperationQueue: Scheduler {
    /// A point in time of a operation queue.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The date.
        public var date: Date

        /// Creates a point in time at a date.
        public init(_ date: Date) { self.date = date }

        /// Returns the span of time to another point.
        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(other.date.timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate)
        }

        /// Returns the point after a span of time.
        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(date + n.timeInterval) }

        /// A span of time.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
            SchedulerTimeIntervalConvertible, Sendable
        {
            /// The span in seconds.
            public var magnitude: TimeInterval
            /// The span in seconds.
            public var timeInterval: TimeInterval { magnitude }

            /// Creates a span in seconds.
            public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
            /// Creates a span in seconds.
            public init(integerLiteral value: TimeInterval) { magnitude = value }
            /// Creates a span in seconds.
            public init(floatLiteral value: TimeInterval) { magnitude = value }
            /// Creates a span in seconds, if that can be had.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = TimeInterval(exactly: source) else { return nil }
                magnitude = value
            }

            /// Returns whether the left span is shorter.
            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            /// Returns the product.
            public static func * (lhs: Stride, rhs: Stride) -> Stride {
                Stride(lhs.magnitude * rhs.magnitude)
            }
            /// Returns the sum.
            public static func + (lhs: Stride, rhs: Stride) -> Stride {
                Stride(lhs.magnitude + rhs.magnitude)
            }
            /// Returns the difference.
            public static func - (lhs: Stride, rhs: Stride) -> Stride {
                Stride(lhs.magnitude - rhs.magnitude)
            }
            /// Subtracts.
            public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
            /// Multiplies.
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
            /// Adds.
            public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

            /// Returns an interval in seconds.
            public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
            /// Returns an interval in seconds.
            public static func seconds(_ s: Double) -> Stride { Stride(s) }
            /// Returns an interval in milliseconds.
            public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
            /// Returns an interval in microseconds.
            public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
            /// Returns an interval in nanoseconds.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }

            /// Whole nanoseconds. Dates are no more exact than a tenth of a microsecond, so these are whole
            /// microseconds.
            var nanoseconds: Int64 {
                magnitude.isFinite ? Int64((min(max(magnitude, -1e9), 1e9) * 1e6).rounded()) * 1000 : 0
            }
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
