import Foundation

/// A predicate that compares the values of two expressions.
///
/// Foundation for Linux has a class of this name whose initializers are unavailable.
open class NSComparisonPredicate: NSPredicate {
    /// Differences that the comparison of texts ignores.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let caseInsensitive = Options(rawValue: 1)
        public static let diacriticInsensitive = Options(rawValue: 2)
        public static let normalized = Options(rawValue: 4)
    }

    /// The number of values on the left that have to match.
    public enum Modifier: UInt, Sendable { case direct, all, any }

    public enum Operator: UInt, Sendable {
        case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches,
            like
        case beginsWith, endsWith, `in`, customSelector
        case contains = 99
        case between = 100
    }

    public let leftExpression: NSExpression
    public let rightExpression: NSExpression
    public let comparisonPredicateModifier: Modifier
    public let predicateOperatorType: Operator
    public let options: Options
    public let customSelector: Selector?
    let comparison: PredicateComparison

    public init(
        leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier,
        type: Operator,
        options: Options = []
    ) {
        (leftExpression, rightExpression, comparisonPredicateModifier) = (lhs, rhs, modifier)
        (predicateOperatorType, self.options, customSelector) = (type, options, nil)
        let quantifier: PredicateComparison.Quantifier =
            switch modifier {
            case .direct: .one
            case .all: .all
            case .any: .any
            }
        let comparison = PredicateComparison(
            quantifier: quantifier, left: lhs.term, relation: type.relation, right: rhs.term,
            options: options.ofTexts)
        self.comparison = comparison
        super.init { object, variables in comparison.fits(object, variables ?? [:]) }
    }

    /// Creates a predicate whose comparison is a method of the value on the left.
    public init(
        leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, customSelector selector: Selector
    ) {
        (leftExpression, rightExpression, comparisonPredicateModifier) = (lhs, rhs, .direct)
        (predicateOperatorType, options, customSelector) = (.customSelector, [], selector)
        let term = PredicateTerm.message(lhs.term, "\(selector)", [rhs.term])
        comparison = PredicateComparison(left: term, relation: .equal, right: .value(true))
        super.init { object, variables in
            Values.number(term.value(for: object, variables ?? [:])).map { $0 != 0 } ?? false
        }
    }

    public required init?(coder: NSCoder) { nil }
}

extension NSComparisonPredicate.Options {
    fileprivate var ofTexts: String.CompareOptions {
        var found: String.CompareOptions = []
        if contains(.caseInsensitive) { found.insert(.caseInsensitive) }
        if contains(.diacriticInsensitive) { found.insert(.diacriticInsensitive) }
        return found
    }
}

extension NSComparisonPredicate.Operator {
    fileprivate var relation: PredicateComparison.Relation {
        switch self {
        case .lessThan: .less
        case .lessThanOrEqualTo: .lessOrEqual
        case .greaterThan: .greater
        case .greaterThanOrEqualTo: .greaterOrEqual
        case .equalTo, .customSelector: .equal
        case .notEqualTo: .unequal
        case .matches: .matches
        case .like: .like
        case .beginsWith: .beginsWith
        case .endsWith: .endsWith
        case .in: .isIn
        case .contains: .contains
        case .between: .between
        }
    }
}
