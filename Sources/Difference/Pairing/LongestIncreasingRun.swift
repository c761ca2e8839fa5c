extension Pairing {
    /// Old places of the largest set of pairs that keep their order: everything else has to move.
    @inlinable
    func steady() -> [Bool] {
        var isSteady = [Bool](repeating: false, count: targets.count)
        var piles = OrderPiles(count: targets.count)
        piles.mark(&isSteady, among: targets.indices.lazy.filter { targets[$0] >= 0 }, of: targets)
        return isSteady
    }
}

/// Finds the longest increasing subsequence by patience sorting: O(n log n), O(n) where the order hardly changed.
@usableFromInline
struct OrderPiles {
    @usableFromInline var tops: [Int32] = []
    /// For each member the one below it in the subsequence, or -1.
    @usableFromInline var previous: [Int32]

    @inlinable
    init(count: Int) { previous = [Int32](repeating: -1, count: count) }

    /// Marks which of some places, taken in order, have values that already stand in order.
    @inlinable
    mutating func mark(_ isSteady: inout [Bool], among places: some Sequence<Int>, of values: [Int32]) {
        tops.removeAll(keepingCapacity: true)
        for place in places {
            let pile = firstPile(notBelow: values[place], values)
            previous[place] = pile > 0 ? tops[pile - 1] : -1
            let top = Int32(truncatingIfNeeded: place)
            if pile == tops.count { tops.append(top) } else { tops[pile] = top }
        }
        var last = tops.last ?? -1
        while last >= 0 {
            isSteady[Int(last)] = true
            last = previous[Int(last)]
        }
    }

    @inlinable @inline(__always)
    func firstPile(notBelow value: Int32, _ values: [Int32]) -> Int {
        guard let top = tops.last, values[Int(top)] >= value else { return tops.count }
        var (low, high) = (0, tops.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if values[Int(tops[middle])] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
