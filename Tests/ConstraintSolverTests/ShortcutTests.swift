import ConstraintSolver
import Testing

/// Large systems, for which the solver has simplifications. A variable with a choice disables them, so that two
/// solvers, one with such a variable, solve the same system in two ways.
struct ShortcutTests {
    private let plain = Solver()
    private let thorough = Solver()
    private var variables: [(Variable, Variable)] = []
    private var ids: [(ConstraintID, ConstraintID)] = []
    private var constants: [Double] = []

    private mutating func makeVariable() -> Int {
        variables.append((plain.makeVariable(), thorough.makeVariable()))
        return variables.count - 1
    }

    private mutating func add(
        _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double, _ priority: Double = 1000
    ) throws {
        let first = terms.map { Term(variables[$0.0].0, $0.1) }
        let second = terms.map { Term(variables[$0.0].1, $0.1) }
        ids.append(
            (
                try plain.add(Constraint(first, relation, constant, priority: priority)),
                try thorough.add(Constraint(second, relation, constant, priority: priority))
            ))
        constants.append(constant)
    }

    /// Adds views below each other; many are to be as wide as one of them, and none is to end below a limit.
    private mutating func build(_ random: inout Seeded) throws {
        let width = makeVariable()
        try add([(width, 1)], .equal, 300, 900)
        var end: [(Int, Double)] = []
        for _ in 0..<40 {
            let (top, height, own) = (makeVariable(), makeVariable(), makeVariable())
            try add([(top, 1)] + end, .equal, 8)
            let natural = Double(Int.random(in: 20...50, using: &random))
            try add([(height, 1)], .lessThanOrEqual, natural, 250)
            try add([(height, 1)], .greaterThanOrEqual, natural, 750)
            try add([(own, 1)], .equal, natural, 250)
            let model = Bool.random(using: &random) ? width : own >= 6 ? own - 3 : width
            let equality = ([999, 700, 700, 250] as [Double]).randomElement(using: &random) ?? 700
            try add(
                [(own, 1), (model, -1)], .equal, Double(Int.random(in: -3...3, using: &random)), equality)
            if Int.random(in: 0..<4, using: &random) == 0 { try add([(own, 1)], .lessThanOrEqual, 200, 700) }
            try add(
                [(top, 1), (height, 1)], .lessThanOrEqual,
                Double(Int.random(in: 1500...2500, using: &random)),
                ([1000, 760, 600] as [Double]).randomElement(using: &random) ?? 600)
            end = [(top, -1), (height, -1)]
        }
        let free = thorough.makeVariable()
        try thorough.add(Constraint([Term(free), Term(variables[width].1, -1)], .lessThanOrEqual, 0))
        try thorough.add(Constraint([Term(free), Term(variables[1].1, -1)], .lessThanOrEqual, 0))
    }

    private func compare(_ seed: UInt64) {
        #expect(plain.solve().conflicts.count == thorough.solve().conflicts.count, "seed \(seed)")
        for (index, pair) in variables.enumerated() {
            let (a, b) = (plain.value(of: pair.0), thorough.value(of: pair.1))
            #expect(abs(a - b) < 1e-6, "seed \(seed) variable \(index): \(a) \(b)")
            #expect(plain.isDetermined(pair.0) == thorough.isDetermined(pair.1), "seed \(seed) \(index)")
        }
    }

    @Test(arguments: 0..<25) func changeNothing(seed: UInt64) throws {
        var test = self
        var random = Seeded(state: seed &+ 77)
        try test.build(&random)
        test.compare(seed)
        for _ in 0..<12 {
            let index = test.ids.indices.randomElement(using: &random) ?? 0
            let constant = test.constants[index] + Double(Int.random(in: -40...40, using: &random))
            try test.plain.setConstant(constant, of: test.ids[index].0)
            try test.thorough.setConstant(constant, of: test.ids[index].1)
            test.compare(seed)
        }
    }

