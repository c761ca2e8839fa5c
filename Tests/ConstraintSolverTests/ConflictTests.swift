import ConstraintSolver
import Testing

struct ConflictTests {
    let solver = Solver()

    /// Returns the constraints on left, width and right of two views in 100 points, the first 60 wide and the second 50.
    private func overfull() throws -> [ConstraintID] {
        let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        try solver.add(Constraint([Term(c)], .greaterThanOrEqual, 0))
        return [
            try solver.add(Constraint([Term(a)], .equal, 0)),
            try solver.add(Constraint([Term(b), Term(a, -1)], .equal, 60)),
            try solver.add(Constraint([Term(c), Term(b, -1)], .equal, 50)),
            try solver.add(Constraint([Term(c), Term(a, -1)], .equal, 100)),
        ]
    }

    @Test func breaksTheNewestOfASmallestSet() throws {
        let ids = try overfull()
        let report = solver.solve()
        #expect(report.conflicts.map(\.conflict.constraints) == [Array(ids[1...])])
        #expect(report.conflicts.map(\.broken) == [ids[3]])
        #expect(solver.solve().conflicts.isEmpty)
        #expect(solver.brokenConstraints.map(\.constraint) == [ids[3]])
    }

    @Test func theCallerMayChoose() throws {
        let ids = try overfull()
        solver.chooseBrokenConstraint = { $0.constraints.first }
        #expect(solver.solve().conflicts.map(\.broken) == [ids[1]])
    }

    @Test func triesAgainWhenTheConflictIsGone() throws {
        let ids = try overfull()
        solver.solve()
        try solver.setConstant(40, of: ids[2])
        #expect(solver.solve().conflicts.isEmpty)
        #expect(solver.brokenConstraints.isEmpty)
        try solver.setConstant(41, of: ids[2])
        #expect(solver.solve().conflicts.count == 1)
        solver.remove(ids[1])
        #expect(solver.solve().conflicts.isEmpty)
    }

    @Test func refusesWhatCannotHold() throws {
        let x = solver.makeVariable()
        let first = try solver.add(Constraint([Term(x)], .lessThanOrEqual, 5))
        #expect(throws: SolverError.self) {
            try solver.addIfSatisfiable(Constraint([Term(x)], .greaterThanOrEqual, 6))
        }
        let second = try solver.addIfSatisfiable(Constraint([Term(x)], .greaterThanOrEqual, 5))
        #expect(solver.value(of: x) == 5)
        #expect(solver.contains(first) && solver.contains(second))
        #expect(solver.brokenConstraints.isEmpty)
    }

    @Test func findsFewAmongMany() throws {
        var last = solver.makeVariable()
        try solver.add(Constraint([Term(last)], .equal, 0))
        var middle = last
        for index in 0..<1000 {
            let next = solver.makeVariable()
            try solver.add(Constraint([Term(next), Term(last, -1)], .equal, 10))
            last = next
            if index == 500 { middle = next }
        }
        let width = try solver.add(
            Constraint([Term(middle), Term(last, -1)], .lessThanOrEqual, 3, priority: 1000))
        let limit = try solver.add(Constraint([Term(middle), Term(last, -1)], .greaterThanOrEqual, 4))
        let report = solver.solve()
        #expect(report.conflicts.last?.broken == limit)
        #expect(solver.contains(width))
    }

    @Test func manyConflictsEndSomewhere() throws {
        let variables = (0..<15).map { _ in solver.makeVariable() }
        for (index, x) in variables.enumerated() {
            for bound in 0..<4 {
                try solver.add(
                    Constraint(
                        [Term(x), Term(variables[(index + 1) % 15], Double(bound))], .equal, Double(bound)))
            }
        }
        solver.solve()
        #expect(solver.solve().conflicts.isEmpty)
    }
}
