/// The text about an expectation and how the value differs from it.
public indirect enum ExpectationMessage {
    /// “expected to …, got <…>”
    case expectedActualValueTo(String)
    /// “expected to …, got …”
    case expectedCustomValueTo(String, actual: String)
    /// “expected to …”
    case expectedTo(String)
    /// The whole message.
    case fail(String)
    case prepends(String, ExpectationMessage)
    case appends(ExpectationMessage, String)
    case details(ExpectationMessage, String)

    /// The name of the case with two values until version 8.
    public static func expectedCustomValueTo(_ message: String, _ actual: String) -> Self {
        .expectedCustomValueTo(message, actual: actual)
    }

    /// The text of the expectation without the value.
    public var expectedMessage: String {
        switch self {
        case .fail(let text), .expectedTo(let text), .expectedActualValueTo(let text): text
        case .expectedCustomValueTo(let text, actual: _): text
        case .prepends(_, let inner), .appends(let inner, _), .details(let inner, _): inner.expectedMessage
        }
    }

    public func appended(message: String) -> Self { .appends(self, message) }
    public func appended(details: String) -> Self { .details(self, details) }
    public func prepended(message: String) -> Self { .prepends(message, self) }
    public func prepended(expectation text: String) -> Self {
        replacedExpectation { inner in
            switch inner {
            case .expectedTo(let rest): .expectedTo(text + rest)
            case .expectedActualValueTo(let rest): .expectedActualValueTo(text + rest)
            case .expectedCustomValueTo(let rest, let actual):
                .expectedCustomValueTo(text + rest, actual: actual)
            default: .fail(text + inner.expectedMessage)
            }
        }
    }

    /// Adds that a value that is nil never matches.
    public func appendedBeNilHint() -> Self { appended(message: " (use beNil() to match nils)") }

    public func replacedExpectation(_ change: @escaping (Self) -> Self) -> Self {
        switch self {
        case .prepends(let text, let inner): .prepends(text, inner.replacedExpectation(change))
        case .appends(let inner, let text): .appends(inner.replacedExpectation(change), text)
        case .details(let inner, let text): .details(inner.replacedExpectation(change), text)
        default: change(self)
        }
    }

    public func wrappedExpectation(before: String, after: String) -> Self {
        prepended(expectation: before).replacedExpectation { .appends($0, after) }
    }

    public func toString(actual: String, expected: String = "expected", to: String = "to") -> String {
        switch self {
        case .fail(let text): text
        case .expectedTo(let text): "\(expected) \(to) \(text)"
        case .expectedActualValueTo(let text): "\(expected) \(to) \(text), got \(actual)"
        case .expectedCustomValueTo(let text, let own): "\(expected) \(to) \(text), got \(own)"
        case .prepends(let text, let inner):
            text + inner.toString(actual: actual, expected: expected, to: to)
        case .appends(let inner, let text):
            inner.toString(actual: actual, expected: expected, to: to) + text
        case .details(let inner, let text):
            "\(inner.toString(actual: actual, expected: expected, to: to))\n\n\(text)"
        }
    }
}

/// The text of a failure, as handlers of assertions receive it.
public final class FailureMessage {
    public var stringValue: String
    /// The description that the expectation has.
    public var userDescription: String?

    // The parts of the text, which matchers wrote until version 8.
    public var expected = "expected"
    /// The value in the text: that of the expectation if it is empty, none if it is nil.
    public var actualValue: String? = ""
    public var to = "to"
    public var postfixMessage = "match"
    public var postfixActual = ""

    public init() { stringValue = "" }
    public init(stringValue: String) { self.stringValue = stringValue }

    /// The text as a message that is completed with the value.
    var expectation: ExpectationMessage {
        if !stringValue.isEmpty { return .fail(stringValue) }
        let message: ExpectationMessage =
            switch actualValue {
            case nil: .expectedTo(postfixMessage)
            case "": .expectedActualValueTo(postfixMessage)
            case let value?: .expectedCustomValueTo(postfixMessage, actual: value)
            }
        return postfixActual.isEmpty ? message : message.appended(message: postfixActual)
    }
}
