import ConstraintSolver

/// Lower bounds of sizes: UIKit's own variables for widths and heights cannot be negative, so that a hidden view in a
/// stack keeps the space that its required constraints need, and a label without space has no height.
extension LayoutEngine {
    /// A priority above all optional constraints and below the required ones, which may produce negative sizes.
    private static let floorPriority = Constraint.requiredPriority - 0.001

    /// The tolerance for rounding errors below zero, in points.
    private static let tolerance = 0.001

    /// Bounds the sizes that are negative in the solution, which is then solved again.
    ///
    /// Few layouts have any, so that others do not pay for a row per size; each size is bounded once.
    func raiseNegativeSizes() {
        for variable in solver.changedVariables where solver.value(of: variable) < -Self.tolerance {
            // Sizes less margins may be negative: they do not size a view that is measured.
            guard floors[variable] == nil, let id = itemsOfVariables[variable], let unknowns = unknowns[id],
                unknowns.item is UIView, variable == unknowns.width || variable == unknowns.height
            else { continue }
            let row = Constraint([Term(variable)], .greaterThanOrEqual, 0, priority: Self.floorPriority)
            guard let floor = try? solver.add(row) else { continue }
            floors[variable] = floor
            needsSolve = true
        }
    }
}
