/// What one constraint contributes to the cost of one quantity: nothing at its breakpoint, and a cost that grows
/// linearly below it, above it, or on both sides.
struct Piece {
    /// The constraint's place in the store.
    var constraint: Int
    /// The priority, or infinity when required.
    var priority: Double
    /// Cost per unit below the breakpoint.
    var below: Double
    /// Cost per unit above the breakpoint.
    var above: Double
    /// Where the constraint is met exactly.
    var breakpoint = 0.0
    /// The constraint reads: `coefficient` × quantity + `offset` + parameters, compared with its constant.
    var coefficient: Double
    var offset: Double
    var parameters: [LinearTerm] = []

    init(_ constraint: Int, _ stored: StoredConstraint, coefficient: Double, offset: Double) {
        self.constraint = constraint
        self.coefficient = coefficient
        self.offset = offset
        priority = stored.isRequired ? .infinity : stored.priority
        let slope = stored.isRequired ? 1 : stored.weight * abs(coefficient)
        let flips = coefficient < 0
        let hasUpper = stored.relation != .greaterThanOrEqual
        let hasLower = stored.relation != .lessThanOrEqual
        above = (flips ? hasLower : hasUpper) ? slope : 0
        below = (flips ? hasUpper : hasLower) ? slope : 0
    }

    /// Moves the breakpoint to where the constant and the parameters now put it.
    mutating func place(constant: Double, values: [Double]) {
        var rest = constant - offset
        for term in parameters { rest -= term.coefficient * values[term.column] }
        breakpoint = rest / coefficient
    }
}

/// An interval of an axis; its ends may be infinite.
struct Interval {
    var lower = -Double.infinity
    var upper = Double.infinity

    var isPoint: Bool { lower.isFinite && upper - lower <= Tolerance.feasibility * (1 + abs(lower)) }

    /// The point nearest to zero, which is the documented choice among equally good values.
    var nearestToZero: Double { lower > 0 ? lower : (upper < 0 ? upper : 0) }
}
