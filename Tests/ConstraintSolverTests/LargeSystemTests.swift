import ConstraintSolver
import Testing

/// Systems too large for the reference: one way of solving compared with another.
struct LargeSystemTests {
    /// Returns constraints between neighboring variables that a random point satisfies, so that they do not conflict.
    private func system(_ count: Int, seed: UInt64) -> [PlainConstraint] {
        var random = Seeded(state: seed &+ 5)
        let point = (0..<count).map { _ in Double(Int.random(in: 0...50, using: &random)) }
        return (0..<count * 3).map { _ in
            var result = PlainConstraint(
                coefficients: Array(repeating: 0, count: count), relation: .equal, constant: 0, priority: 1000
            )
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                result.coefficients[Int.random(in: 0..<count, using: &random)] =
                    [1, -1, 2, 1]
                    .randomElement(using: &random) ?? 1
            }
            let left = zip(result.coefficients, point).reduce(0) { $0 + $1.0 * $1.1 }
            let slack = Double(Int.random(in: 0...9, using: &random))
            switch Int.random(in: 0..<9, using: &random) {
            case 0: result.constant = left
            case 1, 2: (result.relation, result.constant) = (.lessThanOrEqual, left + slack)
            case 3, 4: (result.relation, result.constant) = (.greaterThanOrEqual, left - slack)
            default:
                result.constant = left + slack - 4
                result.priority = [750, 500, 250.5, 250].randomElement(using: &random) ?? 250
                result.weight = Double(Int.random(in: 1...3, using: &random))
            }
            return result
        }
    }

    private func costs(_ constraints: [PlainConstraint], _ values: [Double]) -> [Double] {
        [1000, 750, 500, 250.5, 250].map { priority in
            constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.weight * $1.error(at: values) }
        }
    }

    @Test(arguments: 0..<40) func shufflingDoesNotChangeTheCosts(seed: UInt64) throws {
        let count = 5 + Int(seed)
        var constraints = system(count, seed: seed)
        let first = NumberedSolver(variableCount: count)
        for constraint in constraints { _ = try first.add(constraint) }
        let report = first.solver.solve()
        #expect(report.conflicts.isEmpty && !report.reachedIterationLimit)
        var random = Seeded(state: seed)
        constraints.shuffle(using: &random)
        let second = NumberedSolver(variableCount: count)
        for constraint in constraints { _ = try second.add(constraint) }
        second.solver.solve()
        let (a, b) = (costs(constraints, first.values), costs(constraints, second.values))
        #expect(a[0] < 1e-6 && b[0] < 1e-6)
        #expect(Reference.compare(a, b) == 0, "\(a) \(b)")
    }

    @Test(arguments: 0..<30) func editingEqualsSolvingFromScratch(seed: UInt64) throws {
        let count = 5 + Int(seed)
        var constraints = system(count, seed: seed)
        let edited = NumberedSolver(variableCount: count)
        for constraint in constraints { edited.ids.append(try edited.add(constraint)) }
        edited.solver.solve()
        var random = Seeded(state: seed)
        for _ in 0..<15 {
            let index = constraints.indices.randomElement(using: &random) ?? 0
            if constraints[index].priority == 1000 { continue }
            constraints[index].constant += Double(Int.random(in: -5...5, using: &random))
            try edited.solver.setConstant(constraints[index].constant, of: edited.ids[index])
            let report = edited.solver.solve()
            #expect(report.conflicts.isEmpty && !report.reachedIterationLimit)
            let scratch = NumberedSolver(variableCount: count)
            for constraint in constraints { _ = try scratch.add(constraint) }
            scratch.solver.solve()
            let (a, b) = (costs(constraints, edited.values), costs(constraints, scratch.values))
            #expect(Reference.compare(a, b) == 0, "\(a) \(b)")
            for (a, b) in zip(edited.values, scratch.values) { #expect(abs(a - b) < 1e-6) }
        }
    }

    @Test(arguments: 0..<30) func removingAndAddingAgainChangesNothing(seed: UInt64) throws {
        let count = 5 + Int(seed)
        let constraints = system(count, seed: seed)
        let numbered = NumberedSolver(variableCount: count)
        for constraint in constraints { numbered.ids.append(try numbered.add(constraint)) }
        numbered.solver.solve()
        let before = costs(constraints, numbered.values)
        for index in stride(from: 0, to: constraints.count, by: 3) {
            numbered.solver.remove(numbered.ids[index])
        }
        numbered.solver.solve()
        for index in stride(from: 0, to: constraints.count, by: 3) {
            _ = try numbered.add(constraints[index])
        }
        numbered.solver.solve()
        #expect(Reference.compare(costs(constraints, numbered.values), before) == 0)
    }
}
