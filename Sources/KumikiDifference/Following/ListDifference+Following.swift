extension ListDifference {
    /// The difference from a state that has no identifier twice, found by following both states side by side: what
    /// stays together is compared, and hardly anything is looked up.
    ///
    /// Fails where the states part too often for that, and where the new one has an identifier twice.
    @inlinable
    init?<Identifier: Hashable>(
        following source: [Element], _ target: [Element], identifiedBy identify: (Element) -> Identifier,
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
        // What the old state has once, the new one has once: only what comes can be there twice.
        var pairs: [(old: Int, new: Int)] = []
        if !walk.come.isEmpty {
            guard let index = StrayIndex(walk.come, of: target, identify: identify),
                !index.isRepeated(in: target, identify: identify)
            else { return nil }
            pairs = index.pairs(of: walk.gone, source, target, identify: identify)
        }
        (self.source, self.target) = (source, target)
        let kinship = walk.kinship(pairs, source.count, target.count)
        self.kinship = kinship
        let moved = pairs.filter { !isSame(source[$0.old], target[$0.new]) }.map(\.old)
        updates = moved.isEmpty ? walk.updates : (walk.updates + moved).sorted()
    }
}

extension Walk {
    /// Returns the pairs of old and new elements, including those found elsewhere.
    @inlinable
    func kinship(_ pairs: [(old: Int, new: Int)], _ oldCount: Int, _ newCount: Int) -> Kinship {
        if gone.isEmpty, come.isEmpty { return .same }
        if pairs.isEmpty { return .inOrder(.init(deletions: gone, insertions: come)) }
        var pairing = Pairing(oldCount, newCount, without: gone, come)
        for (old, new) in pairs { pairing.pair(old, new) }
        return .paired(pairing)
    }
}
