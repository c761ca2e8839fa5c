/// Finds the best values of a single quantity under pieces of any priorities.
enum LineMinimizer {
    /// The interval of best values, or nil when required pieces contradict each other.
    static func minimize(_ pieces: [Piece]) -> Interval? {
        guard var best = requiredInterval(pieces) else { return nil }
        var priority = Double.infinity
        while !best.isPoint, let next = highestPriority(of: pieces, below: priority) {
            priority = next
            best = minimize(pieces, at: priority, within: best)
        }
        return best
    }

    private static func requiredInterval(_ pieces: [Piece]) -> Interval? {
        var result = Interval()
        for piece in pieces where piece.priority == .infinity {
            if piece.below > 0 { result.lower = max(result.lower, piece.breakpoint) }
            if piece.above > 0 { result.upper = min(result.upper, piece.breakpoint) }
        }
        if result.lower <= result.upper { return result }
        guard Tolerance.same(result.lower, result.upper) else { return nil }
        result.upper = result.lower
        return result
    }

    private static func highestPriority(of pieces: [Piece], below limit: Double) -> Double? {
        var highest = -Double.infinity
        for piece in pieces where piece.priority < limit { highest = max(highest, piece.priority) }
        return highest == -.infinity ? nil : highest
    }

    private static func minimize(_ pieces: [Piece], at priority: Double, within domain: Interval) -> Interval {
        var level: [Piece] = []
        for piece in pieces where piece.priority == priority { level.append(piece) }
        let best = level.count == 1 ? interval(of: level[0]) : interval(of: level)
        if best.upper < domain.lower { return Interval(lower: domain.lower, upper: domain.lower) }
        if best.lower > domain.upper { return Interval(lower: domain.upper, upper: domain.upper) }
        return Interval(lower: max(best.lower, domain.lower), upper: min(best.upper, domain.upper))
    }

    private static func interval(of piece: Piece) -> Interval {
        Interval(
            lower: piece.below > 0 ? piece.breakpoint : -.infinity,
            upper: piece.above > 0 ? piece.breakpoint : .infinity)
    }

    /// Walks the breakpoints from the left until the slope stops being negative.
    private static func interval(of level: [Piece]) -> Interval {
        let sorted = level.sorted { $0.breakpoint < $1.breakpoint }
        let total = sorted.reduce(0) { $0 + $1.below + $1.above }
        var slope = sorted.reduce(0) { $0 - $1.below }
        let flat = Tolerance.slope * total
        var result = Interval()
        if slope >= -flat { slope = 0 } else { result.lower = .infinity }
        for piece in sorted {
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
