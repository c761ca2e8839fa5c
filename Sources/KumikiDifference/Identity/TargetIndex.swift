/// The index of each identifier of the new state, and the identifiers that occur more than once.
@usableFromInline
struct TargetIndex<Identifier: Hashable> {
    @usableFromInline let hash = IdentityHash<Identifier>()
    @usableFromInline var table: IdentityTable
    /// The indices of repeated identifiers, each with the identifier's first index, in order.
    @usableFromInline var repeats: [(first: Int, again: Int)] = []

    @inlinable
    init<Element>(_ target: [Element], identify: (Element) -> Identifier) {
        var table = IdentityTable(count: target.count)
        let hash = hash
        var repeats: [(first: Int, again: Int)] = []
        for place in target.indices {
            let identifier = identify(target[place])
            let known = table.insert(place, hash: hash.hash(identifier)) {
                hash.agree(identify(target[$0]), identifier)
            }
            if let known { repeats.append((known, place)) }
        }
        self.table = table
        self.repeats = repeats
    }
}
