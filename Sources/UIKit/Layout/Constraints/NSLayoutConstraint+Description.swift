import CoreGraphics

extension NSLayoutConstraint {
    /// The constraint in the form that UIKit prints, with names in place of addresses.
    func describe() -> String {
        let name = identifier.map { " '\($0)'" } ?? ""
        let body = visualFormat ?? equation
        return "<NSLayoutConstraint\(name) \(body)>"
    }

    private var state: String { isActive ? "active" : "inactive" }

    private var equation: String {
        let first = side(firstItem, firstAttribute)
        var right = ""
        if secondItem != nil || secondAttribute != .notAnAttribute {
            right = multiplier == 1 ? "" : "\(multiplier.layoutText)*"
            right += side(secondItem, secondAttribute)
            if constant != 0 {
                right += constant < 0 ? " - \((-constant).layoutText)" : " + \(constant.layoutText)"
            }
        } else {
            right = constant.layoutText
        }
        let strength = priority >= .required ? "" : " @\(CGFloat(priority.rawValue).layoutText)"
        return "\(first) \(relation.sign) \(right)\(strength)   (\(state))"
    }

    private func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
        "\((item as? any LayoutItem).map(layoutName) ?? "nil").\(attribute.name)"
    }

    /// Distances between edges read as in the visual format: `H:|-(16)-[View]`.
    private var visualFormat: String? {
        guard multiplier == 1, let first = firstItem as? UIView, let second = secondItem as? UIView,
            firstAttribute.axis == secondAttribute.axis, !firstAttribute.isWithinMargins,
            !secondAttribute.isWithinMargins
        else { return nil }
        let prefix = firstAttribute.axis == .horizontal ? "H:" : "V:"
        let amount = "\(relation == .equal ? "" : relation.sign)\(constant.layoutText)"
        let strength = priority >= .required ? "" : "@\(CGFloat(priority.rawValue).layoutText)"
        let distance = "-(\(amount)\(strength))-"
        let names = ", names: '|':\(layoutName(second))"
        switch (firstAttribute.place, secondAttribute.place) {
        case (.near, .near) where first.superview === second:
            return "\(prefix)|\(distance)[\(layoutName(first))]   (\(state)\(names) )"
        case (.near, .far) where first.superview === second.superview:
            return "\(prefix)[\(layoutName(second))]\(distance)[\(layoutName(first))]   (\(state))"
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

extension LayoutRelation {
    var equation: String {
        var right = CGFloat(constant).layoutText
        if let second {
            right = multiplier == 1 ? "" : "\(CGFloat(multiplier).layoutText)*"
            right += "\(layoutName(second)).\(secondAttribute.name)"
            if constant != 0 {
                right +=
                    constant < 0
                    ? " - \(CGFloat(-constant).layoutText)" : " + \(CGFloat(constant).layoutText)"
            }
        }
        let strength = priority >= 1000 ? "" : " @\(CGFloat(priority).layoutText)"
        return "\(layoutName(first)).\(attribute.name) \(relation.sign) \(right)\(strength)"
    }
}

/// A name for an item in messages that is the same in every run: its class, and its identifier or its place among
/// its siblings.
@MainActor
func layoutName(_ item: any LayoutItem) -> String {
    if let guide = item as? UILayoutGuide {
        let owner = guide.owningView.map { "@\(layoutName($0))" } ?? ""
        return guide.identifier.isEmpty
            ? "UILayoutGuide\(owner)" : "UILayoutGuide:'\(guide.identifier)'\(owner)"
    }
    guard let view = item as? UIView else { return "\(type(of: item))" }
    let name = view.accessibilityIdentifier ?? view.hierarchy.nibIdentifier ?? view.placeName
    return name.isEmpty ? "\(type(of: view))" : "\(type(of: view)):\(name)"
}

extension UIView {
    /// The view's number among its siblings, and those of the views above it.
    fileprivate var placeName: String {
        var numbers: [String] = []
        var view: UIView = self
        while let superview = view.superview, numbers.count < 12 {
            numbers.append(superview.subviews.firstIndex { $0 === view }.map(String.init) ?? "?")
            view = superview
        }
        return numbers.reversed().joined(separator: ".")
    }
}

extension CGFloat {
    /// The number without a needless fraction.
    var layoutText: String {
        guard isFinite, magnitude < 1e15, rounded() == self else { return "\(Double(self))" }
        return "\(Int64(self))"
    }
}
