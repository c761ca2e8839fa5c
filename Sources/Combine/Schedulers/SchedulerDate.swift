import Foundation

/// A span of time of a scheduler whose points in time are dates.
public protocol _DateStride: ExpressibleByFloatLiteral, Comparable, SignedNumeric,
    SchedulerTimeIntervalConvertible, Sendable
where Magnitude == TimeInterval, FloatLiteralType == TimeInterval, IntegerLiteralType == TimeInterval {
    /// The span in seconds.
    var magnitude: TimeInterval { get set }
    /// Creates a span in seconds.
    init(_ timeInterval: TimeInterval)
}

extension _DateStride {
    /// The span in seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates a span in seconds.
    public init(integerLiteral value: TimeInterval) { self.init(value) }
    /// Creates a span in seconds.
    public init(floatLiteral value: TimeInterval) { self.init(value) }
    /// Creates a span in seconds, if it is exact.
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        self.init(value)
    }

    /// Returns whether the left span is shorter.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
    /// Returns the product.
    public static func * (lhs: Self, rhs: Self) -> Self {
        Self(lhs.magnitude * rhs.magnitude)
    }
    /// Returns the sum.
    public static func + (lhs: Self, rhs: Self) -> Self {
        Self(lhs.magnitude + rhs.magnitude)
    }
    /// Returns the difference.
    public static func - (lhs: Self, rhs: Self) -> Self {
        Self(lhs.magnitude - rhs.magnitude)
    }
    /// Subtracts.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    /// Multiplies.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    /// Adds.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

    /// Returns an interval in seconds.
    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
    /// Returns an interval in seconds.
    public static func seconds(_ s: Double) -> Self { Self(s) }
    /// Returns an interval in milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
    /// Returns an interval in microseconds.
    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
    /// Returns an interval in nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }

    /// Whole nanoseconds. Dates are no more exact than a tenth of a microsecond, so these are whole
    /// microseconds.
    var nanoseconds: Int64 {
        magnitude.isFinite ? Int64((min(max(magnitude, -1e9), 1e9) * 1e6).rounded()) * 1000 : 0
    }
}

/// A date as a point in time of a scheduler.
public protocol _SchedulerDate: Strideable where Stride: _DateStride {
    /// The date.
    var date: Date { get set }
    /// Creates a point in time at a date.
    init(_ date: Date)
}

extension _SchedulerDate {
    /// Returns the span of time to another point.
    public func distance(to other: Self) -> Stride {
        Stride(other.date.timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate)
    }

    /// Returns the point after a span of time.
    public func advanced(by n: Stride) -> Self { Self(date + n.timeInterval) }
}
