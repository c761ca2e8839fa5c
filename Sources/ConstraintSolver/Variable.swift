/// An unknown of a `Solver`: a handle that stays valid until the solver forgets it.
public struct Variable: Hashable, Sendable {
    /// The place in the solver's table of variables.
    let index: Int32
    /// Tells a reused place from its earlier tenant.
    let generation: UInt32
}

/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
    /// The unknown.
    public var variable: Variable
    /// What it is multiplied by.
    public var coefficient: Double

    /// Makes `coefficient` × `variable`.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
