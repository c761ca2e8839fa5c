import Foundation
import UIKit

/// Returns a matcher for what raises an exception with the name, the reason and the information, as far as these are given, and for which
/// the closure's expectations are met. The test continues after it.
public func raiseException<Out>(
    named name: NSExceptionName? = nil, reason: String? = nil, userInfo: NSDictionary? = nil,
    closure: ((NSException) -> Void)? = nil
) -> Matcher<Out> {
    Matcher { expression in
        NSException._last = nil
        let ended = endsWithTrap { _ = try? expression.evaluate() }
        let raised = ended ? NSException._last : nil
        let failures = closure.map { check in
            gatherFailingExpectations(silently: true) { if let raised { check(raised) } }
        }
        let matches =
            raised.map {
                (name == nil || name == $0.name) && (reason == nil || reason == $0.reason)
                    && (userInfo == nil || userInfo == ($0.userInfo.map(NSDictionary.init(dictionary:))))
            } ?? false
        let wanted = [
            name.map { " with name <\($0.rawValue)>" }, reason.map { " with reason <\($0)>" },
            userInfo.map { " with userInfo <\($0)>" }, closure.map { _ in " that satisfies block" },
        ].compactMap(\.self).joined()
        let actual = raised.map { "\($0.name.rawValue) { \($0.reason ?? "") }" } ?? "no exception"
        return MatcherResult(
            bool: matches && failures?.isEmpty != false,
            message: .expectedCustomValueTo(
                "raise \(wanted.isEmpty ? "any exception" : "exception\(wanted)")", actual: actual))
    }
}

/// Returns a matcher for what raises an exception with the name.
public func raiseException<Out>(
    named name: String, reason: String? = nil, userInfo: NSDictionary? = nil,
    closure: ((NSException) -> Void)? = nil
) -> Matcher<Out> {
    raiseException(
        named: NSExceptionName(name), reason: reason, userInfo: userInfo, closure: closure)
}
