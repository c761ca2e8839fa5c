/// Hashes and compares identifiers: bitwise where their equality is bitwise.
@usableFromInline
struct IdentityHash<Identifier: Hashable> {
    @usableFromInline let isBitwise: Bool
    @usableFromInline let seed: UInt64

    @inlinable
    init() {
        isBitwise = Identifier.self is any BitwiseIdentifier.Type
        seed = identitySeed
    }

    @inlinable @inline(__always)
    func hash(_ identifier: Identifier) -> Int {
        guard isBitwise else { return identifier.hashValue }
        return withUnsafeBytes(of: identifier) { bytes in
            var state = seed
            var offset = 0
            while offset + 8 <= bytes.count {
                let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                state = Self.mix(state ^ word)
                offset += 8
            }
            while offset < bytes.count {
                state = Self.mix(state ^ UInt64(bytes[offset]))
                offset += 1
            }
            return Int(truncatingIfNeeded: state)
        }
    }

    @inlinable @inline(__always)
    func agree(_ left: Identifier, _ right: Identifier) -> Bool {
        guard isBitwise else { return left == right }
        return withUnsafeBytes(of: left) { left in
            withUnsafeBytes(of: right) { Bits.agree(left, 0, $0, 0, count: left.count) }
        }
    }

    /// Mixes the bits of a word: the halves of its product with an odd number, folded.
    @inlinable @inline(__always)
    static func mix(_ word: UInt64) -> UInt64 {
        let product = word.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }
}

/// Different in every run, so that no input can be constructed whose hashes collide.
@usableFromInline let identitySeed = UInt64(truncatingIfNeeded: Hasher().finalize()) | 1
