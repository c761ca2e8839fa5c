/// An incremental solver of systems of linear constraints with priorities.
///
/// Changes are only recorded; `solve()` updates the values and processes only what the changes can affect.
/// Required constraints are satisfied exactly (up to rounding). The others are satisfied level by level: those of the
/// highest priority first, with the minimal weighted sum of absolute errors within a level; no number of constraints of
/// lower priority outweighs one of higher priority.
///
/// Among several optimal solutions the choice is always the same, regardless of the history of changes: the
/// variables that required equalities do not define have the values nearest to zero, the oldest first.
/// A required equality defines the variable that occurs in the fewest other constraints; among equals,
/// the newest.
public final class Solver {
    /// All state is one value, so that a call checks for exclusive access once.
    private var core = SolverCore()
    /// The solution without defaults and choices, once it has been requested.
    private var bareCore: SolverCore?

    /// Chooses the constraint of a conflict that is broken. Nil, or a constraint that is not part of the
    /// conflict, selects the one that was added last. A broken constraint has no influence until it is removed or
    /// another constraint of its conflict is removed or changed; then it is tried again. The closure may query the
    /// solver about the constraints but must not change anything.
    public var chooseBrokenConstraint: ((Conflict) -> ConstraintID?)?

    /// Creates a solver without variables.
    public init() {}

    // MARK: Variables

    /// Creates a variable. Its value is 0 until constraints determine it.
    public func makeVariable() -> Variable { core.store.makeVariable() }

    /// Removes a variable, whose handle becomes invalid. It must not occur in any constraint.
    public func remove(_ variable: Variable) throws(SolverError) { try core.remove(variable) }

    /// Returns the variable's value in the last solution; 0 for an unknown or new variable.
    public func value(of variable: Variable) -> Double { core.value(of: variable) }

    /// Returns whether the variable has the same value in all optimal solutions. False while structural changes
    /// wait for a `solve()`.
    public func isDetermined(_ variable: Variable) -> Bool {
        guard core.isSolved, core.defaults > 0 || !core.choices.isEmpty else {
            return core.isDetermined(variable)
        }
        if bareCore == nil { bareCore = core.withoutChoices() }
        return bareCore?.isDetermined(variable) ?? false
    }

    /// The variables whose values the last `solve()` changed, in the order of their creation.
    public var changedVariables: [Variable] { core.changedVariables }

    // MARK: Constraints

    /// Adds a constraint. The next `solve()` detects contradictions.
    @discardableResult
    public func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID { try core.add(constraint) }

    /// Adds a constraint only if it contradicts no other; otherwise throws `SolverError.unsatisfiable` and leaves
    /// the constraints unchanged. This solves the system; `changedVariables` then still includes the changes since the last
    /// `solve()`.
    @discardableResult
    public func addIfSatisfiable(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
        _ = solve(choosing: chooseBrokenConstraint)
        let id = try core.add(constraint)
        let report = solve { $0.constraints.contains(id) ? id : nil }
        guard let conflict = report.conflicts.first(where: { $0.broken == id })?.conflict else { return id }
        core.remove(id)
        _ = solve(choosing: chooseBrokenConstraint)
        throw .unsatisfiable(conflict)
    }

    /// Removes a constraint. Has no effect for one that has been removed already.
    public func remove(_ id: ConstraintID) { core.remove(id) }

    /// Returns whether the solver has the constraint.
    public func contains(_ id: ConstraintID) -> Bool { core.store.index(of: id) != nil }

    /// Returns the constraint in its current state, or nil when it was removed.
    public func constraint(_ id: ConstraintID) -> Constraint? { core.constraint(id) }

    /// Changes the right side of a constraint.
    public func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
        try core.setConstant(constant, of: id)
    }

    /// Changes the priority of a constraint, which keeps its position in the order of insertion.
    public func setPriority(_ priority: Double, of id: ConstraintID) throws(SolverError) {
        try core.setPriority(priority, of: id)
    }

    // MARK: Suggestions

    /// Suggests a value by an equality of the given priority, which the first call adds and later ones change.
    public func suggest(_ value: Double, for variable: Variable, priority: Double = 999) throws(SolverError) {
        try core.suggest(value, for: variable, priority: priority)
    }

    /// Removes the suggestion for a variable.
    public func endSuggestion(for variable: Variable) { core.endSuggestion(for: variable) }

    // MARK: Ambiguity

    /// Solves, then moves to another optimal solution, one in which the given variables differ where
    /// they can. Repeated calls cycle through the minimum, the middle and the maximum of a variable's range;
    /// an infinite end is replaced by a value at a distance of 100.
    ///
    /// The values are preferred at a priority below any other, so that the constraints are satisfied
    /// as well as before. Returns whether there was a choice. `endExercisingAmbiguity()` undoes it.
    @discardableResult
    public func exerciseAmbiguity(of variables: [Variable]) -> Bool {
        solve()
        let hasChoice = core.chooseOtherValues(of: variables)
        _ = solve(choosing: chooseBrokenConstraint)
        return hasChoice
    }

    /// Removes the preferences of `exerciseAmbiguity`; the next `solve()` applies it.
    public func endExercisingAmbiguity() { core.withdrawChoices() }

    // MARK: Solving

    /// Updates the values for all changes since the last call.
    ///
    /// Required constraints that contradict each other are reported, and one of each such set is broken (see
    /// `chooseBrokenConstraint`), so that the rest can be solved.
    @discardableResult
    public func solve() -> SolveReport {
        core.changes.removeAll(keepingCapacity: true)
        return solve(choosing: chooseBrokenConstraint)
    }

    private func solve(choosing choose: ((Conflict) -> ConstraintID?)?) -> SolveReport {
        bareCore = nil
        var report = core.beginSolving()
        // The closure runs between two steps, so that it may query the solver about the constraints.
        while let conflict = core.continueSolving(&report) {
            core.resolve(conflict, choose?(conflict), &report)
        }
        return report
    }

    /// The required constraints that are ignored because they contradict others, with their conflicts.
    public var brokenConstraints: [(constraint: ConstraintID, conflict: Conflict)] { core.brokenConstraints }
}
