/// Mutates PNG files so that the checksums of their chunks stay right: a reader refuses others at once.
enum PNGMutator {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Corrects the checksum of each chunk up to the first that is cut off.
    static func repair(_ data: UnsafeMutableBufferPointer<UInt8>) {
        guard data.starts(with: signature) else { return }
        var start = signature.count
        while start + 12 <= data.count {
            let length = data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            guard start + 12 + length <= data.count else { return }
            let end = start + 8 + length
            let sum = checksum(data[start + 4..<end])
            for byte in 0..<4 { data[end + byte] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * byte)) }
            start = end + 4
        }
    }

    /// The cyclic redundancy check of the PNG specification (annex D).
    private static func checksum(_ bytes: Slice<UnsafeMutableBufferPointer<UInt8>>) -> UInt32 {
        ~bytes.reduce(UInt32.max) { $0 >> 8 ^ table[Int(($0 ^ UInt32($1)) & 255)] }
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 0 ? sum >> 1 : 0xEDB8_8320 ^ sum >> 1 }
    }
}
