/// Why a `Solver` refused a request. The solver is unchanged by a refused request.
public enum SolverError: Error, Hashable, Sendable {
    /// A coefficient, constant, weight or value is not a number, infinite, or beyond ±10¹⁸.
    case numberOutOfRange(Double)
    /// A priority is not a number or not above 0.
    case invalidPriority(Double)
    /// The variable belongs to another solver or was removed.
    case unknownVariable(Variable)
    /// The constraint belongs to another solver or was removed.
    case unknownConstraint(ConstraintID)
    /// The variable cannot be removed while constraints mention it.
    case variableInUse(Variable)
    /// The constraint contradicts other required constraints.
    case unsatisfiable(Conflict)
}

/// Required constraints that cannot hold together, though any of them could be dropped to let the rest hold.
public struct Conflict: Hashable, Sendable {
    /// The constraints, in the order they were added.
    public let constraints: [ConstraintID]
    /// Whether these are all. Where very many constraints contradict each other, only the one that met the
    /// contradiction is named for those that are found last.
    public var isComplete = true
}

/// What `Solver.solve()` met on its way.
public struct SolveReport: Sendable {
    /// The contradictions found by this call, with the constraint that was broken to resolve each.
    public internal(set) var conflicts: [(conflict: Conflict, broken: ConstraintID)] = []
    /// Whether some values were too large for a number. Their variables keep the values they had.
    public internal(set) var overflowed = false
    /// Whether the search stopped at its limit of iterations somewhere. The values are then feasible where they
    /// could be made so, but not the best.
    public internal(set) var reachedIterationLimit = false
    /// How often a part of the system was solved from scratch, attempts that met contradictions among them: a measure
    /// of the work that does not depend on the machine.
    public internal(set) var attempts = 0
}
