import Foundation

/// A JSON value whose members keep their order.
enum JSONValue {
    case string(String)
    case number(Double)
    case array([JSONValue])
    case object([(String, JSONValue)])
    case null
    /// Text in JSON format, indented for its position.
    case written(String)

    /// Returns the text, indented by two spaces; arrays of numbers are written on one line.
    func text(indent: String = "") -> String {
        switch self {
        case .null: return "null"
        case .written(let text): return text
        case .string(let string): return Self.quoted(string)
        case .number(let number): return Self.plain(number)
        case .array(let items):
            return Self.block(items.map { ($0.isNumber, $0.text(indent: indent + "  ")) }, indent)
        case .object(let members):
            let lines = members.map { "\(Self.quoted($0)): \($1.text(indent: indent + "  "))" }
            return Self.lines(lines, "{", "}", indent)
        }
    }

    private var isNumber: Bool { if case .number = self { true } else { false } }

    private static func block(_ items: [(isNumber: Bool, text: String)], _ indent: String) -> String {
        if items.allSatisfy(\.isNumber) { return "[" + items.map(\.text).joined(separator: ", ") + "]" }
        return lines(items.map(\.text), "[", "]", indent)
    }

    private static func lines(_ lines: [String], _ open: String, _ close: String, _ indent: String) -> String
    {
        guard !lines.isEmpty else { return open + close }
        let inner = lines.map { indent + "  " + $0 }.joined(separator: ",\n")
        return "\(open)\n\(inner)\n\(indent)\(close)"
    }

    /// Returns the number rounded to a ten-thousandth, which is finer than any pixel.
    static func plain(_ number: Double) -> String {
        guard number.isFinite else { return "0" }
        let rounded = (number * 10000).rounded() / 10000
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int64(rounded)) }
        return "\(rounded)"
    }

    static func quoted(_ string: String) -> String {
        var result = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case let control where control.value < 0x20:
                let hex = String(control.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
