import Foundation

/// A requirement of a test: what is not as expected ends it.
public struct SyncRequirement<Value> {
    public let expression: Expression<Value>

    /// Throws unless the value is as expected.
    @discardableResult public func to(_ matcher: Matcher<Value>, description: String? = nil) throws -> Value {
        try value(Check(matcher, .toMatch, description))
    }

    /// Throws if the value is as described.
    @discardableResult public func toNot(_ matcher: Matcher<Value>, description: String? = nil) throws
        -> Value
    {
        try value(Check(matcher, .toNotMatch, description))
    }

    /// Throws if the value is as described.
    @discardableResult public func notTo(_ matcher: Matcher<Value>, description: String? = nil) throws
        -> Value
    {
        try toNot(matcher, description: description)
    }

    private func value(_ check: Check<Value>) throws -> Value {
        guard check.report(on: expression) else { throw RequireError(location: expression.location) }
        return try expression.unwrapped()
    }
}

/// A requirement that was not met; its failure is reported.
public struct RequireError: Error {
    public let location: SourceLocation
}

extension Expression {
    fileprivate func unwrapped() throws -> Value {
        guard let value = try evaluate() else { throw RequireError(location: location) }
        return value
    }
}

/// Returns a requirement about a value.
public func require<T>(
    file: FileString = #filePath, line: UInt = #line, _ expression: @autoclosure @escaping () throws -> T?
) -> SyncRequirement<T> {
    let location = SourceLocation(file: file, line: line)
    return SyncRequirement(
        expression: Expression(expression: expression, location: location, isClosure: false))
}

/// Returns a requirement about what a closure returns or throws.
public func require<T>(
    file: FileString = #filePath, line: UInt = #line, _ expression: @autoclosure () -> (() throws -> T)
) -> SyncRequirement<T> {
    let location = SourceLocation(file: file, line: line)
    return SyncRequirement(expression: Expression(expression: expression(), location: location))
}

/// Returns a value, and throws if it is nil.
@discardableResult public func unwrap<T>(
    file: FileString = #filePath, line: UInt = #line, description: String? = nil,
    _ expression: @autoclosure @escaping () throws -> T?
) throws -> T {
    try require(file: file, line: line, expression()).toNot(beNil(), description: description)
}
