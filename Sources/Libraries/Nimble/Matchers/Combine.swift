import Foundation

/// Returns a matcher for values that match one of several matchers.
public func satisfyAnyOf<T>(_ matchers: Matcher<T>...) -> Matcher<T> { satisfyAnyOf(matchers) }

/// Returns a matcher for values that match one of several matchers.
public func satisfyAnyOf<T>(_ matchers: [Matcher<T>]) -> Matcher<T> {
    combined(matchers, "match one of", " or ") { $0.contains(.matches) }
}

/// Returns a matcher for values that match all of several matchers.
public func satisfyAllOf<T>(_ matchers: Matcher<T>...) -> Matcher<T> { satisfyAllOf(matchers) }

/// Returns a matcher for values that match all of several matchers.
public func satisfyAllOf<T>(_ matchers: [Matcher<T>]) -> Matcher<T> {
    combined(matchers, "match all of", " and ") { $0.allSatisfy { $0 == .matches } }
}

private func combined<T>(
    _ matchers: [Matcher<T>], _ words: String, _ joiner: String,
    _ holds: @escaping ([MatcherStatus]) -> Bool
) -> Matcher<T> {
    Matcher.define { expression in
        let results = try matchers.map { try $0.satisfies(expression) }
        let texts = results.map { "{\($0.message.expectedMessage)}" }.joined(separator: joiner)
        let message = ExpectationMessage.expectedActualValueTo("\(words): \(texts)")
        return MatcherResult(bool: holds(results.map(\.status)), message: message)
    }
}

public func || <T>(left: Matcher<T>, right: Matcher<T>) -> Matcher<T> { satisfyAnyOf(left, right) }
public func && <T>(left: Matcher<T>, right: Matcher<T>) -> Matcher<T> { satisfyAllOf(left, right) }

/// Returns the opposite of a matcher.
public func not<T>(_ matcher: Matcher<T>) -> Matcher<T> {
    Matcher { expression in
        var result = try matcher.satisfies(expression)
        switch result.status {
        case .matches: result.status = .doesNotMatch
        case .doesNotMatch: result.status = .matches
        case .fail: break
        }
        return result
    }
}

/// Returns a matcher for what a value is transformed to.
public func map<T, U>(_ transform: @escaping (T) throws -> U, _ matcher: Matcher<U>) -> Matcher<T> {
    Matcher { try matcher.satisfies($0.cast { value in try value.map(transform) }) }
}

/// Returns a matcher for what a value is transformed to; nil does not match.
public func compactMap<T, U>(_ transform: @escaping (T) throws -> U?, _ matcher: Matcher<U>) -> Matcher<T> {
    Matcher { expression in
        guard let value = try expression.evaluate().flatMap(transform) else {
            let message = ExpectationMessage.expectedTo("map to a value that is not nil")
            return MatcherResult(status: .fail, message: message)
        }
        return try matcher.satisfies(Expression(expression: { value }, location: expression.location))
    }
}

// MARK: Notifications

/// Stores the notifications of a center.
private final class NotificationCollector {
    private(set) var notifications: [Notification] = []
    private let center: NotificationCenter
    private var token: (any NSObjectProtocol)?

    init(_ center: NotificationCenter) {
        self.center = center
        token = center.addObserver(forName: nil, object: nil, queue: nil) { [weak self] in
            self?.notifications.append($0)
        }
    }

    deinit { if let token { center.removeObserver(token) } }
}

/// Returns a matcher for what posts notifications that match.
public func postNotifications<Out>(
    _ matcher: Matcher<[Notification]>, from center: NotificationCenter = .default
) -> Matcher<Out> {
    let collector = NotificationCollector(center)
    var isEvaluated = false
    return Matcher { expression in
        if !isEvaluated {
            isEvaluated = true
            _ = try expression.evaluate()
        }
        let posted = collector.notifications
        let actual = posted.isEmpty ? "no notifications" : "<\(stringify(posted))>"
        var result = try matcher.satisfies(
            Expression(expression: { posted }, location: expression.location))
        result.message = result.message.replacedExpectation {
            .expectedCustomValueTo($0.expectedMessage, actual: actual)
        }
        return result
    }
}

public func postNotifications<Out>(
    _ matcher: Matcher<Notification>, from center: NotificationCenter = .default
) -> Matcher<Out> {
    postNotifications(
        Matcher { expression in
            let posted = try expression.evaluate() ?? []
            return try matcher.satisfies(
                Expression(expression: { posted.first }, location: expression.location))
        }, from: center)
}
