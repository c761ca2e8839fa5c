import Foundation

// The parts of expressions, which are empty for those of another kind.
extension NSExpression {
    public var expressionType: ExpressionType {
        switch term {
        case .value: .constantValue
        case .object: .evaluatedObject
        case .variable: .variable
        case .keyPath, .member: .keyPath
        case .list: .aggregate
        case .function, .message: .function
        case .subquery: .subquery
        case .sets(let operation, _, _): operation
        case .conditional: .conditional
        case .block: .block
        }
    }

    public var constantValue: Any? { if case .value(let value) = term { value } else { nil } }

    public var keyPath: String {
        switch term {
        case .keyPath(let path), .member(_, let path): path
        default: ""
        }
    }

    public var variable: String {
        switch term {
        case .variable(let name), .subquery(_, let name, _): name
        default: ""
        }
    }

    public var function: String {
        switch term {
        case .function(let name, _), .message(_, let name, _): name
        default: ""
        }
    }

    /// The receiver of a method, or the owner of a key path.
    public var operand: NSExpression {
        switch term {
        case .message(let receiver, _, _), .member(let receiver, _): NSExpression(receiver)
        default: NSExpression.expressionForEvaluatedObject()
        }
    }

    public var arguments: [NSExpression]? {
        switch term {
        case .function(_, let terms), .message(_, _, let terms), .block(_, let terms):
            terms.map { NSExpression($0) }
        default: nil
        }
    }

    /// The expressions of a list, or the one whose elements a subquery examines.
    public var collection: Any {
        switch term {
        case .list(let terms): terms.map { NSExpression($0) }
        case .subquery(let list, _, _): NSExpression(list)
        default: [NSExpression]()
        }
    }

    public var predicate: NSPredicate {
        let node: PredicateNode =
            switch term {
            case .subquery(_, _, let node), .conditional(let node, _, _): node
            default: .constant(true)
            }
        if case .predicate(let predicate) = node { return predicate }
        return NSPredicate { object, variables in node.fits(object, variables ?? [:]) }
    }

    public var left: NSExpression { part { if case .sets(_, let left, _) = $0 { left } else { nil } } }
    public var right: NSExpression { part { if case .sets(_, _, let right) = $0 { right } else { nil } } }
    public var `true`: NSExpression { part { if case .conditional(_, let yes, _) = $0 { yes } else { nil } } }
    public var `false`: NSExpression { part { if case .conditional(_, _, let no) = $0 { no } else { nil } } }

    public var expressionBlock: Block {
        if case .block(let block, _) = term { block } else { { object, _, _ in object ?? NSNull() } }
    }

    private func part(_ choose: (PredicateTerm) -> PredicateTerm?) -> NSExpression {
        NSExpression(choose(term) ?? .value(nil))
    }
}
