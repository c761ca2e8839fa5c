/// Solves systems of linear constraints with priorities, again and again as they change.
///
/// Changes are only recorded; `solve()` brings the values up to date and touches only what the changes can reach.
/// Required constraints hold exactly (to rounding). The others are satisfied level by level: those of the highest
/// priority first, with the least weighted sum of absolute errors within a level; no number of constraints of
/// lower priority outvotes one of higher priority.
///
/// Where that leaves a choice, it is made the same way every time and whatever the history of edits was: the
/// variables that are not given by required equalities take the values nearest to zero, the oldest counting most.
/// Of the variables in a required equality, those that fewest other constraints mention are taken as given by it;
/// among equals, the newest.
public final class Solver {
    /// All state is one value, so that a call checks for exclusive access once.
    private var core = SolverCore()
    /// The solution without habits and choices, once it has been asked for.
    private var bareCore: SolverCore?

    /// Decides which constraint of a conflict is to be broken. Nil, or a constraint that is not part of the
    /// conflict, stands for the one added last. A broken constraint has no influence until it is removed or
    /// another constraint of its conflict is removed or changed; then it is tried again. The closure may ask the
    /// solver about the constraints but must not change anything.
    public var chooseBrokenConstraint: ((Conflict) -> ConstraintID?)?

    /// Makes a solver without variables.
    public init() {}

    // MARK: Variables

    /// Makes a new unknown. Until constraints determine it its value is 0.
    public func makeVariable() -> Variable { core.store.makeVariable() }

    /// Forgets a variable, whose handle becomes invalid. No constraint may mention it any more.
    public func remove(_ variable: Variable) throws(SolverError) { try core.remove(variable) }

    /// The value that the last `solve()` found; 0 for an unknown or new variable.
    public func value(of variable: Variable) -> Double { core.value(of: variable) }

    /// Whether the value that the last `solve()` found is the only one that satisfies the constraints as well as
    /// can be. False where structural changes still wait for a `solve()`.
    public func isDetermined(_ variable: Variable) -> Bool {
        guard core.isSolved, core.habits > 0 || !core.choices.isEmpty else {
            return core.isDetermined(variable)
        }
        if bareCore == nil { bareCore = core.withoutChoices() }
        return bareCore?.isDetermined(variable) ?? false
    }

    /// The variables to which the last `solve()` gave a new value, in the order of their making.
    public var changedVariables: [Variable] { core.changedVariables }

    // MARK: Constraints

    /// Adds a constraint. Contradictions come to light in the next `solve()`.
    @discardableResult
    public func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID { try core.add(constraint) }

    /// Adds a constraint only if it contradicts no other; otherwise throws `SolverError.unsatisfiable` and leaves
    /// the constraints as they were. Solves on the way; `changedVariables` then goes on counting from the last
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

    /// Removes a constraint. One that is not there any more is ignored.
    public func remove(_ id: ConstraintID) { core.remove(id) }

    /// Whether the constraint is part of the solver.
    public func contains(_ id: ConstraintID) -> Bool { core.store.index(of: id) != nil }

    /// The constraint as it now stands, or nil when it was removed.
    public func constraint(_ id: ConstraintID) -> Constraint? { core.constraint(id) }

    /// Changes the right side of a constraint.
    public func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
        try core.setConstant(constant, of: id)
    }

    /// Changes the priority of a constraint, which keeps its place in the order of insertion.
    public func setPriority(_ priority: Double, of id: ConstraintID) throws(SolverError) {
        try core.setPriority(priority, of: id)
    }

    // MARK: Suggestions

    /// Asks for a value by an equality of the given priority, made on the first call and changed by later ones.
    public func suggest(_ value: Double, for variable: Variable, priority: Double = 999) throws(SolverError) {
        try core.suggest(value, for: variable, priority: priority)
    }

    /// Withdraws what was suggested for a variable.
    public func endSuggestion(for variable: Variable) { core.endSuggestion(for: variable) }

    // MARK: Ambiguity

    /// Solves, then moves to another of the equally good solutions, one in which the given variables differ where
    /// they can. Called again and again it walks from the least of a variable's values over the middle to the
    /// greatest and round again; where nothing bounds a value, 100 stands for the way to its end.
    ///
    /// The values are preferred at a priority below any other, so that whatever the constraints say goes on to hold
    /// as well as before. Returns whether there was a choice. `endExercisingAmbiguity()` goes back.
    @discardableResult
    public func exerciseAmbiguity(of variables: [Variable]) -> Bool {
        solve()
        let hasChoice = core.chooseOtherValues(of: variables)
        _ = solve(choosing: chooseBrokenConstraint)
        return hasChoice
    }

    /// Withdraws all that `exerciseAmbiguity` prefers; the next `solve()` follows.
    public func endExercisingAmbiguity() { core.withdrawChoices() }

    // MARK: Solving

    /// Brings the values up to date with all changes since the last call.
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
        // The closure runs between two steps, so that it may ask the solver about the constraints.
        while let conflict = core.continueSolving(&report) {
            core.resolve(conflict, choose?(conflict), &report)
        }
        return report
    }

    /// The required constraints without influence because they contradict others, with their conflicts.
    public var brokenConstraints: [(constraint: ConstraintID, conflict: Conflict)] { core.brokenConstraints }
}
