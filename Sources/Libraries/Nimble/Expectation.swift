import Foundation

/// Returns an expectation about a value.
public func expect<T>(
    file: FileString = #filePath, line: UInt = #line, _ expression: @autoclosure @escaping () throws -> T?
) -> SyncExpectation<T> {
    SyncExpectation(expression, file, line, isClosure: false)
}

/// Returns an expectation about a value, with the order of parameters until version 8.
public func expect<T>(
    _ expression: @autoclosure @escaping () throws -> T?, file: FileString, line: UInt
) -> SyncExpectation<T> {
    SyncExpectation(expression, file, line, isClosure: false)
}

/// Returns an expectation about what a closure returns or throws.
public func expect<T>(
    file: FileString = #filePath, line: UInt = #line, _ expression: @autoclosure () -> (() throws -> T)
) -> SyncExpectation<T> {
    SyncExpectation(expression(), file, line)
}

/// Returns an expectation about what a closure returns or throws.
public func expect<T>(
    file: FileString = #filePath, line: UInt = #line, _ expression: @autoclosure () -> (() throws -> T?)
) -> SyncExpectation<T> {
    SyncExpectation(expression(), file, line)
}

/// Returns an expectation about what a closure throws.
public func expect(
    file: FileString = #filePath, line: UInt = #line, _ expression: @autoclosure () -> (() throws -> Void)
) -> SyncExpectation<Void> {
    SyncExpectation(expression(), file, line)
}

/// Returns an expectation about what a closure returns or throws, with a name for where the compiler finds several functions `expect`.
public func expects<T>(
    file: FileString = #filePath, line: UInt = #line, _ expression: @autoclosure @escaping () throws -> T?
) -> SyncExpectation<T> {
    SyncExpectation(expression, file, line, isClosure: false)
}

/// An expectation about a value.
public struct SyncExpectation<Value> {
    public let expression: Expression<Value>

    public init(expression: Expression<Value>) { self.expression = expression }

    init(
        _ compute: @escaping () throws -> Value?, _ file: FileString, _ line: UInt, isClosure: Bool = true
    ) {
        let location = SourceLocation(file: file, line: line)
        expression = Expression(expression: compute, location: location, isClosure: isClosure)
    }

    public var location: SourceLocation { expression.location }

    /// Fails unless the value is as expected.
    @discardableResult public func to(_ matcher: Matcher<Value>, description: String? = nil) -> Self {
        Check(matcher, .toMatch, description).report(on: expression)
        return self
    }

    /// Fails if the value is as described.
    @discardableResult public func toNot(_ matcher: Matcher<Value>, description: String? = nil) -> Self {
        Check(matcher, .toNotMatch, description).report(on: expression)
        return self
    }

    /// Fails if the value is as described.
    @discardableResult public func notTo(_ matcher: Matcher<Value>, description: String? = nil) -> Self {
        toNot(matcher, description: description)
    }

    @discardableResult public func verify(_ pass: Bool, _ message: FailureMessage) -> Self {
        NimbleEnvironment.handler.assert(pass, message: message, location: location)
        return self
    }
}

public typealias Expectation<Value> = SyncExpectation<Value>

/// A matcher or its opposite.
struct Check<Value> {
    private let matcher: Matcher<Value>
    private let style: ExpectationStyle
    private let description: String?
    /// The words before what is expected.
    private let words: String

    init(
        _ matcher: Matcher<Value>, _ style: ExpectationStyle, _ description: String?, _ adverb: String? = nil
    ) {
        (self.matcher, self.style, self.description) = (matcher, style, description)
        let verb = style == .toMatch ? "to" : "to not"
        words = adverb.map { "\(verb) \($0)" } ?? verb
    }

    /// Returns why a value is not as expected; nil if it is.
    func failure(of expression: Expression<Value>) -> FailureMessage? {
        do {
            let result = try matcher.satisfies(expression)
            if result.toBoolean(expectation: style) { return nil }
            let value = try? expression.evaluate()
            return failure(result.message.toString(actual: "<\(stringify(value))>", to: words))
        } catch {
            return failure("unexpected error thrown: <\(error)>")
        }
    }

    /// Returns the message with the user's description.
    func failure(_ text: String) -> FailureMessage {
        let message = FailureMessage(
            stringValue: [description, text].compactMap(\.self).joined(separator: "\n"))
        message.userDescription = description
        return message
    }

    /// Reports whether the value is as expected, and returns it.
    @discardableResult func report(on expression: Expression<Value>) -> Bool {
        NimbleEnvironment.report(failure(of: expression), at: expression.location)
    }
}

// MARK: Failures

/// Fails the test.
public func fail(_ message: String, location: SourceLocation) {
    let handler = NimbleEnvironment.handler
    handler.assert(false, message: FailureMessage(stringValue: message), location: location)
}

/// Fails the test.
public func fail(_ message: String, file: FileString = #filePath, line: UInt = #line) {
    fail(message, location: SourceLocation(file: file, line: line))
}

/// Fails the test.
public func fail(_ file: FileString = #filePath, line: UInt = #line) {
    fail("fail() always fails", file: file, line: line)
}
