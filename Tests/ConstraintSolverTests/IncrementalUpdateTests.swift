import ConstraintSolver
import Testing

/// Constraints and variables that are added and removed individually, compared with solvers of the result alone.
struct IncrementalUpdateTests {
    /// A list of views as in layouts, whose members change.
    private struct Screen {
        struct View {
            var left, top, width, height: Int
        }

        var constraints: [Int: PlainRow] = [:]
        var views: [View] = []
        private var variableCount = 0
        private var constraintCount = 0
        private let width: Int

        struct PlainRow {
            var terms: [(Int, Double)]
            var relation: Relation
            var constant: Double
            var priority: Double
        }

        var variables: [Int] {
            [width] + views.flatMap { [$0.left, $0.top, $0.width, $0.height] }.sorted()
        }

        init(_ random: inout Seeded) {
            variableCount = 1
            width = 0
            add([(0, 1)], .equal, 320, random.flip() ? 1000 : 900)
            for _ in 0..<Int.random(in: 12...30, using: &random) { insert(at: views.count, &random) }
        }

        mutating func add(
            _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double, _ priority: Double = 1000
        ) {
            constraints[constraintCount] = PlainRow(
                terms: terms, relation: relation, constant: constant, priority: priority)
            constraintCount += 1
        }

        /// Inserts a view between others, which are then connected through it.
        mutating func insert(at index: Int, _ random: inout Seeded) {
            let view = View(
                left: variableCount, top: variableCount + 1, width: variableCount + 2,
                height: variableCount + 3)
            variableCount += 4
            add([(view.left, 1)], .equal, 16)
            let limit = Double(Int.random(in: 10...40, using: &random))
            switch Int.random(in: 0..<4, using: &random) {
            case 0: add([(view.left, 1), (view.width, 1), (width, -1)], .equal, -16)
            case 1:
                add([(view.width, 1), (width, -0.5)], .equal, limit, 740)
                add([(view.left, 1), (view.width, 1), (width, -1)], .lessThanOrEqual, -16)
            case 2:
                add([(view.width, 1), (width, -1)], .equal, -60, 999)
            default:
                let model = views.isEmpty ? width : views[views.count / 2].width
                add([(view.width, 1), (model, -1)], .equal, 0)
            }
            add([(view.width, 1)], .equal, limit * 3, 250)
            add([(view.height, 1)], .equal, limit, 250)
            add([(view.height, 1)], .greaterThanOrEqual, limit - 5, 750)
            if random.flip() { add([(view.height, 1), (view.width, -0.25)], .greaterThanOrEqual, -20, 500) }
            views.insert(view, at: index)
            tie(index)
            tie(index + 1)
        }

        /// Places a view after its predecessor, replacing the previous constraint.
        private mutating func tie(_ index: Int) {
            guard views.indices.contains(index) else { return }
            let view = views[index]
            for (id, row) in constraints where row.terms.first?.0 == view.top { constraints[id] = nil }
            let previous = index > 0 ? [(views[index - 1].top, -1.0), (views[index - 1].height, -1.0)] : []
            add([(view.top, 1)] + previous, .equal, 8)
        }

        mutating func remove(at index: Int) {
            let view = views.remove(at: index)
            let gone = [view.left, view.top, view.width, view.height]
            constraints = constraints.filter { row in !row.value.terms.contains { gone.contains($0.0) } }
            for index in views.indices {
                let isPlaced = constraints.values.contains { $0.terms.first?.0 == views[index].top }
                if !isPlaced { tie(index) }
                let isSized = constraints.values.contains { $0.terms.contains { $0.0 == views[index].width } }
                if !isSized { add([(views[index].width, 1)], .equal, 50) }
            }
        }
    }

    /// A solver that is updated to a screen by differences.
    private struct ScreenSolver {
        let solver = Solver()
        var variables: [Int: Variable] = [:]
        var ids: [Int: ConstraintID] = [:]

