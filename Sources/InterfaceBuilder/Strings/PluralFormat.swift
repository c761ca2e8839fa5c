/// A text of which several parts depend on one number each: `%#@files@ in %#@folders@`.
public struct PluralFormat: Sendable, Hashable {
    /// A part.
    public struct Variable: Sendable, Hashable {
        /// The name between `%#@` and `@`.
        public let name: String
        /// The index of the number that determines the form, from 0; nil for the next one in the text.
        public let argument: Int?
        /// The format specifier of the number, such as `d` or `lld`.
        public let specifier: String
        /// The part's text by plural category.
        public let forms: [String: String]
    }

    /// The text with its variables.
    public let text: String
    /// The variables, sorted by name.
    public let variables: [Variable]

    /// The limit of nested variables: the forms of one may contain others.
    private static let depthLimit = 8

    /// Returns the format for the numbers, with the forms filled in. Numbers in it are formatted by their position:
    /// `%1$d`.
    public func resolved(for numbers: [Double?], language: String) -> String {
        var next = 0
        return resolve(text, numbers, language, &next, depth: 0)
    }

    private func resolve(
        _ text: String, _ numbers: [Double?], _ language: String, _ next: inout Int, depth: Int
    ) -> String {
        guard depth < Self.depthLimit else { return text }
        var result = ""
        var rest = text[...]
        while let mark = VariableMark(firstIn: rest) {
            result += rest[..<mark.range.lowerBound]
            rest = rest[mark.range.upperBound...]
            guard let variable = variables.first(where: { $0.name == mark.name }) else {
                result += mark.text
                continue
            }
            let index = mark.position ?? variable.argument ?? next
            next = max(next, index) + (mark.position == nil && variable.argument == nil ? 1 : 0)
            let number = numbers.indices.contains(index) ? numbers[index] : nil
            let form = PluralRules.form(variable.forms, for: number ?? 0, language: language) ?? ""
            let printed = Self.positioned(form, index, variable.specifier)
            result += resolve(printed, numbers, language, &next, depth: depth + 1)
        }
        return result + rest
    }

    /// Replaces `%arg`, and the plain specifier, by the variable's own number.
    private static func positioned(_ form: String, _ index: Int, _ specifier: String) -> String {
        let own = "%\(index + 1)$\(specifier)"
        return form.replacing("%arg", with: own).replacing("%\(specifier)", with: own)
    }
}

/// A variable in a format: `%#@name@`, or `%2$#@name@` with its argument's position.
private struct VariableMark {
    let range: Range<Substring.Index>
    let name: String
    /// The zero-based position.
    let position: Int?
    let text: String

    init?(firstIn text: Substring) {
        var start = text.startIndex
        while let percent = text[start...].firstIndex(of: "%") {
            var index = text.index(after: percent)
            let digits = text[index...].prefix { $0.isASCII && $0.isNumber }
            let afterDigits = text[digits.endIndex...]
            let hasPosition = !digits.isEmpty && afterDigits.first == "$"
            if hasPosition { index = afterDigits.index(after: digits.endIndex) }
            let tail = text[index...]
            if tail.hasPrefix("#@"), let end = tail.dropFirst(2).firstIndex(of: "@") {
                range = percent..<text.index(after: end)
                name = String(tail.dropFirst(2)[..<end])
                position = hasPosition ? Int(digits).flatMap { $0 > 0 && $0 <= 64 ? $0 - 1 : nil } : nil
                self.text = String(text[range])
                return
            }
            start = text.index(after: percent)
        }
        return nil
    }
}
