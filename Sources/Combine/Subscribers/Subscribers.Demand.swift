extension Subscribers {
    /// A number of requested values.
    @frozen public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable
    {
        @usableFromInline let rawValue: UInt

        @usableFromInline init(rawValue: UInt) { self.rawValue = rawValue }

        /// As many values as there are.
        public static let unlimited = Demand(rawValue: UInt(Int.max) + 1)
        /// No values.
        public static let none = Demand(rawValue: 0)

        /// Returns a number of values, which is not negative.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "a demand is not negative")
            return Demand(rawValue: UInt(value))
        }

        /// The number of values; nil when it is unlimited.
        public var max: Int? { self == .unlimited ? nil : Int(rawValue) }

        /// "unlimited" or the number.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        /// Encodes the number as a single value.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(rawValue)
        }

        /// Decodes a single number; one that is too large is unlimited.
        public init(from decoder: any Decoder) throws {
            let number = try decoder.singleValueContainer().decode(UInt.self)
            rawValue = Swift.min(number, Self.unlimited.rawValue)
        }
    }
}

// MARK: Arithmetic: unlimited stays so, and what would be negative is none.

extension Subscribers.Demand {
    /// Returns the number after an operation: unlimited where it is too large, none where it is negative.
    private static func clamped(_ result: (partialValue: Int, overflow: Bool), otherwise: Self) -> Self {
        result.overflow ? otherwise : .max(Swift.max(0, result.partialValue))
    }

    /// Returns the sum of two demands.
    public static func + (lhs: Self, rhs: Self) -> Self {
        guard let left = lhs.max, let right = rhs.max else { return .unlimited }
        return clamped(left.addingReportingOverflow(right), otherwise: .unlimited)
    }
    /// Adds a demand.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// Returns the sum of a demand and a number.
    public static func + (lhs: Self, rhs: Int) -> Self {
        guard let left = lhs.max else { return .unlimited }
        return clamped(left.addingReportingOverflow(rhs), otherwise: .unlimited)
    }
    /// Adds a number.
    public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }
    /// Returns a multiple of a demand.
    public static func * (lhs: Self, rhs: Int) -> Self {
        guard let left = lhs.max else { return .unlimited }
        return clamped(left.multipliedReportingOverflow(by: rhs), otherwise: .unlimited)
    }
    /// Multiplies by a number.
    public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }
    /// Returns the difference of two demands.
    public static func - (lhs: Self, rhs: Self) -> Self {
        guard let left = lhs.max else { return .unlimited }
        guard let right = rhs.max else { return .none }
        return clamped(left.subtractingReportingOverflow(right), otherwise: .none)
    }
    /// Subtracts a demand.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    /// Returns the difference of a demand and a number.
    public static func - (lhs: Self, rhs: Int) -> Self {
        guard let left = lhs.max else { return .unlimited }
        return clamped(left.subtractingReportingOverflow(rhs), otherwise: .none)
    }
    /// Subtracts a number.
    public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
}

// MARK: Comparing; unlimited is more than every number.

extension Subscribers.Demand {
    /// Returns whether the left demand is smaller.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    /// Returns whether the demand is larger than the number.
    public static func > (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }
    /// Returns whether the demand is at least the number.
    public static func >= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }
    /// Returns whether the number is larger than the demand.
    public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }
    /// Returns whether the number is at least the demand.
    public static func >= (lhs: Int, rhs: Self) -> Bool { rhs <= lhs }
    /// Returns whether the demand is smaller than the number.
    public static func < (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
    /// Returns whether the demand is at most the number.
    public static func <= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }
    /// Returns whether the number is smaller than the demand.
    public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }
    /// Returns whether the number is at most the demand.
    public static func <= (lhs: Int, rhs: Self) -> Bool { rhs >= lhs }
    /// Returns whether the demand is the number.
    public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }
    /// Returns whether the demand is not the number.
    public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }
    /// Returns whether the number is the demand.
    public static func == (lhs: Int, rhs: Self) -> Bool { rhs.max == lhs }
    /// Returns whether the number is not the demand.
    public static func != (lhs: Int, rhs: Self) -> Bool { rhs.max != lhs }
}
