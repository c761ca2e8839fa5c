import ConstraintSolver

/// Runs our solver on a workload. Variables and constraints are created beforehand.
final class KumikiRun {
    private let solver = Solver()
    private let variables: [Variable]
    private let constraints: [Constraint]
    private let suggestions: [(variable: Variable, value: Double)]
    private var ids: [ConstraintID] = []
    private var error: String?

    init(_ work: Workload) {
        let solver = solver
        let variables = (0..<work.variableCount).map { _ in solver.makeVariable() }
        self.variables = variables
        constraints = work.rows.map { row in
            let terms = row.terms.map { Term(variables[$0.variable], $0.coefficient) }
            return Constraint(terms, row.relation, -row.constant, priority: row.strength.priority)
        }
        suggestions = work.suggestions.map { (variables[$0.variable], $0.value) }
        ids.reserveCapacity(constraints.count)
    }

    func build() throws {
        for suggestion in suggestions { try suggest(suggestion.value, suggestion.variable) }
        for constraint in constraints { ids.append(try solver.add(constraint)) }
        try solve()
    }

    func edit(_ value: Double) throws {
        try suggest(value, suggestions[0].variable)
        try solve()
    }

    /// Removes every tenth constraint and adds it again.
    func churn() throws {
        for index in stride(from: 0, to: ids.count, by: 10) { solver.remove(ids[index]) }
        for index in stride(from: 0, to: ids.count, by: 10) {
            ids[index] = try solver.add(constraints[index])
        }
        try solve()
    }

    var sum: Double { variables.reduce(0) { $0 + solver.value(of: $1) } }

    private func suggest(_ value: Double, _ variable: Variable) throws {
        try solver.suggest(value, for: variable, priority: Workload.Strength.strong.priority)
    }

    private func solve() throws {
        let report = solver.solve()
        guard report.conflicts.isEmpty, !report.reachedIterationLimit else {
            throw Failure("our solver did not solve the workload")
        }
    }
}

extension Workload.Strength {
    fileprivate var priority: Double {
        switch self {
        case .required: Constraint.requiredPriority
        case .strong: 900
        case .medium: 750
        case .weak: 250
        }
    }
}
