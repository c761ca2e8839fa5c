import ConstraintSolver
import Testing

/// Long series of changes, and large systems.
struct EnduranceTests {
    /// Returns views below each other in a container, as in screens, with an optional width in thirds.
    private func screen() -> [PlainConstraint] {
        var constraints: [PlainConstraint] = []
        func add(
            _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double, _ priority: Double = 1000
        ) {
            var coefficients = Array(repeating: 0.0, count: 8)
            for (variable, coefficient) in terms { coefficients[variable] += coefficient }
            constraints.append(
                PlainConstraint(
                    coefficients: coefficients, relation: relation, constant: constant, priority: priority))
        }
        add([(0, 1)], .equal, 320, 900)
        add([(1, 1)], .equal, 0)
        for view in 0..<2 {
            let (top, height, width) = (2 + view * 3, 3 + view * 3, 4 + view * 3)
            let end = view == 0 ? [(1, -1.0)] : [(top - 3, -1.0), (height - 3, -1.0)]
            add([(top, 1)] + end, .equal, 8)
            add([(width, 1), (0, -1.0 / 3)], .equal, 0, 750)
            add([(width, 1), (0, -1)], .lessThanOrEqual, -7)
            add([(height, 1)], .greaterThanOrEqual, 20)
            add([(height, 1)], .equal, 44, 250)
            add([(height, 1), (width, -0.7)], .greaterThanOrEqual, 0, 500)
        }
        return constraints
    }

    /// A hundred thousand changes in all.
    @Test(arguments: 0..<4) func longSeriesOfChangesDoNotDrift(seed: UInt64) throws {
        var constraints = screen()
        let numbered = NumberedSolver(variableCount: 8)
        for constraint in constraints { numbered.ids.append(try numbered.add(constraint)) }
        var random = Seeded(state: seed)
        var hadConflicts = false
        for step in 1...25_000 {
            let index = step.isMultiple(of: 40) ? Int.random(in: 0..<constraints.count, using: &random) : 0
            switch step % 80 {
            case 0:
                numbered.solver.remove(numbered.ids[index])
                numbered.ids[index] = try numbered.add(constraints[index])
            case 40 where constraints[index].priority < 1000:
                constraints[index].constant += Double(Int.random(in: -4...4, using: &random))
                try numbered.solver.setConstant(constraints[index].constant, of: numbered.ids[index])
            default:
                constraints[0].constant = 300 + Double(step % 997) * 0.37
                try numbered.solver.setConstant(constraints[0].constant, of: numbered.ids[0])
            }
            hadConflicts = hadConflicts || !numbered.solver.solve().conflicts.isEmpty
            guard step.isMultiple(of: 5000) else { continue }
            let fresh = NumberedSolver(variableCount: 8)
            for constraint in constraints { _ = try fresh.add(constraint) }
            fresh.solver.solve()
            for (a, b) in zip(numbered.values, fresh.values) { #expect(abs(a - b) < 1e-9, "step \(step)") }
        }
        #expect(!hadConflicts)
    }

    /// Each of 999 priorities has a different preferred value, and lower ones weigh a billion times as much.
    @Test func noSumOfWeakerOnesOutvotesAStrongerOne() throws {
        let solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        var ids: [ConstraintID] = []
        for priority in 1...999 {
            let weight = priority == 999 ? 1 : 1e9
            let terms = priority.isMultiple(of: 2) ? [Term(x), Term(y)] : [Term(x), Term(y, -1)]
            ids.append(
                try solver.add(
                    Constraint(terms, .equal, Double(priority), priority: Double(priority), weight: weight)))
        }
        for top in stride(from: 998, to: 980, by: -1) {
            solver.solve()
            let (strongest, next) = (Double(top + 1), Double(top))
            let (sum, difference) = top.isMultiple(of: 2) ? (next, strongest) : (strongest, next)
            #expect(abs(solver.value(of: x) - (sum + difference) / 2) < 1e-9)
            #expect(abs(solver.value(of: y) - (sum - difference) / 2) < 1e-9)
            solver.remove(ids[top])
        }
    }

    @Test func aHundredThousandConstraints() throws {
        let solver = Solver()
        var last = solver.makeVariable()
        try solver.add(Constraint([Term(last)], .equal, 1))
        for _ in 0..<33_000 {
            let next = solver.makeVariable()
            try solver.add(Constraint([Term(next), Term(last, -1)], .equal, 2))
            try solver.add(Constraint([Term(next)], .greaterThanOrEqual, 0))
            try solver.add(Constraint([Term(next)], .equal, 7, priority: 250))
            last = next
        }
        #expect(solver.solve().conflicts.isEmpty)
        #expect(solver.value(of: last) == 66_001)
    }

    /// In systems with dozens of variables, reported conflicts are contradictory and satisfiable without any one of their
    /// members.
    @Test(arguments: 0..<20) func largeConflictsAreMinimal(seed: UInt64) throws {
        var random = Seeded(state: seed)
        let count = 24
        let constraints = (0..<60).map { _ in
            var constraint = RandomSystem.constraint(3, true, &random)
            let places = (0..<count).shuffled(using: &random)
            var coefficients = Array(repeating: 0.0, count: count)
            for (place, coefficient) in zip(places, constraint.coefficients) {
                coefficients[place] = coefficient
            }
            constraint.coefficients = coefficients
            return constraint
        }
        let numbered = NumberedSolver(variableCount: count)
        for constraint in constraints { numbered.ids.append(try numbered.add(constraint)) }
        for (conflict, broken) in numbered.solver.solve().conflicts {
            let members = conflict.constraints.compactMap { id in
                numbered.ids.firstIndex(of: id).map { constraints[$0] }
            }
            #expect(conflict.constraints.last == broken)
            #expect(try !canHold(members))
            for left in members.indices {
                var rest = members
                rest.remove(at: left)
                #expect(try canHold(rest), "seed \(seed)")
            }
        }
    }

    private func canHold(_ constraints: [PlainConstraint]) throws -> Bool {
        let numbered = NumberedSolver(variableCount: constraints.first?.coefficients.count ?? 0)
        for constraint in constraints { _ = try numbered.add(constraint) }
        return numbered.solver.solve().conflicts.isEmpty
    }
}
