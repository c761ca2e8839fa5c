import UIKit

extension Constrainable {
    // MARK: Lines

    @discardableResult
    public func leading(
        to view: any Constrainable, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        prepareForLayout()
        return line(leadingAnchor, relation, anchor ?? view.leadingAnchor, offset).with(priority, isActive)
    }

    @discardableResult
    public func trailing(
        to view: any Constrainable, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        prepareForLayout()
        return line(trailingAnchor, relation, anchor ?? view.trailingAnchor, offset).with(priority, isActive)
    }

    @discardableResult
    public func left(
        to view: any Constrainable, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        prepareForLayout()
        return line(leftAnchor, relation, anchor ?? view.leftAnchor, offset).with(priority, isActive)
    }

    @discardableResult
    public func right(
        to view: any Constrainable, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        prepareForLayout()
        return line(rightAnchor, relation, anchor ?? view.rightAnchor, offset).with(priority, isActive)
    }

    @discardableResult
    public func centerX(
        to view: any Constrainable, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        prepareForLayout()
        return line(centerXAnchor, relation, anchor ?? view.centerXAnchor, offset).with(priority, isActive)
    }

    @discardableResult
    public func top(
        to view: any Constrainable, _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        prepareForLayout()
        return line(topAnchor, relation, anchor ?? view.topAnchor, offset).with(priority, isActive)
    }

    @discardableResult
    public func bottom(
        to view: any Constrainable, _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        prepareForLayout()
        return line(bottomAnchor, relation, anchor ?? view.bottomAnchor, offset).with(priority, isActive)
    }

    @discardableResult
    public func centerY(
        to view: any Constrainable, _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        prepareForLayout()
        return line(centerYAnchor, relation, anchor ?? view.centerYAnchor, offset).with(priority, isActive)
    }

    // MARK: Opposite edges

    @discardableResult
    public func leadingToTrailing(
        of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        leading(
            to: view, view.trailingAnchor, offset: offset, relation: relation, priority: priority,
            isActive: isActive)
    }

    @discardableResult
    public func trailingToLeading(
        of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        trailing(
            to: view, view.leadingAnchor, offset: offset, relation: relation, priority: priority,
            isActive: isActive)
    }

    @discardableResult
    public func leftToRight(
        of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        left(
            to: view, view.rightAnchor, offset: offset, relation: relation, priority: priority,
            isActive: isActive)
    }

    @discardableResult
    public func rightToLeft(
        of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        right(
            to: view, view.leftAnchor, offset: offset, relation: relation, priority: priority,
            isActive: isActive)
    }

    @discardableResult
    public func topToBottom(
        of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        top(
            to: view, view.bottomAnchor, offset: offset, relation: relation, priority: priority,
            isActive: isActive)
    }

    @discardableResult
    public func bottomToTop(
        of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        bottom(
            to: view, view.topAnchor, offset: offset, relation: relation, priority: priority,
            isActive: isActive)
    }

    // MARK: Sizes

    @discardableResult
    public func width(
        _ width: CGFloat, relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
        isActive: Bool = true
    ) -> Constraint {
        prepareForLayout()
        return length(widthAnchor, relation, width).with(priority, isActive)
    }

    @discardableResult
    public func width(
        to view: any Constrainable, _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1,
        offset: CGFloat = 0,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        prepareForLayout()
        return length(widthAnchor, relation, dimension ?? view.widthAnchor, multiplier, offset).with(
            priority, isActive)
    }

    @discardableResult
    public func widthToHeight(
        of view: any Constrainable, multiplier: CGFloat = 1, offset: CGFloat = 0,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        width(
            to: view, view.heightAnchor, multiplier: multiplier, offset: offset, relation: relation,
            priority: priority,
            isActive: isActive)
    }

