/// Minimizes the cost of a single quantity for pieces of any priorities.
enum LineMinimizer {
    /// Returns the interval of optimal values, or nil when required pieces contradict each other. `list` has the indices of
    /// the pieces, those of higher priority first.
    static func minimize(_ list: ArraySlice<Int>, of pieces: [Piece]) -> Interval? {
        var best = Interval()
        var next = list.startIndex
        while next < list.endIndex, pieces[list[next]].priority == .infinity {
            let interval = pieces[list[next]].freeInterval
            best.lower = max(best.lower, interval.lower)
            best.upper = min(best.upper, interval.upper)
            next += 1
        }
        if best.lower > best.upper {
            guard Tolerance.same(best.lower, best.upper) else { return nil }
            best.upper = best.lower
        }
        while next < list.endIndex, !best.isPoint {
            let first = next
            let priority = pieces[list[first]].priority
            while next < list.endIndex, pieces[list[next]].priority == priority { next += 1 }
            let level =
                next - first == 1
                ? pieces[list[first]].freeInterval : interval(of: list[first..<next], of: pieces)
            best = level.clamped(to: best)
        }
        return best
    }

    /// Visits the breakpoints from the left until the slope is no longer negative.
    private static func interval(of level: ArraySlice<Int>, of pieces: [Piece]) -> Interval {
        var common = Interval()
        for index in level {
            let free = pieces[index].freeInterval
            common.lower = max(common.lower, free.lower)
            common.upper = min(common.upper, free.upper)
        }
        if common.lower <= common.upper { return common }
        let sorted = level.sorted { pieces[$0].breakpoint < pieces[$1].breakpoint }
        var total = 0.0
        var slope = 0.0
        for index in sorted {
            total += pieces[index].below + pieces[index].above
            slope -= pieces[index].below
        }
        let flat = Tolerance.slope * total
        var result = Interval()
        for index in sorted {
            let piece = pieces[index]
            let before = slope
            slope += piece.below + piece.above
            if before < -flat && slope >= -flat { result.lower = piece.breakpoint }
            if before <= flat && slope > flat {
                result.upper = piece.breakpoint
                break
            }
        }
        return result
    }
}
