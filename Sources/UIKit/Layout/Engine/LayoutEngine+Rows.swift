import ConstraintSolver
import CoreGraphics

/// The rows that a view contributes to the engine, derived from its state.
extension LayoutEngine {
    func wantedRows(of view: UIView) -> [WantedRow] {
        var rows: [WantedRow] = []
        if view === root || !view.translatesAutoresizingMaskIntoConstraints { _ = unknowns(of: view) }
        if let unknowns = unknowns[ObjectIdentifier(view)] {
            addPlacement(of: view, unknowns, to: &rows)
            if takesContentSize(view) { addContentSize(of: view, unknowns, to: &rows) }
        }
        addImplied(view.impliedRelations(), by: view, { .implied($0) }, to: &rows)
        for guide in view.layoutState.allGuides where unknowns[ObjectIdentifier(guide)] != nil {
            addImplied(
                guide.impliedRelations(), by: guide, { .guide(ObjectIdentifier(guide), $0) }, to: &rows)
        }
        for constraint in view.constraints {
            guard let row = wantedRow(of: constraint) else { continue }
            rows.append(row)
            if let tight = tightRow(of: constraint, row) { rows.append(tight) }
        }
        return rows
    }

    /// Returns the row by which a bounded position prefers to be at its bound. Undetermined sizes are zero instead.
    func tightRow(of constraint: NSLayoutConstraint, _ wanted: WantedRow) -> WantedRow? {
        guard !constraint.firstAttribute.isSize else { return nil }
        return wanted.row.tightened.map {
            WantedRow(
                name: RowName(kind: .tightness(ObjectIdentifier(constraint))), row: $0, source: wanted.source)
        }
    }

    func wantedRow(of constraint: NSLayoutConstraint) -> WantedRow? {
        guard let relation = constraint.layoutRelation, let row = row(for: relation) else { return nil }
        return WantedRow(
            name: RowName(kind: .constraint(ObjectIdentifier(constraint))), row: row,
            source: .constraint(constraint))
    }

    private func addImplied(
        _ relations: [ImpliedRelation], by item: any LayoutItem, _ kind: (String) -> RowName.Kind,
        to rows: inout [WantedRow]
    ) {
        for implied in relations {
            guard let row = row(for: implied.relation) else { continue }
            rows.append(
                WantedRow(
                    name: RowName(kind: kind(implied.name), index: implied.index), row: row,
                    source: .implied(by: WeakItem(item: item), name: implied.name, index: implied.index)))
        }
    }

    // MARK: Placement

