import CoreGraphics
import InterfaceBuilder

extension NibContext {
    /// Makes the constraints of all views of the phase, in the order of the document. Answers the views.
    func installConstraints() -> [(element: Element, view: UIView)] {
        let owners = constraintOwners
        constraintOwners = []
        guard document.useAutolayout else { return [] }
        for (element, view) in owners {
            for constraint in constraints(of: element) { install(constraint, owner: view) }
        }
        return owners
    }

    /// Keeps views where they were saved that no constraint of the document mentions: Interface Builder generates left,
    /// top, width and height constraints for them at build time (Xcode, size inspector of a view without constraints).
    func pinUnmentionedViews(_ phase: [(element: Element, object: AnyObject)], _ owners: [Element]) {
        guard document.useAutolayout else { return }
        let mentioned = mentionedViews(owners)
        for (element, object) in phase {
            guard let view = object as? UIView, let id = element.id, !mentioned.contains(id),
                !view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview,
                !(superview is UIStackView), element.parent?.isNamed("subviews") == true,
                let frame = element.rect(key: "frame").map({ CGRect($0) })
            else { continue }
            pin(view, in: superview, at: frame)
        }
    }

    private func pin(_ view: UIView, in superview: UIView, at frame: CGRect) {
        let lengths: [(NSLayoutConstraint.Attribute, UIView?, CGFloat)] = [
            (.left, superview, frame.minX), (.top, superview, frame.minY), (.width, nil, frame.width),
            (.height, nil, frame.height),
        ]
        for (attribute, item, constant) in lengths {
            let constraint = NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: .equal, toItem: item,
                attribute: item == nil ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
            constraint.identifier = "IB auto generated at build time for view with ambiguity"
            constraint.isActive = true
        }
    }

    /// The ids of the views that constraints mention, by themselves or by their guides.
    private func mentionedViews(_ owners: [Element]) -> Set<String> {
        var mentioned: Set<String> = []
        for owner in owners {
            for constraint in constraints(of: owner) {
                for id in [constraint.firstItemID ?? owner.id, constraint.secondItemID].compactMap({ $0 }) {
                    mentioned.insert(guides[id]?.view?.hierarchy.nibIdentifier ?? id)
                }
            }
        }
        return mentioned
    }

    /// The constraints that the view of the element holds in the present size classes.
    func constraints(of element: Element) -> [ConstraintElement] {
        ViewElement(element).constraints(in: traits, onCanvas: session.environment.isCanvas)
    }

    /// Makes and activates a constraint; nil, and a report where that is a mistake, where it cannot be made.
    @discardableResult
    func install(_ constraint: ConstraintElement, owner: UIView) -> NSLayoutConstraint? {
        guard let (first, second) = sides(of: constraint, owner) else { return nil }
        guard let relation = constraint.relation else {
            report("relation is not known: \(constraint.element["relation"] ?? "")", constraint.element)
            return nil
        }
        let made = NSLayoutConstraint(
            item: first.item, attribute: first.attribute, relatedBy: NSLayoutConstraint.Relation(relation),
            toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute,
            multiplier: CGFloat(constraint.multiplier), constant: constant(of: constraint, first, second))
        made.priority = priority(of: constraint)
        made.identifier = constraint.identifier
        made.nibIdentifier = constraint.element.id
        adopt(made, constraint.element)
        made.isActive = true
        return made
    }

    /// The distance in the present size classes.
    func constant(of constraint: ConstraintElement, _ owner: UIView) -> CGFloat? {
        sides(of: constraint, owner).map { constant(of: constraint, $0.first, $0.second) }
    }

    /// The priority in the present size classes.
    func priority(of constraint: ConstraintElement) -> UILayoutPriority {
        UILayoutPriority(Float(constraint.priority(in: traits)))
    }

    /// Whether both sides of the constraint take part in the present size classes.
    func hasSides(_ constraint: ConstraintElement, owner: UIView) -> Bool {
        sides(of: constraint, owner) != nil
    }

    private func sides(of constraint: ConstraintElement, _ owner: UIView) -> (first: Side, second: Side?)? {
        guard let first = side(constraint.firstItemID, constraint.firstAttribute, constraint, owner) else {
            return nil
        }
        guard constraint.secondItemID != nil else { return (first, nil) }
        return side(constraint.secondItemID, constraint.secondAttribute, constraint, owner).map {
            (first, $0)
        }
    }

    /// One side of a constraint.
    private struct Side {
        /// The view or the guide.
        var item: AnyObject
        /// The view that places the item.
        var view: UIView
        var attribute: NSLayoutConstraint.Attribute
        var isSafeArea = false
    }

