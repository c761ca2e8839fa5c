import Foundation

private func compare<T: Comparable>(
    _ text: String, _ expected: T?, _ holds: @escaping (T, T) -> Bool
) -> Matcher<T> {
    Matcher.simple("\(text) <\(stringify(expected))>") { expression in
        guard let value = try expression.evaluate(), let expected else { return .fail }
        return MatcherStatus(bool: holds(value, expected))
    }
}

public func beGreaterThan<T: Comparable>(_ expectedValue: T?) -> Matcher<T> {
    compare("be greater than", expectedValue, >)
}

public func beGreaterThanOrEqualTo<T: Comparable>(_ expectedValue: T?) -> Matcher<T> {
    compare("be greater than or equal to", expectedValue, >=)
}

public func beLessThan<T: Comparable>(_ expectedValue: T?) -> Matcher<T> {
    compare("be less than", expectedValue, <)
}

public func beLessThanOrEqualTo<T: Comparable>(_ expectedValue: T?) -> Matcher<T> {
    compare("be less than or equal to", expectedValue, <=)
}

public func beWithin<T: Comparable>(_ range: Range<T>) -> Matcher<T> {
    Matcher.simple("be within range <\(range)>") { expression in
        MatcherStatus(bool: try expression.evaluate().map(range.contains) ?? false)
    }
}

public func beWithin<T: Comparable>(_ range: ClosedRange<T>) -> Matcher<T> {
    Matcher.simple("be within range <\(range)>") { expression in
        MatcherStatus(bool: try expression.evaluate().map(range.contains) ?? false)
    }
}

public func > <T: Comparable>(expectation: SyncExpectation<T>, expected: T) {
    expectation.to(beGreaterThan(expected))
}
public func >= <T: Comparable>(expectation: SyncExpectation<T>, expected: T) {
    expectation.to(beGreaterThanOrEqualTo(expected))
}
public func < <T: Comparable>(expectation: SyncExpectation<T>, expected: T) {
    expectation.to(beLessThan(expected))
}
public func <= <T: Comparable>(expectation: SyncExpectation<T>, expected: T) {
    expectation.to(beLessThanOrEqualTo(expected))
}

// MARK: Near numbers

/// A value that is near another if a number of it is.
public protocol NMBDoubleConvertible {
    var doubleValue: Double { get }
}

extension NSNumber: NMBDoubleConvertible {}
extension Date: NMBDoubleConvertible {
    /// The seconds since the beginning of the year 2001.
    public var doubleValue: Double { timeIntervalSinceReferenceDate }
}

private func close<T>(
    _ expected: String, _ delta: String, _ isClose: @escaping (T) -> Bool
) -> Matcher<T> {
    Matcher.define("be close to <\(expected)> (within \(delta))") { expression, message in
        MatcherResult(bool: try expression.evaluate().map(isClose) ?? false, message: message)
    }
}

public func beCloseTo<Value: FloatingPoint>(
    _ expectedValue: Value, within delta: Value = Value(1) / Value(10_000)
) -> Matcher<Value> {
    close(stringify(expectedValue), stringify(delta)) { abs($0 - expectedValue) < delta }
}

public func beCloseTo<Value: NMBDoubleConvertible>(
    _ expectedValue: Value, within delta: Double = 0.0001
) -> Matcher<Value> {
    close(stringify(expectedValue), stringify(delta)) {
        abs($0.doubleValue - expectedValue.doubleValue) < delta
    }
}

public func beCloseTo<Value: FloatingPoint>(
    _ expectedValues: [Value], within delta: Value = Value(1) / Value(10_000)
) -> Matcher<[Value]> {
    close(stringify(expectedValues), "\(stringify(delta)) each") { values in
        values.count == expectedValues.count
            && zip(values, expectedValues).allSatisfy { abs($0 - $1) < delta }
    }
}

infix operator ≈ : ComparisonPrecedence

/// Precedence of the operator for a number and how far others may be from it.
precedencegroup PlusMinusOperatorPrecedence {
    higherThan: BitwiseShiftPrecedence
}

infix operator ± : PlusMinusOperatorPrecedence

public func ± <Value: FloatingPoint>(value: Value, delta: Value) -> (expected: Value, delta: Value) {
    (value, delta)
}

public func ≈ <Value: FloatingPoint>(expectation: SyncExpectation<Value>, expected: Value) {
    expectation.to(beCloseTo(expected))
}
public func ≈ <Value: FloatingPoint>(
    expectation: SyncExpectation<Value>, expected: (expected: Value, delta: Value)
) {
    expectation.to(beCloseTo(expected.expected, within: expected.delta))
}
public func == <Value: FloatingPoint>(
    expectation: SyncExpectation<Value>, expected: (expected: Value, delta: Value)
) {
    expectation.to(beCloseTo(expected.expected, within: expected.delta))
}
public func ≈ <Value: FloatingPoint>(expectation: SyncExpectation<[Value]>, expected: [Value]) {
    expectation.to(beCloseTo(expected))
}
