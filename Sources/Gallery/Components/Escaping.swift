extension String {
    /// The text escaped for use as text or as a quoted attribute in HTML.
    package var escapedForHTML: String {
        var result = ""
        result.reserveCapacity(utf8.count)
        for character in unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }

    /// The text escaped for HTML, with line break opportunities in paths and camel-case names.
    package var breakableForHTML: String {
        var parts = [""]
        var last: Character = " "
        for character in self {
            let isBreak = last == "/" || character == "." || (last.isLowercase && character.isUppercase)
            if isBreak { parts.append("") }
            parts[parts.count - 1].append(character)
            last = character
        }
        return parts.filter { !$0.isEmpty }.map(\.escapedForHTML).joined(separator: "<wbr>")
    }

    /// The relative path as part of a URL, in which all characters except unreserved ones and slashes are encoded.
    package var percentEncodedPath: String {
        let digits = Array("0123456789ABCDEF")
        return utf8.map { byte -> String in
            let scalar = Unicode.Scalar(byte)
            let plain =
                byte < 128
                && (scalar.properties.isAlphabetic || "0123456789-._~/".unicodeScalars.contains(scalar))
            return plain ? String(Character(scalar)) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
        }.joined()
    }
}
