// Matchers as they were written until version 8.

public typealias MatcherFunc<T> = Matcher<T>

extension Matcher {
    /// Creates a matcher of a closure that also writes the text about what is expected.
    public init(_ matcher: @escaping (Expression<T>, FailureMessage) throws -> Bool) {
        self.init { expression in
            let text = FailureMessage()
            let matches = try matcher(expression, text)
            return MatcherResult(bool: matches, message: text.expectation)
        }
    }
}

/// Decides whether a value is as expected, which neither it nor its opposite is where it is nil.
public struct NonNilMatcherFunc<T> {
    let matcher: Matcher<T>

    public init(_ matcher: @escaping (Expression<T>, FailureMessage) throws -> Bool) {
        self.matcher = Matcher(matcher).requireNonNil
    }
}

extension SyncExpectation {
    /// Fails unless the value is as expected.
    @discardableResult public func to(
        _ matcher: NonNilMatcherFunc<Value>, description: String? = nil
    ) -> Self {
        to(matcher.matcher, description: description)
    }

    /// Fails if the value is as described.
    @discardableResult public func toNot(
        _ matcher: NonNilMatcherFunc<Value>, description: String? = nil
    ) -> Self {
        toNot(matcher.matcher, description: description)
    }

    /// Fails if the value is as described.
    @discardableResult public func notTo(
        _ matcher: NonNilMatcherFunc<Value>, description: String? = nil
    ) -> Self {
        toNot(matcher.matcher, description: description)
    }
}
