/// Decides whether a value whose computation may suspend is as expected.
public protocol AsyncableMatcher<Value> {
    associatedtype Value
    func satisfies(_ expression: AsyncExpression<Value>) async throws -> MatcherResult
}

extension Matcher: AsyncableMatcher {
    public func satisfies(_ expression: AsyncExpression<T>) async throws -> MatcherResult {
        try satisfies(await expression.toSynchronousExpression())
    }
}

/// A matcher that may suspend itself.
public struct AsyncMatcher<Value>: AsyncableMatcher {
    private let match: (AsyncExpression<Value>) async throws -> MatcherResult

    public init(_ matcher: @escaping (AsyncExpression<Value>) async throws -> MatcherResult) {
        match = matcher
    }

    public func satisfies(_ expression: AsyncExpression<Value>) async throws -> MatcherResult {
        try await match(expression)
    }

    /// Returns a matcher that no value which is nil satisfies, nor its opposite.
    public static func define(
        _ message: String = "match",
        matcher: @escaping (AsyncExpression<Value>, ExpectationMessage) async throws -> MatcherResult
    ) -> AsyncMatcher {
        defineNilable(message, matcher: matcher).requireNonNil
    }

    /// Returns a matcher that no value which is nil satisfies, nor its opposite.
    public static func define(
        matcher: @escaping (AsyncExpression<Value>) async throws -> MatcherResult
    ) -> AsyncMatcher {
        AsyncMatcher(matcher).requireNonNil
    }

    public static func defineNilable(
        _ message: String = "match",
        matcher: @escaping (AsyncExpression<Value>, ExpectationMessage) async throws -> MatcherResult
    ) -> AsyncMatcher {
        AsyncMatcher { try await matcher($0, .expectedActualValueTo(message)) }
    }

    public static func defineNilable(
        matcher: @escaping (AsyncExpression<Value>) async throws -> MatcherResult
    ) -> AsyncMatcher {
        AsyncMatcher(matcher)
    }

    /// Returns a matcher that no value which is nil satisfies, nor its opposite.
    public static func simple(
        _ message: String = "match",
        matcher: @escaping (AsyncExpression<Value>) async throws -> MatcherStatus
    ) -> AsyncMatcher {
        simpleNilable(message, matcher: matcher).requireNonNil
    }

    public static func simpleNilable(
        _ message: String = "match",
        matcher: @escaping (AsyncExpression<Value>) async throws -> MatcherStatus
    ) -> AsyncMatcher {
        AsyncMatcher {
            MatcherResult(status: try await matcher($0), message: .expectedActualValueTo(message))
        }
    }

    /// The matcher, which fails for a value that is nil, whatever is expected.
    public var requireNonNil: AsyncMatcher {
        AsyncMatcher { expression in
            // The value is computed once, so that the matcher and the comparison with nil see the same one.
            let value = await expression.toSynchronousExpression()
            let result = try await satisfies(value.suspending)
            guard result.status != .fail, try value.evaluate() == nil else { return result }
            return MatcherResult(status: .fail, message: result.message.appendedBeNilHint())
        }
    }
}

/// A matcher that may suspend, or its opposite.
private struct AsyncCheck<Value> {
    let matcher: AsyncMatcher<Value>
    let style: ExpectationStyle
    let description: String?
    var adverb: String?

    /// Computes the value once, and returns why it is not as expected; nil if it is.
    func failure(of expression: AsyncExpression<Value>) async -> FailureMessage? {
        let value = await expression.toSynchronousExpression()
        let result: Result<MatcherResult, any Error>
        do { result = .success(try await matcher.satisfies(value.suspending)) } catch {
            result = .failure(error)
        }
        return Check(Matcher { _ in try result.get() }, style, description, adverb).failure(of: value)
    }
}

extension AsyncExpectation {
    /// Fails unless the value is as expected.
    public func to(_ matcher: AsyncMatcher<Value>, description: String? = nil) async {
        await report(AsyncCheck(matcher: matcher, style: .toMatch, description: description))
    }

    /// Fails if the value is as described.
    public func toNot(_ matcher: AsyncMatcher<Value>, description: String? = nil) async {
        await report(AsyncCheck(matcher: matcher, style: .toNotMatch, description: description))
    }

    /// Fails if the value is as described.
    public func notTo(_ matcher: AsyncMatcher<Value>, description: String? = nil) async {
        await toNot(matcher, description: description)
    }

    /// Waits until the value is as expected, and fails if it is not in time.
    public func toEventually(
        _ matcher: AsyncMatcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) async {
        let check = AsyncCheck(
            matcher: matcher, style: .toMatch, description: description, adverb: "eventually")
        await poll(check, Polling(timeout: timeout, interval: pollInterval))
    }

    /// Waits until the value is not as described.
    public func toEventuallyNot(
        _ matcher: AsyncMatcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) async {
        let check = AsyncCheck(
            matcher: matcher, style: .toNotMatch, description: description, adverb: "eventually")
        await poll(check, Polling(timeout: timeout, interval: pollInterval))
    }

    private func report(_ check: AsyncCheck<Value>) async {
        NimbleEnvironment.report(await check.failure(of: expression), at: location)
    }

    private func poll(_ check: AsyncCheck<Value>, _ polling: Polling) async {
        await poll(polling) { await check.failure(of: expression) }
    }
}

extension SyncExpectation {
    /// Fails unless the value is as expected.
    public func to(_ matcher: AsyncMatcher<Value>, description: String? = nil) async {
        await suspending.to(matcher, description: description)
    }

    /// Fails if the value is as described.
    public func toNot(_ matcher: AsyncMatcher<Value>, description: String? = nil) async {
        await suspending.toNot(matcher, description: description)
    }

    /// Fails if the value is as described.
    public func notTo(_ matcher: AsyncMatcher<Value>, description: String? = nil) async {
        await toNot(matcher, description: description)
    }

    /// Waits until the value is as expected, and fails if it is not in time.
    public func toEventually(
        _ matcher: AsyncMatcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) async {
        await suspending.toEventually(
            matcher, timeout: timeout, pollInterval: pollInterval, description: description)
    }

    private var suspending: AsyncExpectation<Value> {
        let expression = expression.withoutCaching()
        return AsyncExpectation(expression.evaluate, location.file, location.line)
    }
}
