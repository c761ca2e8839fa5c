import Foundation

/// A number of a time scale's units.
public typealias CMTimeValue = Int64
/// The number of units per second.
public typealias CMTimeScale = Int32
/// Distinguishes times of different timelines.
public typealias CMTimeEpoch = Int64

/// The state of a time.
public struct CMTimeFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let valid = CMTimeFlags(rawValue: 1)
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    public static let indefinite = CMTimeFlags(rawValue: 16)
    public static let impliedValueFlagsMask: CMTimeFlags = [
        .positiveInfinity, .negativeInfinity, .indefinite,
    ]
}

/// The rounding of a time that is converted to another scale.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1
    case roundTowardZero
    case roundAwayFromZero
    case quickTime
    case roundTowardPositiveInfinity
    case roundTowardNegativeInfinity

    public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}

/// A time as a fraction of seconds.
public struct CMTime: Sendable {
    public var value: CMTimeValue = 0
    public var timescale: CMTimeScale = 0
    public var flags: CMTimeFlags = []
    public var epoch: CMTimeEpoch = 0

    /// Creates an invalid time.
    public init() {}

    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }

    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// Creates the nearest time in the scale, infinite where the number is too large.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard seconds.isFinite, preferredTimescale > 0 else {
            self =
                seconds.isNaN || preferredTimescale <= 0
                ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        let exact = seconds * Double(preferredTimescale)
        guard let value = CMTimeValue(exactly: exact.rounded(.toNearestOrAwayFromZero)) else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        self.init(value: value, timescale: preferredTimescale)
        if Double(value) != exact { flags.insert(.hasBeenRounded) }
    }

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime()
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    public static let positiveInfinity = CMTime(
        value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    public static let negativeInfinity = CMTime(
        value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    public var isValid: Bool { flags.contains(.valid) }
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// The seconds; not a number where the time is invalid or indefinite.
    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        return isPositiveInfinity ? .infinity : isNegativeInfinity ? -.infinity : .nan
    }

    /// Returns the time in another scale.
    public func convertScale(_ scale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, scale > 0, scale != timescale else { return self }
        let exact = Double(value) * Double(scale) / Double(timescale)
        let rule: FloatingPointRoundingRule =
            switch method {
            case .roundHalfAwayFromZero: .toNearestOrAwayFromZero
            case .roundTowardZero: .towardZero
            case .roundAwayFromZero: .awayFromZero
            case .quickTime: scale > timescale ? .awayFromZero : .towardZero
            case .roundTowardPositiveInfinity: .up
            case .roundTowardNegativeInfinity: .down
            }
        guard let rounded = CMTimeValue(exactly: exact.rounded(rule)) else {
            return exact > 0 ? .positiveInfinity : .negativeInfinity
        }
        var result = CMTime(value: rounded, timescale: scale)
        if Double(rounded) != exact { result.flags.insert(.hasBeenRounded) }
        return result
    }

    // MARK: Arithmetic

    public static func + (a: CMTime, b: CMTime) -> CMTime {
        combined(a, b, { $0.addingReportingOverflow($1) }, +)
    }

    public static func - (a: CMTime, b: CMTime) -> CMTime {
        combined(a, b, { $0.subtractingReportingOverflow($1) }, -)
    }

    public static func += (a: inout CMTime, b: CMTime) { a = a + b }

    public static func -= (a: inout CMTime, b: CMTime) { a = a - b }

    public static prefix func - (time: CMTime) -> CMTime { zero - time }

    /// Returns both times in a common scale, exactly if the numbers are not too large for it.
    private static func combined(
        _ a: CMTime, _ b: CMTime,
        _ exact: (CMTimeValue, CMTimeValue) -> (partialValue: CMTimeValue, overflow: Bool),
        _ inexact: (Double, Double) -> Double
    ) -> CMTime {
        guard a.isValid, b.isValid else { return .invalid }
        guard a.isNumeric, b.isNumeric else {
            if a.isIndefinite || b.isIndefinite { return .indefinite }
            let sum = inexact(a.seconds, b.seconds)
            return sum.isNaN ? .invalid : sum > 0 ? .positiveInfinity : .negativeInfinity
        }
        let scale = commonScale(Int64(a.timescale), Int64(b.timescale))
        let left = a.value.multipliedReportingOverflow(by: scale / Int64(a.timescale))
        let right = b.value.multipliedReportingOverflow(by: scale / Int64(b.timescale))
        let sum = exact(left.partialValue, right.partialValue)
        guard scale <= Int64(CMTimeScale.max), !left.overflow, !right.overflow, !sum.overflow else {
            return CMTime(
                seconds: inexact(a.seconds, b.seconds), preferredTimescale: max(a.timescale, b.timescale))
        }
        return CMTime(value: sum.partialValue, timescale: CMTimeScale(scale))
    }

    private static func commonScale(_ a: Int64, _ b: Int64) -> Int64 {
        var (larger, smaller) = (a, b)
        while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
        return a / larger * b
    }
}

