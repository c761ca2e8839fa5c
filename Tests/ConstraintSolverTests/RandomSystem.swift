import ConstraintSolver

/// Pseudorandom numbers that are the same in every run (SplitMix64).
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func flip() -> Bool { Bool.random(using: &self) }
}

/// A constraint over variables 0, 1, 2, …, for both the reference and the solver.
struct PlainConstraint {
    var coefficients: [Double]
    var relation: Relation
    var constant: Double
    var priority: Double
    var weight: Double = 1

    /// Multiplies the constraint by a factor.
    mutating func scale(by factor: Double) {
        coefficients = coefficients.map { $0 * factor }
        constant *= factor
        guard factor < 0, relation != .equal else { return }
        relation = relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
    }

    func error(at point: [Double]) -> Double {
        let left = zip(coefficients, point).reduce(0) { $0 + $1.0 * $1.1 }
        switch relation {
        case .equal: return abs(left - constant)
        case .lessThanOrEqual: return max(0, left - constant)
        case .greaterThanOrEqual: return max(0, constant - left)
        }
    }
}

/// A small random system with integer numbers.
struct RandomSystem {
    var variableCount: Int
    var constraints: [PlainConstraint]

    init(seed: UInt64, requiredOnly: Bool = false) {
        var random = Seeded(state: seed &* 7919)
        variableCount = Int.random(in: 1...3, using: &random)
        constraints = []
        for _ in 0..<Int.random(in: 1...7, using: &random) {
            constraints.append(Self.constraint(variableCount, requiredOnly, &random))
        }
    }

    /// Creates a system with many redundant and contradictory constraints.
    init(degenerateWithSeed seed: UInt64) {
        self.init(seed: seed)
        var random = Seeded(state: seed &* 104_729 &+ 1)
        constraints = Array(constraints.prefix(4))
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            guard var copy = constraints.randomElement(using: &random),
                let other = constraints.randomElement(using: &random)
            else { return }
            switch Int.random(in: 0..<4, using: &random) {
            case 0: copy.scale(by: [1, 2, -1, 0.5].randomElement(using: &random) ?? 1)
            case 1:
                copy.coefficients = zip(copy.coefficients, other.coefficients).map { $0 + $1 }
                copy.constant += other.constant
            case 2: copy.constant += Double(Int.random(in: -3...3, using: &random))
            default: copy.priority = other.priority
            }
            constraints.append(copy)
        }
    }

    static func constraint(_ count: Int, _ requiredOnly: Bool, _ random: inout Seeded) -> PlainConstraint {
        let choices: [Double] = [0, 0, 1, 1, -1, -1, 2, 0.5]
        let priorities: [Double] = requiredOnly ? [1000] : [1000, 1000, 999.5, 750, 250, 250]
        return PlainConstraint(
            coefficients: (0..<count).map { _ in choices.randomElement(using: &random) ?? 0 },
            relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)
                ?? .equal,
            constant: Double(Int.random(in: -10...20, using: &random)),
            priority: priorities.randomElement(using: &random) ?? 250,
            weight: Double(Int.random(in: 1...3, using: &random)))
    }
}

/// A solver with variables numbered as in a random system.
final class NumberedSolver {
    let solver = Solver()
    let variables: [Variable]
    var ids: [ConstraintID] = []

    init(variableCount: Int) {
        let solver = self.solver
        variables = (0..<variableCount).map { _ in solver.makeVariable() }
    }

    convenience init(_ system: RandomSystem) throws {
        self.init(variableCount: system.variableCount)
        for constraint in system.constraints { ids.append(try add(constraint)) }
    }

    func add(_ constraint: PlainConstraint) throws -> ConstraintID {
        try solver.add(
            Constraint(
                zip(variables, constraint.coefficients).map { Term($0, $1) }, constraint.relation,
                constraint.constant, priority: constraint.priority, weight: constraint.weight))
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }
}
