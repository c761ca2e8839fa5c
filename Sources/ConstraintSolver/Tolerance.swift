/// The figures that decide when a computed number counts as zero.
enum Tolerance {
    /// Coefficients this much smaller than the largest that entered a sum are what cancellation left over.
    static let coefficient = 1e-10
    /// A required constraint may be missed by this, relative to the size of the numbers in it.
    static let feasibility = 1e-9
    /// Slopes of the objective below this, relative to the weights of a level, are flat.
    static let slope = 1e-9
    /// The least acceptable pivot, relative to the largest coefficient of its row.
    static let pivot = 1e-3

    /// Whether two positions are the same point of an axis.
    @inline(__always)
    static func same(_ a: Double, _ b: Double) -> Bool {
        abs(a - b) <= feasibility * (1 + min(abs(a), abs(b)))
    }
}
