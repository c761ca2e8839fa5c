/// Names of files made from names that strangers chose.
public struct FileNames {
    private var taken: Set<String> = []

    public init() {}

    /// A name that is safe as one component of a path on every system, and new.
    public mutating func unique(_ name: String) -> String {
        let base = Self.safe(name)
        var result = base
        var number = 2
        while !taken.insert(result.lowercased()).inserted {
            result = "\(base)-\(number)"
            number += 1
        }
        return result
    }

    /// In bytes; file systems take 255, and an ending and a number follow.
    private static let longest = 180

    /// Letters, digits, `-`, `_`, `.`, `~` and `@` stay; anything else is one dash; never empty, never dots alone.
    static func safe(_ name: String) -> String {
        var result = ""
        for character in name.unicodeScalars.prefix(longest) where result.utf8.count < longest {
            let keep =
                character.properties.isAlphabetic || character.properties.numericType != nil
                || "-_.~@".unicodeScalars.contains(character)
            if keep {
                result.unicodeScalars.append(character)
            } else if !result.hasSuffix("-") {
                result += "-"
            }
        }
        let trimmed = String(result.drop { $0 == "." || $0 == "-" })
        return trimmed.isEmpty ? "untitled" : trimmed
    }
}
