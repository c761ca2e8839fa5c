/// Finds the place of an identifier: an open hash table of places, with a part of the hash beside each so that
/// identifiers are compared almost only when they are equal.
@usableFromInline
struct IdentityTable {
    /// A place plus one in the lower half, 0 where there is none; the upper half of the hash in the upper.
    @usableFromInline var slots: [UInt64]

    /// A table with room for `count` places, at most half full.
    @inlinable
    init(count: Int) {
        var size = 16
        while size < 2 * count { size *= 2 }
        slots = [UInt64](repeating: 0, count: size)
    }

    /// Calls `body` with the slots, to enter places.
    @inlinable @inline(__always)
    mutating func fill(_ body: (IdentitySlots) -> Void) {
        slots.withUnsafeMutableBufferPointer { body(IdentitySlots($0)) }
    }

    /// Calls `body` with the slots, to look places up.
    @inlinable @inline(__always)
    func search<Result>(_ body: (IdentitySlots) -> Result) -> Result {
        slots.withUnsafeBufferPointer { body(IdentitySlots(UnsafeMutableBufferPointer(mutating: $0))) }
    }
}

/// The slots of a table while it is filled or searched.
@usableFromInline
struct IdentitySlots {
    @usableFromInline let slots: UnsafeMutableBufferPointer<UInt64>

    @inlinable @inline(__always)
    init(_ slots: UnsafeMutableBufferPointer<UInt64>) { self.slots = slots }

    /// The part of a hash that is kept beside a place.
    @inlinable @inline(__always)
    static func mark(_ hash: Int) -> UInt64 { UInt64(truncatingIfNeeded: hash) & ~0xffff_ffff }

    /// Looks along the slots from where the hash says: the place that `matches`, or -1 and the free slot met.
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

    /// The place of the identifier with this hash that `matches` says is the one, or -1.
    @inlinable @inline(__always)
    func place(hash: Int, matches: (Int) -> Bool) -> Int { probe(hash: hash, matches: matches).place }

    /// Enters a place unless `matches` finds its identifier; then gives the place that has it.
    @inlinable @inline(__always)
    func insert(_ newPlace: Int, hash: Int, matches: (Int) -> Bool) -> Int? {
        let (found, slot) = probe(hash: hash, matches: matches)
        if found >= 0 { return found }
        slots[slot] = entry(hash, newPlace)
        return nil
    }

    @inlinable @inline(__always)
    func entry(_ hash: Int, _ place: Int) -> UInt64 {
        Self.mark(hash) | UInt64(truncatingIfNeeded: place + 1)
    }
}
