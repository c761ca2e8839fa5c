/// Names and texts in generated Swift sources.
extension String {
    private static let keywords: Set = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
        "extension", "false", "for", "func", "if", "import", "in", "init", "inout", "internal", "is", "let",
        "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "var", "where", "while",
    ]

    /// The name for a declaration, in backquotes if it is a keyword.
    var declaredName: String { Self.keywords.contains(self) ? "`\(self)`" : self }

    /// The text as a literal of one line; line breaks are left out.
    package var swiftLiteral: String {
        let escaped = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"" + escaped.filter { !$0.isNewline } + "\""
    }
}
