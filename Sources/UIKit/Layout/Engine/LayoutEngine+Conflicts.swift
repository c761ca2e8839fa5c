import ConstraintSolver

/// Conflicts between required constraints: which to break, and how to report it.
extension LayoutEngine {
    /// Returns the constraint to break. Implied constraints, such as those for frames and the granted sizes of cells,
    /// are broken only if there is no other. The intrinsic content size is broken first (derived from frames that
    /// Interface Builder saved: an image with required hugging has the size that constraints give it), then the
    /// author's constraint that was added last.
    func leastNeeded(of conflict: Conflict) -> ConstraintID? {
        conflict.constraints.last { if case .content = sources[$0] { true } else { false } }
            ?? conflict.constraints.last { if case .constraint = sources[$0] { true } else { false } }
            ?? conflict.constraints.last { if case .implied = sources[$0] { true } else { false } }
    }

    private func report(_ conflict: Conflict, broken: ConstraintID) {
        if case .fitting = purpose { return }
        let members = conflict.constraints.compactMap { sources[$0] }
        var lines = members.prefix(Self.mostMembersTold).map { "    \"\(describe($0))\"" }
        if members.count > lines.count { lines.append("    and \(members.count - lines.count) more") }
        let list = lines.joined(separator: ",\n")
        let hasFrames = members.contains { if case .view = $0 { true } else { false } }
        RuntimeDiagnostics.report(
            """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want. 
            \tTry this: 
            \t\t(1) look at each constraint and try to figure out which you don't expect; 
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
            \(hasFrames ? Self.noteOnFrames : "")(
            \(list)
            )

            Will attempt to recover by breaking constraint 
            \(sources[broken].map(describe) ?? "")
            """)
    }

    /// Longer lists of constraints are not helpful and take long to write.
    private static let mostMembersTold = 100
    private static let mostConflictsTold = 100

    func report(_ conflicts: [(conflict: Conflict, broken: ConstraintID)]) {
        for (conflict, broken) in conflicts.prefix(Self.mostConflictsTold) {
            report(conflict, broken: broken)
        }
        guard conflicts.count > Self.mostConflictsTold else { return }
        if case .fitting = purpose { return }
        RuntimeDiagnostics.report(
            "Unable to simultaneously satisfy \(conflicts.count - Self.mostConflictsTold) more constraints, "
                + "which were broken.")
    }

    private static let noteOnFrames =
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
        + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"

    func describe(_ source: RowSource) -> String {
        switch source {
        case .constraint(let constraint): constraint.describe()
        case .implied(let owner, let name, let index): describeImplied(by: owner.item, name, index)
        case .content(let item, let axis): item.view.map { describeContent(of: $0, axis) } ?? ""
        case .view(let item, let part): item.view.map { describe($0, part) } ?? part
        }
    }

    private func describeImplied(by item: (any LayoutItem)?, _ name: String, _ index: Int) -> String {
        let implied = relations(of: item).first { $0.name == name && $0.index == index }
        guard let relation = implied?.relation else { return "<NSLayoutConstraint '\(name)'>" }
        let host = item?.layoutHost ?? relation.first.layoutHost
        var text = ConstraintText(relation, address: host?.impliedAddress("\(name) \(index)") ?? "0x0")
        text.identifier = name
        return text.text()
    }

    private func describeContent(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> String {
        let length = view.naturalLayoutSize.along(axis).layoutText
        return
            "<NSContentSizeLayoutConstraint:\(view.impliedAddress("content \(axis)")) "
            + "\(axis == .horizontal ? "H" : "V"):[\(layoutName(view))(\(length))]"
            + " Hug:\(CGFloat(view.contentHuggingPriority(for: axis).rawValue).layoutText)"
            + " CompressionResistance:"
            + "\(CGFloat(view.contentCompressionResistancePriority(for: axis).rawValue).layoutText)   (active)>"
    }

    private func relations(of item: (any LayoutItem)?) -> [ImpliedRelation] {
        if let guide = item as? UILayoutGuide { return guide.impliedRelations() }
        return (item as? UIView)?.impliedRelations() ?? []
    }

    private func describe(_ view: UIView, _ part: String) -> String {
        var text = ConstraintText(placement(of: view, part), address: view.impliedAddress(part))
        if view.isContentOfCell, part == "width" || part == "height" {
            text.identifier = "UIView-Encapsulated-Layout-\(part == "width" ? "Width" : "Height")"
        } else if part.hasPrefix("_UITemporaryLayout") {
            text.identifier = part
        } else {
            text.kind = "NSAutoresizingMaskLayoutConstraint"
            text.prefix = "h=\(view.maskText(.horizontal)) v=\(view.maskText(.vertical)) "
            if part == "minX" || part == "minY" {
                text.attributeName = part
                if let superview = view.superview { text.nameEdge(superview) }
            }
        }
        return text.text()
    }

    /// Returns the relation that a part of a view's frame requires, as far as it does not move with the superview.
    private func placement(of view: UIView, _ part: String) -> LayoutRelation {
        let frame = view.untransformedFrame
        let (attribute, value): (NSLayoutConstraint.Attribute, CGFloat) =
            switch part {
            case "minX": (.left, frame.minX)
            case "minY": (.top, frame.minY)
            case "width", "_UITemporaryLayoutWidth": (.width, frame.width)
            default: (.height, frame.height)
            }
        var relation = LayoutRelation(first: view, attribute: attribute, constant: Double(value))
        let parts = view.autoresizing(attribute.axis)
        if attribute.isSize, parts.size, !parts.near, !parts.far, let superview = view.superview {
            relation.second = superview
            relation.secondAttribute = attribute
            relation.constant -= Double(superview.bounds.size.along(attribute.axis))
        }
        return relation
    }
}

extension UIView {
    /// Returns the address of a constraint that the view implies, by its name.
    fileprivate func impliedAddress(_ name: String) -> String {
        layoutState.impliedAddresses[name, default: ObjectAddress()].text()
    }

    /// Returns near margin, size and far margin: `&` if flexible.
    fileprivate func maskText(_ axis: NSLayoutConstraint.Axis) -> String {
        let parts = autoresizing(axis)
        return [parts.near, parts.size, parts.far].map { $0 ? "&" : "-" }.joined()
    }
}

extension UIView {
    /// Whether the view is the content of a cell, which has the size that its list grants.
    fileprivate var isContentOfCell: Bool {
        switch superview {
        case let cell as UITableViewCell: cell.contentView === self
        case let cell as UICollectionViewCell: cell.contentView === self
        default: false
        }
    }
}
