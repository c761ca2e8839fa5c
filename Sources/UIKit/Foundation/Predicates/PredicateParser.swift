import Foundation

/// A parsed predicate.
indirect enum PredicateNode {
    case constant(Bool)
    case not(PredicateNode)
    case all([PredicateNode])
    case any([PredicateNode])
    case comparison(PredicateComparison)
}

/// One side of a comparison.
indirect enum PredicateTerm {
    case value(Any?)
    /// The object that is tested.
    case object
    case keyPath(String)
    case list([PredicateTerm])
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
struct PredicateParser {
    private static let depthLimit = 64

    private var tokens: ArraySlice<PredicateToken>
    private var arguments: ArraySlice<Any?>
    private var depth = 0

    /// Returns the predicate of a format; nil if the format is invalid.
    static func parse(_ format: String, _ arguments: [Any?]) -> PredicateNode? {
        var scanner = PredicateScanner(format)
        guard let tokens = scanner.tokens() else { return nil }
        var parser = PredicateParser(tokens: tokens[...], arguments: arguments[...])
        guard let node = parser.disjunction(), parser.tokens.isEmpty else { return nil }
        return node
    }

    private init(tokens: ArraySlice<PredicateToken>, arguments: ArraySlice<Any?>) {
        self.tokens = tokens
        self.arguments = arguments
    }

    // MARK: Tokens

    private mutating func skip(_ words: String...) -> Bool {
        switch tokens.first {
        case .word(let word) where words.contains(word.uppercased()): break
        case .symbol(let symbol) where words.contains(symbol): break
        default: return false
        }
        tokens.removeFirst()
        return true
    }

    private mutating func argument() -> Any?? { arguments.popFirst() }

    // MARK: Connections

    private mutating func disjunction() -> PredicateNode? {
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

    // MARK: Terms

    private mutating func term() -> PredicateTerm? {
        switch tokens.popFirst() {
        case .text(let text): return .value(text)
        case .number(let number): return .value(number)
        case .key(let key): return .keyPath(key)
        case .argument(let kind):
            guard let value = argument() else { return nil }
            return kind == "K" ? (value as? String).map { .keyPath($0) } : .value(value)
        case .symbol("{"): return terms(until: "}")
        case .word(let word): return Self.named(word)
        default: return nil
        }
    }

    private mutating func terms(until end: String) -> PredicateTerm? {
        var terms: [PredicateTerm] = []
        if skip(end) { return .list([]) }
        repeat {
            guard let term = term() else { return nil }
            terms.append(term)
        } while skip(",")
        return skip(end) ? .list(terms) : nil
    }

    private static func named(_ word: String) -> PredicateTerm {
        switch word.uppercased() {
        case "SELF": return .object
        case "TRUE", "YES": return .value(true)
        case "FALSE", "NO": return .value(false)
        case "NIL", "NULL": return .value(nil)
        default: return .keyPath(word.hasPrefix("SELF.") ? String(word.dropFirst(5)) : word)
        }
    }
}
