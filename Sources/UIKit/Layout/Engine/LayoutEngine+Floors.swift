import ConstraintSolver

/// Sizes do not fall below nothing: UIKit's own variables for widths and heights cannot be negative, so that a hidden
/// view in a stack keeps the room that its required constraints take, and a label that is in the way is flat.
extension LayoutEngine {
    /// Above all constraints that can give way, and below those that cannot: where required ones want a negative size,
    /// they have it.
    private static let floorPriority = Constraint.requiredPriority - 0.001

    /// What computing may miss of nothing, in points.
    private static let tolerance = 0.001

    /// Holds those sizes up that the solution has put below nothing, which is to be solved again then.
    ///
    /// Few layouts have any, so that no other pays for a row a size; each size is held up once.
    func raiseNegativeSizes() {
        for variable in solver.changedVariables where solver.value(of: variable) < -Self.tolerance {
            // What margins leave of a view may be less than nothing: they give a view that is measured no size.
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
