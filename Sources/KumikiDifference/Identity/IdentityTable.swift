/// A map from identifiers to the indices of elements: an open-addressing hash table of indices, with a part of the hash
/// in each slot so that almost only equal identifiers are compared.
@usableFromInline
struct IdentityTable {
    /// An index plus one in the lower half, 0 for none; the upper half of the hash in the upper half.
    @usableFromInline var slots: [UInt64]

    /// Creates a table for `count` indices, at most half full.
    @inlinable
    init(count: Int) {
        var size = 16
        while size < 2 * count { size *= 2 }
        slots = [UInt64](repeating: 0, count: size)
    }

    /// Returns the part of a hash that is stored with an index.
    @inlinable @inline(__always)
    static func mark(_ hash: Int) -> UInt64 { UInt64(truncatingIfNeeded: hash) & ~0xffff_ffff }

    /// Searches the slots from the one of the hash: returns the index for which `matches` is true, or -1 and the first free
    /// slot.
    @inlinable @inline(__always)
    func probe(hash: Int, matches: (Int) -> Bool) -> (place: Int, slot: Int) {
        let mark = Self.mark(hash)
        let mask = slots.count - 1
        var slot = hash & mask
        while case let entry = slots[slot], entry != 0 {
            let place = Int(truncatingIfNeeded: entry & 0xffff_ffff) - 1
            if entry & ~0xffff_ffff == mark && matches(place) { return (place, slot) }
            slot = (slot + 1) & mask
        }
        return (-1, slot)
    }

    /// Returns the index with this hash for which `matches` is true, or -1.
    @inlinable @inline(__always)
    func place(hash: Int, matches: (Int) -> Bool) -> Int { probe(hash: hash, matches: matches).place }

    /// Inserts an index, unless `matches` is true for another: then returns that.
    @inlinable @inline(__always)
    mutating func insert(_ newPlace: Int, hash: Int, matches: (Int) -> Bool) -> Int? {
        let (found, slot) = probe(hash: hash, matches: matches)
        if found >= 0 { return found }
        slots[slot] = Self.mark(hash) | UInt64(truncatingIfNeeded: newPlace + 1)
        return nil
    }
}
