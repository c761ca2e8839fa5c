import ConstraintSolver
import Testing

/// Rules that callers rely on, one at a time.
struct ChoiceTests {
    let solver = Solver()

    @Test func aHundredWeakerOnesDoNotOutvoteAStrongerOne() throws {
        let x = solver.makeVariable()
        try solver.add(Constraint([Term(x)], .equal, 10, priority: 250.5))
        for _ in 0..<100 { try solver.add(Constraint([Term(x)], .equal, 20, priority: 250, weight: 1000)) }
        solver.solve()
        #expect(solver.value(of: x) == 10)
    }

    @Test func withinAPriorityTheWeightsDecide() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        for (variable, heavy) in [(x, 10.0), (y, 20.0)] {
            try solver.add(Constraint([Term(variable)], .equal, heavy, priority: 250, weight: 3))
            try solver.add(Constraint([Term(variable)], .equal, 15, priority: 250, weight: 2))
        }
        solver.solve()
        #expect((solver.value(of: x), solver.value(of: y)) == (10, 20))
    }

    @Test func freeVariablesAreZeroAndUndetermined() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(Constraint([Term(y), Term(x, -1)], .equal, 8))
        try solver.add(Constraint([Term(x)], .lessThanOrEqual, 5))
        solver.solve()
        #expect((solver.value(of: x), solver.value(of: y)) == (0, 8))
        #expect(!solver.isDetermined(x) && !solver.isDetermined(y))
        try solver.add(Constraint([Term(y)], .greaterThanOrEqual, 13))
        solver.solve()
        #expect((solver.value(of: x), solver.value(of: y)) == (5, 13))
        #expect(solver.isDetermined(x) && solver.isDetermined(y))
    }

    @Test func tellsWhatChanged() throws {
        let variables = (0..<4).map { _ in solver.makeVariable() }
        for (a, b) in zip(variables, variables.dropFirst()) {
            try solver.add(Constraint([Term(b), Term(a, -1)], .equal, 10))
        }
        let width = try solver.add(Constraint([Term(variables[1])], .equal, 10))
        solver.solve()
        #expect(solver.changedVariables == [variables[1], variables[2], variables[3]])
        solver.solve()
        #expect(solver.changedVariables.isEmpty)
        for constant in [11.0, 12, 13] {
            try solver.setConstant(constant, of: width)
            solver.solve()
            #expect(solver.changedVariables == variables)
            #expect(variables.map { solver.value(of: $0) } == [0, 10, 20, 30].map { $0 + constant - 10 })
        }
        solver.remove(width)
        solver.solve()
        #expect(solver.changedVariables == variables)
    }

    @Test func suggestionsComeAndGo() throws {
        let x = solver.makeVariable()
        try solver.add(Constraint([Term(x)], .equal, 3, priority: 10))
        try solver.suggest(7, for: x)
        solver.solve()
        #expect(solver.value(of: x) == 7)
        try solver.suggest(8, for: x)
        solver.solve()
        #expect(solver.value(of: x) == 8)
        solver.endSuggestion(for: x)
        solver.solve()
        #expect(solver.value(of: x) == 3)
    }

    @Test func readsConstraintsBack() throws {
        let x = solver.makeVariable()
        let id = try solver.add(Constraint([Term(x, 2)], .lessThanOrEqual, 3, priority: 10))
        try solver.setPriority(700, of: id)
        try solver.setConstant(5, of: id)
        #expect(solver.constraint(id)?.terms == [Term(x, 2)])
        #expect(solver.constraint(id)?.priority == 700 && solver.constraint(id)?.constant == 5)
    }
}
