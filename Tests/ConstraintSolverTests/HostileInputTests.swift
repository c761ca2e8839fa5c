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
