extension ListDifference {
    /// Creates the difference from a state without duplicate identifiers by walking along both states in parallel:
    /// consecutive elements are compared, and hardly any hash lookup is necessary.
    ///
    /// Fails where the states diverge too often for that, and where the new one has duplicate identifiers.
    @inlinable
    init?<Identifier: Hashable>(
        walking source: [Element], _ target: [Element], identifiedBy identify: (Element) -> Identifier,
        isSame: (Element, Element) -> Bool
    ) {
        let hash = IdentityHash<Identifier>()
        let walk = source.withBits(and: target) { bits in
            Walk(source.count, target.count, bits) { old, new in
                guard hash.agree(identify(source[old]), identify(target[new])) else { return .other }
                return isSame(source[old], target[new]) ? .same : .updated
            }
        }
        guard let walk else { return nil }
        // The old state has no duplicates, and neither have elements of the new one that remain: only inserted ones can be.
        var pairs: [(old: Int, new: Int)] = []
        if !walk.unmatchedNew.isEmpty {
            guard let index = UnmatchedIndex(walk.unmatchedNew, of: target, identify: identify),
                !index.isRepeated(in: target, identify: identify)
            else { return nil }
            pairs = index.pairs(of: walk.unmatchedOld, source, target, identify: identify)
        }
        (self.source, self.target) = (source, target)
        let matching = walk.matching(pairs, source.count, target.count)
        self.matching = matching
        let moved = pairs.filter { !isSame(source[$0.old], target[$0.new]) }.map(\.old)
        updates = moved.isEmpty ? walk.updates : (walk.updates + moved).sorted()
    }
}

extension Walk {
    /// Returns the pairs of old and new elements, including those found elsewhere.
    @inlinable
    func matching(_ pairs: [(old: Int, new: Int)], _ oldCount: Int, _ newCount: Int) -> Matching {
        if unmatchedOld.isEmpty, unmatchedNew.isEmpty { return .same }
        if pairs.isEmpty { return .inOrder(.init(deletions: unmatchedOld, insertions: unmatchedNew)) }
        var pairing = Pairing(oldCount, newCount, without: unmatchedOld, unmatchedNew)
        for (old, new) in pairs { pairing.pair(old, new) }
        return .paired(pairing)
    }
}
