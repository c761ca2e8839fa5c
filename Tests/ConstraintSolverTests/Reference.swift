/// Solves a small system by looking at every vertex: the best point of piecewise-linear costs is one where
/// enough constraints are met exactly or variables are 0 or at the edge of a large box.
struct Reference {
    static let edge = 5000.0

    var priorities: [Double]
    var bestCosts: [Double]?
    /// All best vertices.
    var best: [[Double]] = []
    private let constraints: [PlainConstraint]

    init(_ constraints: [PlainConstraint], variableCount: Int) {
        self.constraints = constraints
        priorities = Set(constraints.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
        var planes = constraints.map { ($0.coefficients, $0.constant) }
        for index in 0..<variableCount {
            var axis = Array(repeating: 0.0, count: variableCount)
            axis[index] = 1
            for position in [0, Self.edge, -Self.edge] { planes.append((axis, position)) }
        }
        visit(planes, from: 0, chosen: [], variableCount)
    }

    var isFeasible: Bool { bestCosts != nil }

    /// Whether all best points have the same value of a variable.
    func isDetermined(_ variable: Int) -> Bool {
        let all = best.map { $0[variable] }
        return (all.max() ?? 0) - (all.min() ?? 0) < 1e-6
    }

    /// The cost of each level, or nil where a required constraint is missed.
    func costs(at point: [Double]) -> [Double]? {
        for constraint in constraints where constraint.priority >= 1000 && constraint.error(at: point) > 1e-6
        {
            return nil
        }
        return priorities.map { priority in
            constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.weight * $1.error(at: point) }
        }
    }

    /// Negative when `a` is better.
    static func compare(_ a: [Double], _ b: [Double]) -> Int {
        for (x, y) in zip(a, b) where abs(x - y) > 1e-6 { return x < y ? -1 : 1 }
        return 0
    }

    private mutating func visit(_ planes: [([Double], Double)], from: Int, chosen: [Int], _ count: Int) {
        if chosen.count == count {
            if let point = Self.intersection(chosen.map { planes[$0] }) { consider(point) }
            return
        }
        for index in from..<max(from, planes.count) {
            visit(planes, from: index + 1, chosen: chosen + [index], count)
        }
    }

    private mutating func consider(_ point: [Double]) {
        guard let costs = costs(at: point) else { return }
        switch bestCosts.map({ Self.compare(costs, $0) }) ?? -1 {
        case -1: (bestCosts, best) = (costs, [point])
        case 0: best.append(point)
        default: break
        }
    }

    private static func intersection(_ planes: [([Double], Double)]) -> [Double]? {
        var rows = planes.map { $0.0 + [$0.1] }
        let count = planes.count
        for column in 0..<count {
            guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
                abs(rows[pivot][column]) > 1e-9
            else { return nil }
            rows.swapAt(column, pivot)
            for row in 0..<count where row != column {
                let factor = rows[row][column] / rows[column][column]
                if factor != 0 { for k in column...count { rows[row][k] -= factor * rows[column][k] } }
            }
        }
        return (0..<count).map { rows[$0][count] / rows[$0][$0] }
    }
}
