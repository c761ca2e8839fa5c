/// The pairs of elements of the old and the new state, in compact form.
@usableFromInline
enum Matching: Sendable {
    /// Every element keeps its index.
    case same
    /// Elements are deleted and inserted, and the remaining ones keep their order.
    case inOrder(Edits)
    /// Any pairs.
    case paired(Pairing)
}

extension Matching {
    /// The deleted and the inserted elements.
    @usableFromInline
    struct Edits: Sendable {
        /// The old indices of deleted elements, in order.
        @usableFromInline let deletions: [Int]
        /// The new indices of inserted elements, in order.
        @usableFromInline let insertions: [Int]

        @inlinable
        init(deletions: [Int], insertions: [Int]) {
            (self.deletions, self.insertions) = (deletions, insertions)
        }

        /// Returns the new index of an old element, or -1.
        @inlinable
        func target(of source: Int) -> Int {
            let before = deletions.firstPlace { $0 >= source }
            if before < deletions.count, deletions[before] == source { return -1 }
            let rank = source - before
            return rank + insertions.firstPlace { place, offset in place - offset > rank }
        }
    }

    /// Returns the new index of an old element, or -1.
    @inlinable
    func target(of source: Int) -> Int {
        switch self {
        case .same: source
        case .inOrder(let edits): edits.target(of: source)
        case .paired(let pairing): pairing.target(of: source)
        }
    }

    /// Returns the partner of each element.
    @inlinable
    func pairing(_ sourceCount: Int, _ targetCount: Int) -> Pairing {
        switch self {
        case .same: Pairing(identity: sourceCount)
        case .inOrder(let edits):
            Pairing(
                sourceCount, targetCount, without: edits.deletions, edits.insertions)
        case .paired(let pairing): pairing
        }
    }
}

extension Pairing {
    /// Pairs all elements except those at some indices in order.
    @inlinable
    init(_ sourceCount: Int, _ targetCount: Int, without gone: [Int], _ come: [Int]) {
        self.init(unpaired: sourceCount, targetCount)
        var (gone, come) = (gone[...], come[...])
        var target = 0
        for source in 0..<sourceCount {
            if gone.first == source {
                gone.removeFirst()
                continue
            }
            while come.first == target {
                come.removeFirst()
                target += 1
            }
            pair(source, target)
            target += 1
        }
    }
}

extension [Int] {
    /// Returns the first index for which the condition holds, given that it holds from there on.
    @inlinable
    func firstPlace(where holds: (Int) -> Bool) -> Int { firstPlace { element, _ in holds(element) } }

    /// Returns the first index whose element satisfies the condition, given that it holds from there on.
    @inlinable
    func firstPlace(where holds: (_ element: Int, _ place: Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle], middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
