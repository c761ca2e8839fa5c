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
    let store = ConstraintStore()
    /// Blocks by number; nil where a number is free.
    var blocks: [Block?] = []
    var freeBlocks: [Int] = []
    /// Numbers of the blocks to be made anew.
    var dirtyBlocks: [Int] = []
    /// Numbers of the blocks whose constants were edited.
    var editedBlocks: [Int] = []
    /// Constraints no block holds yet.
    var pendingConstraints: [Int] = []
    /// The conflict that broke a constraint, by the constraint's place.
    var breakages: [Int: Conflict] = [:]
    /// Variables whose value the last solve changed.
    var changes: [Int] = []
    /// Variables that lost their block.
    var orphans: [Int] = []


    /// Decides which constraint of a conflict is to be broken. Nil, or a constraint that is not part of the
    /// conflict, stands for the one added last. A broken constraint has no influence until it is removed or
    /// another constraint of its conflict is removed or changed; then it is tried again.
    public var chooseBrokenConstraint: ((Conflict) -> ConstraintID?)?

    /// Makes a solver without variables.
    public init() {}

    // MARK: Variables

    /// Makes a new unknown. Until constraints determine it its value is 0.
    public func makeVariable() -> Variable { store.makeVariable() }

    /// Forgets a variable, whose handle becomes invalid. No constraint may mention it any more.
    public func remove(_ variable: Variable) throws(SolverError) {
        let index = try place(of: variable)
        endSuggestion(for: variable)
        guard store.variables[index].uses == 0 else { throw .variableInUse(variable) }
        store.removeVariable(at: index)
    }

    /// The value that the last `solve()` found; 0 for an unknown or new variable.
    public func value(of variable: Variable) -> Double {
        store.contains(variable) ? store.values[Int(variable.index)] : 0
    }

    /// Whether the value that the last `solve()` found is the only one that satisfies the constraints as well.
    public func isDetermined(_ variable: Variable) -> Bool {
        guard store.contains(variable) else { return false }
        let stored = store.variables[Int(variable.index)]
        guard stored.block >= 0, let block = blocks[Int(stored.block)] else { return false }
        return block.isDetermined(Int(stored.local), store)
    }

    /// The variables to which the last `solve()` gave a new value, in the order of their making where handles
    /// are not reused.
    public var changedVariables: [Variable] {
        changes.sorted().map { store.handle(ofVariableAt: $0) }
    }

    // MARK: Constraints

    /// Adds a constraint. Contradictions come to light in the next `solve()`.
    @discardableResult
    public func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
        try check(constraint)
        let index = store.insert(constraint)
        pendingConstraints.append(index)
        for term in store.terms[store.constraints[index].termRange] { markDirty(variable: term.column) }
        return store.id(ofConstraintAt: index)
    }

    /// Removes a constraint. One that is not there any more is ignored.
    public func remove(_ id: ConstraintID) {
        guard let index = store.index(of: id) else { return }
        detach(index)
        breakages[index] = nil
        store.removeConstraint(at: index)
    }

    /// Whether the constraint is part of the solver.
    public func contains(_ id: ConstraintID) -> Bool { store.index(of: id) != nil }

    /// The constraint as it now stands, or nil when it was removed.
    public func constraint(_ id: ConstraintID) -> Constraint? {
        guard let index = store.index(of: id) else { return nil }
        let stored = store.constraints[index]
        let terms = store.terms[stored.termRange].map {
            Term(store.handle(ofVariableAt: $0.column), $0.coefficient)
        }
        return Constraint(
            terms, stored.relation, stored.constant, priority: stored.priority, weight: stored.weight)
    }

    /// Changes the right side of a constraint.
    public func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
        try check(number: constant)
        let index = try place(of: id)
        guard store.constraints[index].constant != constant else { return }
        store.constraints[index].constant = constant
        noteConstant(index)
    }

    /// Changes the priority of a constraint, which keeps its place in the order of insertion.
    public func setPriority(_ priority: Double, of id: ConstraintID) throws(SolverError) {
        guard priority > 0 else { throw .invalidPriority(priority) }
        let index = try place(of: id)
        guard store.constraints[index].priority != priority else { return }
        store.constraints[index].priority = priority
        store.constraints[index].isRequired = priority >= Constraint.requiredPriority
        touch(index)
    }

    // MARK: Suggestions

    /// Asks for a value by an equality of the given priority, made on the first call and changed by later ones.
    public func suggest(_ value: Double, for variable: Variable, priority: Double = 999) throws(SolverError) {
        let index = try place(of: variable)
        let known = store.variables[index].suggestion
        if known >= 0 {
            let id = store.id(ofConstraintAt: Int(known))
            try setConstant(value, of: id)
            try setPriority(priority, of: id)
        } else {
            let id = try add(Constraint([Term(variable)], .equal, value, priority: priority))
            store.variables[index].suggestion = id.index
        }
    }

    /// Withdraws what was suggested for a variable.
    public func endSuggestion(for variable: Variable) {
        guard store.contains(variable) else { return }
        let known = Int(store.variables[Int(variable.index)].suggestion)
        guard known >= 0 else { return }
        store.variables[Int(variable.index)].suggestion = -1
        remove(store.id(ofConstraintAt: known))
    }

    // MARK: Checks

    private func place(of variable: Variable) throws(SolverError) -> Int {
        guard store.contains(variable) else { throw .unknownVariable(variable) }
        return Int(variable.index)
    }

    private func place(of id: ConstraintID) throws(SolverError) -> Int {
        guard let index = store.index(of: id) else { throw .unknownConstraint(id) }
        return index
    }

    private func check(number: Double) throws(SolverError) {
        guard abs(number) <= 1e18 else { throw .numberOutOfRange(number) }
    }

    private func check(_ constraint: Constraint) throws(SolverError) {
        try check(number: constraint.constant)
        guard constraint.priority > 0 else { throw .invalidPriority(constraint.priority) }
        guard constraint.weight > 0, constraint.weight <= 1e18 else { throw .numberOutOfRange(constraint.weight) }
        for term in constraint.terms {
            try check(number: term.coefficient)
            guard store.contains(term.variable) else { throw .unknownVariable(term.variable) }
        }
    }
}
