/// Parses the numbers of documents. Never traps and never returns a value that is not finite.
public enum NumberText {
    /// The largest length or position that is accepted, in points. Auto Layout and drawing lose sub-pixel
    /// precision beyond it.
    public static let longest = 1_000_000.0

    /// Returns the number kept within ± ``longest``.
    public static func clampedLength(_ value: Double) -> Double { min(max(value, -longest), longest) }

    /// Returns a finite decimal number; nil for anything else (`nan`, `inf`, hexadecimal, units).
    public static func double(_ text: String) -> Double? {
        var text = text
        return text.withUTF8 { double($0) }
    }

    static func double(_ text: UnsafeBufferPointer<UInt8>) -> Double? { short(text) ?? long(text) }

    static func bool(_ text: UnsafeBufferPointer<UInt8>) -> Bool? {
        if reads(text, "YES") || reads(text, "true") || reads(text, "1") { return true }
        if reads(text, "NO") || reads(text, "false") || reads(text, "0") { return false }
        return nil
    }

    private static func reads(_ text: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
        text.equals(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    static func int(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let value = double(text) else { return Int(String(decoding: text, as: UTF8.self)) }
        let rounded = value.rounded()
        if let exact = Int(exactly: rounded), exact.magnitude < 1 << 53 { return exact }
        return Int(String(decoding: text, as: UTF8.self)) ?? (rounded < 0 ? Int.min : Int.max)
    }

    /// Parses up to 15 digits: mantissa and power of ten are both exact then, and so is the rounding of
    /// their quotient (Clinger, "How to read floating point numbers accurately", 1990).
    private static func short(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        guard text.count > 0, text.count <= 17 else { return nil }
        var mantissa: Int64 = 0
        var digits = 0
        var scale = 0
        var hasPoint = false
        for (index, byte) in text.enumerated() {
            switch byte {
            case 0x30...0x39:
                mantissa = mantissa * 10 + Int64(byte - 0x30)
                digits += 1
                if hasPoint { scale += 1 }
            case UInt8(ascii: ".") where !hasPoint: hasPoint = true
            case UInt8(ascii: "-") where index == 0: break
            default: return nil
            }
        }
        guard digits > 0, digits <= 15 else { return nil }
        let value = Double(mantissa) / powersOfTen[scale]
        return text[0] == UInt8(ascii: "-") ? -value : value
    }

    private static func long(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        let isDecimal = text.allSatisfy {
            switch $0 {
            case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "e"),
                UInt8(ascii: "E"):
                true
            default: false
            }
        }
        guard isDecimal, let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite else {
            return nil
        }
        return value
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}
