/// A Bloom filter: determines fast of nearly all identifiers that they are not among a few others (Bloom 1970).
@usableFromInline
struct IdentityFilter<Identifier: Hashable> {
    /// A mark at the slot of each inserted identifier.
    @usableFromInline var marks: [UInt8]
    @usableFromInline let shift: UInt64
    @usableFromInline let isBitwise = Identifier.self is any BitwiseIdentifier.Type

    /// Creates a filter for a number of identifiers, large enough for few false positives and small enough for the
    /// processor's cache.
    @inlinable
    init(count: Int) {
        let bits = count < 256 ? 12 : 16
        shift = 64 - UInt64(bits)
        marks = [UInt8](repeating: 0, count: 1 << bits)
    }

    @inlinable
    mutating func insert(_ identifier: Identifier) {
        marks[isBitwise ? slotByBits(identifier) : slotByHash(identifier)] = 1
    }

    /// Returns the first index of a range whose element may have an inserted identifier; nil where none has.
    @inlinable
    func firstHit<Element>(
        in range: Range<Int>, of elements: UnsafeBufferPointer<Element>, identify: (Element) -> Identifier
    ) -> Int? {
        isBitwise
            ? scan(range) { slotByBits(identify(elements[$0])) }
            : scan(range) { slotByHash(identify(elements[$0])) }
    }

    @inlinable @inline(__always)
    func scan(_ range: Range<Int>, slot: (Int) -> Int) -> Int? {
        marks.withUnsafeBufferPointer { marks in
            for place in range where marks[slot(place)] != 0 { return place }
            return nil
        }
    }

    @inlinable @inline(__always)
    func slotByHash(_ identifier: Identifier) -> Int {
        slot(UInt64(truncatingIfNeeded: identifier.hashValue))
    }

    /// Computes the slot from the words of the identifier, each folded by a multiplication.
    @inlinable @inline(__always)
    func slotByBits(_ identifier: Identifier) -> Int {
        withUnsafeBytes(of: identifier) { bytes in
            var state: UInt64 = 0
            var offset = 0
            while offset + 8 <= bytes.count {
                let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                state = (state ^ word) &* Self.factor
                offset += 8
            }
            while offset < bytes.count {
                state = (state ^ UInt64(bytes[offset])) &* Self.factor
                offset += 1
            }
            return Int(truncatingIfNeeded: state &>> shift)
        }
    }

    @inlinable @inline(__always)
    func slot(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: (hash &* Self.factor) &>> shift) }

    /// 2⁶⁴ divided by the golden ratio (Knuth, The Art of Computer Programming 6.4).
    @inlinable @inline(__always)
    static var factor: UInt64 { 0x9E37_79B9_7F4A_7C15 }
}
