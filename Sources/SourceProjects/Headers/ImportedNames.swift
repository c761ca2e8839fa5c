/// The names of an enumeration's constants in Swift: without the words that all of them have in common with the type.
struct ImportedNames {
    private let prefix: Int

    init(of constants: [String], in type: String) {
        let type = Self.words(of: type.hasSuffix("_t") ? String(type.dropLast(2)) : type)
        var common = type
        // A `k` before the words marks a constant.
        let isMarked = constants.allSatisfy { $0.contains(/^k[A-Z]/) }
        for constant in constants {
            let words = Self.words(of: String(constant.dropFirst(isMarked ? 1 : 0)))
            common = zip(common, words).prefix { $0 == $1 }.map(\.0)
            // A name must be left, which begins with a letter.
            while !common.isEmpty, !Self.isName(words.dropFirst(common.count).joined()) {
                common.removeLast()
            }
        }
        prefix = common.isEmpty ? 0 : common.joined().count + (isMarked ? 1 : 0)
    }

    /// Returns the name of a constant.
    func name(of constant: String) -> String {
        let rest = String(constant.dropFirst(prefix))
        // Initials alone remain: `URL`.
        return rest.count > 1 && rest.allSatisfy(\.isUppercase) ? rest : Self.lowercased(rest)
    }

    private static func isName(_ text: String) -> Bool {
        text.first.map { $0.isLetter || $0 == "_" } ?? false
    }

    /// Returns the words of a name in camel case; initials are a word with the one that follows.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var previous: Character = "_"
        for character in name {
            let begins = character.isUppercase && !previous.isUppercase || words.isEmpty
            if begins { words.append(String(character)) } else { words[words.count - 1].append(character) }
            previous = character
        }
        return words
    }

    /// Returns the name with its first word in lower case: `URLList` becomes `urlList`.
    static func lowercased(_ name: String) -> String {
        let capitals = name.prefix { $0.isUppercase || $0.isNumber }
        guard !capitals.isEmpty else { return name }
        let rest = name.dropFirst(capitals.count)
        if capitals.count == 1 || rest.isEmpty || rest.first == "_" { return capitals.lowercased() + rest }
        return capitals.dropLast().lowercased() + String(capitals.suffix(1)) + rest
    }
}