    @discardableResult
    public func width(
        min: CGFloat? = nil, max: CGFloat? = nil, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraints {
        [
            min.map { width($0, relation: .equalOrGreater, priority: priority, isActive: isActive) },
            max.map { width($0, relation: .equalOrLess, priority: priority, isActive: isActive) },
        ].compactMap { $0 }
    }

    @discardableResult
    public func height(
        _ height: CGFloat, relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
        isActive: Bool = true
    ) -> Constraint {
        prepareForLayout()
        return length(heightAnchor, relation, height).with(priority, isActive)
    }

    @discardableResult
    public func height(
        to view: any Constrainable, _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1,
        offset: CGFloat = 0,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        prepareForLayout()
        return length(heightAnchor, relation, dimension ?? view.heightAnchor, multiplier, offset).with(
            priority, isActive)
    }

    @discardableResult
    public func heightToWidth(
        of view: any Constrainable, multiplier: CGFloat = 1, offset: CGFloat = 0,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        height(
            to: view, view.widthAnchor, multiplier: multiplier, offset: offset, relation: relation,
            priority: priority,
            isActive: isActive)
    }

    @discardableResult
    public func height(
        min: CGFloat? = nil, max: CGFloat? = nil, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraints {
        [
            min.map { height($0, relation: .equalOrGreater, priority: priority, isActive: isActive) },
            max.map { height($0, relation: .equalOrLess, priority: priority, isActive: isActive) },
        ].compactMap { $0 }
    }

    @discardableResult
    public func size(_ size: CGSize, priority: LayoutPriority = .required, isActive: Bool = true)
        -> Constraints
    {
        [
            width(size.width, priority: priority, isActive: isActive),
            height(size.height, priority: priority, isActive: isActive),
        ]
    }

    @discardableResult
    public func size(
        to view: any Constrainable, multiplier: CGFloat = 1, insets: CGSize = .zero,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraints {
        [
            width(
                to: view, multiplier: multiplier, offset: insets.width, relation: relation,
                priority: priority,
                isActive: isActive),
            height(
                to: view, multiplier: multiplier, offset: insets.height, relation: relation,
                priority: priority,
                isActive: isActive),
        ]
    }

    @discardableResult
    public func aspectRatio(
        _ ratio: CGFloat, relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
        isActive: Bool = true
    ) -> Constraint {
        widthToHeight(of: self, multiplier: ratio, relation: relation, priority: priority, isActive: isActive)
    }

    // MARK: Points and rectangles

    @discardableResult
    public func center(
        in view: any Constrainable, offset: CGPoint = .zero, priority: LayoutPriority = .required,
        isActive: Bool = true
    ) -> Constraints {
        [
            centerX(to: view, offset: offset.x, priority: priority, isActive: isActive),
            centerY(to: view, offset: offset.y, priority: priority, isActive: isActive),
        ]
    }

    @discardableResult
    public func origin(
        to view: any Constrainable, insets: CGVector = .zero, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraints {
        [
            left(to: view, offset: insets.dx, relation: relation, priority: priority, isActive: isActive),
            top(to: view, offset: insets.dy, relation: relation, priority: priority, isActive: isActive),
        ]
    }

    /// Insets at the right and below are negative offsets.
    @discardableResult
    public func edges(
        to view: any Constrainable, excluding: LayoutEdge..., insets: TinyEdgeInsets = .zero,
        priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraints {
        edges(to: view, excluded: excluding, insets, .equal, priority, isActive)
    }

    func edges(
        to view: any Constrainable, excluded: [LayoutEdge], _ insets: TinyEdgeInsets,
        _ relation: ConstraintRelation,
        _ priority: LayoutPriority, _ isActive: Bool
    ) -> Constraints {
        let inverse = ConstraintRelation(rawValue: -relation.rawValue) ?? relation
        var made: Constraints = []
        if !excluded.contains(.top) {
            made.append(
                top(to: view, offset: insets.top, relation: relation, priority: priority, isActive: isActive))
        }
        if !excluded.contains(.leading), !excluded.contains(.left) {
            made.append(
                leading(
                    to: view, offset: insets.left, relation: relation, priority: priority, isActive: isActive)
            )
        }
        if !excluded.contains(.bottom) {
            made.append(
                bottom(
                    to: view, offset: -insets.bottom, relation: inverse, priority: priority,
                    isActive: isActive))
        }
        if !excluded.contains(.trailing), !excluded.contains(.right) {
            made.append(
                trailing(
                    to: view, offset: -insets.right, relation: inverse, priority: priority, isActive: isActive
                ))
        }
        return made
    }
}
