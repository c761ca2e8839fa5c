/// A variable of a `Solver`: a handle that is valid until the solver removes it.
public struct Variable: Hashable, Sendable {
    /// The index in the solver's table of variables.
    @Compact private(set) var index: Int
    /// Distinguishes a reused index from its earlier use.
    let generation: UInt32
}

/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// The coefficient.
    public var coefficient: Double

    /// Creates `coefficient` × `variable`.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