    private func addPlacement(of view: UIView, _ unknowns: Unknowns, to rows: inout [WantedRow]) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            if view === root {
                addRootSize(of: view, axis, unknowns, to: &rows)
            } else if view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview {
                addAutoresizing(of: view, in: superview, axis, unknowns, to: &rows)
            }
        }
    }

    /// Adds the size of the root, which is fixed, or a weak preference if constraints may determine it.
    private func addRootSize(
        of view: UIView, _ axis: NSLayoutConstraint.Axis, _ unknowns: Unknowns, to rows: inout [WantedRow]
    ) {
        var size = Double(view.bounds.size.along(axis) - view.layoutInsets.sum(axis))
        var priority = view.translatesAutoresizingMaskIntoConstraints ? 1000 : 500.0
        var source = RowSource.view(WeakItem(item: view), axis.size.name)
        if case .fitting(let target, let horizontal, let vertical) = purpose {
            let length = target.along(axis)
            size = length.isFinite ? Double(length - view.layoutInsets.sum(axis)) : LayoutRow.limit
            priority = Double((axis == .horizontal ? horizontal : vertical).rawValue)
            source = .view(
                WeakItem(item: view), "_UITemporaryLayout" + (axis == .horizontal ? "Width" : "Height"))
        }
        var expression = LayoutExpression(unknowns.size(axis))
        expression.constant = -size
        append(expression, .equal, priority, RowName(kind: .fitting, index: axis.rawValue), source, to: &rows)
    }

    /// Adds the constraints for a frame and its autoresizing mask.
    private func addAutoresizing(
        of view: UIView, in superview: UIView, _ axis: NSLayoutConstraint.Axis, _ unknowns: Unknowns,
        to rows: inout [WantedRow]
    ) {
        let frame = view.untransformedFrame
        let insets = view.layoutInsets
        let parts = view.autoresizing(axis).shares(of: superview.bounds.size.along(axis))
        let origin = axis == .horizontal ? frame.minX : frame.minY
        let places = [
            (unknowns.origin(axis), parts.near, origin + insets.near(axis)),
            (unknowns.size(axis), parts.size, frame.size.along(axis) - insets.sum(axis)),
        ]
        for (index, (variable, share, value)) in places.enumerated() {
            var expression = LayoutExpression(variable)
            expression.constant = -Double(value)
            if share != 0 {
                expression.add(self.unknowns(of: superview).size(axis), times: -Double(share))
                let extent = superview.bounds.size.along(axis) - superview.layoutInsets.sum(axis)
                expression.constant += Double(share * extent)
            }
            let name = RowName(kind: .placement, index: axis.rawValue * 2 + index)
            append(
                expression, .equal, 1000, name, .view(WeakItem(item: view), placementName(axis, index)),
                to: &rows)
        }
    }

    private func placementName(_ axis: NSLayoutConstraint.Axis, _ index: Int) -> String {
        if index == 1 { return axis.size.name }
        return axis == .horizontal ? "minX" : "minY"
    }

    // MARK: Content

    private func takesContentSize(_ view: UIView) -> Bool {
        if case .fitting = purpose, view === root { return true }
        return !view.translatesAutoresizingMaskIntoConstraints
    }

    /// Adds rows for at most the intrinsic size at the hugging priority, and at least at the compression resistance
    /// priority.
    private func addContentSize(of view: UIView, _ unknowns: Unknowns, to rows: inout [WantedRow]) {
        addLeastCanvasSize(of: view, unknowns, to: &rows)
        let size = contentSize(of: view)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let length = Double(size.along(axis))
            if !length.isFinite { reportSize(of: view, size) }
            guard length >= 0, length.isFinite else { continue }
            var expression = LayoutExpression(unknowns.size(axis))
            expression.constant = -length
            let source = RowSource.content(WeakItem(item: view), axis)
            append(
                expression, .lessThanOrEqual, Double(view.contentHuggingPriority(for: axis).rawValue),
                RowName(kind: .hugging, index: axis.rawValue), source, to: &rows)
            append(
                expression, .greaterThanOrEqual,
                Double(view.contentCompressionResistancePriority(for: axis).rawValue),
                RowName(kind: .compressionResistance, index: axis.rawValue), source, to: &rows)
            if view.contentCompressionResistancePriority(for: axis) == .required {
                append(
                    expression, .greaterThanOrEqual, Self.brokenResistancePriority,
                    RowName(kind: .brokenResistance, index: axis.rawValue), source, to: &rows)
            }
        }
    }

    /// The priority by which content stays as large as possible if other required constraints break its required
    /// compression resistance (frames that Interface Builder saved).
    private static let brokenResistancePriority = 999.998

    /// Adds the minimum size at which a view without content is visible on Interface Builder's canvas.
    private func addLeastCanvasSize(of view: UIView, _ unknowns: Unknowns, to rows: inout [WantedRow]) {
        guard let least = view.leastCanvasSize else { return }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where least.along(axis) >= 0 {
            var expression = LayoutExpression(unknowns.size(axis))
            expression.constant = -Double(least.along(axis))
            append(
                expression, .greaterThanOrEqual,
                Double(view.contentCompressionResistancePriority(for: axis).rawValue) - 0.5,
                RowName(kind: .leastCanvasSize, index: axis.rawValue), .content(WeakItem(item: view), axis),
                to: &rows)
        }
    }

    private func reportSize(of view: UIView, _ size: CGSize) {
        RuntimeDiagnostics.report(
            "The intrinsicContentSize of \(layoutName(view)) is not finite and is ignored: "
                + "\(size.width) × \(size.height)")
    }

    /// Returns the intrinsic size; of content that wraps, the height at the width found so far.
    private func contentSize(of view: UIView) -> CGSize {
        var size = view.naturalLayoutSize
        let id = ObjectIdentifier(view)
        guard view.wrapsContent else {
            if wrapping.removeValue(forKey: id) != nil { wrappingOrder.removeAll { $0 == id } }
            return size
        }
        if wrapping[id] == nil {
            wrapping[id] = WrappedContent(view: view)
            wrappingOrder.append(id)
        }
        guard let width = wrapping[id]?.width else { return size }
        // Rounding errors in the width must not wrap a line.
        let wrapped = view.naturalLayoutSize(wrappedTo: width + 0.01)
        size.height = wrapped.height
        let longest = wrapped.longestLine.flatMap { $0 < size.width - 0.01 ? $0 : nil }
        wrapping[id]?.longestLine = longest
        size.width = longest ?? size.width
        return size
    }

    private func append(
        _ expression: LayoutExpression, _ relation: Relation, _ priority: Double, _ name: RowName,
        _ source: RowSource, to rows: inout [WantedRow]
    ) {
        guard let row = LayoutRow(expression, relation, priority: priority) else { return }
        rows.append(WantedRow(name: name, row: row, source: source))
    }
}
