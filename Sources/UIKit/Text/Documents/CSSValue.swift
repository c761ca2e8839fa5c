import Foundation

/// Values of CSS in HTML.
enum CSSValue {
    /// Returns the declarations of a rule or a `style` attribute.
    static func declarations(_ text: some StringProtocol) -> [(name: String, value: String)] {
        text.split(separator: ";").compactMap { part -> (name: String, value: String)? in
            guard let colon = part.firstIndex(of: ":") else { return nil }
            let value = String(part[part.index(after: colon)...]).replacingOccurrences(
                of: "!important", with: "")
            return (trimmed(part[..<colon]).lowercased(), trimmed(value))
        }
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Returns the rules of a style sheet whose selectors are single names: of elements, or of classes after a dot.
    static func rules(_ sheet: String) -> [(selector: String, declarations: [(name: String, value: String)])]
    {
        let text = sheet.replacing(#/\/\*[\s\S]*?\*\//#, with: "")
        return text.matches(of: #/([^{}]+)\{([^{}]*)\}/#).flatMap { match in
            let found = declarations(match.2)
            return match.1.split(separator: ",").map { (trimmed($0).lowercased(), found) }
        }
    }

    static func families(_ text: String) -> [String] {
        text.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n\"'")) }
    }

    static func isBold(_ text: String) -> Bool? {
        switch text {
        case "bold", "bolder": true
        case "normal", "lighter": false
        default: Int(text).map { $0 >= 600 }
        }
    }

    static func alignment(_ text: String) -> NSTextAlignment? {
        ["left": .left, "center": .center, "right": .right, "justify": .justified, "start": .natural][
            text.lowercased()]
    }

    /// The sizes of the `font` element from 1 to 7.
    static func size(ofFont number: Int) -> CGFloat {
        [7.5, 9.75, 12, 13.5, 18, 24, 36][min(max(number, 1), 7) - 1]
    }

    /// Returns a size in points; of relative ones by the current size.
    static func size(_ text: String, in current: CGFloat) -> CGFloat? {
        let text = text.lowercased()
        let names: [String: CGFloat] = [
            "xx-small": 6.75, "x-small": 7.5, "small": 9.75, "medium": 12, "large": 13.5, "x-large": 18,
            "xx-large": 24, "smaller": current * 5 / 6, "larger": current * 6 / 5,
        ]
        if let size = names[text] { return size }
        guard let match = text.wholeMatch(of: #/([0-9]*\.?[0-9]+)(px|pt|em|rem|%)?/#),
            let number = Double(match.1), number.isFinite, number < 10_000
        else { return nil }
        switch match.2 {
        case "em": return number * current
        case "rem": return number * 12
        case "%": return number * current / 100
        case nil: return number == 0 ? 0 : nil
        default: return number
        }
    }

    private static let colors: [String: UInt32] = [
        "black": 0x000000, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF,
        "yellow": 0xFFFF00, "orange": 0xFFA500, "purple": 0x800080, "gray": 0x808080,
        "silver": 0xC0C0C0, "maroon": 0x800000, "olive": 0x808000, "lime": 0x00FF00, "aqua": 0x00FFFF,
        "cyan": 0x00FFFF, "teal": 0x008080, "navy": 0x000080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF,
        "pink": 0xFFC0CB, "brown": 0xA52A2A, "darkgray": 0xA9A9A9, "lightgray": 0xD3D3D3,
    ]

    /// Returns the color of a name, of `#rgb`, `#rrggbb`, `rgb(…)` or `rgba(…)`.
    static func color(_ text: String) -> UIColor? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        if let value = colors[text] { return color(value) }
        if text == "transparent" { return .clear }
        if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
        guard let match = text.wholeMatch(of: #/rgba?\(([^)]*)\)/#) else { return nil }
        let parts = match.1.split { ", /".contains($0) }.compactMap { Double($0) }
        guard parts.count >= 3 else { return nil }
        return UIColor(
            red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255,
            alpha: parts.count > 3 ? parts[3] : 1)
    }

    private static func hexadecimal(_ digits: Substring) -> UIColor? {
        let full = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard full.count == 6, let value = UInt32(full, radix: 16) else { return nil }
        return color(value)
    }

    private static func color(_ value: UInt32) -> UIColor {
        UIColor(
            red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
            blue: CGFloat(value & 0xFF) / 255, alpha: 1)
    }
}
