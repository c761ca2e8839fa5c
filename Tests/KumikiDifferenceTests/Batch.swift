import KumikiDifference

/// Applies a batch as a list view does: the reference for every stage.
///
/// Origins are indices before the batch, destinations after it; elements that are neither deleted nor moved keep their
/// order and fill the remaining indices.
func apply<Element>(_ changes: Changes<Int>, to before: [Element], arriving after: [Element]) -> [Element]? {
    let leaving = Set(changes.deletions + changes.moves.map(\.origin))
    guard leaving.count == changes.deletions.count + changes.moves.count else { return nil }
    var staying = before.indices.filter { !leaving.contains($0) }.map { before[$0] }[...]
    var placed = Dictionary(uniqueKeysWithValues: changes.moves.map { ($0.destination, before[$0.origin]) })
    for place in changes.insertions {
        guard placed.updateValue(after[place], forKey: place) == nil else { return nil }
    }
    let result = (0..<before.count - changes.deletions.count + changes.insertions.count).map {
        placed[$0] ?? staying.popFirst()
    }
    return staying.isEmpty && !result.contains { $0 == nil } ? result.compactMap { $0 } : nil
}

/// Pseudorandom numbers that are the same in every run (SplitMix64).
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}

/// An element with an identity and mutable content.
struct Card: Differentiable, Equatable {
    var id: Int
    var text = 0

    var differenceIdentifier: Int { id }
}
