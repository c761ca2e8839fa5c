extension Pairing {
    /// Pairs elements by their identifiers.
    ///
    /// Hashing is most of the work, so that runs of matching neighbors are compared directly, and an old
    /// element is looked up only where a run ends.
    @inlinable
    init<Element, Identifier: Hashable>(
        _ source: [Element], _ target: [Element], in index: TargetIndex<Identifier>,
        identify: (Element) -> Identifier
    ) {
        self.init(unpaired: source.count, target.count)
        let hash = index.hash
        let table = index.table
        source.withBits(and: target) { bits in
            var next = 0
            for place in source.indices {
                var found = next
                if next >= target.count || isPaired(next) || !bits.agree(place, next) {
                    let identifier = identify(source[place])
                    found = table.place(hash: hash.hash(identifier)) {
                        hash.agree(identify(target[$0]), identifier)
                    }
                }
                guard found >= 0, !isPaired(found) else { continue }
                pair(place, found)
                next = found + 1
            }
        }
    }

    /// Pairs elements of a new state with duplicate identifiers: each old one with the first unpaired one with its
    /// identifier.
    @inlinable
    init<Element, Identifier: Hashable>(
        numbering source: [Element], _ target: [Element], in index: TargetIndex<Identifier>,
        identify: (Element) -> Identifier
    ) {
        self.init(unpaired: source.count, target.count)
        var namesakes = Namesakes(index.repeats)
        let hash = index.hash
        let table = index.table
        for place in source.indices {
            let identifier = identify(source[place])
            let first = table.place(hash: hash.hash(identifier)) {
                hash.agree(identify(target[$0]), identifier)
            }
            guard first >= 0, let free = sources[first] < 0 ? first : namesakes.takeNext(after: first)
            else { continue }
            pair(place, free)
        }
    }
}

/// The later indices of duplicate identifiers, assigned in order.
@usableFromInline
struct Namesakes {
    @usableFromInline var places: [Int: ArraySlice<Int>]

    @inlinable
    init(_ repeats: [(first: Int, again: Int)]) {
        places = Dictionary(grouping: repeats, by: \.first).mapValues { $0.map(\.again)[...] }
    }

    @inlinable
    mutating func takeNext(after first: Int) -> Int? { places[first]?.popFirst() }
}
