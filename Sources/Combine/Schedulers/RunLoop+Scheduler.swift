import Foundation

extension RunLoop: Scheduler {
    /// A point in time of a run loop.
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