    private func side(
        _ id: String?, _ attribute: LayoutAttribute?, _ constraint: ConstraintElement, _ owner: UIView
    ) -> Side? {
        guard let attribute else {
            let names = [constraint.element["firstAttribute"], constraint.element["secondAttribute"]]
                .compactMap { $0 }
            report("layout attribute is not known: \(names.joined(separator: ", "))", constraint.element)
            return nil
        }
        guard let id else { return nil }
        if let guide = guides[id] { return side(guide, attribute, constraint) }
        if id == constraint.ownerID { return Side(item: owner, view: owner, attribute: .init(attribute)) }
        if let view = object(id) as? UIView {
            guard isInstalled(view, with: owner) else { return nil }
            return Side(item: view, view: view, attribute: .init(attribute))
        }
        if document.element(withID: id) == nil {
            report("the constraint refers to \"\(id)\", which is not in the document", constraint.element)
        } else if !isLeftOut(id) {
            report("the constraint refers to \"\(id)\", which is no view of this nib", constraint.element)
        }
        return nil
    }

    /// Views that a size class leaves out take their constraints with them.
    private func isInstalled(_ view: UIView, with owner: UIView) -> Bool {
        guard !uninstalled.isEmpty || view.superview == nil else { return true }
        if view.superview == nil, view === rootView || view === owner { return true }
        return !sequence(first: view, next: { $0.superview }).contains {
            $0.hierarchy.nibIdentifier.map(uninstalled.contains) ?? false
        }
    }

    private func isLeftOut(_ id: String) -> Bool {
        guard let element = document.element(withID: id) else { return false }
        return element.ancestors.contains { $0.id.map(uninstalled.contains) ?? false }
    }

    private func side(_ guide: NibGuide, _ attribute: LayoutAttribute, _ constraint: ConstraintElement)
        -> Side?
    {
        guard let view = guide.view ?? (guide.controller === controller ? rootView : nil) else { return nil }
        guard let item = guide.item(of: view, controller: guide.controller) else {
            report("the layout guide \(guide.role) is not offered by \(type(of: view))", constraint.element)
            return nil
        }
        return Side(item: item, view: view, attribute: .init(attribute), isSafeArea: guide.role == .safeArea)
    }

    // MARK: Standard spacing

    /// The distance of a constraint in the present size classes. Interface Builder writes the system's standard
    /// spacing down as a number, which does not count towards a safe area: that has its room inside.
    private func constant(of constraint: ConstraintElement, _ first: Side, _ second: Side?) -> CGFloat {
        let isInSafeArea = first.isSafeArea || second?.isSafeArea == true
        if constraint.isSymbolic, isInSafeArea { return 0 }
        return CGFloat(constraint.constant(in: traits) ?? 0)
    }
}

extension NibGuide {
    /// The guide itself.
    func item(of view: UIView, controller: UIViewController?) -> AnyObject? {
        switch role {
        case .safeArea: view.safeAreaLayoutGuide
        case .keyboard: view.keyboardLayoutGuide
        case .content: (view as? UIScrollView)?.contentLayoutGuide
        case .frame: (view as? UIScrollView)?.frameLayoutGuide
        case .top: controller?.topLayoutGuide
        case .bottom: controller?.bottomLayoutGuide
        case .other("layoutMargins"), .other("margins"): view.layoutMarginsGuide
        case .other("readableContent"): view.readableContentGuide
        case .other: nil
        }
    }
}

extension NSLayoutConstraint.Relation {
    init(_ relation: ConstraintElement.Relation) {
        switch relation {
        case .equal: self = .equal
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}

extension NSLayoutConstraint.Attribute {
    init(_ attribute: LayoutAttribute) {
        switch attribute {
        case .left: self = .left
        case .right: self = .right
        case .top: self = .top
        case .bottom: self = .bottom
        case .leading: self = .leading
        case .trailing: self = .trailing
        case .width: self = .width
        case .height: self = .height
        case .centerX: self = .centerX
        case .centerY: self = .centerY
        case .lastBaseline: self = .lastBaseline
        case .firstBaseline: self = .firstBaseline
        case .leftMargin: self = .leftMargin
        case .rightMargin: self = .rightMargin
        case .topMargin: self = .topMargin
        case .bottomMargin: self = .bottomMargin
        case .leadingMargin: self = .leadingMargin
        case .trailingMargin: self = .trailingMargin
        case .centerXWithinMargins: self = .centerXWithinMargins
        case .centerYWithinMargins: self = .centerYWithinMargins
        }
    }

    /// Whether the attribute is an edge at which reading begins.
    fileprivate var isLeading: Bool {
        switch self {
        case .left, .leading, .top, .firstBaseline: true
        default: false
        }
    }
}
