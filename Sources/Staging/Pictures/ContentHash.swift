import Foundation

/// A hash of bytes (64 bits, in the manner of FNV-1a) that is the same in every process.
struct ContentHash {
    private var value: UInt64 = 0xcbf2_9ce4_8422_2325

    init(_ data: Data) {
        data.withUnsafeBytes { bytes in
            // Eight bytes at a time, as pictures are large; the count distinguishes data that end in zeros.
            var rest = bytes[...]
            while rest.count >= 8 {
                combine(UInt64(littleEndian: rest.loadUnaligned(as: UInt64.self)))
                rest = rest.dropFirst(8)
            }
            for byte in rest { combine(UInt64(byte)) }
        }
        combine(UInt64(data.count))
    }

    var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private mutating func combine(_ word: UInt64) {
        value = (value ^ word) &* 0x0000_0100_0000_01b3
        // A product does not carry high bits into low ones.
        value ^= value >> 32
    }
}
