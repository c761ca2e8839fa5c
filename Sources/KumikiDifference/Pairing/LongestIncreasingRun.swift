extension Pairing {
    /// Returns the old indices of the largest set of pairs that keep their order: all others have to be moved.
    @inlinable
    func steady() -> [Bool] {
        var isSteady = [Bool](repeating: false, count: targets.count)
        var piles = OrderPiles(count: targets.count)
        piles.mark(&isSteady, among: targets.indices.lazy.filter { targets[$0] >= 0 }, of: targets)
        return isSteady
    }
}

/// The longest increasing subsequence by patience sorting: O(n log n), O(n) where the order hardly changes.
@usableFromInline
struct OrderPiles {
    /// The indices of the elements on top of the piles, with their values.
    @usableFromInline var tops: [(place: Int32, value: Int32)] = []
    /// For each element the previous one in the subsequence, or -1.
    @usableFromInline var previous: [Int32]

    @inlinable
    init(count: Int) { previous = [Int32](repeating: -1, count: count) }

    /// Marks the elements of the subsequence among some indices in order.
    @inlinable
    mutating func mark(_ isSteady: inout [Bool], among places: some Sequence<Int>, of values: [Int32]) {
        tops.removeAll(keepingCapacity: true)
        tops.reserveCapacity(previous.count)
        // Consecutive elements mostly stay together: the next pile is most often the one after the last.
        var pile = 0
        for place in places {
            let value = values[place]
            pile = firstPile(notBelow: value, near: pile)
            previous[place] = pile > 0 ? tops[pile - 1].place : -1
            let top = (place: Int32(truncatingIfNeeded: place), value: value)
            if pile == tops.count { tops.append(top) } else { tops[pile] = top }
            pile += 1
        }
        var last = tops.last?.place ?? -1
        while last >= 0 {
            isSteady[Int(last)] = true
            last = previous[Int(last)]
        }
    }

    /// Returns the first pile whose top is not below the value; the guess is tried first.
    @inlinable @inline(__always)
    func firstPile(notBelow value: Int32, near guess: Int) -> Int {
        if guess == tops.count || tops[guess].value >= value {
            if guess == 0 || tops[guess - 1].value < value { return guess }
        }
        var (low, high) = (0, tops.count)
        while low < high {
            let middle = (low + high) / 2
            if tops[middle].value < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
