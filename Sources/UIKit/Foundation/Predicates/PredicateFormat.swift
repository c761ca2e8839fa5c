import Foundation

/// The formats of predicates, as `predicateFormat` returns them.
enum PredicateFormat {
    private static let property = "predicateNode"

    /// Stores the node from which a predicate was created.
    static func note(_ node: PredicateNode, of predicate: NSPredicate) {
        AddedProperties.set(node, of: predicate, property)
    }

    /// Returns the format of a predicate.
    static func text(of predicate: NSPredicate) -> String {
        node(of: predicate)?.format ?? (predicate as any PredicateText).predicateFormat
    }

    /// Returns the node of a predicate that was created from a format, or that combines or compares others.
    static func node(of predicate: NSPredicate) -> PredicateNode? {
        switch predicate {
        case let compound as NSCompoundPredicate:
            let nodes = compound.subpredicates.map {
                node(of: $0) ?? .predicate($0)
            }
            switch compound.compoundPredicateType {
            case .and: return .all(nodes)
            case .or: return .any(nodes)
            case .not: return nodes.first.map { .not($0) }
            @unknown default: return nil
            }
        case let comparison as NSComparisonPredicate: return .comparison(comparison.comparison)
        default: return AddedProperties.value(of: predicate, property)
        }
    }
}

/// Foundation's format, which is deprecated there: the name of a constant, or that of all blocks.
private protocol PredicateText {
    var predicateFormat: String { get }
}

extension NSPredicate: PredicateText {}

extension PredicateNode {
    var format: String {
        switch self {
        case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .not(let node): "NOT " + node.enclosed
        case .all(let nodes):
            nodes.isEmpty ? "TRUEPREDICATE" : Self.joined(nodes, " AND ")
        case .any(let nodes):
            nodes.isEmpty ? "FALSEPREDICATE" : Self.joined(nodes, " OR ")
        case .comparison(let comparison): comparison.format
        case .predicate(let predicate): PredicateFormat.text(of: predicate)
        }
    }

    private static func joined(_ nodes: [PredicateNode], _ word: String) -> String {
        nodes.count == 1 ? nodes[0].format : nodes.map(\.enclosed).joined(separator: word)
    }

    /// The format in another predicate: combinations and negations are in parentheses.
    private var enclosed: String {
        switch self {
        case .all, .any, .not: "(\(format))"
        case .predicate(let predicate) where predicate is NSCompoundPredicate: "(\(format))"
        default: format
        }
    }
}

extension PredicateComparison {
    var format: String {
        let number =
            switch quantifier {
            case .one: ""
            case .any: "ANY "
            case .all: "ALL "
            case .none: "NONE "
            }
        return "\(number)\(left.format) \(relation.symbol)\(letters) \(right.format)"
    }

    private var letters: String {
        let found =
            (options.contains(.caseInsensitive) ? "c" : "")
            + (options.contains(.diacriticInsensitive) ? "d" : "")
        return found.isEmpty ? "" : "[\(found)]"
    }
}

extension PredicateComparison.Relation {
    fileprivate var symbol: String {
        switch self {
        case .equal: "=="
        case .unequal: "!="
        case .less: "<"
        case .lessOrEqual: "<="
        case .greater: ">"
        case .greaterOrEqual: ">="
        case .isIn: "IN"
        default: rawValue.uppercased()
        }
    }
}

extension PredicateTerm {
    var format: String {
        switch self {
        case .value(let value): Self.format(of: value)
        case .object: "SELF"
        case .keyPath(let path): path
        case .list(let terms): Self.list(terms.map(\.format))
        case .variable(let name): "$\(name)"
        case .member(let owner, let path): "\(owner.format).\(path)"
        case .function(let name, let terms):
            Self.operators[name].flatMap { sign in
                terms.count == 2 ? "\(terms[0].format) \(sign) \(terms[1].format)" : nil
            } ?? "\(name.prefix { $0 != ":" })(\(terms.map(\.format).joined(separator: ", ")))"
        case .message(let receiver, let name, let terms):
            "FUNCTION(\(([receiver.format, "\"\(name)\""] + terms.map(\.format)).joined(separator: ", ")))"
        case .subquery(let list, let variable, let node):
            "SUBQUERY(\(list.format), $\(variable), \(node.format))"
        case .sets(let operation, let first, let second):
            "\(first.format) \(Self.words[operation] ?? "UNION") \(second.format)"
        case .conditional(let node, let first, let second):
            "TERNARY(\(node.format), \(first.format), \(second.format))"
        case .block(_, let terms): "BLOCK(\(terms.map(\.format).joined(separator: ", ")))"
        }
    }

    private static let operators = [
        "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/", "raise:toPower:": "**",
    ]
    private static let words: [NSExpression.ExpressionType: String] = [
        .unionSet: "UNION", .intersectSet: "INTERSECT", .minusSet: "MINUS",
    ]

    private static func list(_ parts: [String]) -> String { "{\(parts.joined(separator: ", "))}" }

    private static func format(of value: Any?) -> String {
        switch value {
        case nil, is NSNull: "nil"
        case let text as String: quoted(text)
        case let truth as Bool where type(of: truth) == Bool.self: truth ? "1" : "0"
        case let date as Date:
            "CAST(\(String(format: "%.6f", date.timeIntervalSinceReferenceDate)), \"NSDate\")"
        case let values as [Any]: list(values.map { format(of: $0) })
        case let values as NSSet: list(values.allObjects.map { format(of: $0) }.sorted())
        case let number as NSNumber: number.stringValue
        case let value?: "\(value)"
        }
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
