/// Decides whether a value is as expected.
public struct Matcher<T> {
    private let match: (Expression<T>) throws -> MatcherResult

    public init(_ matcher: @escaping (Expression<T>) throws -> MatcherResult) { match = matcher }

    public func satisfies(_ expression: Expression<T>) throws -> MatcherResult { try match(expression) }

    /// Returns a matcher that no value which is nil satisfies, nor its opposite.
    public static func define(
        _ message: String = "match",
        matcher: @escaping (Expression<T>, ExpectationMessage) throws -> MatcherResult
    ) -> Matcher {
        Matcher { try matcher($0, .expectedActualValueTo(message)) }.requireNonNil
    }

    /// Returns a matcher that no value which is nil satisfies, nor its opposite.
    public static func define(matcher: @escaping (Expression<T>) throws -> MatcherResult) -> Matcher {
        Matcher(matcher).requireNonNil
    }

    public static func defineNilable(
        _ message: String = "match",
        matcher: @escaping (Expression<T>, ExpectationMessage) throws -> MatcherResult
    ) -> Matcher {
        Matcher { try matcher($0, .expectedActualValueTo(message)) }
    }

    public static func defineNilable(matcher: @escaping (Expression<T>) throws -> MatcherResult) -> Matcher {
        Matcher(matcher)
    }

    /// Returns a matcher that no value which is nil satisfies, nor its opposite.
    public static func simple(
        _ message: String = "match", matcher: @escaping (Expression<T>) throws -> MatcherStatus
    ) -> Matcher {
        simpleNilable(message, matcher: matcher).requireNonNil
    }

    public static func simpleNilable(
        _ message: String = "match", matcher: @escaping (Expression<T>) throws -> MatcherStatus
    ) -> Matcher {
        Matcher { MatcherResult(status: try matcher($0), message: .expectedActualValueTo(message)) }
    }

    /// The matcher, which fails for a value that is nil, whatever is expected.
    public var requireNonNil: Matcher {
        Matcher { expression in
            let result = try satisfies(expression)
            guard result.status != .fail, try expression.evaluate() == nil else { return result }
            return MatcherResult(status: .fail, message: result.message.appendedBeNilHint())
        }
    }
}

public typealias Predicate<T> = Matcher<T>
public typealias PredicateResult = MatcherResult
public typealias PredicateStatus = MatcherStatus

public struct MatcherResult {
    public var status: MatcherStatus
    public var message: ExpectationMessage

    public init(status: MatcherStatus, message: ExpectationMessage) {
        (self.status, self.message) = (status, message)
    }

    public init(bool: Bool, message: ExpectationMessage) {
        self.init(status: .init(bool: bool), message: message)
    }

    public func toBoolean(expectation style: ExpectationStyle) -> Bool {
        status.toBoolean(expectation: style)
    }
}

public enum MatcherStatus: Sendable {
    case matches, doesNotMatch
    /// Neither the matcher nor its opposite is satisfied.
    case fail

    public init(bool matches: Bool) { self = matches ? .matches : .doesNotMatch }

    public func toBoolean(expectation style: ExpectationStyle) -> Bool {
        self == (style == .toMatch ? .matches : .doesNotMatch)
    }
}

public enum ExpectationStyle: Sendable {
    case toMatch, toNotMatch
}
