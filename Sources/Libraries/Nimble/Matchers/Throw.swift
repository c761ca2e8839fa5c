import Foundation

/// Returns a matcher for what throws an error that a condition accepts.
private func thrown<Out>(_ text: String, _ accepts: @escaping (any Error) -> Bool) -> Matcher<Out> {
    Matcher { expression in
        var error: (any Error)?
        do { _ = try expression.evaluate() } catch let thrown { error = thrown }
        let actual = error.map { "<\($0)>" } ?? "no error"
        return MatcherResult(
            bool: error.map(accepts) ?? false, message: .expectedCustomValueTo(text, actual: actual))
    }
}

/// Performs a closure with expectations, and returns whether none has failed.
private func meets(_ closure: () -> Void) -> Bool { gatherFailingExpectations(closure: closure).isEmpty }

public func throwError<Out>() -> Matcher<Out> { thrown("throw any error") { _ in true } }

/// Returns a matcher for an error of the same case.
public func throwError<T: Error, Out>(_ error: T, closure: ((any Error) -> Void)? = nil) -> Matcher<Out> {
    thrown("throw error <\(error)>") { actual in
        actual._domain == error._domain && actual._code == error._code
            && (closure.map { body in meets { body(actual) } } ?? true)
    }
}

public func throwError<T: Error & Equatable, Out>(_ error: T, closure: ((T) -> Void)? = nil) -> Matcher<Out> {
    thrown("throw error <\(error)>") { actual in
        guard let actual = actual as? T, actual == error else { return false }
        return closure.map { body in meets { body(actual) } } ?? true
    }
}

public func throwError<T: Error, Out>(errorType: T.Type, closure: ((T) -> Void)? = nil) -> Matcher<Out> {
    thrown("throw error of type <\(errorType)>") { actual in
        guard let actual = actual as? T else { return false }
        return closure.map { body in meets { body(actual) } } ?? true
    }
}

public func throwError<Out>(closure: @escaping (any Error) -> Void) -> Matcher<Out> {
    thrown("throw error that satisfies block") { actual in meets { closure(actual) } }
}

public func throwError<T: Error, Out>(closure: @escaping (T) -> Void) -> Matcher<Out> {
    thrown("throw error that satisfies block") { actual in
        guard let actual = actual as? T else { return false }
        return meets { closure(actual) }
    }
}

// MARK: Errors as values

/// Returns a matcher for an error that a condition accepts.
private func errorMatching(_ text: String, _ accepts: @escaping (any Error) -> Bool) -> Matcher<any Error> {
    Matcher.simple("match error \(text)") { MatcherStatus(bool: try $0.evaluate().map(accepts) ?? false) }
}

/// Returns a matcher for an error of the same case.
public func matchError<T: Error>(_ error: T) -> Matcher<any Error> {
    errorMatching("<\(error)>") { $0._domain == error._domain && $0._code == error._code }
}

public func matchError<T: Error & Equatable>(_ error: T) -> Matcher<any Error> {
    errorMatching("<\(error)>") { $0 as? T == error }
}

public func matchError<T: Error>(_ errorType: T.Type) -> Matcher<any Error> {
    errorMatching("of type <\(errorType)>") { $0 is T }
}

// MARK: Results

public func beSuccess<Success, Failure>(
    test: ((Success) -> Void)? = nil
) -> Matcher<Result<Success, Failure>> {
    Matcher.define("be <success(Success)>") { expression, message in
        guard case .success(let value)? = try expression.evaluate() else {
            return MatcherResult(status: .doesNotMatch, message: message)
        }
        return MatcherResult(bool: test.map { body in meets { body(value) } } ?? true, message: message)
    }
}

public func beSuccess<Success: Equatable, Failure>(_ value: Success) -> Matcher<Result<Success, Failure>> {
    beSuccess(equal(value))
}

public func beSuccess<Success, Failure>(_ matcher: Matcher<Success>) -> Matcher<Result<Success, Failure>> {
    Matcher.define("be <success(Success)> that satisfies the matcher") { expression, message in
        guard case .success(let value)? = try expression.evaluate() else {
            return MatcherResult(status: .doesNotMatch, message: message)
        }
        return try matcher.satisfies(Expression(expression: { value }, location: expression.location))
    }
}

public func beFailure<Success, Failure>(
    test: ((Failure) -> Void)? = nil
) -> Matcher<Result<Success, Failure>> {
    Matcher.define("be <failure(Failure)>") { expression, message in
        guard case .failure(let error)? = try expression.evaluate() else {
            return MatcherResult(status: .doesNotMatch, message: message)
        }
        return MatcherResult(bool: test.map { body in meets { body(error) } } ?? true, message: message)
    }
}

// MARK: Closures

/// The result of a closure that checks several things.
public enum ToSucceedResult {
    case succeeded
    case failed(reason: String)
}

public func succeed() -> Matcher<ToSucceedResult> {
    Matcher.define { expression in
        switch try expression.evaluate() {
        case .failed(let reason)?:
            let message = ExpectationMessage.expectedCustomValueTo(
                "succeed", actual: "<failed> because <\(reason)>")
            return MatcherResult(bool: false, message: message)
        case .succeeded?:
            let message = ExpectationMessage.expectedCustomValueTo("succeed", actual: "<succeeded>")
            return MatcherResult(bool: true, message: message)
        case nil: return MatcherResult(status: .fail, message: .fail("expected a closure, got <nil>"))
        }
    }
}
