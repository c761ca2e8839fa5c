import CoreGraphics
import InterfaceBuilder

extension NibContext {
    /// Creates the constraints of all views of the phase, in the order of the document. Returns the views.
    func installConstraints() -> [(element: Element, view: UIView)] {
        let owners = constraintOwners
        constraintOwners = []
        guard document.useAutolayout else { return [] }
        for (element, view) in owners {
            let installed = constraints(of: element)
            for constraint in installed { install(constraint, owner: view) }
            makeExcluded(of: element, besides: Set(installed.map(\.element.position)), owner: view)
        }
        return owners
    }

    /// Creates the constraints that the current size classes exclude, since outlets refer to them too; code may
    /// activate them.
    private func makeExcluded(of element: Element, besides installed: Set<Int>, owner: UIView) {
        guard element.hasVariations else { return }
        for constraint in ViewElement(element).allConstraints
        where !constraint.isPlaceholder && !installed.contains(constraint.element.position) {
            make(constraint, owner: owner)
        }
    }

    /// Keeps views without constraints in the document at their saved frames: Interface Builder generates left,
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

    /// Returns the ids of the views to which constraints refer, directly or by their guides.
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

    /// Returns the constraints that the view of the element holds in the current size classes.
    func constraints(of element: Element) -> [ConstraintElement] {
        ViewElement(element).constraints(in: traits, onCanvas: session.environment.isCanvas)
    }

    /// Creates and activates a constraint; returns nil if it cannot be created, which is reported if it is an error.
    @discardableResult
    func install(_ constraint: ConstraintElement, owner: UIView) -> NSLayoutConstraint? {
        let made = make(constraint, owner: owner)
        made?.isActive = true
        return made
    }

    @discardableResult
    private func make(_ constraint: ConstraintElement, owner: UIView) -> NSLayoutConstraint? {
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
        return made
    }

    /// Returns the distance in the current size classes.
    func constant(of constraint: ConstraintElement, _ owner: UIView) -> CGFloat? {
        sides(of: constraint, owner).map { constant(of: constraint, $0.first, $0.second) }
    }

    /// Returns the priority in the current size classes.
    func priority(of constraint: ConstraintElement) -> UILayoutPriority {
        UILayoutPriority(Float(constraint.priority(in: traits)))
    }

    /// Returns whether both sides of the constraint are installed in the current size classes.
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

    /// Returns whether the view is installed; views that a size class excludes are removed with their constraints.
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

    /// Returns the constant of a constraint for the current size classes. Interface Builder saves the system's standard
    /// spacing as a number, which is not applied to a safe area: that includes its spacing.
    private func constant(of constraint: ConstraintElement, _ first: Side, _ second: Side?) -> CGFloat {
        let isInSafeArea = first.isSafeArea || second?.isSafeArea == true
        if constraint.isSymbolic, isInSafeArea { return 0 }
        return CGFloat(constraint.constant(in: traits) ?? 0)
    }
}

extension NibGuide {
    /// Returns the guide itself.
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
