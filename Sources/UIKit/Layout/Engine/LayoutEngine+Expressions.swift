import ConstraintSolver
import CoreGraphics

/// An item's extent along one axis, in some view's bounds.
struct LayoutSpan {
    var near: LayoutExpression
    var size: LayoutExpression

    var far: LayoutExpression { near + size }

    var center: LayoutExpression {
        var center = near
        center.add(size, times: 0.5)
        return center
    }
}

extension LayoutEngine {
    /// Returns the row for a relation; nil if its items are not in the same view hierarchy.
    func row(for relation: LayoutRelation) -> LayoutRow? {
        guard let container = container(of: relation) else { return nil }
        let isMirrored = mirrors(relation, in: container)
        guard
            var left = expression(relation.first, relation.attribute, in: container, isMirrored: isMirrored)
        else { return nil }
        left.constant -= bounded(relation.constant)
        if let second = relation.second, relation.secondAttribute != .notAnAttribute {
            guard
                let right = expression(
                    second, relation.secondAttribute, in: container, isMirrored: isMirrored)
            else { return nil }
            left.add(right, times: -relation.multiplier)
        }
        return LayoutRow(left, Relation(relation.relation), priority: relation.priority)
    }

    /// Returns the constant within the limit, with a report if exceeded, as UIKit does; zero for NaN.
    private func bounded(_ constant: Double) -> Double {
        guard !(abs(constant) <= LayoutRow.limit) else { return constant }
        RuntimeDiagnostics.report(
            "A constraint is being configured with a constant that exceeds internal limits (\(constant)).  "
                + "A smaller value will be substituted, but this problem should be fixed.")
        return constant.isNaN ? 0 : constant < 0 ? -LayoutRow.limit : LayoutRow.limit
    }

    private func container(of relation: LayoutRelation) -> UIView? {
        guard let second = relation.second else {
            return relation.first.layoutSpace ?? relation.first.layoutHost
        }
        guard let first = relation.first.layoutHost, let other = second.layoutHost else { return nil }
        return first.nearestCommonAncestor(with: other)
    }

    /// Returns whether leading and trailing positions are measured from the right, as in a right-to-left container.
    private func mirrors(_ relation: LayoutRelation, in container: UIView) -> Bool {
        let attributes = [relation.attribute, relation.secondAttribute]
        guard attributes.contains(where: \.followsDirection), !attributes.contains(where: \.isAbsoluteSide)
        else {
            return false
        }
        return container.isRightToLeft
    }

    private func expression(
        _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in container: UIView,
        isMirrored: Bool
    ) -> LayoutExpression? {
        if let offset = item as? LayoutOffset { return expression(offset, in: container) }
        if attribute.isSize { return LayoutExpression(unknowns(of: item).size(attribute.axis)) }
        guard let place = attribute.place else { return nil }
        var item = item
        if attribute.isWithinMargins {
            guard let view = item as? UIView else { return nil }
            item = view.layoutMarginsGuide
        }
        let axis = attribute.axis
        switch place {
        case .firstBaseline: return baseline(of: item, isFirst: true, in: container)
        case .lastBaseline: return baseline(of: item, isFirst: false, in: container)
        case .center where item is UIScrollView && item === container:
            return frameCenter(of: container, axis)
        case .near, .center, .far:
            guard let span = span(of: item, axis, in: container) else { return nil }
            guard isMirrored else { return position(place, in: span) }
            guard let whole = self.span(of: container, axis, in: container) else { return nil }
            return whole.far - position(place.opposite, in: span)
        }
    }

    /// Edges of a scroll view mean its content to the views in it, but sizes and centres mean its frame (Apple: Working
    /// with Scroll Views, Auto Layout Guide).
    private func frameCenter(of scrollView: UIView, _ axis: NSLayoutConstraint.Axis) -> LayoutExpression {
        var center = LayoutExpression(constant: 0)
        center.add(unknowns(of: scrollView).size(axis), times: 0.5)
        return center
    }

    /// Returns the distance between two positions, in the reading direction if they follow it.
    private func expression(_ offset: LayoutOffset, in container: UIView) -> LayoutExpression? {
        let (start, end) = (offset.start, offset.end)
        let isMirrored =
            container.isRightToLeft && (start.attribute.followsDirection || end.attribute.followsDirection)
        guard let startItem = start.item, let endItem = end.item,
            let near = expression(startItem, start.attribute, in: container, isMirrored: isMirrored),
            let far = expression(endItem, end.attribute, in: container, isMirrored: isMirrored)
        else { return nil }
        return far - near
    }

    private func position(_ place: NSLayoutConstraint.Attribute.Place, in span: LayoutSpan)
        -> LayoutExpression
    {
        switch place {
        case .near, .firstBaseline: span.near
        case .center: span.center
        case .far, .lastBaseline: span.far
        }
    }

    /// Returns the item's extent in the bounds of the container, which is the item itself or above it.
    func span(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in container: UIView) -> LayoutSpan? {
        if let view = item as? UIView, view === container { return ownSpan(of: view, axis) }
        let own = unknowns(of: item)
        var near = LayoutExpression(own.origin(axis))
        var space = item.layoutSpace
        while let view = space, view !== container {
            near.add(unknowns(of: view).origin(axis), times: 1)
            near.constant -= Double(view.layoutInsets.near(axis)) + Double(view.boundsOrigin(axis))
            space = view.superview
        }
        guard space != nil else { return nil }
        return LayoutSpan(near: near, size: LayoutExpression(own.size(axis)))
    }

    /// Returns a view's extent in its own bounds. A scroll view's is that of its content.
    private func ownSpan(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LayoutSpan {
        if let scrollView = view as? UIScrollView {
            let content = unknowns(of: scrollView.contentLayoutGuide)
            return LayoutSpan(
                near: LayoutExpression(content.origin(axis)), size: LayoutExpression(content.size(axis)))
        }
        return LayoutSpan(
            near: LayoutExpression(
                constant: Double(view.boundsOrigin(axis)) + Double(view.layoutInsets.near(axis))),
            size: LayoutExpression(unknowns(of: view).size(axis)))
    }

    private func baseline(of item: any LayoutItem, isFirst: Bool, in container: UIView) -> LayoutExpression? {
        guard let view = item as? UIView else {
            guard let span = span(of: item, .vertical, in: container) else { return nil }
            return isFirst ? span.near : span.far
        }
        let target = view.baselineTarget(isFirst: isFirst)
        guard let span = span(of: target, .vertical, in: container) else { return nil }
        var result = isFirst ? span.near : span.far
        let offset = Double(isFirst ? target.firstBaselineFromTop : target.lastBaselineFromBottom)
        result.constant += isFirst ? offset : -offset
        return result
    }
}

extension NSLayoutConstraint.Attribute.Place {
    var opposite: Self {
        switch self {
        case .near: .far
        case .far: .near
        case .center, .firstBaseline, .lastBaseline: self
        }
    }
}

extension UIView {
    func boundsOrigin(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        axis == .horizontal ? bounds.origin.x : bounds.origin.y
    }

    /// Returns the view whose text determines the baseline, found through the views that name one another.
    func baselineTarget(isFirst: Bool) -> UIView {
        var view = self
        for _ in 0..<64 {
            let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            guard next !== view, next.isDescendant(of: view) else { return view }
            view = next
        }
        return view
    }
}

extension UIEdgeInsets {
    func near(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? left : top }
    func far(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? right : bottom }
    func sum(_ axis: NSLayoutConstraint.Axis) -> CGFloat { near(axis) + far(axis) }
}

extension CGSize {
    func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}