extension CMTime: Comparable, Hashable {
    /// Orders invalid times before all others, indefinite ones after them and before infinity.
    public static func < (a: CMTime, b: CMTime) -> Bool {
        a.order != b.order ? a.order < b.order : a.seconds < b.seconds
    }

    public static func == (a: CMTime, b: CMTime) -> Bool {
        guard a.order == b.order, a.epoch == b.epoch else { return false }
        return a.isNumeric ? a.seconds == b.seconds : true
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(order)
        if isNumeric { hasher.combine(seconds) }
    }

    private var order: Int {
        guard isValid else { return 0 }
        return isNegativeInfinity ? 1 : isNumeric ? 2 : isIndefinite ? 3 : 4
    }
}

/// A time range.
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime

    public init(start: CMTime = .invalid, duration: CMTime = .invalid) {
        (self.start, self.duration) = (start, duration)
    }

    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

    public var end: CMTime { start + duration }
    public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
    public var isEmpty: Bool { isValid && duration == .zero }

    public func containsTime(_ time: CMTime) -> Bool { isValid && time >= start && time < end }
    public func containsTimeRange(_ range: CMTimeRange) -> Bool {
        isValid && range.start >= start && range.end <= end
    }

    public func union(_ other: CMTimeRange) -> CMTimeRange {
        CMTimeRange(start: min(start, other.start), end: max(end, other.end))
    }

    public func intersection(_ other: CMTimeRange) -> CMTimeRange {
        let (from, to) = (max(start, other.start), min(end, other.end))
        return from < to ? CMTimeRange(start: from, end: to) : .zero
    }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
    CMTime(value: value, timescale: timescale)
}

public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

@available(swift, obsoleted: 4.2, renamed: "CMTimeMake(value:timescale:)")
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime {
    CMTime(value: value, timescale: timescale)
}

@available(swift, obsoleted: 4.2, renamed: "CMTimeMakeWithSeconds(_:preferredTimescale:)")
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

@available(swift, obsoleted: 4.2, renamed: "CMTimeRangeMake(start:duration:)")
public func CMTimeRangeMake(_ start: CMTime, _ duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

public func CMTimeAdd(_ a: CMTime, _ b: CMTime) -> CMTime { a + b }

public func CMTimeSubtract(_ a: CMTime, _ b: CMTime) -> CMTime { a - b }

public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier))
}

public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
    time.isNumeric ? CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale) : time
}

/// Returns -1, 0 or 1, as the first time is before the second, equal or after it.
public func CMTimeCompare(_ a: CMTime, _ b: CMTime) -> Int32 { a < b ? -1 : a == b ? 0 : 1 }

public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(timescale, method: method)
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}

public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }

public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }

public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity

extension NSValue {
    /// Creates a value with a time.
    public convenience init(time: CMTime) {
        let parts = [time.value, Int64(time.timescale), Int64(time.flags.rawValue), time.epoch]
        self.init(bytes: parts, objCType: Self.timeType)
    }

    /// The time of the value; invalid for other values.
    public var timeValue: CMTime {
        guard String(cString: objCType) == Self.timeType else { return .invalid }
        var parts: [Int64] = [0, 0, 0, 0]
        parts.withUnsafeMutableBytes { bytes in bytes.baseAddress.map { getValue($0) } }
        return CMTime(
            value: parts[0], timescale: CMTimeScale(truncatingIfNeeded: parts[1]),
            flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: parts[2])), epoch: parts[3])
    }

    private static var timeType: String { "[4q]" }
}
