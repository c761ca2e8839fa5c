import Foundation

// MARK: Elements

private func contain<S, E>(_ items: [E], _ has: @escaping (S, E) -> Bool) -> Matcher<S> {
    Matcher.define("contain \(list(items))") { expression, message in
        guard let values = try expression.evaluate() else {
            return MatcherResult(status: .fail, message: message)
        }
        return MatcherResult(bool: items.allSatisfy { has(values, $0) }, message: message)
    }
}

public func contain<S: Sequence>(_ items: S.Element...) -> Matcher<S> where S.Element: Equatable {
    contain(items) { $0.contains($1) }
}

public func contain<S: Sequence>(_ items: [S.Element]) -> Matcher<S> where S.Element: Equatable {
    contain(items) { $0.contains($1) }
}

public func contain<S: SetAlgebra>(_ items: S.Element...) -> Matcher<S> where S.Element: Equatable {
    contain(items) { $0.contains($1) }
}

public func contain<S: Sequence & SetAlgebra>(_ items: S.Element...) -> Matcher<S>
where S.Element: Equatable {
    contain(items) { (values: S, item: S.Element) in values.contains(item) }
}

public func contain(_ substrings: String...) -> Matcher<String> { contain(substrings) }

public func contain(_ substrings: [String]) -> Matcher<String> {
    contain(substrings) { $0.range(of: $1) != nil }
}

public func containElementSatisfying<S: Sequence>(
    _ predicate: @escaping (S.Element) -> Bool, _ predicateDescription: String = ""
) -> Matcher<S> {
    let text = predicateDescription.isEmpty ? "satisfies the closure" : predicateDescription
    return Matcher.define("find object in collection that \(text)") { expression, message in
        MatcherResult(bool: try expression.evaluate()?.contains(where: predicate) ?? false, message: message)
    }
}

/// Returns a matcher for sequences all of whose elements match.
public func allPass<S: Sequence>(_ elementMatcher: Matcher<S.Element>) -> Matcher<S> {
    Matcher.define { expression in
        let location = expression.location
        var message = ExpectationMessage.expectedTo("all pass the condition")
        for element in try expression.evaluate().map(Array.init) ?? [] {
            let result = try elementMatcher.satisfies(Expression(expression: { element }, location: location))
            message = result.message.replacedExpectation {
                .expectedTo("all \($0.expectedMessage), but failed first at element <\(stringify(element))>")
            }
            guard result.status == .matches else {
                return MatcherResult(status: .doesNotMatch, message: message)
            }
        }
        return MatcherResult(status: .matches, message: message)
    }
}

/// Returns a matcher for sequences all of whose elements meet a condition.
public func allPass<S: Sequence>(_ passFunc: @escaping (S.Element) throws -> Bool) -> Matcher<S> {
    allPass("pass a condition", passFunc)
}

/// Returns a matcher for sequences all of whose elements meet a condition.
public func allPass<S: Sequence>(
    _ passName: String, _ passFunc: @escaping (S.Element) throws -> Bool
) -> Matcher<S> {
    allPass(
        Matcher.simpleNilable(passName) { expression in
            MatcherStatus(bool: try expression.evaluate().map(passFunc) ?? false)
        })
}

public func elementsEqual<A: Sequence, B: Sequence>(_ expectedValue: B?) -> Matcher<A>
where A.Element: Equatable, A.Element == B.Element {
    Matcher.define("elementsEqual <\(stringify(expectedValue))>") { expression, message in
        guard let value = try expression.evaluate(), let expectedValue else {
            return MatcherResult(status: .fail, message: message)
        }
        return MatcherResult(bool: value.elementsEqual(expectedValue), message: message)
    }
}

// MARK: Ends

public func beginWith<S: Sequence>(_ startingElement: S.Element) -> Matcher<S> where S.Element: Equatable {
    Matcher.simple("begin with <\(stringify(startingElement))>") { expression in
        MatcherStatus(bool: try expression.evaluate().flatMap { $0.first { _ in true } } == startingElement)
    }
}

public func beginWith(_ startingSubstring: String) -> Matcher<String> {
    Matcher.simple("begin with <\(startingSubstring)>") { expression in
        MatcherStatus(bool: try expression.evaluate()?.hasPrefix(startingSubstring) ?? false)
    }
}

public func endWith<S: Sequence>(_ endingElement: S.Element) -> Matcher<S> where S.Element: Equatable {
    Matcher.simple("end with <\(stringify(endingElement))>") { expression in
        MatcherStatus(bool: try expression.evaluate().map(Array.init)?.last == endingElement)
    }
}

public func endWith(_ endingSubstring: String) -> Matcher<String> {
    Matcher.simple("end with <\(endingSubstring)>") { expression in
        MatcherStatus(bool: try expression.evaluate()?.hasSuffix(endingSubstring) ?? false)
    }
}

// MARK: Counts

public func haveCount<T: Collection>(_ expectedValue: Int) -> Matcher<T> {
    Matcher.define { expression in
        let count = try expression.evaluate()?.count
        let message = ExpectationMessage.expectedCustomValueTo(
            "have \(stringify(try expression.evaluate())) with count \(expectedValue)",
            actual: "\(count ?? 0)")
        return MatcherResult(bool: count == expectedValue, message: message)
    }
}

public func beEmpty<S: Sequence>() -> Matcher<S> {
    Matcher.simple("be empty") { expression in
        MatcherStatus(bool: try expression.evaluate().map { $0.first { _ in true } == nil } ?? false)
    }
}

public func beEmpty<S: SetAlgebra>() -> Matcher<S> {
    Matcher.simple("be empty") { MatcherStatus(bool: try $0.evaluate()?.isEmpty ?? false) }
}

public func beEmpty<S: Sequence & SetAlgebra>() -> Matcher<S> {
    Matcher.simple("be empty") { MatcherStatus(bool: try $0.evaluate()?.isEmpty ?? false) }
}

// MARK: Text

/// Returns a matcher for text that contains a match of a regular expression.
public func match(_ expectedValue: String?) -> Matcher<String> {
    Matcher.simple("match <\(stringify(expectedValue))>") { expression in
        guard let value = try expression.evaluate(), let expectedValue else { return .fail }
        return MatcherStatus(bool: value.range(of: expectedValue, options: .regularExpression) != nil)
    }
}
