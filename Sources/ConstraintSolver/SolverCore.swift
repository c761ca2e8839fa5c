/// The state of a solver: constraints, their division into blocks, and what has changed since the last solve.
struct SolverCore {
    var store = ConstraintStore()
    /// Blocks by number; empty where a number is free.
    var blocks: [Block] = []
    var freeBlocks: [Int] = []
    /// Numbers of the blocks to be divided again.
    var dirtyBlocks: [Int] = []
    /// Numbers of the blocks that constraints were added to or removed from.
    var changedBlocks: [Int] = []
    /// Numbers of the blocks whose constants were edited.
    var editedBlocks: [Int] = []
    /// Constraints that belong to no block yet.
    var pendingConstraints: [Int] = []
    /// The broken constraints with their conflicts.
    var brokenSet = BrokenConstraints()
    /// The contradictions of the last attempt at a block.
    var contradictions: Contradictions?
    /// The remaining steps for explaining contradictions in the current solve.
    var explanationSteps = 0
    /// The number of attempts in the current solve that found contradictions.
    var attempts = 0
    /// The preferences among optimal solutions, by variable.
    var choices: [Int: ConstraintID] = [:]
    /// The number of constraints with ``Constraint/defaultPriority``.
    var defaults = 0
    /// Variables whose values the last solve changed.
    var changes: [Int] = []
    /// Variables that lost their block.
    var orphans: [Int] = []
    /// Sets of constraints, with their variables, that the current solve has still to make blocks of.
    var waiting: [(constraints: [Int], variables: [Int])] = []

    // MARK: Variables

    mutating func remove(_ variable: Variable) throws(SolverError) {
        let index = try place(of: variable)
        let ownUses: Int =
            (store.variables[index].suggestion >= 0 ? 1 : 0) + (choices[index] == nil ? 0 : 1)
        guard store.variables[index].uses == ownUses else { throw .variableInUse(variable) }
        endSuggestion(for: variable)
        if let choice = choices.removeValue(forKey: index) { remove(choice) }
        store.removeVariable(at: index)
    }

    func value(of variable: Variable) -> Double {
        store.contains(variable) ? store.values[variable.index] : 0
    }

    var changedVariables: [Variable] {
        var result: [Variable] = []
        var previous = -1
        var sorted = changes
        store.sortByAge(&sorted)
        for index in sorted where index != previous && store.variables[index].isAlive {
            result.append(store.handle(ofVariableAt: index))
            previous = index
        }
        return result
    }

    // MARK: Constraints

    mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
        try check(constraint)
        let index = store.insert(constraint)
        if constraint.priority == Constraint.defaultPriority { defaults += 1 }
        noteAddition(index)
        return store.id(ofConstraintAt: index)
    }

    mutating func remove(_ id: ConstraintID) {
        guard let index = store.index(of: id) else { return }
        if store.constraints[index].priority == Constraint.defaultPriority { defaults -= 1 }
        noteRemoval(index)
        brokenSet.forget(index)
        store.removeConstraint(at: index)
    }

    func constraint(_ id: ConstraintID) -> Constraint? {
        guard let index = store.index(of: id) else { return nil }
        let stored = store.constraints[index]
        let terms = store.terms[stored.termRange].map {
            Term(store.handle(ofVariableAt: $0.column), $0.coefficient)
        }
        return Constraint(
            terms, stored.relation, stored.constant, priority: stored.priority, weight: stored.weight)
    }

    mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
        try check(number: constant)
        let index = try place(of: id)
        guard store.constraints[index].constant != constant else { return }
        store.constraints[index].constant = constant
        noteConstant(index)
    }

    mutating func setPriority(_ priority: Double, of id: ConstraintID) throws(SolverError) {
        guard priority > 0 else { throw .invalidPriority(priority) }
        let index = try place(of: id)
        let former = store.constraints[index].priority
        guard former != priority else { return }
        defaults +=
            (priority == Constraint.defaultPriority ? 1 : 0) - (former == Constraint.defaultPriority ? 1 : 0)
        store.constraints[index].priority = priority
        store.constraints[index].isRequired = priority >= Constraint.requiredPriority
        notePriority(index)
    }

    // MARK: Suggestions

    mutating func suggest(_ value: Double, for variable: Variable, priority: Double) throws(SolverError) {
        let index = try place(of: variable)
        let known = store.variables[index].suggestion
        if known >= 0 {
            let id = store.id(ofConstraintAt: known)
            try setConstant(value, of: id)
            try setPriority(priority, of: id)
        } else {
            let id = try add(Constraint([Term(variable)], .equal, value, priority: priority))
            store.variables[index].suggestion = id.index
        }
    }

    mutating func endSuggestion(for variable: Variable) {
        guard store.contains(variable) else { return }
        let known = store.variables[variable.index].suggestion
        guard known >= 0 else { return }
        store.variables[variable.index].suggestion = -1
        remove(store.id(ofConstraintAt: known))
    }

    // MARK: Checks

    private func place(of variable: Variable) throws(SolverError) -> Int {
        guard store.contains(variable) else { throw .unknownVariable(variable) }
        return variable.index
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
        guard constraint.weight > 0, constraint.weight <= 1e18 else {
            throw .numberOutOfRange(constraint.weight)
        }
        for term in constraint.terms {
            try check(number: term.coefficient)
            guard store.contains(term.variable) else { throw .unknownVariable(term.variable) }
        }
    }
}
