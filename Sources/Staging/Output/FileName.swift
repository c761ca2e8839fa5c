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

    /// Letters, digits, `-`, `_`, `.`, `~` and `@` stay; anything else is one dash; never empty, never dots alone.
    static func safe(_ name: String) -> String {
        var result = ""
        // File systems take 255 bytes; the rest is for a number and the ending.
        for character in name.unicodeScalars.prefix(120) where result.utf8.count < 200 {
            let keep = character.properties.isAlphabetic || character.properties.numericType != nil
                || "-_.~@".unicodeScalars.contains(character)
            if keep { result.unicodeScalars.append(character) } else if !result.hasSuffix("-") { result += "-" }
        }
        let trimmed = String(result.drop { $0 == "." || $0 == "-" })
        return trimmed.isEmpty ? "untitled" : trimmed
    }
}
