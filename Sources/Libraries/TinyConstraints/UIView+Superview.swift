import UIKit

extension UIView {
    private func outer(_ safe: Bool) -> any Constrainable {
        guard let superview else { preconditionFailure("a view without a superview is constrained to it") }
        return safe ? superview.safeAreaLayoutGuide : superview
    }

    @discardableResult
    public func leadingToSuperview(
        _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
    ) -> Constraint {
        leading(
            to: outer(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
            isActive: isActive)
    }

    @discardableResult
    public func trailingToSuperview(
        _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
    ) -> Constraint {
        trailing(
            to: outer(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
            isActive: isActive)
    }

    @discardableResult
    public func leftToSuperview(
        _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
    ) -> Constraint {
        left(
            to: outer(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
            isActive: isActive)
    }

    @discardableResult
    public func rightToSuperview(
        _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
    ) -> Constraint {
        right(
            to: outer(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
            isActive: isActive)
    }

    @discardableResult
    public func centerXToSuperview(
        _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
    ) -> Constraint {
        centerX(
            to: outer(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
            isActive: isActive)
    }

    @discardableResult
    public func topToSuperview(
        _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
    ) -> Constraint {
        top(
            to: outer(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
            isActive: isActive)
    }

    @discardableResult
    public func bottomToSuperview(
        _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
    ) -> Constraint {
        bottom(
            to: outer(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
            isActive: isActive)
    }

    @discardableResult
    public func centerYToSuperview(
        _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
    ) -> Constraint {
        centerY(
            to: outer(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
            isActive: isActive)
    }

    @discardableResult
    public func widthToSuperview(
        _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true,
        usingSafeArea: Bool = false
    ) -> Constraint {
        width(
            to: outer(usingSafeArea), dimension, multiplier: multiplier, offset: offset, relation: relation,
            priority: priority, isActive: isActive)
    }

    @discardableResult
    public func heightToSuperview(
        _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true,
        usingSafeArea: Bool = false
    ) -> Constraint {
        height(
            to: outer(usingSafeArea), dimension, multiplier: multiplier, offset: offset, relation: relation,
            priority: priority, isActive: isActive)
    }

    @discardableResult
    public func edgesToSuperview(
        excluding: LayoutEdge..., insets: TinyEdgeInsets = .zero, usingSafeArea: Bool = false
    ) -> Constraints {
        edges(to: outer(usingSafeArea), excluded: excluding, insets, .equal, .required, true)
    }

    @discardableResult
    public func edgesToSuperview(
        excluding: LayoutEdge..., insets: TinyEdgeInsets = .zero, relation: ConstraintRelation = .equal,
        priority: LayoutPriority, isActive: Bool = true, usingSafeArea: Bool = false
    ) -> Constraints {
        edges(to: outer(usingSafeArea), excluded: excluding, insets, relation, priority, isActive)
    }

    @discardableResult
    public func centerInSuperview(
        offset: CGPoint = .zero, priority: LayoutPriority = .required, isActive: Bool = true,
        usingSafeArea: Bool = false
    ) -> Constraints {
        center(in: outer(usingSafeArea), offset: offset, priority: priority, isActive: isActive)
    }

    @discardableResult
    public func sizeToSuperview(
        multiplier: CGFloat = 1, insets: CGSize = .zero, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
    ) -> Constraints {
        size(
            to: outer(usingSafeArea), multiplier: multiplier, insets: insets, relation: relation,
            priority: priority,
            isActive: isActive)
    }

    @discardableResult
    public func originToSuperview(
        insets: CGVector = .zero, priority: LayoutPriority = .required, isActive: Bool = true,
        usingSafeArea: Bool = false
    ) -> Constraints {
        origin(to: outer(usingSafeArea), insets: insets, priority: priority, isActive: isActive)
    }

    public func setHugging(_ priority: LayoutPriority, for axis: ConstraintAxis) {
        setContentHuggingPriority(priority, for: axis)
    }

    public func setCompressionResistance(_ priority: LayoutPriority, for axis: ConstraintAxis) {
        setContentCompressionResistancePriority(priority, for: axis)
    }

    /// Adds the views and constrains them one after the other, as wide or high as the receiver.
    @discardableResult
    public func stack(
        _ views: [UIView], axis: ConstraintAxis = .vertical, width: CGFloat? = nil, height: CGFloat? = nil,
        spacing: CGFloat = 0
    ) -> Constraints {
        var made: Constraints = []
        for (index, view) in views.enumerated() {
            addSubview(view)
            let former: UIView? = index == 0 ? nil : views[index - 1]
            if axis == .vertical {
                made.append(former.map { view.topToBottom(of: $0, offset: spacing) } ?? view.top(to: self))
                made += [view.left(to: self), view.right(to: self)]
            } else {
                made.append(former.map { view.leftToRight(of: $0, offset: spacing) } ?? view.left(to: self))
                made += [view.top(to: self), view.bottom(to: self)]
            }
            if let width { made.append(view.width(width)) }
            if let height { made.append(view.height(height)) }
        }
        if let last = views.last {
            made.append(axis == .vertical ? last.bottom(to: self) : last.right(to: self))
        }
        return made
    }
}
