import Foundation

/// Returns an expectation about a value whose computation may suspend.
public func expecta<T>(
    file: FileString = #filePath, line: UInt = #line,
    _ expression: @autoclosure @escaping () async throws -> T?
) async -> AsyncExpectation<T> {
    AsyncExpectation(expression, file, line)
}

/// Returns an expectation about what a closure that may suspend returns or throws.
public func expect<T>(
    file: FileString = #filePath, line: UInt = #line, _ expression: @escaping () async throws -> T?
) -> AsyncExpectation<T> {
    AsyncExpectation(expression, file, line)
}

/// Returns an expectation about what a closure that may suspend throws.
public func expect(
    file: FileString = #filePath, line: UInt = #line, _ expression: @escaping () async throws -> Void
) -> AsyncExpectation<Void> {
    AsyncExpectation(expression, file, line)
}

/// An expectation about a value whose computation may suspend.
public struct AsyncExpectation<Value> {
    public let expression: AsyncExpression<Value>

    init(_ compute: @escaping () async throws -> Value?, _ file: FileString, _ line: UInt) {
        expression = AsyncExpression(
            expression: compute, location: SourceLocation(file: file, line: line))
    }

    public var location: SourceLocation { expression.location }

    /// Fails unless the value is as expected.
    public func to(_ matcher: Matcher<Value>, description: String? = nil) async {
        Check(matcher, .toMatch, description).report(on: await expression.toSynchronousExpression())
    }

    /// Fails if the value is as described.
    public func toNot(_ matcher: Matcher<Value>, description: String? = nil) async {
        Check(matcher, .toNotMatch, description).report(on: await expression.toSynchronousExpression())
    }

    /// Fails if the value is as described.
    public func notTo(_ matcher: Matcher<Value>, description: String? = nil) async {
        await toNot(matcher, description: description)
    }

    private func poll(_ check: Check<Value>, _ polling: Polling) async {
        await poll(polling) { check.failure(of: await expression.toSynchronousExpression()) }
    }

    /// Reports the last failure, or none as soon as there is none.
    func poll(_ polling: Polling, _ check: () async -> FailureMessage?) async {
        var failure: FailureMessage?
        _ = await polling.wait { () async -> Bool in
            failure = await check()
            return failure == nil
        }
        NimbleEnvironment.report(failure, at: location)
    }

    /// Waits until the value is as expected, and fails if it is not in time.
    public func toEventually(
        _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) async {
        await poll(
            Check(matcher, .toMatch, description, "eventually"),
            Polling(timeout: timeout, interval: pollInterval))
    }

    /// Waits until the value is not as described.
    public func toEventuallyNot(
        _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) async {
        await poll(
            Check(matcher, .toNotMatch, description, "eventually"),
            Polling(timeout: timeout, interval: pollInterval))
    }
}

public func == <T: Equatable>(expectation: AsyncExpectation<T>, expected: T) async {
    await expectation.to(equal(expected))
}

public func != <T: Equatable>(expectation: AsyncExpectation<T>, expected: T) async {
    await expectation.toNot(equal(expected))
}
