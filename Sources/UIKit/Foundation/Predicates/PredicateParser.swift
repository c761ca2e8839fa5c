import Foundation

/// A parsed predicate.
indirect enum PredicateNode {
    case constant(Bool)
    case not(PredicateNode)
    case all([PredicateNode])
    case any([PredicateNode])
    case comparison(PredicateComparison)
    case predicate(NSPredicate)
}

/// One side of a comparison.
indirect enum PredicateTerm {
    case value(Any?)
    /// The object that is tested.
    case object
    case keyPath(String)
    case list([PredicateTerm])
    case variable(String)
    /// The value at a key path of another term's value.
    case member(PredicateTerm, String)
    case function(String, [PredicateTerm])
    /// The result of an object's method that is called by name.
    case message(PredicateTerm, String, [PredicateTerm])
    /// The elements, each the value of the variable, that match.
    case subquery(PredicateTerm, variable: String, PredicateNode)
    case sets(NSExpression.ExpressionType, PredicateTerm, PredicateTerm)
    case conditional(PredicateNode, PredicateTerm, PredicateTerm)
    case block(NSExpression.Block, [PredicateTerm])
}

/// A comparison of two values.
struct PredicateComparison {
    /// The comparison of two values.
    enum Relation: String {
        case equal, unequal, less, lessOrEqual, greater, greaterOrEqual, beginsWith, endsWith, contains, like
        case matches, isIn, between
    }

    /// The number of values on the left that have to match.
    enum Quantifier { case one, any, all, none }

    var quantifier = Quantifier.one
    var left: PredicateTerm
    var relation: Relation
    var right: PredicateTerm
    var options: String.CompareOptions = []
}

/// Reads the format of a predicate.
///
///     or := and { OR and }    and := not { AND not }    not := NOT not | ( or ) | comparison
///     comparison := [ANY | ALL | NONE | SOME] term relation [\[cd\]] term
///     term := product { + | - product }    product := power { * | / power }    power := operand { ** operand }
struct PredicateParser {
    static let depthLimit = 64

    var tokens: ArraySlice<PredicateToken>
    var arguments: ArraySlice<Any?>
    var depth = 0

    /// Returns the predicate of a format; nil if the format is invalid.
    static func parse(_ format: String, _ arguments: [Any?]) -> PredicateNode? {
        var scanner = PredicateScanner(format)
        guard let tokens = scanner.tokens() else { return nil }
        var parser = PredicateParser(tokens: tokens[...], arguments: arguments[...])
        guard let node = parser.disjunction(), parser.tokens.isEmpty else { return nil }
        return node
    }

    /// Returns the term of an expression's format; nil if the format is invalid.
    static func parseTerm(_ format: String, _ arguments: [Any?]) -> PredicateTerm? {
        var scanner = PredicateScanner(format)
        guard let tokens = scanner.tokens() else { return nil }
        var parser = PredicateParser(tokens: tokens[...], arguments: arguments[...])
        guard let term = parser.term(), parser.tokens.isEmpty else { return nil }
        return term
    }

    private init(tokens: ArraySlice<PredicateToken>, arguments: ArraySlice<Any?>) {
        self.tokens = tokens
        self.arguments = arguments
    }

    // MARK: Tokens

    mutating func skip(_ words: String...) -> Bool {
        switch tokens.first {
        case .word(let word) where words.contains(word.uppercased()): break
        case .symbol(let symbol) where words.contains(symbol): break
        default: return false
        }
        tokens.removeFirst()
        return true
    }

    mutating func argument() -> Any?? { arguments.popFirst() }

    // MARK: Connections

    mutating func disjunction() -> PredicateNode? {
        guard depth < Self.depthLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        return list({ $0.conjunction() }, "OR", "||").map { $0.count == 1 ? $0[0] : .any($0) }
    }

    private mutating func conjunction() -> PredicateNode? {
        list({ $0.factor() }, "AND", "&&").map { $0.count == 1 ? $0[0] : .all($0) }
    }

    private mutating func list(
        _ part: (inout PredicateParser) -> PredicateNode?, _ word: String, _ symbol: String
    ) -> [PredicateNode]? {
        var nodes: [PredicateNode] = []
        repeat {
            guard let node = part(&self) else { return nil }
            nodes.append(node)
        } while skip(word, symbol)
        return nodes
    }

    private mutating func factor() -> PredicateNode? {
        if skip("NOT", "!") { return factor().map { .not($0) } }
        if skip("TRUEPREDICATE") { return .constant(true) }
        if skip("FALSEPREDICATE") { return .constant(false) }
        let start = (tokens, arguments)
        if skip("("), let inner = disjunction(), skip(")") { return inner }
        (tokens, arguments) = start
        return comparison()
    }

    // MARK: Comparisons

    private mutating func comparison() -> PredicateNode? {
        var quantifier = PredicateComparison.Quantifier.one
        if skip("ANY", "SOME") { quantifier = .any }
        if skip("ALL") { quantifier = .all }
        if skip("NONE") { quantifier = .none }
        guard let left = term() else { return nil }
        let isNegated = skip("NOT")
        guard let relation = relation() else { return nil }
        let options = options()
        guard let right = term() else { return nil }
        let node = PredicateNode.comparison(
            PredicateComparison(
                quantifier: quantifier, left: left, relation: relation, right: right, options: options))
        return isNegated ? .not(node) : node
    }

    private static let symbols: [String: PredicateComparison.Relation] = [
        "==": .equal, "=": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual,
        "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
    ]

    private static let words: [String: PredicateComparison.Relation] = [
        "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "CONTAINS": .contains, "LIKE": .like,
        "MATCHES": .matches, "IN": .isIn, "BETWEEN": .between,
    ]

    private mutating func relation() -> PredicateComparison.Relation? {
        switch tokens.popFirst() {
        case .symbol(let symbol): Self.symbols[symbol]
        case .word(let word): Self.words[word.uppercased()]
        default: nil
        }
    }

    /// Parses options: `[c]` ignores case, `[d]` ignores diacritics.
    private mutating func options() -> String.CompareOptions {
        guard skip("["), case .word(let letters) = tokens.popFirst(), skip("]") else { return [] }
        var options: String.CompareOptions = []
        if letters.contains("c") { options.insert(.caseInsensitive) }
        if letters.contains("d") { options.insert(.diacriticInsensitive) }
        return options
    }
}
