/// Two texts that differ in their numbers only, such as the paths of one shape in two weights.
struct InterpolatedText {
    private struct Token: Equatable {
        /// The text before the number, without spaces and commas.
        var word: String
        var number: Double?
    }

    private let first: [Token]
    private let second: [Token]

    init(_ first: String, _ second: String) {
        self.first = Self.tokens(first)
        self.second = Self.tokens(second)
    }

    /// Returns the text with interpolated numbers, 0 for the first text's and 1 for the second's; nil where the texts
    /// differ in more than their numbers.
    func text(at part: Double) -> String? {
        guard first.count == second.count else { return nil }
        var result = ""
        for (a, b) in zip(first, second) {
            guard a.word == b.word, (a.number == nil) == (b.number == nil) else { return nil }
            result += a.word
            if let start = a.number, let end = b.number { result += " \(start + (end - start) * part) " }
        }
        return result
    }

    /// Numbers are separated only in attribute values that are geometry: a name such as `layer-0` stays one word.
    private static func tokens(_ text: String) -> [Token] {
        var tokens: [Token] = []
        var word = ""
        var number = ""
        func finish() {
            guard !number.isEmpty else { return }
            if let value = NumberText.double(number) {
                tokens.append(Token(word: word, number: value))
                word = ""
            } else {
                word += number
            }
            number = ""
        }
        for (index, value) in text.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { word += "\"" }
            // Every other piece is the value of the attribute whose name ends the piece before it.
            guard index % 2 == 1, isGeometry(word) else {
                word += value
                continue
            }
            for character in value {
                switch character {
                case "0"..."9": number.append(character)
                case ".":
                    if number.contains(".") { finish() }
                    number.append(character)
                case "-":
                    finish()
                    number = "-"
                default:
                    finish()
                    if !character.isWhitespace, character != "," { word.append(character) }
                }
            }
            finish()
        }
        tokens.append(Token(word: word, number: nil))
        return tokens
    }

    private static let geometry: Set<String> = [
        "d", "points", "transform", "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "x1", "y1",
        "x2", "y2",
    ]

    private static func isGeometry(_ text: String) -> Bool {
        let name = text.dropLast(2).split(whereSeparator: { $0.isWhitespace || $0 == "\"" }).last.map(
            String.init)
        return text.hasSuffix("=\"") && name.map(geometry.contains) == true
    }
}
