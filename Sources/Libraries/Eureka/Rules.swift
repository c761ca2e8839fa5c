import Foundation

/// A rule that a value does not satisfy.
public struct ValidationError: Equatable {
    public let msg: String
    public init(msg: String) { self.msg = msg }
}

/// The time at which a row checks its rules.
public enum ValidationOptions: Equatable, Sendable {
    case validatesOnDemand, validatesOnChange, validatesOnBlur, validatesOnChangeAfterBlurred, validatesAlways
}

/// A rule for the values of a row.
public protocol RuleType {
    associatedtype RowValueType
    var id: String? { get set }
    var validationError: ValidationError { get set }
    func isValid(value: RowValueType?) -> ValidationError?
}

/// Several rules.
public struct RuleSet<T: Equatable> {
    var rules: [(identifier: String?, check: (T?) -> ValidationError?)] = []

    public init() {}
    public init<Rule: RuleType>(rules: [Rule]) where Rule.RowValueType == T {
        rules.forEach { add(rule: $0) }
    }

    public mutating func add<Rule: RuleType>(rule: Rule) where Rule.RowValueType == T {
        rules.append((rule.id, { rule.isValid(value: $0) }))
    }

    public mutating func remove(ruleWithIdentifier identifier: String) {
        rules.removeAll { $0.identifier == identifier }
    }
}

/// The value must not be missing or empty.
public struct RuleRequired<T: Equatable>: RuleType {
    public var id: String?
    public var validationError: ValidationError

    public init(msg: String = "Field required!", id: String? = nil) {
        (validationError, self.id) = (ValidationError(msg: msg), id)
    }

    public func isValid(value: T?) -> ValidationError? {
        guard let value else { return validationError }
        return (value as? String)?.isEmpty == true ? validationError : nil
    }
}

/// The value satisfies a closure.
public struct RuleClosure<T: Equatable>: RuleType {
    public var id: String?
    public var validationError: ValidationError
    public var closure: (T?) -> ValidationError?

    public init(
        validationError: ValidationError = ValidationError(msg: "Field validation fails.."),
        id: String? = nil,
        closure: @escaping (T?) -> ValidationError?
    ) {
        (self.validationError, self.id, self.closure) = (validationError, id, closure)
    }

    public func isValid(value: T?) -> ValidationError? { closure(value) }
}

/// The text matches a regular expression; an empty one does.
public struct RuleRegExp: RuleType {
    public var id: String?
    public var validationError: ValidationError
    public var regExpr: String
    public var allowsEmpty: Bool

    public init(
        regExpr: String, allowsEmpty: Bool = true, msg: String = "Invalid field value!", id: String? = nil
    ) {
        (self.regExpr, self.allowsEmpty) = (regExpr, allowsEmpty)
        (validationError, self.id) = (ValidationError(msg: msg), id)
    }

    public func isValid(value: String?) -> ValidationError? {
        guard let value, !value.isEmpty else { return allowsEmpty ? nil : validationError }
        return value.range(of: "^(?:\(regExpr))$", options: .regularExpression) == nil ? validationError : nil
    }
}

/// The text is an address of mail.
public struct RuleEmail: RuleType {
    private var expression: RuleRegExp
    public var id: String?
    public var validationError: ValidationError

    public init(msg: String = "Field value should be a valid email!", id: String? = nil) {
        expression = RuleRegExp(regExpr: "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}", msg: msg)
        (validationError, self.id) = (ValidationError(msg: msg), id)
    }

    public func isValid(value: String?) -> ValidationError? {
        expression.isValid(value: value) == nil ? nil : validationError
    }
}

/// The address is one of the web, or of another scheme.
public struct RuleURL: RuleType {
    public var id: String?
    public var validationError: ValidationError
    public var allowsEmpty: Bool

    public init(
        allowsEmpty: Bool = true, requiresProtocol: Bool = false,
        msg: String = "Field value must be an URL!", id: String? = nil
    ) {
        self.allowsEmpty = allowsEmpty
        (validationError, self.id) = (ValidationError(msg: msg), id)
    }

    public func isValid(value: URL?) -> ValidationError? {
        guard let value else { return allowsEmpty ? nil : validationError }
        return value.host == nil && value.scheme == nil ? validationError : nil
    }
}

/// The text has a length.
public struct RuleMinLength: RuleType {
    private let min: UInt
    public var id: String?
    public var validationError: ValidationError

    public init(minLength: UInt, msg: String? = nil, id: String? = nil) {
        min = minLength
        let words = msg ?? "Field value must have at least \(minLength) characters"
        (validationError, self.id) = (ValidationError(msg: words), id)
    }

    public func isValid(value: String?) -> ValidationError? {
        value.map { UInt($0.count) >= min } == false ? validationError : nil
    }
}

/// The text is not longer than a length.
public struct RuleMaxLength: RuleType {
    private let max: UInt
    public var id: String?
    public var validationError: ValidationError

    public init(maxLength: UInt, msg: String? = nil, id: String? = nil) {
        max = maxLength
        let words = msg ?? "Field value must have less than \(maxLength) characters"
        (validationError, self.id) = (ValidationError(msg: words), id)
    }

    public func isValid(value: String?) -> ValidationError? {
        value.map { UInt($0.count) <= max } == false ? validationError : nil
    }
}

/// The value is not smaller than another.
public struct RuleGreaterOrEqualThan<T: Comparable>: RuleType {
    private let min: T
    public var id: String?
    public var validationError: ValidationError

    public init(min: T, msg: String? = nil, id: String? = nil) {
        self.min = min
        let words = msg ?? "Field value must be greater or equals than \(min)"
        (validationError, self.id) = (ValidationError(msg: words), id)
    }

    public func isValid(value: T?) -> ValidationError? {
        value.map { $0 >= min } == false ? validationError : nil
    }
}

/// The value is greater than another.
public struct RuleGreaterThan<T: Comparable>: RuleType {
    private let min: T
    public var id: String?
    public var validationError: ValidationError

    public init(min: T, msg: String? = nil, id: String? = nil) {
        self.min = min
        let words = msg ?? "Field value must be greater than \(min)"
        (validationError, self.id) = (ValidationError(msg: words), id)
    }

    public func isValid(value: T?) -> ValidationError? {
        value.map { $0 > min } == false ? validationError : nil
    }
}

/// The value is not greater than another.
public struct RuleSmallerOrEqualThan<T: Comparable>: RuleType {
    private let max: T
    public var id: String?
    public var validationError: ValidationError

    public init(max: T, msg: String? = nil, id: String? = nil) {
        self.max = max
        let words = msg ?? "Field value must be smaller or equals than \(max)"
        (validationError, self.id) = (ValidationError(msg: words), id)
    }

    public func isValid(value: T?) -> ValidationError? {
        value.map { $0 <= max } == false ? validationError : nil
    }
}
