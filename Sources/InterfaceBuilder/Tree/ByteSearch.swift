/// Searches eight bytes at a time. The tests for zero bytes and small bytes in a word are the usual ones
/// (Warren, "Hacker's Delight", 2nd ed., section 6-1); they may have false positives above the first byte
/// found, never below it.
enum ByteSearch {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let tops: UInt64 = 0x8080_8080_8080_8080

    /// Returns the position of the next quotation mark, `&`, `<`, control character or byte 0xEF; the end when
    /// there is none.
    @inline(__always)
    static func next(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int, _ quote: UInt8) -> Int {
        var current = start
        while current + 8 <= end {
            let word = load(base, current)
            let found =
                zeros(word ^ (ones &* UInt64(quote))) | zeros(word ^ (ones &* 0x26))
                | zeros(word ^ (ones &* 0x3C))
                | zeros(word ^ (ones &* 0xEF)) | ((word &- ones &* 0x20) & ~word & tops)
            if found != 0 { return current + found.trailingZeroBitCount / 8 }
            current += 8
        }
        while current < end, !isStop(base[current], quote) { current += 1 }
        return current
    }

    /// Returns the position after a run of spaces.
    @inline(__always)
    static func skipSpaces(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Int {
        var current = start
        while current + 8 <= end {
            let other = load(base, current) ^ (ones &* 0x20)
            if other != 0 { return current + other.trailingZeroBitCount / 8 }
            current += 8
        }
        while current < end, base[current] == 0x20 { current += 1 }
        return current
    }

    /// The characters that bytes contain beyond plain ASCII.
    enum Content {
        case ascii, wide, carriageReturn
    }

    /// Searches all bytes for a carriage return, and otherwise for a byte above ASCII.
    static func content(_ bytes: UnsafeBufferPointer<UInt8>, _ base: UnsafePointer<UInt8>) -> Content {
        var returns: UInt64 = 0
        var wide: UInt64 = 0
        var current = 0
        while current + 8 <= bytes.count {
            let word = load(base, current)
            returns |= zeros(word ^ (ones &* 0x0D))
            wide |= word
            current += 8
        }
        while current < bytes.count {
            if base[current] == 0x0D { returns = tops }
            wide |= UInt64(base[current])
            current += 1
        }
        if returns != 0 { return .carriageReturn }
        return wide & tops != 0 ? .wide : .ascii
    }

    private static func isStop(_ byte: UInt8, _ quote: UInt8) -> Bool {
        byte < 0x20 || byte == quote || byte == 0x26 || byte == 0x3C || byte == 0xEF
    }

    /// Loads eight bytes, the first as the least significant one on every machine.
    @inline(__always)
    private static func load(_ base: UnsafePointer<UInt8>, _ position: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self))
    }

    @inline(__always)
    private static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & tops }
}
