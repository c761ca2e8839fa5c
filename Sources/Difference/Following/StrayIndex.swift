/// Finds those elements of a new state that have found no partner beside them.
@usableFromInline
struct StrayIndex<Identifier: Hashable> {
    @usableFromInline let places: [Int]
    @usableFromInline let hash = IdentityHash<Identifier>()
    @usableFromInline var table: IdentityTable

    /// Fails where two of the elements share an identifier.
    @inlinable
    init?<Element>(_ places: [Int], of target: [Element], identify: (Element) -> Identifier) {
        self.places = places
        // Nearly all that is looked up is not there: where few are, the table is kept so empty that one look tells.
        table = IdentityTable(count: Swift.max(places.count, Swift.min(places.count * 8, 4096)))
        let hash = hash
        var isDistinct = true
        table.fill { slots in
            for place in places where isDistinct {
                let identifier = identify(target[place])
                let known = slots.insert(place, hash: hash.hash(identifier)) {
                    hash.agree(identify(target[$0]), identifier)
                }
                isDistinct = known == nil
            }
        }
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
        table.search { slots in
            target.withUnsafeBufferPointer { target in
                var start = 0
                for end in places + [target.count] {
                    for place in start..<end {
                        let identifier = identify(target[place])
                        let found = slots.place(hash: hash.hash(identifier)) {
                            hash.agree(identify(target[$0]), identifier)
                        }
                        if found >= 0 { return true }
                    }
                    start = end + 1
                }
                return false
            }
        }
    }
}
