/// The hash key of a name: its length and its first and last eight bytes, which are the whole name up to 16 bytes,
/// as for most.
struct NameKey: Equatable {
    var length: Int
    var head: UInt64
    var tail: UInt64

    static let none = NameKey(length: 0, head: 0, tail: 0)

    init(length: Int, head: UInt64, tail: UInt64) {
        (self.length, self.head, self.tail) = (length, head, tail)
    }

    init(_ text: UnsafeBufferPointer<UInt8>) {
        let raw = UnsafeRawBufferPointer(text)
        length = raw.count
        if raw.count >= 8 {
            head = raw.loadUnaligned(as: UInt64.self)
            tail = raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self)
        } else {
            head = 0
            for byte in raw { head = head << 8 | UInt64(byte) }
            tail = 0
        }
    }

    /// Whether the key contains the whole name.
    var isWhole: Bool { length <= 16 }

    var hash: Int {
        let mixed = (head ^ (tail &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(truncatingIfNeeded: length))
        return Int(truncatingIfNeeded: (mixed &* 0xBF58_476D_1CE4_E5B9) >> 40)
    }
}

/// A slot of a table of names, free where the number is negative.
struct NameSlot {
    var key = NameKey.none
    var name: Int32 = -1
}
