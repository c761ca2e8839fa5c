/// A walk along two states side by side, which notes what has changed on the way.
///
/// Where the states part, a few elements ahead on either side tell where they meet again. Of states that have nothing
/// twice, what is left over in the end is what has come, gone or moved.
@usableFromInline
struct Walk {
    /// The progress of a walk in both states.
    @usableFromInline var (old, new) = (0, 0)
    /// The start of the common suffix.
    @usableFromInline var oldEnd: Int
    @usableFromInline var newEnd: Int
    /// Pairs that show something else, by their old places.
    @usableFromInline var updates: [Int] = []
    /// Elements that have found no partner beside them, in order.
    @usableFromInline var gone: [Int] = []
    @usableFromInline var come: [Int] = []
    /// The number of mismatches after which it is less work to look all elements up.
    @usableFromInline var patience: Int

    /// The relation of two elements.
    @usableFromInline
    enum Relation {
        case same, updated, other
    }

    /// Walks along two states; fails where they part too often.
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
        gone += old..<oldEnd
        come += new..<newEnd
        updates += (tail ?? []).reversed()
    }

    /// The number of elements left in either state.
    @inlinable
    var rest: Int { Swift.min(oldEnd - old, newEnd - new) }

    /// Goes on along what is alike, and over the next pair that is not. Answers false where the states part instead.
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

    /// Takes away what is the same at the end. Answers what is to be updated there, the last first.
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

    /// Goes to where the states meet again: as a rule something came, or something went.
    @inlinable
    mutating func part(_ relate: (Int, Int) -> Relation) {
        for distance in 1...8 {
            if new + distance < newEnd, relate(old, new + distance) != .other {
                come += new..<(new + distance)
                new += distance
                return
            }
            if old + distance < oldEnd, relate(old + distance, new) != .other {
                gone += old..<(old + distance)
                old += distance
                return
            }
        }
        gone.append(old)
        come.append(new)
        (old, new) = (old + 1, new + 1)
    }
}
