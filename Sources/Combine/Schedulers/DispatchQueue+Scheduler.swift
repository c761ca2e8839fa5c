import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
    /// A point in time of a queue.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The time as Dispatch has it.
        public var dispatchTime: DispatchTime

        /// Creates a point in time.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Decodes the nanoseconds.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            dispatchTime = DispatchTime(uptimeNanoseconds: try container.decode(UInt64.self))
        }

        /// Encodes the nanoseconds.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// Returns the span of time to another point.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            let span = end >= start ? Int(clamping: end - start) : -Int(clamping: start - end)
            return Stride(.nanoseconds(span))
        }

        /// Returns the point after a span of time.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            let time = dispatchTime.uptimeNanoseconds
            // Spans that exceed the range of nanoseconds are infinite, and times are not negative.
            let (sum, isTooFar) = time.addingReportingOverflow(UInt64(max(0, n.magnitude)))
            let later = isTooFar || n.magnitude == .max ? UInt64.max : sum
            return SchedulerTimeType(
                DispatchTime(
                    uptimeNanoseconds: n.magnitude >= 0
                        ? later : max(1, time - min(time, n.magnitude.magnitudeOfSelf))))
        }

        /// Hashes the nanoseconds.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        /// A span of time.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
            ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            /// The span in nanoseconds.
            public var magnitude: Int

            /// The span as Dispatch has it.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            /// Creates a span in nanoseconds.
            init(nanoseconds: Int) { magnitude = nanoseconds }

            /// Creates a span.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let s): self = .seconds(s)
                case .milliseconds(let ms): self = .milliseconds(ms)
                case .microseconds(let us): self = .microseconds(us)
                case .nanoseconds(let ns): self = .nanoseconds(ns)
                case .never: self = .nanoseconds(.max)
                @unknown default: self = .nanoseconds(.max)
                }
            }

            /// Creates a span in seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// Creates a span in seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            /// Creates a span in seconds, if the number is small enough.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                self = .seconds(value)
            }

            private enum CodingKeys: String, CodingKey {
                case magnitude = "_nanoseconds"
            }

            /// Returns whether the left span is shorter.
            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            /// Returns the product.
            public static func * (lhs: Stride, rhs: Stride) -> Stride {
                Stride(nanoseconds: lhs.magnitude * rhs.magnitude)
            }
            /// Returns the sum.
            public static func + (lhs: Stride, rhs: Stride) -> Stride {
                Stride(nanoseconds: lhs.magnitude + rhs.magnitude)
            }
            /// Returns the difference.
            public static func - (lhs: Stride, rhs: Stride) -> Stride {
                Stride(nanoseconds: lhs.magnitude - rhs.magnitude)
            }
            /// Subtracts.
            public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
            /// Multiplies.
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
            /// Adds.
            public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

            private static func clamped(_ value: Int, times factor: Int) -> Stride {
                let (product, isTooLong) = value.multipliedReportingOverflow(by: factor)
                return Stride(nanoseconds: isTooLong ? (value < 0 ? .min : .max) : product)
            }

            /// Returns an interval in seconds.
            public static func seconds(_ s: Double) -> Stride {
                Stride(nanoseconds: Int(exactly: (s * 1e9).rounded(.towardZero)) ?? (s < 0 ? .min : .max))
            }
            /// Returns an interval in seconds.
            public static func seconds(_ s: Int) -> Stride { clamped(s, times: 1_000_000_000) }
            /// Returns an interval in milliseconds.
            public static func milliseconds(_ ms: Int) -> Stride { clamped(ms, times: 1_000_000) }
            /// Returns an interval in microseconds.
            public static func microseconds(_ us: Int) -> Stride { clamped(us, times: 1_000) }
            /// Returns an interval in nanoseconds.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
        }
    }

    /// The options by which a queue runs work.
    public struct SchedulerOptions {
        /// The quality of service.
        public var qos: DispatchQoS
        /// Flags of the work.
        public var flags: DispatchWorkItemFlags
        /// The group that the work belongs to.
        public var group: DispatchGroup?

        /// Options of work.
        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The smallest tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

    /// The current time; on the main queue that of the clock that runs it.
    public var now: SchedulerTimeType {
        SchedulerTimeType(MainQueue.isMain(self) ? MainQueue.dispatchTime : DispatchTime.now())
    }

    /// Runs the closure in a later turn.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Work(action)
        if MainQueue.isMain(self), MainQueue.schedule(after: 0, work) != nil { return }
        async(
            group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
        ) { work.run() }
    }

    /// Runs the closure after a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = Work(action)
        if MainQueue.isMain(self),
            MainQueue.schedule(after: Int64(now.distance(to: date).magnitude), work) != nil
        {
            return
        }
        asyncAfter(
            deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
        ) { work.run() }
    }

    /// Runs the closure after a time, and then again at intervals.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = Work(action)
        if MainQueue.isMain(self),
            let ticks = MainQueue.schedule(
                after: Int64(now.distance(to: date).magnitude), every: Int64(interval.magnitude), work)
        {
            return ticks
        }
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval,
            leeway: max(tolerance, minimumTolerance).timeInterval)
        timer.setEventHandler { work.run() }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}

extension Int {
    /// The distance from 0, as an unsigned number of 64 bits.
    fileprivate var magnitudeOfSelf: UInt64 { UInt64(magnitude) }
}
