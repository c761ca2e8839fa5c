/// A scheduler that runs everything at once, in the order of calls. It has no time.
public struct ImmediateScheduler: Scheduler {
    /// The options of a scheduler that has none.
    public typealias SchedulerOptions = Never

    /// The only scheduler of this type that is needed.
    public static let shared = ImmediateScheduler()

    /// A time that does not pass.
    public struct SchedulerTimeType: Strideable, Sendable {
        fileprivate init() {}

        /// No time.
        public func distance(to other: SchedulerTimeType) -> Stride { 0 }
        /// Returns the same time.
        public func advanced(by n: Stride) -> SchedulerTimeType { self }

        /// A span of time, which is only a number.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
            SchedulerTimeIntervalConvertible, Sendable
        {
            /// The number.
            public var magnitude: Int

            /// Creates a span from a number.
            public init(_ value: Int) { magnitude = value }
            /// Creates a span from a number.
            public init(integerLiteral value: Int) { magnitude = value }
            /// Creates a span from a number, without its fraction.
            public init(floatLiteral value: Double) { magnitude = Int(value) }
            /// Creates a span from a number, if that is small enough.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            /// Returns whether the left number is smaller.
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
            public static func -= (lhs: inout Stride, rhs: Stride) { lhs.magnitude -= rhs.magnitude }
            /// Multiplies.
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs.magnitude *= rhs.magnitude }
            /// Adds.
            public static func += (lhs: inout Stride, rhs: Stride) { lhs.magnitude += rhs.magnitude }

            /// No time.
            public static func seconds(_ s: Int) -> Stride { 0 }
            /// No time.
            public static func seconds(_ s: Double) -> Stride { 0 }
            /// No time.
            public static func milliseconds(_ ms: Int) -> Stride { 0 }
            /// No time.
            public static func microseconds(_ us: Int) -> Stride { 0 }
            /// No time.
            public static func nanoseconds(_ ns: Int) -> Stride { 0 }
        }
    }

    /// The only time.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// No time.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs the closure.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

    /// Runs the closure.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Runs the closure once.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}

extension ImmediateScheduler: Sendable {}
