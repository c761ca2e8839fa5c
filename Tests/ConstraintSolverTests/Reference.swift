/// Solves a small system exactly, by enumerating all vertices: the optimum of piecewise linear costs, ranked by
/// priority, is a point where enough constraints are satisfied exactly or variables are 0 or at the edge of a large box.
struct Reference {
    static let edge = 5000

    private struct Plane {
        var coefficients: [Rational]
        var constant: Rational
    }

    let priorities: [Double]
    private(set) var bestCosts: [Rational]?
    /// All optimal vertices.
    private(set) var best: [[Rational]] = []
    private let constraints: [PlainConstraint]
    private let planes: [Plane]

    init(_ constraints: [PlainConstraint], variableCount: Int) {
        self.constraints = constraints
        priorities = Set(constraints.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
        var planes = constraints.map { constraint in
            Plane(
                coefficients: constraint.coefficients.map { Rational($0) },
                constant: Rational(constraint.constant))
        }
        self.planes = planes
        for index in 0..<variableCount {
            var axis = Array(repeating: Rational.zero, count: variableCount)
            axis[index] = Rational(1)
            for position in [0, Self.edge, -Self.edge] {
                planes.append(Plane(coefficients: axis, constant: Rational(position)))
            }
        }
        visit(planes, from: 0, chosen: [], variableCount)
    }

    var isFeasible: Bool { bestCosts != nil }

    /// Returns whether all optimal points have the same value of a variable.
    func isDetermined(_ variable: Int) -> Bool { Set(best.map { $0[variable] }).count <= 1 }

    /// Returns the range of a variable over the optimal points; a value at the edge of the box is unbounded.
    func range(of variable: Int) -> (least: Double, greatest: Double) {
        let all = best.map { $0[variable] }
        return ((all.min() ?? .zero).double, (all.max() ?? .zero).double)
    }

    /// Returns the cost of each level, or nil where a required constraint is violated.
    func costs(at point: [Double]) -> [Double]? {
        for constraint in constraints where constraint.priority >= 1000 && constraint.error(at: point) > 1e-6
        {
            return nil
        }
        return priorities.map { priority in
            constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.weight * $1.error(at: point) }
        }
    }

    /// Returns whether a point is optimal, up to rounding errors.
    func isBest(_ point: [Double]) -> Bool {
        guard let costs = costs(at: point), let bestCosts else { return false }
        return Self.compare(costs, bestCosts.map(\.double)) == 0
    }

    /// Returns a negative number when `a` is better.
    static func compare(_ a: [Double], _ b: [Double]) -> Int {
        for (x, y) in zip(a, b) where abs(x - y) > 1e-6 { return x < y ? -1 : 1 }
        return 0
    }

    private mutating func visit(_ planes: [Plane], from: Int, chosen: [Int], _ count: Int) {
        if chosen.count == count {
            if let point = Self.intersection(chosen.map { planes[$0] }) { consider(point) }
            return
        }
        for index in from..<max(from, planes.count) {
            visit(planes, from: index + 1, chosen: chosen + [index], count)
        }
    }

    private mutating func consider(_ point: [Rational]) {
        guard let costs = exactCosts(at: point) else { return }
        guard let bestCosts, !costs.lexicographicallyPrecedes(bestCosts) else {
            (bestCosts, best) = (costs, [point])
            return
        }
        if costs == bestCosts { best.append(point) }
    }

    private func exactCosts(at point: [Rational]) -> [Rational]? {
        var costs = Array(repeating: Rational.zero, count: priorities.count)
        for (constraint, plane) in zip(constraints, planes) {
            var left = Rational.zero - plane.constant
            for (coefficient, value) in zip(plane.coefficients, point) where coefficient != .zero {
                left = left + coefficient * value
            }
            if constraint.relation == .lessThanOrEqual, left < .zero { continue }
            if constraint.relation == .greaterThanOrEqual, left > .zero { continue }
            guard left != .zero else { continue }
            guard let level = priorities.firstIndex(of: constraint.priority) else { return nil }
            costs[level] = costs[level] + Rational(constraint.weight) * left.magnitude
        }
        return costs
    }

    private static func intersection(_ planes: [Plane]) -> [Rational]? {
        var rows = planes.map { $0.coefficients + [$0.constant] }
        let count = planes.count
        for column in 0..<count {
            guard let pivot = (column..<count).first(where: { rows[$0][column] != .zero }) else { return nil }
            rows.swapAt(column, pivot)
            for row in 0..<count where row != column && rows[row][column] != .zero {
                let factor = rows[row][column] / rows[column][column]
                for place in column...count {
                    rows[row][place] = rows[row][place] - factor * rows[column][place]
                }
            }
        }
        return (0..<count).map { rows[$0][count] / rows[$0][$0] }
    }
}