        /// Updates the solver; returns whether the screen's constraints are satisfiable.
        mutating func update(_ screen: Screen) throws -> Bool {
            for id in ids.keys.sorted() where screen.constraints[id] == nil {
                if let known = ids.removeValue(forKey: id) { solver.remove(known) }
            }
            let used = screen.variables
            for index in used where variables[index] == nil { variables[index] = solver.makeVariable() }
            for (id, row) in screen.constraints.sorted(by: { $0.key < $1.key }) where ids[id] == nil {
                let terms = row.terms.compactMap { term in variables[term.0].map { Term($0, term.1) } }
                ids[id] = try solver.add(
                    Constraint(terms, row.relation, row.constant, priority: row.priority))
            }
            for index in variables.keys.sorted() where !used.contains(index) {
                if let variable = variables.removeValue(forKey: index) { try solver.remove(variable) }
            }
            for (id, row) in screen.constraints.sorted(by: { $0.key < $1.key }) {
                guard let known = ids[id] else { continue }
                try solver.setConstant(row.constant, of: known)
                try solver.setPriority(row.priority, of: known)
            }
            let report = solver.solve()
            #expect(!report.reachedIterationLimit)
            return report.conflicts.isEmpty
        }
    }

    private func change(_ screen: inout Screen, _ random: inout Seeded) {
        let ids = screen.constraints.keys.sorted()
        let index = screen.views.indices.randomElement(using: &random) ?? 0
        guard let id = ids.randomElement(using: &random), var row = screen.constraints[id] else { return }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: screen.insert(at: index, &random)
        case 1 where screen.views.count > 8: screen.remove(at: index)
        case 2 where row.priority < 1000:
            row.priority = [250, 500, 740, 999].randomElement(using: &random) ?? 250
        case 3 where row.priority < 1000:
            screen.constraints[id] = nil
            return
        case 4:
            screen.add([(screen.views[index].width, 1)], .lessThanOrEqual, 400)
            screen.add([(screen.views[index].height, 1)], .equal, 33, random.flip() ? 1000 : 600)
        default: row.constant += Double(Int.random(in: -6...6, using: &random))
        }
        guard screen.constraints[id] != nil else { return }
        screen.constraints[id] = row
    }

    @Test(arguments: 0..<24) func equalsSolvingTheResultAlone(seed: UInt64) throws {
        var random = Seeded(state: seed &* 31 &+ 7)
        var screen = Screen(&random)
        var solver = ScreenSolver()
        #expect(try solver.update(screen))
        for step in 0..<40 {
            var next = screen
            change(&next, &random)
            var scratch = ScreenSolver()
            guard try scratch.update(next) else { continue }
            screen = next
            #expect(try solver.update(screen))
            for (index, variable) in scratch.variables.sorted(by: { $0.key < $1.key }) {
                let own = try #require(solver.variables[index])
                let (a, b) = (solver.solver.value(of: own), scratch.solver.value(of: variable))
                #expect(abs(a - b) < 1e-6, "seed \(seed) step \(step) variable \(index): \(a) \(b)")
                #expect(
                    solver.solver.isDetermined(own) == scratch.solver.isDetermined(variable),
                    "seed \(seed) step \(step) variable \(index)")
            }
        }
    }

    /// The cost of a local change must not depend on the size of the whole.
    @Test func aViewThatComesAndGoesCostsLittle() throws {
        let solver = Solver()
        var tops: [Variable] = []
        for _ in 0..<4000 {
            let (top, height) = (solver.makeVariable(), solver.makeVariable())
            try solver.add(
                Constraint(
                    [Term(top)] + (tops.last.map { [Term($0, -1), Term(height, -1)] } ?? []), .equal, 8))
            try solver.add(Constraint([Term(height)], .equal, 30, priority: 250))
            tops.append(top)
        }
        let clock = ContinuousClock()
        let build = clock.measure { solver.solve() }
        var least = build
        for _ in 0..<10 {
            let time = try clock.measure {
                let badge = solver.makeVariable()
                let id = try solver.add(Constraint([Term(badge), Term(tops[3000], -1)], .equal, 4))
                solver.solve()
                #expect(abs(solver.value(of: badge) - solver.value(of: tops[3000]) - 4) < 1e-9)
                solver.remove(id)
                solver.solve()
                try solver.remove(badge)
            }
            least = min(least, time)
        }
        #expect(least * 10 < build)
    }
}
