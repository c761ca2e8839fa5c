import ConstraintSolver

/// Conflicts between required constraints: which to break, and how to say so.
extension LayoutEngine {
    /// What stands for frames and for the granted sizes of cells is never broken where there is anything else. The
    /// natural size of content goes first (learned from frames that Interface Builder saved: an image with required
    /// hugging has the size that constraints give it), then the author's constraint that was added last.
    func leastNeeded(of conflict: Conflict) -> ConstraintID? {
        conflict.constraints.last { if case .content = sources[$0] { true } else { false } }
            ?? conflict.constraints.last { if case .constraint = sources[$0] { true } else { false } }
            ?? conflict.constraints.last { if case .implied = sources[$0] { true } else { false } }
    }

    func report(_ conflict: Conflict, broken: ConstraintID) {
        if case .fitting = purpose { return }
        let members = conflict.constraints.compactMap { sources[$0] }
        let list = members.map { "    \"\(describe($0))\"" }.joined(separator: ",\n")
        let culprit = sources[broken].map(describe) ?? ""
        var message = "Unable to simultaneously satisfy constraints.\n"
        if members.contains(where: { if case .view = $0 { true } else { false } }) {
            message +=
                "Some of these come from frames and autoresizing masks: where a view has constraints of its own, "
                + "set translatesAutoresizingMaskIntoConstraints to false.\n"
        }
        message += "(\n\(list)\n)\n\nWill attempt to recover by breaking constraint\n\(culprit)"
        RuntimeDiagnostics.report(message)
    }

    func describe(_ source: RowSource) -> String {
        switch source {
        case .constraint(let constraint): return constraint.describe()
        case .implied(let owner, let name, let index):
            let implied = relations(of: owner.item).first { $0.name == name && $0.index == index }
            return "<NSLayoutConstraint '\(name)' \(implied?.relation.equation ?? "")   (active)>"
        case .content(let item, let axis): return item.view.map { describeContent(of: $0, axis) } ?? ""
        case .view(let item, let part): return item.view.map { describe($0, part) } ?? part
        }
    }

    private func describeContent(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> String {
        let length = view.naturalLayoutSize.along(axis).layoutText
        return
            "<NSContentSizeLayoutConstraint \(axis == .horizontal ? "H" : "V"):[\(layoutName(view))(\(length))]"
            + " Hug:\(CGFloat(view.contentHuggingPriority(for: axis).rawValue).layoutText)"
            + " CompressionResistance:"
            + "\(CGFloat(view.contentCompressionResistancePriority(for: axis).rawValue).layoutText)   (active)>"
    }

    private func relations(of item: (any LayoutItem)?) -> [ImpliedRelation] {
        if let guide = item as? UILayoutGuide { return guide.impliedRelations() }
        return (item as? UIView)?.impliedRelations() ?? []
    }

    private func describe(_ view: UIView, _ part: String) -> String {
        let frame = view.untransformedFrame
        let value =
            switch part {
            case "minX": frame.minX
            case "minY": frame.minY
            case "width": frame.width
            default: frame.height
            }
        let equation = "\(layoutName(view)).\(part) == \(value.layoutText)"
        if view.layoutState.isEncapsulated, part == "width" || part == "height" {
            let name = "UIView-Encapsulated-Layout-\(part == "width" ? "Width" : "Height")"
            return "<NSLayoutConstraint '\(name)' \(equation)   (active)>"
        }
        return "<NSAutoresizingMaskLayoutConstraint h=\(view.maskText(.horizontal)) "
            + "v=\(view.maskText(.vertical)) \(equation)   (active)>"
    }
}

extension UIView {
    /// Near margin, size and far margin: `&` where flexible.
    fileprivate func maskText(_ axis: NSLayoutConstraint.Axis) -> String {
        let parts = autoresizing(axis)
        return [parts.near, parts.size, parts.far].map { $0 ? "&" : "-" }.joined()
    }
}
