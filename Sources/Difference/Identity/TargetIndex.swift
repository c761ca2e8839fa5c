/// Where each identifier of the new state stands, and which stand more than once.
@usableFromInline
struct TargetIndex {
    @usableFromInline var table: IdentityTable
    /// Places whose identifier an earlier place has, with that first place, in order.
    @usableFromInline var repeats: [(first: Int, again: Int)] = []

    @inlinable
    init<Element, Identifier: Hashable>(_ target: [Element], identify: (Element) -> Identifier) {
        table = IdentityTable(count: target.count)
        for place in target.indices {
            let identifier = identify(target[place])
            let known = table.insert(place, hash: identifier.hashValue) { identify(target[$0]) == identifier }
            if let known { repeats.append((known, place)) }
        }
    }

    /// The first place that has an identifier, or `nil`.
    @inlinable @inline(__always)
    func place<Element, Identifier: Hashable>(
        of identifier: Identifier, in target: [Element], identify: (Element) -> Identifier
    ) -> Int? {
        table.place(hash: identifier.hashValue) { identify(target[$0]) == identifier }
    }
}
