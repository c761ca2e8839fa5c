/// How the two sides of a constraint compare.
public enum Relation: UInt8, Sendable {
    /// The left side is at most the constant.
    case lessThanOrEqual
    /// The left side is the constant.
    case equal
    /// The left side is at least the constant.
    case greaterThanOrEqual
}

/// A linear constraint: the sum of `terms`, compared by `relation` with `constant`.
public struct Constraint: Sendable {
    /// The priority from which a constraint must hold, come what may.
    public static let requiredPriority: Double = 1000

    /// The priority of a habit: it decides where there is a choice, and there is a choice all the same.
    public static let habitPriority = Double.leastNonzeroMagnitude

    /// The left side. A variable may occur more than once; its coefficients add up.
    public var terms: [Term]
    /// How the left side compares with the constant.
    public var relation: Relation
    /// The right side.
    public var constant: Double
    /// Above 0. At 1000 or more the constraint is required. Below, the constraints of a higher priority are
    /// satisfied as well as they can be before those of any lower priority count at all.
    public var priority: Double
    /// How much an error counts against other errors of the same priority. Unused when required.
    public var weight: Double

    /// Makes the constraint `terms` `relation` `constant`.
    public init(
        _ terms: [Term], _ relation: Relation, _ constant: Double,
        priority: Double = Constraint.requiredPriority, weight: Double = 1
    ) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
        self.weight = weight
    }

    /// Whether the constraint must hold.
    public var isRequired: Bool { priority >= Constraint.requiredPriority }
}

/// Names a constraint that was added to a `Solver`.
public struct ConstraintID: Hashable, Sendable {
    /// The place in the solver's table of constraints.
    let index: Int32
    /// Tells a reused place from its earlier tenant.
    let generation: UInt32
}
