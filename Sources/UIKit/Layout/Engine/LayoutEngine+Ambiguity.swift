import ConstraintSolver
import CoreGraphics

extension LayoutEngine {
    /// Returns whether the constraints do not determine the item's position or size.
    func isAmbiguous(_ item: any LayoutItem) -> Bool {
        update()
        return !measures(of: item).allSatisfy(solver.isDetermined)
    }

    /// Moves the item to another of the places and sizes that suit the constraints equally well.
    func exerciseAmbiguity(of item: any LayoutItem) {
        update()
        guard solver.exerciseAmbiguity(of: measures(of: item)) else { return }
        markMoved()
    }

    /// Returns the variables of an item that layout determines. A root's origin is fixed.
    private func measures(of item: any LayoutItem) -> [Variable] {
        guard let unknowns = unknowns[ObjectIdentifier(item)] else { return [] }
        return (item as? UIView) === root ? [unknowns.width, unknowns.height] : unknowns.all
    }
}

extension UIView {
    func isAmbiguous(_ item: any LayoutItem) -> Bool { requireLayoutEngine().isAmbiguous(item) }
}
