import Foundation

/// A value that is computed for an object: a constant, a property, a function of others and so on.
///
/// Foundation for Linux has a class of this name whose members are unavailable.
open class NSExpression: NSObject, NSCopying {
    /// The kinds of expressions.
    public enum ExpressionType: UInt, Sendable {
        case constantValue = 0
        case evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
        case subquery = 13
        case aggregate = 14
        case anyKey = 15
        case block = 19
        case conditional = 20
    }

    public typealias Block = (Any?, [NSExpression], NSMutableDictionary?) -> Any

    let term: PredicateTerm

    init(_ term: PredicateTerm) { self.term = term }

    /// An expression from a format such as `"2 * (price + %@)"`. Numbers without a fraction are divided without one. An invalid format
    /// is reported, and has no value.
    public convenience init(format expressionFormat: String, _ arguments: Any...) {
        self.init(format: expressionFormat, argumentArray: arguments)
    }

    public init(format expressionFormat: String, argumentArray arguments: [Any]) {
        if let term = PredicateParser.parseTerm(expressionFormat, arguments) {
            self.term = term
        } else {
            RuntimeDiagnostics.report("NSExpression: the format \"\(expressionFormat)\" cannot be read")
            term = .value(nil)
        }
    }

    public init(forConstantValue obj: Any?) { term = .value(obj) }
    public init(forVariable string: String) { term = .variable(string) }
    public init(forKeyPath keyPath: String) { term = .keyPath(keyPath) }
    public init(forAggregate subexpressions: [NSExpression]) { term = .list(subexpressions.map(\.term)) }

    /// Creates an expression whose value is that of a function such as `"sum:"`.
    public init(forFunction name: String, arguments parameters: [Any]) {
        term = .function(name, parameters.map(Self.term))
    }

    /// Creates an expression whose value is the result of an object's method.
    public init(forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?) {
        term = .message(target.term, name, (parameters ?? []).map(Self.term))
    }

    public init(forUnionSet left: NSExpression, with right: NSExpression) {
        term = .sets(.unionSet, left.term, right.term)
    }

    public init(forIntersectSet left: NSExpression, with right: NSExpression) {
        term = .sets(.intersectSet, left.term, right.term)
    }

    public init(forMinusSet left: NSExpression, with right: NSExpression) {
        term = .sets(.minusSet, left.term, right.term)
    }

    public init(
        forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
    ) {
        term = .subquery(expression.term, variable: variable, .predicate(predicate))
    }

    public init(block: @escaping Block, arguments: [NSExpression]?) {
        term = .block(block, (arguments ?? []).map(\.term))
    }

    public init(
        forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
    ) {
        term = .conditional(.predicate(predicate), trueExpression.term, falseExpression.term)
    }

    /// Returns the expression whose value is the object itself.
    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.object) }

    /// Returns the value for an object. The context has the values of variables.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        var variables: [String: Any] = [:]
        for case (let key as String, let value) in context ?? [:] { variables[key] = value }
        return term.value(for: object, variables)
    }

    /// Code that is not evaluated does not exist here: expressions are not archived.
    open func allowEvaluation() {}

    open func copy(with zone: NSZone? = nil) -> Any { self }

    private static func term(_ argument: Any) -> PredicateTerm {
        (argument as? NSExpression)?.term ?? .value(argument)
    }
}
