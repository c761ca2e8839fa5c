/// What one constraint contributes to the cost of one quantity: nothing at its breakpoint, and a cost that grows
/// linearly below it, above it, or on both sides.
struct Piece {
    /// The constraint's position in its block.
    var position: Int32
    /// The block's column of the root it is about, or -1 for a kernel's row.
    var column: Int32
    /// The kernel whose row it is about, in a network.
    var kernel: Int32 = -1
    /// The priority, or infinity when required.
    var priority: Double
    /// Cost per unit below the breakpoint.
    var below: Double
    /// Cost per unit above the breakpoint.
    var above: Double
    /// Where the constraint is met exactly.
    var breakpoint = 0.0
    /// The constraint reads: `coefficient` × quantity + `offset`, compared with its constant.
    var coefficient: Double
    var offset: Double

    /// The priority is infinite when required.
    init(
        position: Int, _ relation: Relation, priority: Double, weight: Double, column: Int, coefficient: Double,
        offset: Double
    ) {
        self.position = Int32(position)
        self.column = Int32(column)
        self.coefficient = coefficient
        self.offset = offset
        self.priority = priority
        let slope = priority == .infinity ? 1 : weight * abs(coefficient)
        let flips = coefficient < 0
        let hasUpper = relation != .greaterThanOrEqual
        let hasLower = relation != .lessThanOrEqual
        above = (flips ? hasLower : hasUpper) ? slope : 0
        below = (flips ? hasUpper : hasLower) ? slope : 0
    }

    /// Moves the breakpoint to where the constraint's constant puts it.
    mutating func place(_ constant: Double) { breakpoint = (constant - offset) / coefficient }

    /// The values at which the piece costs nothing.
    var freeInterval: Interval {
        Interval(lower: below > 0 ? breakpoint : -.infinity, upper: above > 0 ? breakpoint : .infinity)
    }
}

/// An interval of an axis; its ends may be infinite.
struct Interval {
    var lower = -Double.infinity
    var upper = Double.infinity

    var isPoint: Bool { lower.isFinite && upper - lower <= Tolerance.feasibility * (1 + abs(lower)) }

    /// The point nearest to zero, which is the documented choice among equally good values.
    var nearestToZero: Double { lower > 0 ? lower : (upper < 0 ? upper : 0) }

    /// The least value, the middle or the greatest, whichever comes next after a value; the least after the greatest.
    /// Ends that are infinite stand 100 away from the other end, or from zero.
    func next(after value: Double) -> Double {
        let least = lower.isFinite ? lower : (upper.isFinite ? upper : 0) - 100
        let greatest = upper.isFinite ? upper : (lower.isFinite ? lower : 0) + 100
        let stops = [least, (least + greatest) / 2, greatest]
        return stops.first { $0 > value && !Tolerance.same($0, value) } ?? least
    }

    /// What is left of the interval within another; where they do not meet, the nearest end of the other.
    func clamped(to domain: Interval) -> Interval {
        if upper < domain.lower { return Interval(lower: domain.lower, upper: domain.lower) }
        if lower > domain.upper { return Interval(lower: domain.upper, upper: domain.upper) }
        return Interval(lower: max(lower, domain.lower), upper: min(upper, domain.upper))
    }
}
