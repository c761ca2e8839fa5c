/// The contribution of a constraint to the cost of a quantity: zero at its breakpoint, and increasing
/// linearly below it, above it, or on both sides.
struct Piece {
    /// The constraint's position in its block.
    @Compact var position: Int
    /// The block's column of its root, or -1 for a kernel's row.
    @Compact var column: Int
    /// The kernel of its row, in a network.
    @Compact var kernel: Int = -1
    /// The priority, or infinity when required.
    var priority: Double
    /// The cost per unit below the breakpoint.
    var below: Double
    /// The cost per unit above the breakpoint.
    var above: Double
    /// The value at which the constraint is satisfied exactly.
    var breakpoint = 0.0
    /// The constraint's form: `coefficient` × quantity + `offset`, in a relation to its constant.
    var coefficient: Double
    var offset: Double

    /// Creates a piece; the priority is infinite when required.
    init(
        position: Int, _ relation: Relation, priority: Double, weight: Double, column: Int,
        coefficient: Double,
        offset: Double
    ) {
        self.position = position
        self.column = column
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

    /// Moves the breakpoint for the constraint's constant.
    mutating func place(_ constant: Double) { breakpoint = (constant - offset) / coefficient }

    /// The values at which the cost is zero.
    var freeInterval: Interval {
        Interval(lower: below > 0 ? breakpoint : -.infinity, upper: above > 0 ? breakpoint : .infinity)
    }
}

/// An interval of an axis; its ends may be infinite.
struct Interval {
    var lower = -Double.infinity
    var upper = Double.infinity

    var isPoint: Bool { lower.isFinite && upper - lower <= Tolerance.feasibility * (1 + abs(lower)) }

    /// The point nearest to zero, which is the documented choice among optimal values.
    var nearestToZero: Double { lower > 0 ? lower : (upper < 0 ? upper : 0) }

    /// Returns the next of the minimum, the middle and the maximum after a value; the minimum after the maximum.
    /// An infinite end is replaced by a value at a distance of 100 from the other end, or from zero.
    func next(after value: Double) -> Double {
        let least = lower.isFinite ? lower : (upper.isFinite ? upper : 0) - 100
        let greatest = upper.isFinite ? upper : (lower.isFinite ? lower : 0) + 100
        let stops = [least, (least + greatest) / 2, greatest]
        return stops.first { $0 > value && !Tolerance.same($0, value) } ?? least
    }

    /// Returns the intersection with another interval; where they are disjoint, the nearest end of the other.
    func clamped(to domain: Interval) -> Interval {
        if upper < domain.lower { return Interval(lower: domain.lower, upper: domain.lower) }
        if lower > domain.upper { return Interval(lower: domain.upper, upper: domain.upper) }
        return Interval(lower: max(lower, domain.lower), upper: min(upper, domain.upper))
    }
}
