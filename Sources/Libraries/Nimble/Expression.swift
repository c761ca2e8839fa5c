import Foundation

/// A value that is computed when it is needed: once, unless it is awaited.
public struct Expression<Value> {
    public let location: SourceLocation
    /// Whether the value was written as a closure.
    public let isClosure: Bool
    private let compute: () throws -> Value?
    private let isCached: Bool
    private let storage = Storage<Value>()

    public init(expression: @escaping () throws -> Value?, location: SourceLocation, isClosure: Bool = true) {
        self.init(expression, location, isClosure, isCached: true)
    }

    private init(
        _ compute: @escaping () throws -> Value?, _ location: SourceLocation, _ isClosure: Bool,
        isCached: Bool
    ) {
        (self.compute, self.location, self.isClosure) = (compute, location, isClosure)
        self.isCached = isCached
    }

    public func evaluate() throws -> Value? {
        guard isCached else { return try compute() }
        if let value = storage.value { return try value.get() }
        let value = Result { try compute() }
        storage.value = value
        return try value.get()
    }

    public func cast<U>(_ block: @escaping (Value?) throws -> U?) -> Expression<U> {
        Expression<U>({ try block(evaluate()) }, location, isClosure, isCached: isCached)
    }

    public func withoutCaching() -> Expression {
        Expression(compute, location, isClosure, isCached: false)
    }

    public func withCaching() -> Expression { Expression(compute, location, isClosure, isCached: true) }
}

/// The result of an expression that has been computed.
private final class Storage<Value> {
    var value: Result<Value?, any Error>?
}

/// A value whose computation may suspend.
public struct AsyncExpression<Value> {
    public let location: SourceLocation
    let compute: () async throws -> Value?

    public init(
        expression: @escaping () async throws -> Value?, location: SourceLocation, isClosure: Bool = true
    ) {
        (compute, self.location) = (expression, location)
    }

    public func evaluate() async throws -> Value? { try await compute() }

    /// Returns an expression with the value, or the error, that the computation has now.
    public func toSynchronousExpression() async -> Expression<Value> {
        let result: Result<Value?, any Error>
        do { result = .success(try await compute()) } catch { result = .failure(error) }
        return Expression(expression: { try result.get() }, location: location)
    }
}

extension Expression {
    /// The expression where one may suspend.
    var suspending: AsyncExpression<Value> { AsyncExpression(expression: evaluate, location: location) }
}
