/// A generator of unique, safe file names from arbitrary names.
public struct FileNames {
    private var taken: Set<String> = []

    public init() {}

    /// Returns a new name that is a valid path component on every system.
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

    /// The longest name in bytes; file systems allow 255, and an extension and a number are appended.
    private static let longest = 180

    /// Keeps letters, digits, `-`, `_`, `.`, `~` and `@`, and replaces all others by one dash; never returns an empty name or dots only.
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
