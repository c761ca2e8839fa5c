extension Pairing {
    /// Pairs elements that are told apart by their identifiers.
    ///
    /// Hashing is most of the work, so a run that stayed together is followed by comparing neighbours, and an old
    /// element is looked up only where a run breaks.
    @inlinable
    init<Element, Identifier: Hashable>(
        _ source: [Element], _ target: [Element], in index: TargetIndex, identify: (Element) -> Identifier
    ) {
        self = source.withBits(and: target) { bits in
            var pairing = Pairing(unpaired: source.count, target.count)
            var next = 0
            for place in source.indices {
                let continues = next < target.count && pairing.sources[next] < 0 && bits.agree(place, next)
                let found =
                    continues
                    ? next : index.place(of: identify(source[place]), in: target, identify: identify)
                guard let found, pairing.sources[found] < 0 else { continue }
                pairing.pair(place, found)
                next = found + 1
            }
            return pairing
        }
    }

    /// Pairs elements some of which share an identifier in the new state: each old one with the first of its
    /// identifier that is still free.
    @inlinable
    init<Element, Identifier: Hashable>(
        numbering source: [Element], _ target: [Element], in index: TargetIndex,
        identify: (Element) -> Identifier
    ) {
        self.init(unpaired: source.count, target.count)
        var namesakes = Namesakes(index.repeats)
        for place in source.indices {
            let identifier = identify(source[place])
            guard let first = index.place(of: identifier, in: target, identify: identify),
                let free = sources[first] < 0 ? first : namesakes.takeNext(after: first)
            else { continue }
            pair(place, free)
        }
    }
}

/// The later places of identifiers that stand more than once, handed out in order.
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
