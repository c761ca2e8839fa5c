/// The symbol and extra bits with which the format encodes the length of a repetition.
struct LengthCode {
    var symbol: Int
    var extra: UInt32
    var extraBits: UInt32

    private static let bases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163,
        195,
        227, 258,
    ]

    static func of(_ length: Int) -> LengthCode {
        let index = bases.lastIndex { $0 <= length } ?? 0
        let bits = index < 8 || index == 28 ? 0 : (index - 4) / 4
        return LengthCode(symbol: 257 + index, extra: UInt32(length - bases[index]), extraBits: UInt32(bits))
    }
}

/// The codes of the tokens.
struct CodeTable {
    /// The bits of each code, shifted left by eight, and their number.
    var entries = [UInt64](repeating: 0, count: 256 + 259)

    /// Creates the canonical code of the lengths (RFC 1951, 3.2.2). A run is followed by the only distance
    /// code, which is a single zero.
    init(_ lengths: [UInt8]) {
        var perLength = [UInt32](repeating: 0, count: 17)
        for length in lengths where length > 0 { perLength[Int(length)] += 1 }
        var next = [UInt32](repeating: 0, count: 17)
        for length in 1...16 { next[length] = (next[length - 1] + perLength[length - 1]) << 1 }
        var codes = [UInt32](repeating: 0, count: lengths.count)
        for (symbol, length) in lengths.enumerated() where length > 0 {
            codes[symbol] = Self.reversed(next[Int(length)], UInt32(length))
            next[Int(length)] += 1
        }
        for token in 0...256 {
            entries[token] = UInt64(codes[token]) << 8 | UInt64(lengths[token])
        }
        for length in 3...258 {
            let code = LengthCode.of(length)
            let own = UInt32(lengths[code.symbol])
            let bits = codes[code.symbol] | code.extra << own
            entries[256 + length] = UInt64(bits) << 8 | UInt64(own + code.extraBits + 1)
        }
    }

    static func reversed(_ code: UInt32, _ length: UInt32) -> UInt32 {
        var (code, result) = (code, UInt32(0))
        for _ in 0..<length {
            result = result << 1 | code & 1
            code >>= 1
        }
        return result
    }
}
