import ConstraintSolver
import Testing

/// The solver compared with a slow one that enumerates all vertices, without rounding errors.
struct RandomSystemTests {
    @Test(arguments: 0..<8) func isAsGoodAsTheBestVertex(part: UInt64) throws {
        for seed in part * 300..<part * 300 + 300 {
            #expect(try !compare(RandomSystem(seed: seed), seed).reachedIterationLimit)
        }
    }

    /// Duplicate constraints, multiples, sums of others, and pairs with opposite preferences.
    @Test(arguments: 0..<8) func isAsGoodWhereSystemsAreDegenerate(part: UInt64) throws {
        for seed in part * 80..<part * 80 + 80 {
            _ = try compare(RandomSystem(degenerateWithSeed: seed), seed)
        }
    }

    /// Compares feasibility, costs and determinacy with the reference.
    private func compare(_ system: RandomSystem, _ seed: UInt64) throws -> SolveReport {
        let numbered = try NumberedSolver(system)
        let report = numbered.solver.solve()
        let reference = Reference(system.constraints, variableCount: system.variableCount)
        #expect(reference.isFeasible == report.conflicts.isEmpty, "seed \(seed)")
        guard report.conflicts.isEmpty else { return report }
        #expect(reference.isBest(numbered.values), "seed \(seed): \(numbered.values) \(reference.best)")
        for (index, variable) in numbered.variables.enumerated() {
            #expect(
                numbered.solver.isDetermined(variable) == reference.isDetermined(index),
                "seed \(seed) variable \(index)")
        }
        return report
    }

    @Test(arguments: 0..<4) func conflictsAreMinimal(part: UInt64) throws {
        for seed in part * 300..<part * 300 + 300 {
            let system = RandomSystem(seed: seed, requiredOnly: true)
            let numbered = try NumberedSolver(system)
            for (conflict, broken) in numbered.solver.solve().conflicts {
                #expect(conflict.constraints.contains(broken))
                let members = conflict.constraints.compactMap { id in
                    numbered.ids.firstIndex(of: id).map { system.constraints[$0] }
                }
                #expect(!Reference(members, variableCount: system.variableCount).isFeasible, "seed \(seed)")
                for left in members.indices {
                    var rest = members
                    rest.remove(at: left)
                    #expect(Reference(rest, variableCount: system.variableCount).isFeasible, "seed \(seed)")
                }
            }
        }
    }

    @Test(arguments: 0..<4) func orderOfInsertionDoesNotMatterWhereTheBestIsUnique(part: UInt64) throws {
        for seed in part * 300..<part * 300 + 300 {
            let system = RandomSystem(seed: seed)
            let numbered = try NumberedSolver(system)
            guard numbered.solver.solve().conflicts.isEmpty else { continue }
            var random = Seeded(state: seed)
            var shuffled = system
            shuffled.constraints.shuffle(using: &random)
            let other = try NumberedSolver(shuffled)
            other.solver.solve()
            for (a, b) in zip(numbered.variables, other.variables) where numbered.solver.isDetermined(a) {
                #expect(abs(numbered.solver.value(of: a) - other.solver.value(of: b)) < 1e-6, "seed \(seed)")
            }
        }
    }

    @Test(arguments: 0..<4) func editsGiveWhatSolvingFromScratchGives(part: UInt64) throws {
        for seed in part * 60..<part * 60 + 60 {
            var random = Seeded(state: seed &+ 99)
            let system = RandomSystem(seed: seed)
            var constraints = system.constraints
            let edited = try NumberedSolver(system)
            edited.solver.solve()
            for _ in 0..<12 {
                try edit(edited, &constraints, system.variableCount, &random)
                edited.solver.solve()
                let scratch = NumberedSolver(variableCount: system.variableCount)
                for constraint in constraints { _ = try scratch.add(constraint) }
                scratch.solver.solve()
                guard scratch.solver.brokenConstraints.isEmpty else { continue }
                #expect(edited.solver.brokenConstraints.isEmpty, "seed \(seed)")
                for (a, b) in zip(edited.values, scratch.values) {
                    #expect(abs(a - b) < 1e-6, "seed \(seed)")
                }
            }
        }
    }

    private func edit(
        _ numbered: NumberedSolver, _ constraints: inout [PlainConstraint], _ variableCount: Int,
        _ random: inout Seeded
    ) throws {
        let index = constraints.indices.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<6, using: &random) {
        case 0 where constraints.count > 1:
            numbered.solver.remove(numbered.ids.remove(at: index))
            constraints.remove(at: index)
        case 1 where constraints.count < 9:
            constraints.append(RandomSystem.constraint(variableCount, false, &random))
            numbered.ids.append(try numbered.add(constraints[constraints.count - 1]))
        case 2:
            constraints[index].priority = [1000, 750, 250].randomElement(using: &random) ?? 250
            try numbered.solver.setPriority(constraints[index].priority, of: numbered.ids[index])
        default:
            constraints[index].constant = Double(Int.random(in: -10...20, using: &random))
            try numbered.solver.setConstant(constraints[index].constant, of: numbered.ids[index])
        }
    }
}
