import ConstraintSolver
import CoreGraphics

extension LayoutEngine {
    /// Whether the constraints leave the item a choice of place or size.
    func isAmbiguous(_ item: any LayoutItem) -> Bool {
        update()
        guard let unknowns = unknowns[ObjectIdentifier(item)] else { return false }
        let isRoot = (item as? UIView) === root
        let variables = isRoot ? [unknowns.width, unknowns.height] : unknowns.all
        return !variables.allSatisfy(solver.isDetermined)
    }
}

extension UIView {
    /// Whether the constraints leave the view a choice of place or size.
    public var hasAmbiguousLayout: Bool { isAmbiguous(self) }

    /// Moves an ambiguous view to another of its possible places. Layout here is the same in every run, so that there
    /// is no other place to show.
    public func exerciseAmbiguityInLayout() {
        RuntimeDiagnostics.report(
            "exerciseAmbiguityInLayout() has no effect: layout is the same in every run")
    }

    func isAmbiguous(_ item: any LayoutItem) -> Bool { requireLayoutEngine().isAmbiguous(item) }
}
