/// A walk along two states in parallel, which records the changes.
///
/// Where the states diverge, a few elements ahead on either side determine where they converge again. In states without
/// duplicates, the unmatched elements at the end are those that have been inserted, deleted or moved.
@usableFromInline
struct Walk {
    /// The progress of a walk in both states.
    @usableFromInline var (old, new) = (0, 0)
    /// The start of the common suffix.
    @usableFromInline var oldEnd: Int
    @usableFromInline var newEnd: Int
    /// Pairs with different content, by their old indices.
    @usableFromInline var updates: [Int] = []
    /// Elements that have not been matched, in order.
    @usableFromInline var unmatchedOld: [Int] = []
    @usableFromInline var unmatchedNew: [Int] = []
    /// The number of mismatches after which looking up all elements is less work.
    @usableFromInline var patience: Int

    /// The relation of two elements.
    @usableFromInline
    enum Relation {
        case same, updated, other
    }

    /// Walks along two states; fails where they diverge too often.
    @inlinable
    init?(_ oldCount: Int, _ newCount: Int, _ bits: Bits, relate: (Int, Int) -> Relation) {
        (oldEnd, newEnd, patience) = (oldCount, newCount, oldCount / 64 + 16)
        var tail: [Int]?
        while old < oldEnd, new < newEnd {
            if advance(bits, relate) { continue }
            if tail == nil {
                tail = shorten(bits, relate)
                continue
            }
            patience -= 1
            guard patience > 0 else { return nil }
            part(relate)
        }
        unmatchedOld += old..<oldEnd
        unmatchedNew += new..<newEnd
        updates += (tail ?? []).reversed()
    }

    /// The smaller number of remaining elements of the states.
    @inlinable
    var rest: Int { Swift.min(oldEnd - old, newEnd - new) }

    /// Advances along equal elements, and past the next updated pair. Returns false where the states diverge instead.
    @inlinable @inline(__always)
    mutating func advance(_ bits: Bits, _ relate: (Int, Int) -> Relation) -> Bool {
        let run = bits.agreement(from: old, new, limit: rest)
        (old, new) = (old + run, new + run)
        guard rest > 0 else { return true }
        switch relate(old, new) {
        case .same: break
        case .updated: updates.append(old)
        case .other: return false
        }
        (old, new) = (old + 1, new + 1)
        return true
    }

    /// Removes the common suffix. Returns the elements of it that are to be updated, the last first.
    @inlinable
    mutating func shorten(_ bits: Bits, _ relate: (Int, Int) -> Relation) -> [Int] {
        var updates: [Int] = []
        while true {
            let run = bits.agreement(before: oldEnd, newEnd, limit: rest)
            (oldEnd, newEnd) = (oldEnd - run, newEnd - run)
            guard rest > 0 else { return updates }
            switch relate(oldEnd - 1, newEnd - 1) {
            case .same: break
            case .updated: updates.append(oldEnd - 1)
            case .other: return updates
            }
            (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
        }
    }

    /// Advances to where the states converge again: usually there was a single insertion or deletion.
    @inlinable
    mutating func part(_ relate: (Int, Int) -> Relation) {
        for distance in 1...8 {
            if new + distance < newEnd, relate(old, new + distance) != .other {
                unmatchedNew += new..<(new + distance)
                new += distance
                return
            }
            if old + distance < oldEnd, relate(old + distance, new) != .other {
                unmatchedOld += old..<(old + distance)
                old += distance
                return
            }
        }
        unmatchedOld.append(old)
        unmatchedNew.append(new)
        (old, new) = (old + 1, new + 1)
    }
}
