/// A JSON parser that records line numbers; nesting is bounded.
struct JSONParser {
    struct Failure: Error {
        var line: Int
        var expected: String
        var isAtEnd: Bool
    }

    private static let depthLimit = 128

    private let bytes: ContiguousArray<UInt8>
    private var position = 0
    private var line = 1
    private var depth = 0

    init(_ bytes: ContiguousArray<UInt8>) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    mutating func parse() throws(Failure) -> JSON {
        let value = try value()
        skipSpace()
        guard current == nil else { throw failure("the end of the file") }
        return value
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func failure(_ expected: String) -> Failure {
        Failure(line: line, expected: expected, isAtEnd: current == nil)
    }

    private mutating func skipSpace() {
        while let byte = current, byte <= 0x20 {
            if byte == 0x0A { line += 1 }
            position += 1
        }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard current == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func value() throws(Failure) -> JSON {
        skipSpace()
        let line = line
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else { throw failure("nesting of at most \(Self.depthLimit)") }
        switch current {
        case UInt8(ascii: "{"): return JSON(value: .object(try object()), line: line)
        case UInt8(ascii: "["): return JSON(value: .array(try array()), line: line)
        case UInt8(ascii: "\""): return JSON(value: .string(try string()), line: line)
        default: return JSON(value: try word(), line: line)
        }
    }

    private mutating func object() throws(Failure) -> [(key: String, value: JSON)] {
        position += 1
        var members: [(key: String, value: JSON)] = []
        if take("}") { return members }
        repeat {
            skipSpace()
            // Xcode accepts a comma before the closing brace, so such files exist.
            if current == UInt8(ascii: "}"), !members.isEmpty { break }
            guard current == UInt8(ascii: "\"") else { throw failure("a key in quotation marks") }
            let key = try string()
            guard take(":") else { throw failure("\":\" after \"\(key)\"") }
            members.append((key, try value()))
        } while take(",")
        guard take("}") else { throw failure("\",\" or \"}\"") }
        return members
    }

    private mutating func array() throws(Failure) -> [JSON] {
        position += 1
        var members: [JSON] = []
        if take("]") { return members }
        repeat {
            skipSpace()
            if current == UInt8(ascii: "]"), !members.isEmpty { break }
            members.append(try value())
        } while take(",")
        guard take("]") else { throw failure("\",\" or \"]\"") }
        return members
    }

    private mutating func word() throws(Failure) -> JSON.Value {
        let start = position
        while let byte = current, byte > 0x20, !",]}:".utf8.contains(byte) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        switch text {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        default:
            guard let number = NumberText.double(text) else { throw failure("a value") }
            return .number(number)
        }
    }

    private mutating func string() throws(Failure) -> String {
        position += 1
        var result: [UInt8] = []
        var units: [UInt16] = []
        while let byte = current {
            position += 1
            if byte == UInt8(ascii: "\\"), let unit = try escape() {
                units.append(unit)
                continue
            }
            if !units.isEmpty {
                result.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
                units.removeAll()
            }
            if byte == UInt8(ascii: "\"") { return String(decoding: result, as: UTF8.self) }
            if byte == 0x0A { line += 1 }
            result.append(byte)
        }
        throw failure("a quotation mark at the end of the text")
    }

    /// Parses an escape sequence after its backslash. Returns a UTF-16 unit, since surrogates are two escapes.
    private mutating func escape() throws(Failure) -> UInt16? {
        guard let byte = current else { throw failure("a character after \"\\\"") }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "u"):
            guard position + 4 <= bytes.count else { throw failure("four hexadecimal digits") }
            let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
            guard digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16) else {
                throw failure("four hexadecimal digits")
            }
            position += 4
            return unit
        case 0x22, 0x2F, 0x5C: return UInt16(byte)
        default: throw failure("one of \" \\ / b f n r t u after \"\\\"")
        }
    }
}
