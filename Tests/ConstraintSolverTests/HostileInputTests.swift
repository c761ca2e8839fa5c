import ConstraintSolver
import Testing

struct HostileInputTests {
    let solver = Solver()

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300]) func refusesNumbersOutOfRange(number: Double)
        throws
    {
        let x = solver.makeVariable()
        #expect(throws: SolverError.self) { try solver.add(Constraint([Term(x)], .equal, number)) }
        #expect(throws: SolverError.self) { try solver.add(Constraint([Term(x, number)], .equal, 1)) }
        #expect(throws: SolverError.self) { try solver.suggest(number, for: x) }
        let id = try solver.add(Constraint([Term(x)], .equal, 7))
        #expect(throws: SolverError.self) { try solver.setConstant(number, of: id) }
        solver.solve()
        #expect(solver.value(of: x) == 7)
    }

    @Test(arguments: [Double.nan, 0, -1]) func refusesPriorities(priority: Double) throws {
        let x = solver.makeVariable()
        #expect(throws: SolverError.self) {
            try solver.add(Constraint([Term(x)], .equal, 1, priority: priority))
        }
        let id = try solver.add(Constraint([Term(x)], .equal, 7, priority: 5))
        #expect(throws: SolverError.self) { try solver.setPriority(priority, of: id) }
    }

    @Test func refusesForeignHandles() throws {
        let foreign = Solver().makeVariable()
        #expect(throws: SolverError.unknownVariable(foreign)) {
            try solver.add(Constraint([Term(foreign)], .equal, 1))
        }
        #expect(solver.value(of: foreign) == 0)
        #expect(!solver.isDetermined(foreign))
        let x = solver.makeVariable()
        let id = try solver.add(Constraint([Term(x)], .equal, 1))
        #expect(throws: SolverError.variableInUse(x)) { try solver.remove(x) }
        solver.remove(id)
        solver.remove(id)
        #expect(throws: SolverError.unknownConstraint(id)) { try solver.setConstant(3, of: id) }
        try solver.remove(x)
        #expect(solver.makeVariable() != x)
        #expect(throws: SolverError.unknownVariable(x)) { try solver.suggest(1, for: x) }
        solver.solve()
    }

    @Test(arguments: [1e12, 1e15, 1e18, -1e18, 1e-300]) func solvesExtremeNumbers(number: Double) throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(Constraint([Term(x)], .equal, number))
        try solver.add(Constraint([Term(y), Term(x, -1)], .equal, 8))
        try solver.add(Constraint([Term(y)], .lessThanOrEqual, number, priority: 500))
        #expect(solver.solve().conflicts.isEmpty)
        #expect(abs(solver.value(of: y) - number - 8) <= abs(number) * 1e-12 + 1e-9)
    }

    @Test func constraintsWithoutVariables() throws {
        let x = solver.makeVariable()
        try solver.add(Constraint([], .equal, 0))
        try solver.add(Constraint([Term(x), Term(x, -1)], .lessThanOrEqual, 3))
        #expect(solver.solve().conflicts.isEmpty)
        let impossible = try solver.add(Constraint([Term(x, 0)], .greaterThanOrEqual, 3))
        let conflicts = solver.solve().conflicts
        #expect(conflicts.map(\.conflict.constraints) == [[impossible]])
    }

    @Test func sumsUpRepeatedVariables() throws {
        let x = solver.makeVariable()
        try solver.add(Constraint([Term(x), Term(x, 2)], .equal, 12))
        solver.solve()
        #expect(solver.value(of: x) == 4)
    }

    @Test func solvesWithCoefficientsFarApart() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(Constraint([Term(x, 1e-9), Term(y, 1e9)], .equal, 1e9))
        try solver.add(Constraint([Term(x)], .equal, 5))
        #expect(solver.solve().conflicts.isEmpty)
        #expect(abs(solver.value(of: y) - 1) < 1e-9)
    }
}

/// Sequences of calls that are error-prone.
struct LifeCycleTests {
    let solver = Solver()

    @Test func aPlaceUsedTwiceBeforeSolving() throws {
        let x = solver.makeVariable()
        solver.remove(try solver.add(Constraint([Term(x)], .equal, 1)))
        solver.remove(try solver.add(Constraint([Term(x)], .equal, 2)))
        try solver.add(Constraint([Term(x)], .equal, 3))
        #expect(solver.solve().conflicts.isEmpty)
        #expect(solver.value(of: x) == 3)
    }

    @Test func longChainsOfLargeFactorsOverflowQuietly() throws {
        var last = solver.makeVariable()
        try solver.add(Constraint([Term(last)], .equal, 1e18))
        for _ in 0..<40 {
            let next = solver.makeVariable()
            try solver.add(Constraint([Term(next), Term(last, -1e18)], .equal, 0))
            try solver.add(Constraint([Term(next), Term(last, -1)], .greaterThanOrEqual, 0, priority: 10))
            last = next
        }
        solver.solve()
        #expect(solver.value(of: last).isFinite)
    }

    @Test func constraintsOfManyTerms() throws {
        let variables = (0..<3000).map { _ in solver.makeVariable() }
        try solver.add(Constraint((variables + variables).map { Term($0, 0.5) }, .equal, 3000))
        for x in variables { try solver.add(Constraint([Term(x)], .equal, 1, priority: 5)) }
        #expect(solver.solve().conflicts.isEmpty)
        #expect(abs(variables.reduce(0) { $0 + solver.value(of: $1) } - 3000) < 1e-6)
    }

    @Test func theChooserMayAskTheSolver() throws {
        let x = solver.makeVariable()
        try solver.add(Constraint([Term(x)], .equal, 1))
        try solver.add(Constraint([Term(x)], .equal, 2))
        let solver = solver
        solver.chooseBrokenConstraint = { conflict in
            conflict.constraints.first { solver.constraint($0)?.constant == 1 }
        }
        solver.solve()
        #expect(solver.value(of: x) == 2)
    }

    @Test func longEditsDoNotDrift() throws {
        let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let width = try solver.add(Constraint([Term(a)], .equal, 100))
        try solver.add(Constraint([Term(b), Term(a, -1.0 / 3)], .equal, 0, priority: 500))
        try solver.add(Constraint([Term(b), Term(c), Term(a, -1)], .equal, -10))
        try solver.add(Constraint([Term(c)], .lessThanOrEqual, 55.5, priority: 750))
        for step in 0..<20_000 {
            try solver.setConstant(100 + Double(step % 997) * 0.37, of: width)
            solver.solve()
        }
        try solver.setConstant(100, of: width)
        solver.solve()
        #expect(abs(solver.value(of: b) - 34.5) < 1e-12 && abs(solver.value(of: c) - 55.5) < 1e-12)
    }

    @Test func growsAndShrinksWithoutKeepingAnything() throws {
        for _ in 0..<300 {
            let variables = (0..<10).map { _ in solver.makeVariable() }
            var ids: [ConstraintID] = []
            for (a, b) in zip(variables, variables.dropFirst()) {
                ids.append(try solver.add(Constraint([Term(b), Term(a, -1)], .equal, 1)))
            }
            solver.solve()
            #expect(solver.value(of: variables[9]) == 9)
            for id in ids { solver.remove(id) }
            for variable in variables { try solver.remove(variable) }
        }
        solver.solve()
        #expect(solver.makeVariable().hashValue != 0)
    }
}
