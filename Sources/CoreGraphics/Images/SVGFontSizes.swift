/// The font sizes of an SVG document. librsvg aborts the process where a font is larger than Pango's units, of which
/// 2,097,151 points are the maximum.
enum SVGFontSizes {
    /// The largest size in pixels, with room for the units and scales that are not looked at.
    private static let limit = 100_000.0

    /// Returns whether the largest absolute size can be drawn after it is enlarged by as many of the largest relative sizes as
    /// elements are nested. Sizes that are not plain numbers, such as those with references to entities, cannot be.
    static func areDrawable(_ bytes: [UInt8]) -> Bool {
        let word = Array("font".utf8)
        guard next(Array("text".utf8), in: bytes, from: 0) != nil else { return true }
        var (largest, factors, index) = (16.0, [Double](), 0)
        while let start = next(word, in: bytes, from: index) {
            index = start + word.count
            guard namesSize(bytes[index...]) else { continue }
            for size in values(bytes, after: index) {
                guard let size else { return false }
                if size.isRelative { factors.append(size.value) } else { largest = max(largest, size.value) }
            }
        }
        guard !factors.isEmpty else { return largest <= limit }
        let nested = factors.filter { $0 > 1 }.sorted(by: >).prefix(depth(of: bytes))
        return nested.reduce(largest, *) <= limit
    }

    /// Returns whether the text after "font" continues the name of a size, or ends the name of the property for all of a font.
    private static func namesSize(_ rest: ArraySlice<UInt8>) -> Bool {
        rest.first != UInt8(ascii: "-") || rest.starts(with: Array("-size".utf8))
    }

    /// Returns the number of elements around the innermost, at least.
    private static func depth(of bytes: [UInt8]) -> Int {
        var (depth, deepest) = (0, 0)
        for (mark, other) in zip(bytes, bytes.dropFirst()) {
            if mark == UInt8(ascii: "<") {
                if other == UInt8(ascii: "/") { depth -= 1 } else if isLetter(other) { depth += 1 }
                deepest = max(deepest, depth)
            } else if mark == UInt8(ascii: "/"), other == UInt8(ascii: ">") {
                depth -= 1
            }
        }
        return deepest
    }

    private struct Size {
        var value: Double
        var isRelative: Bool
    }

    /// Returns the numbers of a property or an attribute whose name begins before an index; nil for one that cannot be
    /// read. Its name and value extend at most to the end of the tag or the declaration.
    private static func values(_ bytes: [UInt8], after index: Int) -> [Size?] {
        let end = bytes[index...].prefix(400).firstIndex {
            [UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: ">")].contains($0)
        }
        var rest = bytes[index..<(end ?? min(index + 400, bytes.count))]
        // An attribute ends with its second quotation mark.
        if let first = rest.firstIndex(where: isQuote), rest[..<first].contains(UInt8(ascii: "=")) {
            let value = rest[(first + 1)...]
            rest = value[..<(value.firstIndex(of: rest[first]) ?? value.endIndex)]
        }
        guard !rest.contains(UInt8(ascii: "&")) else { return [nil] }
        return numbers(rest)
    }

    private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Size?] {
        var (found, index) = ([Size?](), bytes.startIndex)
        while index < bytes.endIndex {
            guard isDigit(bytes[index]) || bytes[index] == UInt8(ascii: ".") else {
                index += 1
                continue
            }
            var text = bytes[index...].prefix { isDigit($0) || $0 == UInt8(ascii: ".") }
            let rest = bytes[text.endIndex...]
            if let exponent = exponentLength(rest) { text = bytes[index..<text.endIndex + exponent] }
            let unit = bytes[text.endIndex...].prefix { isLetter($0) || $0 == UInt8(ascii: "%") }
            index = unit.endIndex
            found.append(size(String(decoding: text, as: UTF8.self), String(decoding: unit, as: UTF8.self)))
        }
        return found
    }

    /// Returns the length of an exponent, such as `e-3`, at the start; nil where there is none.
    private static func exponentLength(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard let mark = bytes.first, mark | 0x20 == UInt8(ascii: "e") else { return nil }
        let signed = bytes.dropFirst()
        let digits =
            signed.first.map { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") } == true
            ? signed.dropFirst() : signed
        let count = digits.prefix(while: isDigit).count
        return count == 0 ? nil : digits.startIndex + count - bytes.startIndex
    }

    private static func size(_ number: String, _ unit: String) -> Size? {
        guard let value = Double(number) else { return nil }
        switch unit {
        case "%": return Size(value: value / 100, isRelative: true)
        case "em", "ex", "ch": return Size(value: value, isRelative: true)
        default:
            return Size(
                value: value * (unit == "in" ? 96 : unit == "cm" ? 38 : unit == "pc" ? 16 : 4),
                isRelative: false)
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
    private static func isLetter(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }
    private static func isQuote(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }

    private static func next(_ word: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        guard bytes.count - start >= word.count else { return nil }
        return (start...bytes.count - word.count).first {
            bytes[$0] == word[0] && bytes[$0...].starts(with: word)
        }
    }
}
