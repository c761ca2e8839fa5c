import Foundation

/// Returns a matcher for an equal value. A value that is nil equals none, not even nil.
public func equal<T: Equatable>(_ expectedValue: T?) -> Matcher<T> {
    Matcher.define("equal <\(stringify(expectedValue))>") { expression, message in
        let value = try expression.evaluate()
        guard let expectedValue else {
            return MatcherResult(status: .fail, message: message.appendedBeNilHint())
        }
        return MatcherResult(bool: value == expectedValue, message: message)
    }
}

public func equal<T: Equatable>(_ expectedValue: T) -> Matcher<T> { equal(expectedValue as T?) }

/// Returns a matcher for elements of which some may be nil.
public func equal<T: Equatable>(_ expectedValue: [T?]) -> Matcher<[T?]> {
    equal("<\(stringify(expectedValue))>") { $0 == expectedValue }
}

/// Returns a matcher for values of which some may be nil.
public func equal<K: Hashable, V: Equatable>(_ expectedValue: [K: V?]) -> Matcher<[K: V?]> {
    equal("<\(stringify(expectedValue))>") { $0 == expectedValue }
}

private func equal<T>(_ text: String, _ isEqual: @escaping (T) -> Bool) -> Matcher<T> {
    Matcher.define("equal \(text)") { expression, message in
        MatcherResult(bool: try expression.evaluate().map(isEqual) ?? false, message: message)
    }
}

public func equal<A: Equatable, B: Equatable>(_ expectedValue: (A, B)?) -> Matcher<(A, B)> {
    equal("<\(stringify(expectedValue))>") { value in expectedValue.map { $0 == value } ?? false }
}

public func equal<A: Equatable, B: Equatable, C: Equatable>(
    _ expectedValue: (A, B, C)?
) -> Matcher<(A, B, C)> {
    equal("<\(stringify(expectedValue))>") { value in expectedValue.map { $0 == value } ?? false }
}

public func equal<A: Equatable, B: Equatable, C: Equatable, D: Equatable>(
    _ expectedValue: (A, B, C, D)?
) -> Matcher<(A, B, C, D)> {
    equal("<\(stringify(expectedValue))>") { value in expectedValue.map { $0 == value } ?? false }
}

public func equal<T>(
    _ expectedValue: T?, by areEquivalent: @escaping (T, T) -> Bool
) -> Matcher<T> {
    equal("<\(stringify(expectedValue))>") { value in expectedValue.map { areEquivalent(value, $0) } ?? false
    }
}

public func == <T: Equatable>(expectation: SyncExpectation<T>, expected: T) {
    expectation.to(equal(expected))
}
public func == <T: Equatable>(expectation: SyncExpectation<T>, expected: T?) {
    expectation.to(equal(expected))
}
public func != <T: Equatable>(expectation: SyncExpectation<T>, expected: T) {
    expectation.toNot(equal(expected))
}
public func != <T: Equatable>(expectation: SyncExpectation<T>, expected: T?) {
    expectation.toNot(equal(expected))
}

// MARK: Missing values

public func beNil<T>() -> Matcher<T> {
    Matcher.simpleNilable("be nil") { MatcherStatus(bool: try $0.evaluate() == nil) }
}

/// The literal `nil` on the right of an operator, which the value need not be comparable with.
public struct Nil: ExpressibleByNilLiteral {
    public init(nilLiteral: ()) {}
}

extension SyncExpectation {
    public static func == (expectation: SyncExpectation, expected: Nil) { expectation.to(beNil()) }
    public static func != (expectation: SyncExpectation, expected: Nil) { expectation.toNot(beNil()) }
}

extension AsyncExpectation {
    public static func == (expectation: AsyncExpectation, expected: Nil) async {
        await expectation.to(beNil())
    }
    public static func != (expectation: AsyncExpectation, expected: Nil) async {
        await expectation.toNot(beNil())
    }
}

public func beVoid() -> Matcher<Void> {
    Matcher.simpleNilable("be void") { MatcherStatus(bool: try $0.evaluate() != nil) }
}

public func == (expectation: SyncExpectation<Void>, expected: Void) { expectation.to(beVoid()) }

// MARK: Truth

public func beTrue() -> Matcher<Bool> {
    Matcher.simple("be true") { MatcherStatus(bool: try $0.evaluate() == true) }
}

public func beFalse() -> Matcher<Bool> {
    Matcher.simple("be false") { MatcherStatus(bool: try $0.evaluate() == false) }
}

public func beTruthy<T: ExpressibleByBooleanLiteral & Equatable>() -> Matcher<T> {
    Matcher.simpleNilable("be truthy") { expression in
        MatcherStatus(bool: try expression.evaluate().map { $0 == true } ?? false)
    }
}

public func beFalsy<T: ExpressibleByBooleanLiteral & Equatable>() -> Matcher<T> {
    Matcher.simpleNilable("be falsy") { expression in
        MatcherStatus(bool: try expression.evaluate().map { $0 != true } ?? true)
    }
}

// MARK: Identity

/// Returns a matcher for the same object.
public func beIdenticalTo(_ expected: Any?) -> Matcher<Any> {
    Matcher.define { expression in
        let value = try expression.evaluate()
        let message = ExpectationMessage.expectedCustomValueTo(
            "be identical to \(identity(expected))", actual: identity(value))
        return MatcherResult(bool: isSame(value, expected), message: message)
    }
}

/// Returns whether both are the same object. Classes are objects on Apple's platforms.
private func isSame(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return false }
    if let first = first as? AnyClass, let second = second as? AnyClass { return first == second }
    return first as AnyObject === second as AnyObject
}

/// Returns a matcher for the same object.
public func be(_ expected: Any?) -> Matcher<Any> { beIdenticalTo(expected) }

public func === (expectation: SyncExpectation<Any>, expected: Any?) {
    expectation.to(beIdenticalTo(expected))
}
public func !== (expectation: SyncExpectation<Any>, expected: Any?) {
    expectation.toNot(beIdenticalTo(expected))
}

// MARK: Types

/// Returns a matcher for a value of a type or of one that is derived from it.
public func beAKindOf<T>(_ expectedType: T.Type) -> Matcher<Any> {
    Matcher.define("be a kind of \(expectedType)") { expression, message in
        MatcherResult(bool: try expression.evaluate() is T, message: message)
    }
}

/// Returns a matcher for a value of precisely this type.
public func beAnInstanceOf<T>(_ expectedType: T.Type) -> Matcher<Any> {
    Matcher.define("be an instance of \(expectedType)") { expression, message in
        let value = try expression.evaluate()
        return MatcherResult(bool: value.map { type(of: $0) == T.self } ?? false, message: message)
    }
}
