/// Finds those elements of a new state that have found no partner beside them.
@usableFromInline
struct StrayIndex<Identifier: Hashable> {
    @usableFromInline let places: [Int]
    @usableFromInline let hash = IdentityHash<Identifier>()
    @usableFromInline var table: IdentityTable
    /// Nearly all that is looked up is not there.
    @usableFromInline var filter: IdentityFilter<Identifier>

    /// Fails where two of the elements share an identifier.
    @inlinable
    init?<Element>(_ places: [Int], of target: [Element], identify: (Element) -> Identifier) {
        self.places = places
        var table = IdentityTable(count: places.count)
        filter = IdentityFilter(count: places.count)
        for place in places { filter.insert(identify(target[place])) }
        let hash = hash
        var isDistinct = true
        for place in places where isDistinct {
            let identifier = identify(target[place])
            let known = table.insert(place, hash: hash.hash(identifier)) {
                hash.agree(identify(target[$0]), identifier)
            }
            isDistinct = known == nil
        }
        self.table = table
        guard isDistinct else { return nil }
    }

    /// Returns the old elements out of a few that are among these, with their new places.
    @inlinable
    func pairs<Element>(
        of gone: [Int], _ source: [Element], _ target: [Element], identify: (Element) -> Identifier
    ) -> [(old: Int, new: Int)] {
        gone.compactMap { place in
            let identifier = identify(source[place])
            let found = table.place(hash: hash.hash(identifier)) {
                hash.agree(identify(target[$0]), identifier)
            }
            return found < 0 ? nil : (place, found)
        }
    }

    /// Returns whether any other element of the new state shares its identifier with one of these.
    @inlinable
    func isRepeated<Element>(in target: [Element], identify: (Element) -> Identifier) -> Bool {
        target.withUnsafeBufferPointer { target in
            var start = 0
            for end in places + [target.count] {
                while let hit = filter.firstHit(in: start..<end, of: target, identify: identify) {
                    if holds(identify(target[hit]), in: target, identify) { return true }
                    start = hit + 1
                }
                start = end + 1
            }
            return false
        }
    }

    @inlinable
    func holds<Element>(
        _ identifier: Identifier, in target: UnsafeBufferPointer<Element>,
        _ identify: (Element) -> Identifier
    ) -> Bool {
        table.place(hash: hash.hash(identifier)) { hash.agree(identify(target[$0]), identifier) } >= 0
    }
}
