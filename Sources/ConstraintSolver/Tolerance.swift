/// The tolerances for computed numbers.
enum Tolerance {
    /// Coefficients smaller than the largest summand by this factor are the result of cancellation.
    static let coefficient = 1e-10
    /// The tolerance of a required constraint, relative to the magnitude of its numbers.
    static let feasibility = 1e-9
    /// Slopes of the objective below this, relative to the weights of a level, are zero.
    static let slope = 1e-9
    /// The smallest acceptable pivot, relative to the largest coefficient of its row.
    static let pivot = 1e-3

    /// Returns whether two positions are equal within the tolerance.
    @inline(__always)
    static func same(_ a: Double, _ b: Double) -> Bool {
        abs(a - b) <= feasibility * (1 + min(abs(a), abs(b)))
    }
}
