/// The values of constants in headers: integers, shifts, sums of bits and earlier constants.
enum HeaderNumber {
    /// Returns the value of an expression; nil if it is of another form.
    static func value(of text: String, _ known: [String: Int]) -> Int? {
        let text = text.trimmed
        if text.hasPrefix("("), text.hasSuffix(")"), !text.dropFirst().dropLast().contains("(") {
            return value(of: String(text.dropFirst().dropLast()), known)
        }
        if text.contains("|") {
            let parts = text.split(separator: "|").map { value(of: String($0), known) }
            let values = parts.compactMap(\.self)
            return values.isEmpty || values.count < parts.count ? nil : values.reduce(0, |)
        }
        if text.hasPrefix("~") { return value(of: String(text.dropFirst()), known).map(~) }
        if let bar = text.firstRange(of: "<<") {
            guard let base = value(of: String(text[..<bar.lowerBound]), known),
                let count = value(of: String(text[bar.upperBound...]), known), (0..<63).contains(count)
            else { return nil }
            return base << count
        }
        return known[text] ?? limits[text] ?? literal(text)
    }

    /// The greatest and the least integers; the bits of the greatest without a sign are those of -1.
    private static let limits = [
        "NSIntegerMax": Int.max, "NSIntegerMin": Int.min, "NSUIntegerMax": -1, "LONG_MAX": Int.max,
        "LONG_MIN": Int.min, "ULONG_MAX": -1, "INT_MAX": Int(Int32.max), "INT_MIN": Int(Int32.min),
        "UINT_MAX": Int(UInt32.max), "INT8_MAX": 127, "UINT8_MAX": 255, "INT16_MAX": 32_767,
        "UINT16_MAX": 65_535, "INT32_MAX": Int(Int32.max), "INT32_MIN": Int(Int32.min),
        "UINT32_MAX": Int(UInt32.max), "INT64_MAX": Int.max, "INT64_MIN": Int.min, "UINT64_MAX": -1,
    ]

    private static func literal(_ text: String) -> Int? {
        let isNegative = text.hasPrefix("-")
        var digits = text.drop { $0 == "-" || $0 == "+" || $0.isWhitespace }
        while let last = digits.last, "uUlL".contains(last) { digits.removeLast() }
        let number =
            digits.lowercased().hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16) : Int(digits)
        return number.map { isNegative ? -$0 : $0 }
    }
}

extension String {
    fileprivate var trimmed: String {
        let rest = drop { $0.isWhitespace }
        return String(rest.reversed().drop { $0.isWhitespace }.reversed())
    }
}
