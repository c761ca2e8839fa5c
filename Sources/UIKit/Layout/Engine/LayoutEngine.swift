import ConstraintSolver
import CoreGraphics

/// Computes rectangles from the constraints of one view hierarchy.
///
/// Each view or guide that takes part has four unknowns: the origin of its alignment rectangle in its superview's (or
/// owner's) bounds, and its size. Origins relative to the superview keep constraints short: most refer to the sizes
/// alone. The rows of a view are derived from its state and compared with those in the solver, so that a change affects
/// only dependent rows.
@MainActor
final class LayoutEngine {
    /// The purpose of the engine.
    enum Purpose {
        /// Placing the views of a hierarchy whose root has a fixed size.
        case placing
        /// Finding the size of the root that fits best.
        case fitting(CGSize, UILayoutPriority, UILayoutPriority)
    }

    weak var root: UIView?
    private let rootID: ObjectIdentifier
    let purpose: Purpose
    let solver = Solver()

    var unknowns: [ObjectIdentifier: Unknowns] = [:]
    var installed: [ObjectIdentifier: InstalledRows] = [:]
    var sources: [ConstraintID: RowSource] = [:]
    var itemsOfVariables: [Variable: ObjectIdentifier] = [:]

    /// Views whose rows are to be derived again, in the order in which they changed.
    var queue = WaitingViews()
    /// The constraints that were added, removed or changed in views without other changes.
    var changedConstraints = ChangedConstraints()
    /// Trees that joined since the last solution.
    var joined = WaitingViews()
    /// Unknowns of removed items; discarded when no row refers to them any longer.
    var retired: [Variable] = []
    /// The rows that keep sizes from becoming negative, where they would.
    var floors: [Variable: ConstraintID] = [:]
    var needsSolve = false
    /// Whether the rows of views are being derived.
    var isDeriving = false

    /// The views whose height depends on their width, with the width for which their rows were derived.
    var wrapping: [ObjectIdentifier: WrappedContent] = [:]
    var wrappingOrder: [ObjectIdentifier] = []

    /// The four unknowns of an item.
    struct Unknowns {
        weak var item: (any LayoutItem)?
        var x: Variable
        var y: Variable
        var width: Variable
        var height: Variable

        func origin(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? x : y }
        func size(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
        var all: [Variable] { [x, y, width, height] }
    }

    struct WrappedContent {
        weak var view: UIView?
        var width: CGFloat?
        /// The intrinsic width, if wrapped lines are shorter than a single one would be.
        var longestLine: CGFloat?
    }

    init(root: UIView, purpose: Purpose = .placing) {
        self.root = root
        rootID = ObjectIdentifier(root)
        self.purpose = purpose
        solver.chooseBrokenConstraint = { [weak self] conflict in self?.leastNeeded(of: conflict) }
        join(root)
    }

    /// Returns the item's unknowns, created on first access.
    func unknowns(of item: any LayoutItem) -> Unknowns {
        let id = ObjectIdentifier(item)
        if let known = unknowns[id] { return known }
        // Older variables stay nearer to zero if there is a choice: a view that is only attached at its trailing edge
        // has no width and is at that edge, as in UIKit.
        let (width, height) = (solver.makeVariable(), solver.makeVariable())
        let new = Unknowns(
            item: item, x: solver.makeVariable(), y: solver.makeVariable(), width: width, height: height)
        unknowns[id] = new
        for variable in new.all { itemsOfVariables[variable] = id }
        if let host = item.layoutHost { enqueue(host) }
        return new
    }

    /// Returns the solved alignment rectangle in the item's space; nil if the item does not take part.
    func rect(of item: any LayoutItem) -> CGRect? {
        guard let unknowns = unknowns[ObjectIdentifier(item)] else { return nil }
        return CGRect(
            x: solver.value(of: unknowns.x), y: solver.value(of: unknowns.y),
            width: solver.value(of: unknowns.width), height: solver.value(of: unknowns.height))
    }

    // MARK: What changed

    /// Whether nothing has changed since the last update.
    var isUpToDate: Bool {
        queue.isEmpty && changedConstraints.isEmpty && joined.isEmpty && !needsSolve
    }

    /// Records that the rows of the view may have changed.
    func enqueue(_ view: UIView) {
        queue.append(view, isRoot: ObjectIdentifier(view) == rootID)
    }

    /// Notes that a tree of views is part of this engine's tree now.
    func join(_ view: UIView) { joined.append(view, isRoot: ObjectIdentifier(view) == rootID) }

    /// Removes the rows of the views in the hierarchy.
    func leave(_ tree: UIView) {
        var ids = Set<ObjectIdentifier>()
        tree.forEachInTree { view in
            ids.insert(ObjectIdentifier(view))
            view.layoutState.isQueuedInEngine = false
            for guide in view.layoutState.allGuides { removeItem(guide) }
            removeRows(of: view)
            removeItem(view)
        }
        queue.remove(ids)
        joined.remove(ids)
        changedConstraints.forget(ids)
    }

    /// Discards the unknowns of an item once no row refers to them.
    func removeItem(_ item: any LayoutItem) {
        let id = ObjectIdentifier(item)
        guard let unknowns = unknowns.removeValue(forKey: id) else { return }
        for variable in unknowns.all {
            itemsOfVariables[variable] = nil
            if let floor = floors.removeValue(forKey: variable) { remove(floor) }
        }
        retired += unknowns.all
        if wrapping.removeValue(forKey: id) != nil { wrappingOrder.removeAll { $0 == id } }
        if let host = item.layoutHost { enqueue(host) }
    }

    func removeRows(of view: UIView) {
        guard let rows = installed.removeValue(forKey: ObjectIdentifier(view)) else { return }
        for name in rows.order {
            if let id = rows.rows[name]?.id { remove(id) }
        }
    }

    func remove(_ id: ConstraintID) {
        solver.remove(id)
        sources[id] = nil
        needsSolve = true
    }
}
