import ConstraintSolver
import CoreGraphics

extension LayoutEngine {
    /// Whether the constraints leave the item a choice of place or size: whether the faintest pull moves it.
    func isAmbiguous(_ item: any LayoutItem) -> Bool {
        update()
        guard let unknowns = unknowns[ObjectIdentifier(item)] else { return false }
        return unknowns.all.contains { gives(way: $0, to: 1000) || gives(way: $0, to: -1000) }
    }

    private func gives(way variable: Variable, to pull: Double) -> Bool {
        let value = solver.value(of: variable)
        let row = Constraint([Term(variable)], .equal, value + pull, priority: 1e-6)
        guard let id = try? solver.add(row) else { return false }
        solver.solve()
        let moved = abs(solver.value(of: variable) - value) > 0.01
        solver.remove(id)
        solver.solve()
        return moved
    }
}

extension UIView {
    /// Whether the constraints leave the view a choice of place or size.
    public var hasAmbiguousLayout: Bool { isAmbiguous(self) }

    /// Moves an ambiguous view to another of its possible places. Layout here is the same in every run, so that there
    /// is no other place to show.
    public func exerciseAmbiguityInLayout() {
        RuntimeDiagnostics.report("exerciseAmbiguityInLayout() has no effect: layout is the same in every run")
    }

    func isAmbiguous(_ item: any LayoutItem) -> Bool { requireLayoutEngine().isAmbiguous(item) }
}
