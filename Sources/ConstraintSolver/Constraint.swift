/// The relation between the two sides of a constraint.
public enum Relation: UInt8, Sendable {
    /// The left side is less than or equal to the constant.
    case lessThanOrEqual
    /// The left side is equal to the constant.
    case equal
    /// The left side is greater than or equal to the constant.
    case greaterThanOrEqual
}

/// A linear constraint: the sum of `terms`, in a `relation` to `constant`.
public struct Constraint: Sendable {
    /// The priority from which a constraint is required.
    public static let requiredPriority: Double = 1000

    /// The priority of a default: it selects among equally good solutions, which still count as ambiguous.
    public static let defaultPriority = Double.leastNonzeroMagnitude

    /// The left side. A variable may occur several times; its coefficients are added.
    public var terms: [Term]
    /// The relation of the left side to the constant.
    public var relation: Relation
    /// The right side.
    public var constant: Double
    /// The priority, above 0. At 1000 or more the constraint is required. Below, constraints of a higher priority are
    /// satisfied as well as possible before those of any lower priority are considered.
    public var priority: Double
    /// The weight of an error relative to other errors of the same priority. Unused when required.
    public var weight: Double

    /// Creates the constraint `terms` `relation` `constant`.
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

    /// Whether the constraint is required.
    public var isRequired: Bool { priority >= Constraint.requiredPriority }
}

/// The identifier of a constraint that was added to a `Solver`.
public struct ConstraintID: Hashable, Sendable {
    /// The index in the solver's table of constraints.
    @Compact private(set) var index: Int
    /// Distinguishes a reused index from its earlier use.
    let generation: UInt32
}
