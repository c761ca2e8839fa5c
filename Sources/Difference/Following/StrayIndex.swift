/// Finds those elements of a new state that have found no partner beside them.
@usableFromInline
struct StrayIndex<Identifier: Hashable> {
    @usableFromInline let places: [Int]
    @usableFromInline let hash = IdentityHash<Identifier>()
    @usableFromInline var table: IdentityTable
    /// A bit for each of the elements, by its hash (Bloom 1970).
    @usableFromInline var filter: [UInt64]

    /// Fails where two of the elements share an identifier.
    @inlinable
    init?<Element>(_ places: [Int], of target: [Element], identify: (Element) -> Identifier) {
        self.places = places
        table = IdentityTable(count: places.count)
        // Nearly all that is looked up is not there, which one bit of many tells.
        var filter = [UInt64](repeating: 0, count: Self.filterSize(places.count))
        let hash = hash
        var isDistinct = true
        table.fill { slots in
            for place in places where isDistinct {
                let identifier = identify(target[place])
                let value = hash.hash(identifier)
                let known = slots.insert(place, hash: value) { hash.agree(identify(target[$0]), identifier) }
                isDistinct = known == nil
                filter[Self.word(value, filter.count)] |= Self.bit(value)
            }
        }
        self.filter = filter
        guard isDistinct else { return nil }
    }

    /// The old elements out of a few that are among these, with their new places.
    @inlinable
    func pairs<Element>(
        of gone: [Int], _ source: [Element], _ target: [Element], identify: (Element) -> Identifier
    ) -> [(old: Int, new: Int)] {
        table.search { slots in
            gone.compactMap { place in
                let identifier = identify(source[place])
                let found = slots.place(hash: hash.hash(identifier)) {
                    hash.agree(identify(target[$0]), identifier)
                }
                return found < 0 ? nil : (place, found)
            }
        }
    }

    /// Whether any other element of the new state shares its identifier with one of these.
    @inlinable
    func isRepeated<Element>(in target: [Element], identify: (Element) -> Identifier) -> Bool {
        filter.withUnsafeBufferPointer { filter in
            target.withUnsafeBufferPointer { target in
                var start = 0
                for end in places + [target.count] {
                    for place in start..<end {
                        let value = hash.hash(identify(target[place]))
                        guard filter[Self.word(value, filter.count)] & Self.bit(value) != 0 else { continue }
                        if holds(identify(target[place]), value, in: target, identify) { return true }
                    }
                    start = end + 1
                }
                return false
            }
        }
    }

    @inlinable
    func holds<Element>(
        _ identifier: Identifier, _ value: Int, in target: UnsafeBufferPointer<Element>,
        _ identify: (Element) -> Identifier
    ) -> Bool {
        table.search { slots in
            slots.place(hash: value) { hash.agree(identify(target[$0]), identifier) } >= 0
        }
    }

    /// Words of the filter: at least 64 bits for each element, up to what stays near the processor.
    @inlinable
    static func filterSize(_ count: Int) -> Int {
        var size = 64
        while size < count, size < 1024 { size *= 2 }
        return size
    }

    @inlinable @inline(__always)
    static func word(_ hash: Int, _ count: Int) -> Int { (hash >> 6) & (count - 1) }

    @inlinable @inline(__always)
    static func bit(_ hash: Int) -> UInt64 { 1 << UInt64(truncatingIfNeeded: hash & 63) }
}
