import ConstraintSolver
import Testing

/// Systems in which hundreds of required constraints contradict others: all are found in few attempts.
struct ManyConflictsTests {
    let solver = Solver()

    /// Returns variables in a row with a given minimum distance.
    private func chain(_ count: Int, _ relation: Relation, _ distance: Double) throws -> [Variable] {
        var chain = [solver.makeVariable()]
        try solver.add(Constraint([Term(chain[0])], .equal, 0))
        for _ in 0..<count {
            let next = solver.makeVariable()
            try solver.add(Constraint([Term(next), Term(chain[chain.count - 1], -1)], relation, distance))
            chain.append(next)
        }
        return chain
    }

    @Test func findsAllContradictoryEqualitiesAtOnce() throws {
        for (index, x) in try chain(120, .equal, 10).enumerated().dropFirst() {
            try solver.add(Constraint([Term(x)], .equal, Double(7 * index)))
        }
        let report = solver.solve()
        #expect(report.conflicts.count == 120 && report.attempts == 2)
        #expect(report.conflicts.map(\.conflict.constraints.count) == (1...120).map { $0 + 2 })
    }

    @Test func findsAllContradictoryInequalitiesAtOnce() throws {
        for x in try chain(120, .greaterThanOrEqual, 10).dropFirst() {
            try solver.add(Constraint([Term(x)], .lessThanOrEqual, 15))
        }
        let report = solver.solve()
        #expect(report.conflicts.count == 119 && report.attempts <= 3)
        #expect(report.conflicts.allSatisfy { $0.conflict.isComplete })
    }

    @Test func findsAllContradictoryBoundsAtOnce() throws {
        let x = solver.makeVariable()
        for bound in 0..<500 {
            try solver.add(Constraint([Term(x)], .greaterThanOrEqual, Double(bound)))
            try solver.add(Constraint([Term(x)], .lessThanOrEqual, Double(-bound)))
        }
        let report = solver.solve()
        #expect(report.conflicts.count == 998 && report.attempts == 2)
        #expect(report.conflicts.allSatisfy { $0.conflict.constraints.count == 2 })
        #expect(solver.value(of: x) == 0)
    }

    @Test func namesAllOfALongContradiction() throws {
        let chain = try chain(2000, .equal, 10)
        try solver.add(Constraint([Term(chain[2000])], .lessThanOrEqual, 19_999))
        let report = solver.solve()
        #expect(report.conflicts.map(\.conflict.constraints.count) == [2002])
    }

    @Test func attemptsAreFewWhateverIsBroken() throws {
        solver.chooseBrokenConstraint = { $0.constraints.first }
        for (index, x) in try chain(300, .equal, 10).enumerated().dropFirst() {
            try solver.add(Constraint([Term(x)], .equal, Double(7 * index)))
        }
        #expect(solver.solve().attempts <= 40)
        #expect(solver.solve().conflicts.isEmpty)
    }

    /// The members of the last of very many long contradictions are not searched.
    @Test func saysWhereMembersAreNotKnown() throws {
        for (index, x) in try chain(3000, .equal, 10).enumerated().dropFirst() {
            try solver.add(Constraint([Term(x)], .equal, Double(7 * index)))
        }
        let report = solver.solve()
        #expect(report.conflicts.count == 3000 && report.attempts == 2)
        #expect(report.conflicts.first?.conflict.isComplete == true)
        #expect(report.conflicts.last?.conflict.isComplete == false)
    }

    /// Conflicts whose members are unknown are retried after any change.
    @Test func mendsWhatItCouldNotExplain() throws {
        let chain = try chain(3000, .equal, 10)
        var limits: [ConstraintID] = []
        for (index, x) in chain.enumerated().dropFirst() {
            limits.append(try solver.add(Constraint([Term(x)], .equal, Double(7 * index))))
        }
        solver.solve()
        for (index, id) in limits.enumerated() { try solver.setConstant(Double(10 * (index + 1)), of: id) }
        #expect(solver.solve().conflicts.isEmpty && solver.brokenConstraints.isEmpty)
    }

    /// Many random constraints over few variables: minimal sets and a satisfiable rest, checked with exact fractions.
    @Test(arguments: 0..<4) func randomContradictionsAreMinimal(part: UInt64) throws {
        for seed in part * 40..<part * 40 + 40 {
            var random = Seeded(state: seed &+ 4242)
            let count = Int.random(in: 1...3, using: &random)
            let constraints = (0..<Int.random(in: 8...16, using: &random)).map { _ in
                RandomSystem.constraint(count, seed % 2 == 0, &random)
            }
            let numbered = NumberedSolver(variableCount: count)
            for constraint in constraints { numbered.ids.append(try numbered.add(constraint)) }
            let report = numbered.solver.solve()
            for (conflict, _) in report.conflicts {
                let members = conflict.constraints.compactMap { id in
                    numbered.ids.firstIndex(of: id).map { constraints[$0] }
                }
                #expect(isMinimal(members, count), "seed \(seed)")
            }
            let broken = Set(report.conflicts.map(\.broken))
            let rest = zip(numbered.ids, constraints).filter { !broken.contains($0.0) }.map(\.1)
            let reference = Reference(rest, variableCount: count)
            #expect(reference.isFeasible && reference.isBest(numbered.values), "seed \(seed)")
        }
    }

    private func isMinimal(_ members: [PlainConstraint], _ count: Int) -> Bool {
        guard !Reference(members, variableCount: count).isFeasible else { return false }
        return members.indices.allSatisfy { left in
            var rest = members
            rest.remove(at: left)
            return Reference(rest, variableCount: count).isFeasible
        }
    }
}

/// Systems too large for their parts to be coupled.
struct LimitTests {
    let solver = Solver()

    /// Each of many values has to keep a distance from the sum of all previous ones: rows of a quadratic number of terms.
    @Test func rowsOfTooManyTermsAreSolvedInPart() throws {
        var terms: [Term] = []
        for _ in 0..<1450 {
            let x = solver.makeVariable()
            try solver.add(
                Constraint([Term(x)] + terms.map { Term($0.variable, -0.001) }, .greaterThanOrEqual, -1))
            terms.append(Term(x))
        }
        let report = solver.solve()
        #expect(report.reachedIterationLimit && report.conflicts.isEmpty)
        #expect(terms.allSatisfy { solver.value(of: $0.variable) == 0 })
    }

    @Test func aHundredThousandConstraints() throws {
        var last = solver.makeVariable()
        try solver.add(Constraint([Term(last)], .equal, 0))
        for index in 1..<50_000 {
            let next = solver.makeVariable()
            try solver.add(Constraint([Term(next), Term(last, -1)], .equal, 8))
            try solver.add(Constraint([Term(next)], .lessThanOrEqual, Double(index), priority: 250))
            last = next
        }
        #expect(solver.solve().conflicts.isEmpty)
        #expect(solver.value(of: last) == 8 * 49_999)
    }
}
