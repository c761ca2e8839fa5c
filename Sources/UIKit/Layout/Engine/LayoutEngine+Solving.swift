import ConstraintSolver
import CoreGraphics

/// Keeping the solver in step with the views, and the views with the solution.
extension LayoutEngine {
    /// Widths of content that wraps are adopted at most this often in one update.
    private static let maximumPasses = 5

    /// The maximum number of rounds for views that change while their rows are derived; views that refer to others for
    /// the first time, one after the other, need far fewer.
    private static let maximumRounds = 10_000

    /// Updates the solution. Views whose subviews move are marked for layout.
    func update() {
        guard !isUpToDate else { return }
        for pass in 0..<Self.maximumPasses {
            derive()
            if pass == 0, needsSolve, widenWrappedContent() { derive() }
            guard needsSolve else { return }
            for _ in 0..<Self.maximumPasses where needsSolve {
                solve()
                raiseNegativeSizes()
            }
            adoptWidths()
        }
    }

    /// Queues content that is as narrow as its longest line, so that it can have fewer lines, after a change. Returns
    /// whether there is any.
    private func widenWrappedContent() -> Bool {
        for id in wrappingOrder {
            guard let content = wrapping[id], let view = content.view, let width = content.width,
                let longest = content.longestLine, width < longest + 0.01
            else { continue }
            wrapping[id] = WrappedContent(view: view)
            enqueue(view)
        }
        return !queue.isEmpty
    }

    private func solve() {
        needsSolve = false
        let report = solver.solve()
        self.report(report.conflicts)
        if report.reachedIterationLimit {
            RuntimeDiagnostics.report("Auto Layout stopped before it had found the best layout")
        }
        markMoved()
    }

    /// Derives the rows of all changed views. Views may change or leave meanwhile.
    private func derive() {
        isDeriving = true
        defer { isDeriving = false }
        expandJoined()
        var rounds = 0
        while !queue.isEmpty || !changedConstraints.isEmpty {
            rounds += 1
            guard rounds < Self.maximumRounds else { return reportRestlessness() }
            let end = queue.end
            while let view = queue.takeFirst(before: end, root: root) {
                if case .placing = purpose { view.layoutState.isQueuedInEngine = false }
                install(wantedRows(of: view), of: view)
            }
            deriveChangedConstraints()
            expandJoined()
        }
        forgetRetired()
    }

    /// Reports views that change whenever their rows are derived.
    private func reportRestlessness() {
        let waiting = queue.all(root: root)
        let names = waiting.prefix(5).map(layoutName).joined(separator: ", ")
        for view in waiting { view.layoutState.isQueuedInEngine = false }
        queue = WaitingViews()
        RuntimeDiagnostics.report(
            "Auto Layout stopped updating views that change whenever they are updated: \(names)")
    }

    private func expandJoined() {
        while let tree = joined.takeFirst(before: .max, root: root) { tree.forEachInTree { enqueue($0) } }
    }

    private func forgetRetired() {
        guard !retired.isEmpty else { return }
        retired = retired.filter { variable in
            do throws(SolverError) {
                try solver.remove(variable)
                return false
            } catch {
                return error == .variableInUse(variable)
            }
        }
    }

    // MARK: Rows

    /// Replaces the rows of the view in the solver by the given ones.
    private func install(_ wanted: [WantedRow], of view: UIView) {
        let id = ObjectIdentifier(view)
        guard !wanted.isEmpty || installed[id] != nil else { return }
        let old = installed[id] ?? InstalledRows()
        var new = InstalledRows(capacity: wanted.count)
        let names = Set(wanted.map(\.name))
        for name in old.order where !names.contains(name) {
            if let known = old.rows[name] { remove(known.id) }
        }
        for row in wanted where new.rows[row.name] == nil {
            guard let id = place(row, over: old.rows[row.name]) else { continue }
            new.set(id, row.row, for: row.name)
        }
        installed[id] = new
    }

    func place(_ wanted: WantedRow, over known: (id: ConstraintID, row: LayoutRow)?) -> ConstraintID? {
        do {
            if let known {
                if known.row.isShaped(like: wanted.row) {
                    try adjust(known.id, from: known.row, to: wanted.row)
                    sources[known.id] = wanted.source
                    return known.id
                }
                remove(known.id)
            }
            let row = wanted.row
            let id = try solver.add(
                Constraint(row.terms, row.relation, row.constant, priority: row.priority))
            sources[id] = wanted.source
            needsSolve = true
            return id
        } catch {
            RuntimeDiagnostics.report("Auto Layout left out \(describe(wanted.source)): \(error)")
            return nil
        }
    }

    private func adjust(
        _ id: ConstraintID, from old: LayoutRow, to new: LayoutRow
    ) throws(SolverError) {
        if abs(old.constant - new.constant) > 1e-9 {
            try solver.setConstant(new.constant, of: id)
            needsSolve = true
        }
        if old.priority != new.priority {
            try solver.setPriority(new.priority, of: id)
            needsSolve = true
        }
    }

    // MARK: Results

    func markMoved() {
        guard case .placing = purpose else { return }
        for variable in solver.changedVariables {
            guard let id = itemsOfVariables[variable], let item = unknowns[id]?.item else { continue }
            if let view = item as? UIView {
                if !view.translatesAutoresizingMaskIntoConstraints { view.superview?.setNeedsLayout() }
            } else if let scrollView = item.layoutHost as? UIScrollView {
                scrollView.setNeedsLayout()
            }
        }
    }

    /// Derives the rows that depend on a computed width again.
    private func adoptWidths() {
        for id in wrappingOrder {
            guard let content = wrapping[id], let view = content.view, let variable = unknowns[id]?.width
            else {
                continue
            }
            let width = CGFloat(solver.value(of: variable))
            if let known = content.width, abs(known - width) < 0.01 { continue }
            wrapping[id]?.width = width
            enqueue(view)
        }
    }
}
