/// An index of those elements of a new state that the walk has not matched.
@usableFromInline
struct UnmatchedIndex<Identifier: Hashable> {
    @usableFromInline let places: [Int]
    @usableFromInline let hash = IdentityHash<Identifier>()
    @usableFromInline var table: IdentityTable
    /// A filter, since nearly all identifiers that are looked up are missing.
    @usableFromInline var filter: IdentityFilter<Identifier>

    /// Fails where two of the elements have the same identifier.
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

    /// Returns those of a few old elements that are among these, with their new indices.
    @inlinable
    func pairs<Element>(
        of unmatchedOld: [Int], _ source: [Element], _ target: [Element], identify: (Element) -> Identifier
    ) -> [(old: Int, new: Int)] {
        unmatchedOld.compactMap { place in
            let identifier = identify(source[place])
            let found = table.place(hash: hash.hash(identifier)) {
                hash.agree(identify(target[$0]), identifier)
            }
            return found < 0 ? nil : (place, found)
        }
    }

    /// Returns whether any other element of the new state has the same identifier as one of these.
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
