/// A 128-bit hash of content, which is the same on every machine.
///
/// Two lanes of multiply and rotate over words of eight bytes. It detects changes and is not cryptographic.
public struct ContentHash: Sendable {
    private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F

    /// Creates the hash of no content.
    public init() {}

    /// Creates the hash of the bytes.
    public init(of bytes: some Collection<UInt8>) { add(bytes) }

    public mutating func add(_ text: String) { add(Array(text.utf8)) }

    public mutating func add(_ bytes: some Collection<UInt8>) {
        mix(UInt64(bytes.count))
        let isDone: Void? = bytes.withContiguousStorageIfAvailable { buffer in
            let words = buffer.count / 8
            let raw = UnsafeRawBufferPointer(buffer)
            for index in 0..<words {
                mix(raw.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self).littleEndian)
            }
            mix(buffer[(words * 8)...].reduce(0) { $0 << 8 | UInt64($1) })
        }
        if isDone == nil { add(Array(bytes)) }
    }

    private mutating func mix(_ word: UInt64) {
        first = rotated((first ^ word) &* 0x9FB2_1C65_1E98_DF25, 31)
        second = rotated((second &+ word) &* 0xD6E8_FEB8_6659_FD93, 29) ^ first
    }

    private func rotated(_ value: UInt64, _ bits: UInt64) -> UInt64 { value << bits | value >> (64 - bits) }

    /// Sixteen hexadecimal digits, enough to distinguish the pictures of a page.
    public var shortDigits: String { String(digits.prefix(16)) }

    /// Thirty-two hexadecimal digits.
    public var digits: String {
        [first ^ second >> 32, second ^ first >> 29].map { value in
            let text = String(value, radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }.joined()
    }
}
