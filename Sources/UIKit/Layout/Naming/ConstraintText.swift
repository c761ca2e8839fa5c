import CoreGraphics

/// A constraint as UIKit prints it: `<NSLayoutConstraint:0x600000000010 'name' UIView:0x600000000020.width == 100
/// (active)>`, and distances between edges as in the visual format.
@MainActor
struct ConstraintText {
    var kind = "NSLayoutConstraint"
    /// The id in the constraint's document, or an address.
    var address: String
    var identifier: String?
    /// A prefix of the equation.
    var prefix = ""
    var relation: LayoutRelation
    /// Names the first attribute if it has no name of its own.
    var attributeName: String?
    var isActive = true

    private var names = LayoutNames()

    init(_ relation: LayoutRelation, address: String) {
        self.relation = relation
        self.address = address
    }

    /// Records the view that `|` represents.
    mutating func nameEdge(_ view: UIView) { names.nameEdge(view) }

    consuming func text() -> String {
        let body = visualFormat() ?? equation()
        let name = identifier.map { " '\($0)'" } ?? ""
        let state = (isActive ? "active" : "inactive") + names.explanation
        return "<\(kind):\(address)\(name) \(prefix)\(body)   (\(state))>"
    }

    // MARK: Equations

    private mutating func equation() -> String {
        let left = "\(names.name(relation.first)).\(attributeName ?? relation.attribute.name)"
        return "\(left) \(relation.relation.sign) \(rightSide())\(strength(" @"))"
    }

    private mutating func rightSide() -> String {
        let constant = CGFloat(relation.constant)
        guard let second = relation.second, relation.secondAttribute != .notAnAttribute else {
            return constant.layoutText
        }
        let factor = relation.multiplier == 1 ? "" : "\(CGFloat(relation.multiplier).layoutText)*"
        let side = "\(factor)\(names.name(second)).\(relation.secondAttribute.name)"
        if constant == 0 { return side }
        return side + (constant < 0 ? " - \((-constant).layoutText)" : " + \(constant.layoutText)")
    }

    private func strength(_ mark: String) -> String {
        relation.priority >= 1000 ? "" : mark + CGFloat(relation.priority).layoutText
    }

    // MARK: Visual format

    /// Returns the visual format of distances between neighbors, and to the edges of the superview, if the first item
    /// is the later one.
    private mutating func visualFormat() -> String? {
        guard relation.multiplier == 1, let second = relation.second,
            relation.attribute.axis == relation.secondAttribute.axis, !relation.attribute.isWithinMargins,
            !relation.secondAttribute.isWithinMargins, relation.constant.isFinite,
            let (before, after) = ends(second)
        else { return nil }
        let axis = relation.attribute.axis == .horizontal ? "H:" : "V:"
        let sign = relation.relation == .equal ? "" : relation.relation.sign
        let distance = "-(\(sign)\(CGFloat(relation.constant).layoutText)\(strength("@")))-"
        let direction = relation.attribute.isAbsoluteSide ? "(LTR)" : ""
        return axis + before + distance + after + direction
    }

    private mutating func ends(_ second: any LayoutItem) -> (String, String)? {
        switch (relation.secondAttribute.place, relation.attribute.place) {
        case (.near, .near):
            guard let edge = second as? UIView, relation.first.layoutSpace === edge else { return nil }
            let item = names.name(relation.first)
            names.nameEdge(edge)
            return ("|", "[\(item)]")
        case (.far, .near):
            guard second.layoutSpace === relation.first.layoutSpace else { return nil }
            return ("[\(names.name(second))]", "[\(names.name(relation.first))]")
        case (.far, .far):
            guard let edge = relation.first as? UIView, second.layoutSpace === edge else { return nil }
            let item = names.name(second)
            names.nameEdge(edge)
            return ("[\(item)]", "|")
        default: return nil
        }
    }
}

extension NSLayoutConstraint.Relation {
    var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension NSLayoutConstraint {
    /// Returns the constraint in the form that UIKit prints.
    func describe() -> String {
        guard let itemRelation else {
            return "<NSLayoutConstraint:\(layoutAddress) between items that are gone   (inactive)>"
        }
        var text = ConstraintText(itemRelation, address: layoutAddress)
        text.identifier = identifier
        text.isActive = isActive
        return text.text()
    }

    /// The id in the constraint's document, or an address.
    private var layoutAddress: String { nibIdentifier ?? address.text() }
}
