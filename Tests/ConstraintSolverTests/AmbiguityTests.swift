import ConstraintSolver
import Testing

struct AmbiguityTests {
    let solver = Solver()

    @Test func walksBetweenTheEndsAndRound() throws {
        let x = solver.makeVariable()
        try solver.add(Constraint([Term(x)], .greaterThanOrEqual, 10))
        try solver.add(Constraint([Term(x)], .lessThanOrEqual, 30))
        solver.solve()
        var seen = [solver.value(of: x)]
        for _ in 0..<4 {
            #expect(solver.exerciseAmbiguity(of: [x]))
            seen.append(solver.value(of: x))
        }
        #expect(seen == [10, 20, 30, 10, 20])
        #expect(!solver.isDetermined(x))
        solver.endExercisingAmbiguity()
        solver.solve()
        #expect(solver.value(of: x) == 10)
    }

    @Test func leavesAloneWhatIsDetermined() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(Constraint([Term(x)], .equal, 10, priority: 1))
        try solver.add(Constraint([Term(y), Term(x, -1)], .greaterThanOrEqual, 5))
        #expect(!solver.exerciseAmbiguity(of: [x]))
        #expect(solver.exerciseAmbiguity(of: [x, y]))
        #expect((solver.value(of: x), solver.value(of: y)) == (10, 65))

    }

    @Test func aVariableThatWasExercisedCanBeRemoved() throws {
        let x = solver.makeVariable()
        let bound = try solver.add(Constraint([Term(x)], .lessThanOrEqual, 30))
        solver.exerciseAmbiguity(of: [x])
        #expect(throws: SolverError.variableInUse(x)) { try solver.remove(x) }
        #expect(solver.exerciseAmbiguity(of: [x]))
        solver.remove(bound)
        try solver.remove(x)
        #expect(!solver.exerciseAmbiguity(of: [x]))
    }

    /// Every solution of the cycle is optimal, and the ends are those of the reference.
    @Test(arguments: 0..<4) func staysAmongTheBest(part: UInt64) throws {
        for seed in part * 50..<part * 50 + 50 {
            let system = RandomSystem(seed: seed)
            let numbered = try NumberedSolver(system)
            guard numbered.solver.solve().conflicts.isEmpty else { continue }
            let reference = Reference(system.constraints, variableCount: system.variableCount)
            for (index, variable) in numbered.variables.enumerated() where !reference.isDetermined(index) {
                var seen: [Double] = []
                for _ in 0..<3 {
                    #expect(numbered.solver.exerciseAmbiguity(of: [variable]), "seed \(seed)")
                    #expect(reference.isBest(numbered.values), "seed \(seed) variable \(index)")
                    seen.append(numbered.values[index])
                }
                let range = reference.range(of: index)
                if range.least > -1000 {
                    #expect(abs((seen.min() ?? 0) - range.least) < 1e-6, "seed \(seed)")
                }
                if range.greatest < 1000 {
                    #expect(abs((seen.max() ?? 0) - range.greatest) < 1e-6, "seed \(seed)")
                }
                numbered.solver.endExercisingAmbiguity()
            }
        }
    }

    @Test func aHabitDecidesAndLeavesTheChoice() throws {
        let x = solver.makeVariable()
        try solver.add(Constraint([Term(x)], .lessThanOrEqual, 30))
        let fallback = try solver.add(Constraint([Term(x)], .equal, 30, priority: Constraint.defaultPriority))
        solver.solve()
        #expect(solver.value(of: x) == 30 && !solver.isDetermined(x))
        #expect(solver.exerciseAmbiguity(of: [x]) && solver.value(of: x) != 30)
        solver.endExercisingAmbiguity()
        solver.remove(fallback)
        solver.solve()
        #expect(solver.value(of: x) == 0)
    }
}
