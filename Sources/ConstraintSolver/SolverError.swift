/// The reason why a `Solver` refused a request, which leaves the solver unchanged.
public enum SolverError: Error, Hashable, Sendable {
    /// A coefficient, constant, weight or value is not a number, infinite, or beyond ±10¹⁸.
    case numberOutOfRange(Double)
    /// A priority is not a number or not above 0.
    case invalidPriority(Double)
    /// The variable belongs to another solver or was removed.
    case unknownVariable(Variable)
    /// The constraint belongs to another solver or was removed.
    case unknownConstraint(ConstraintID)
    /// The variable cannot be removed while it occurs in constraints.
    case variableInUse(Variable)
    /// The constraint contradicts other required constraints.
    case unsatisfiable(Conflict)
}

/// A minimal set of contradictory required constraints: without any one of them, the others are satisfiable.
public struct Conflict: Hashable, Sendable {
    /// The constraints, in the order in which they were added.
    public let constraints: [ConstraintID]
    /// Whether the set is complete. Where very many constraints contradict each other, the last conflicts contain only
    /// the constraint at which they were found.
    public var isComplete = true
}

/// The result of `Solver.solve()`.
public struct SolveReport: Sendable {
    /// The contradictions found by this call, with the constraint that was broken to resolve each.
    public internal(set) var conflicts: [(conflict: Conflict, broken: ConstraintID)] = []
    /// Whether some values exceed the range of numbers. Their variables keep their values.
    public internal(set) var overflowed = false
    /// Whether the limit of iterations was reached. The values are then feasible where that was possible,
    /// but not optimal.
    public internal(set) var reachedIterationLimit = false
    /// The number of times that a part of the system was solved from scratch, including attempts that found contradictions:
    /// a measure of the work that does not depend on the machine.
    public internal(set) var attempts = 0
}
