import Foundation

extension PredicateParser {
    mutating func term() -> PredicateTerm? {
        guard depth < Self.depthLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        return operation({ $0.product() }, ["+": "add:to:", "-": "from:subtract:"])
    }

    private mutating func product() -> PredicateTerm? {
        operation({ $0.power() }, ["*": "multiply:by:", "/": "divide:by:"])
    }

    private mutating func power() -> PredicateTerm? {
        operation({ $0.operand() }, ["**": "raise:toPower:"])
    }

    /// Parses operands with operators between them, of which the left ones are applied first.
    private mutating func operation(
        _ operand: (inout PredicateParser) -> PredicateTerm?, _ functions: [String: String]
    ) -> PredicateTerm? {
        guard var left = operand(&self) else { return nil }
        while case .symbol(let symbol) = tokens.first, let function = functions[symbol] {
            tokens.removeFirst()
            guard let right = operand(&self) else { return nil }
            left = .function(function, [left, right])
        }
        return left
    }

    private mutating func operand() -> PredicateTerm? {
        var isNegative = false
        while skip("-") { isNegative.toggle() }
        guard let operand = postfix() else { return nil }
        return isNegative ? Self.negated(operand) : operand
    }

    private mutating func postfix() -> PredicateTerm? {
        guard let operand = primary() else { return nil }
        // The path of a value in parentheses: `SUBQUERY(…).@count`.
        guard case .word(let path) = tokens.first, path.hasPrefix(".") else { return operand }
        tokens.removeFirst()
        return .member(operand, String(path.dropFirst()))
    }

    private static func negated(_ term: PredicateTerm) -> PredicateTerm {
        switch term {
        case .value(let number as Int): .value(-number)
        case .value(let number as Double): .value(-number)
        default: .function("from:subtract:", [.value(0), term])
        }
    }

    private mutating func primary() -> PredicateTerm? {
        switch tokens.popFirst() {
        case .text(let text): return .value(text)
        case .integer(let number): return .value(number)
        case .number(let number): return .value(number)
        case .key(let key): return .keyPath(key)
        case .argument(let kind):
            guard let value = argument() else { return nil }
            if let expression = value as? NSExpression { return expression.term }
            return kind == "K" ? (value as? String).map { .keyPath($0) } : .value(value)
        case .symbol("{"): return terms(until: "}").map { .list($0) }
        case .symbol("("):
            guard let term = term(), skip(")") else { return nil }
            return term
        case .word(let word): return skip("(") ? call(word) : Self.named(word)
        default: return nil
        }
    }

    private mutating func terms(until end: String) -> [PredicateTerm]? {
        var terms: [PredicateTerm] = []
        if skip(end) { return terms }
        repeat {
            guard let term = term() else { return nil }
            terms.append(term)
        } while skip(",")
        return skip(end) ? terms : nil
    }

    /// Parses the arguments of a function.
    private mutating func call(_ word: String) -> PredicateTerm? {
        switch word.uppercased() {
        case "SUBQUERY": return subquery()
        case "TERNARY":
            guard let condition = disjunction(), skip(","), let first = term(), skip(","),
                let second = term(),
                skip(")")
            else { return nil }
            return .conditional(condition, first, second)
        case "FUNCTION":
            guard let terms = terms(until: ")"), terms.count > 1, case .value(let name as String) = terms[1]
            else { return nil }
            return .message(terms[0], name, Array(terms.dropFirst(2)))
        default: return terms(until: ")").map { .function(word.lowercased() + ":", $0) }
        }
    }

    private mutating func subquery() -> PredicateTerm? {
        guard let list = term(), skip(","), case .word(let variable) = tokens.popFirst(),
            variable.hasPrefix("$"), skip(","), let node = disjunction(), skip(")")
        else { return nil }
        return .subquery(list, variable: String(variable.dropFirst()), node)
    }

    private static func named(_ word: String) -> PredicateTerm {
        switch word.uppercased() {
        case "SELF": return .object
        case "TRUE", "YES": return .value(true)
        case "FALSE", "NO": return .value(false)
        case "NIL", "NULL": return .value(nil)
        default: break
        }
        guard word.hasPrefix("$") else {
            return .keyPath(word.hasPrefix("SELF.") ? String(word.dropFirst(5)) : word)
        }
        let parts = word.dropFirst().split(separator: ".", maxSplits: 1).map(String.init)
        guard let name = parts.first else { return .value(nil) }
        return parts.count == 1 ? .variable(name) : .member(.variable(name), parts[1])
    }
}
