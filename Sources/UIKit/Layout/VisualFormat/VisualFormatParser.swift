import CoreGraphics

/// A parser of the visual format language. It ends for any text: each step consumes a character or throws.
struct VisualFormatParser {
    private let characters: [Character]
    private var position = 0

    private init(_ text: String) { characters = Array(text) }

    static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(text)
        return try parser.format(text)
    }

    private mutating func format(_ text: String) throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat(text: text)
        format.axis = try axis()
        if take("|") { format.head = try connection() }
        format.elements = [try element()]
        while let next = try nextConnection() {
            if take("|") {
                format.tail = next
                break
            }
            format.gaps.append(next)
            format.elements.append(try element())
        }
        skipSpace()
        guard position == characters.count else { throw error("Expected the end of the format") }
        return format
    }

    private mutating func axis() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
        skipSpace()
        guard let first = peek, first == "H" || first == "V" else { return .horizontal }
        position += 1
        guard take(":") else { throw error("Expected a ':' after the direction") }
        return first == "V" ? .vertical : .horizontal
    }

    // MARK: Views

    private mutating func element() throws(VisualFormatError) -> VisualFormat.Element {
        guard take("[") else { throw error("Expected a view") }
        guard let name = name() else {
            throw error(
                "Expected a view name: a letter or an underscore, then letters, digits and underscores")
        }
        var element = VisualFormat.Element(name: name, end: position)
        if peek == "(" { element.predicates = try predicates() }
        guard take("]") else { throw error("Expected a ']' to end the view") }
        element.end = position
        return element
    }

    // MARK: Connections

    /// Parses the connection to the next element; nil at the end.
    private mutating func nextConnection() throws(VisualFormatError) -> VisualFormat.Connection? {
        skipSpace()
        return position == characters.count ? nil : try connection()
    }

    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard take("-") else { return .flush }
        guard let next = peek, next != "[", next != "|" else { return .standard }
        let predicates =
            next == "("
            ? try predicates() : [VisualFormat.Predicate(amount: try amount(mayBeNegative: false))]
        guard take("-") else { throw error("Expected a '-' to end the connection") }
        return .predicates(predicates)
    }

    // MARK: Predicates

    private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        position += 1
        var result = [try predicate()]
        while take(",") { result.append(try predicate()) }
        guard take(")") else { throw error("Expected a ')' to end the predicates") }
        return result
    }

    private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        skipSpace()
        let relation = try relation()
        skipSpace()
        var predicate = VisualFormat.Predicate(relation: relation, amount: try amount(mayBeNegative: true))
        if take("@") { predicate.priority = try amount(mayBeNegative: false) }
        return predicate
    }

    private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
        let relations: [Character: NSLayoutConstraint.Relation] = [
            "=": .equal, "<": .lessThanOrEqual, ">": .greaterThanOrEqual,
        ]
        guard let first = peek, let relation = relations[first] else { return .equal }
        position += 1
        guard peek == "=" else { throw error("Expected a relation: one of ==, <= and >=") }
        position += 1
        return relation
    }

    private mutating func amount(mayBeNegative: Bool) throws(VisualFormatError) -> VisualFormat.Amount {
        if let name = name() { return .name(name) }
        let start = position
        if mayBeNegative, peek == "-" || peek == "+" { position += 1 }
        while let next = peek, next.isASCII, next.isNumber || next == "." { position += 1 }
        guard let value = Double(String(characters[start..<position])), value.isFinite else {
            position = start
            throw error(
                "Expected a number or key from the metrics dictionary, but encountered something else")
        }
        return .number(CGFloat(value))
    }

    // MARK: Characters

    private var peek: Character? { position < characters.count ? characters[position] : nil }

    private mutating func skipSpace() {
        while let next = peek, next == " " || next == "\t" || next == "\n" { position += 1 }
    }

    /// Consumes the character if it is next, after any space.
    private mutating func take(_ character: Character) -> Bool {
        let start = position
        skipSpace()
        if peek == character {
            position += 1
            return true
        }
        position = start
        return false
    }

    private mutating func name() -> VisualFormat.Name? {
        guard let first = peek, first.isLetter || first == "_" else { return nil }
        let start = position
        while let next = peek, next.isLetter || next.isNumber || next == "_" { position += 1 }
        return VisualFormat.Name(text: String(characters[start..<position]), end: position)
    }

    private func error(_ reason: String) -> VisualFormatError {
        VisualFormatError(reason: reason, offset: position)
    }
}