    /// The cost of limits that are not reached must not grow with the square of the number of views.
    @Test func manyLimitsThatNobodyReaches() throws {
        var end: [Term] = []
        let solver = Solver()
        for _ in 0..<2000 {
            let (top, height) = (solver.makeVariable(), solver.makeVariable())
            try solver.add(Constraint([Term(top)] + end, .equal, 8))
            try solver.add(Constraint([Term(height)], .equal, 30, priority: 250))
            try solver.add(Constraint([Term(height)], .greaterThanOrEqual, 30, priority: 750))
            try solver.add(Constraint([Term(top), Term(height)], .lessThanOrEqual, 1e6))
            end = [Term(top, -1), Term(height, -1)]
        }
        let clock = ContinuousClock()
        let time = clock.measure { solver.solve() }
        let last = try #require(end.first).variable
        #expect(abs(solver.value(of: last) - (8 + 1999 * 38)) < 1e-6)
        #expect(time < .seconds(10))
    }

    /// Views with minimum distances and unused space: each inequality has three variables, all are connected.
    @Test func manyDistancesWithRoomToSpare() throws {
        func time(_ count: Int) throws -> Duration {
            let solver = Solver()
            var end: [Term] = []
            for index in 0..<count {
                let (top, height) = (solver.makeVariable(), solver.makeVariable())
                try solver.add(Constraint([Term(top)] + end, .greaterThanOrEqual, 8))
                try solver.add(Constraint([Term(top)], .equal, Double(60 * index + 10), priority: 250))
                try solver.add(Constraint([Term(height)], .equal, 30, priority: 250))
                end = [Term(top, -1), Term(height, -1)]
            }
            let time = ContinuousClock().measure { solver.solve() }
            let last = try #require(end.first).variable
            #expect(solver.value(of: last) == Double(60 * (count - 1) + 10) && solver.isDetermined(last))
            return time
        }
        _ = try time(200)
        let few = try (0..<3).map { _ in try time(400) }.min() ?? .zero
        #expect(try time(6400) < few * 160)
    }

    /// A limit that nothing reaches may be left out of the solution, but not where limits are all that is known of a variable.
    @Test func aVariableWithLimitsAloneIsNotDetermined() throws {
        let solver = Solver()
        var end: [Term] = []
        for _ in 0..<200 {
            let (top, height) = (solver.makeVariable(), solver.makeVariable())
            try solver.add(Constraint([Term(top)] + end, .equal, 8))
            try solver.add(Constraint([Term(height)], .equal, 30, priority: 250))
            try solver.add(Constraint([Term(top), Term(height)], .lessThanOrEqual, 1e6))
            end = [Term(top, -1), Term(height, -1)]
        }
        let loose = solver.makeVariable()
        try solver.add(Constraint([Term(loose)] + end, .lessThanOrEqual, 0))
        try solver.add(Constraint([Term(loose)] + end, .greaterThanOrEqual, -1e6))
        solver.solve()
        let last = try #require(end.first).variable
        #expect(!solver.isDetermined(loose) && solver.isDetermined(last))
        #expect(solver.value(of: last) == 8 + 199 * 38)
    }

    /// Labels in a column whose width is only preferred; every other one is too wide for it.
    @Test func limitsThatSomeReach() throws {
        let solver = Solver()
        let total = solver.makeVariable()
        try solver.add(Constraint([Term(total)], .equal, 390, priority: 900))
        var widths: [Variable] = []
        for index in 0..<200 {
            let width = solver.makeVariable()
            try solver.add(Constraint([Term(width), Term(total, -1)], .lessThanOrEqual, -16))
            try solver.add(Constraint([Term(width)], .equal, index % 2 == 0 ? 100 : 500, priority: 250))
            widths.append(width)
        }
        solver.solve()
        #expect(widths.map { solver.value(of: $0) } == (0..<200).map { $0 % 2 == 0 ? 100 : 374 })
        try solver.add(Constraint([Term(total)], .lessThanOrEqual, 96))
        solver.solve()
        #expect(widths.allSatisfy { solver.value(of: $0) == 80 })
    }
}
