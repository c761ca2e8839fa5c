import InterfaceBuilder

/// A constraint as an equation, such as `Naha.leading = Safe Area.leading + 16`.
enum Equation {
    static func text(of constraint: Element, in document: Document, showsZero: Bool = false) -> String {
        let owner = constraint.enclosingObjectOfConstraint
        let first = constraint["firstItem"].flatMap { document.element(withID: $0) } ?? owner
        let left = side(first, constraint["firstAttribute"], owner)
        let relation =
            ["greaterThanOrEqual": "≥", "lessThanOrEqual": "≤"][constraint["relation"] ?? ""] ?? "="
        let second = constraint["secondItem"].flatMap { document.element(withID: $0) }
        var right = second.map { side($0, constraint["secondAttribute"], owner) } ?? ""
        if let multiplier = constraint["multiplier"] { right += (right.isEmpty ? "" : " × ") + multiplier }
        let constant = constraint["constant"] ?? "0"
        if right.isEmpty {
            right = constant
        } else if Double(constant) == 0, !showsZero {
            // A constant of 0 is omitted.
        } else if constant.hasPrefix("-") {
            right += " - \(constant.dropFirst())"
        } else {
            right += " + \(constant)"
        }
        return "\(left) \(relation) \(right)" + (constraint["priority"].map { " @\($0)" } ?? "")
    }

    private static func side(_ item: Element?, _ attribute: String?, _ owner: Element?) -> String {
        "\(item?.itemName ?? "(none)").\(attribute ?? "")"
    }
}

extension Element {
    fileprivate var enclosingObjectOfConstraint: Element? { parent?.parent }

    /// The object's name in an equation.
    var itemName: String {
        if LayoutGuideElement.systemNames.contains(name) {
            return key == "safeArea" ? "Safe Area" : PropertyNames.name(key ?? "Guide")
        }
        if isNamed("viewControllerLayoutGuide") {
            return self["type"] == "bottom" ? "Bottom Layout Guide" : "Top Layout Guide"
        }
        return shownName ?? PropertyNames.name(name)
    }
}
