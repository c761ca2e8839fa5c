@_exported import Foundation
import UIKit

// Each function makes constraints of the receiver, which then has no constraints of its autoresizing mask, and activates them.
extension UIView {
    @discardableResult
    public func configureForAutoLayout() -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        return self
    }

    private func constrain(
        _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
        to item: Any?,
        _ other: NSLayoutConstraint.Attribute, _ multiplier: CGFloat = 1, _ constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        translatesAutoresizingMaskIntoConstraints = false
        return Installation.made(
            NSLayoutConstraint(
                item: self, attribute: attribute, relatedBy: relation, toItem: item, attribute: other,
                multiplier: multiplier, constant: constant))
    }

    /// Constrains an edge with an inset: at the right and below it is a negative constant, and an inset of at least that
    /// value a constant of at most it.
    private func inset(
        _ edge: ALEdge, to item: Any?, _ attribute: NSLayoutConstraint.Attribute, _ inset: CGFloat,
        _ relation: NSLayoutConstraint.Relation
    ) -> NSLayoutConstraint {
        guard edge.isFar else { return constrain(edge.attribute, relation, to: item, attribute, 1, inset) }
        let inverse = NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? relation
        return constrain(edge.attribute, inverse, to: item, attribute, 1, -inset)
    }

    // MARK: In the superview

    @discardableResult
    public func autoCenterInSuperview() -> [NSLayoutConstraint] {
        [autoAlignAxis(toSuperviewAxis: .horizontal), autoAlignAxis(toSuperviewAxis: .vertical)]
    }

    @discardableResult
    public func autoAlignAxis(toSuperviewAxis axis: ALAxis) -> NSLayoutConstraint {
        constrain(axis.attribute, to: superview, axis.attribute)
    }

    @discardableResult
    public func autoCenterInSuperviewMargins() -> [NSLayoutConstraint] {
        [autoAlignAxis(toSuperviewMarginAxis: .horizontal), autoAlignAxis(toSuperviewMarginAxis: .vertical)]
    }

    @discardableResult
    public func autoAlignAxis(toSuperviewMarginAxis axis: ALMarginAxis) -> NSLayoutConstraint {
        constrain(axis == .vertical ? .centerX : .centerY, to: superview, axis.attribute)
    }

    @discardableResult
    public func autoPinEdge(
        toSuperviewEdge edge: ALEdge, withInset inset: CGFloat = 0,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        self.inset(edge, to: superview, edge.attribute, inset, relation)
    }

    @discardableResult
    public func autoPinEdge(
        toSuperviewMargin edge: ALEdge, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        inset(edge, to: superview, edge.margin, 0, relation)
    }

    @discardableResult
    public func autoPinEdge(
        toSuperviewSafeArea edge: ALEdge, withInset inset: CGFloat = 0,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        self.inset(edge, to: superview?.safeAreaLayoutGuide, edge.attribute, inset, relation)
    }

    private func edges(excluding excluded: ALEdge?, _ pin: (ALEdge) -> NSLayoutConstraint)
        -> [NSLayoutConstraint]
    {
        // An excluded edge at the left or right is that of the writing direction, too.
        let sides: [ALEdge] =
            excluded == .left || excluded == .right ? [.left, .right] : [.leading, .trailing]
        return [.top, sides[0], .bottom, sides[1]].filter { $0 != excluded }.map(pin)
    }

    @discardableResult
    public func autoPinEdgesToSuperviewEdges(with insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
        edges(excluding: nil) { autoPinEdge(toSuperviewEdge: $0, withInset: $0.inset(insets)) }
    }

    @discardableResult
    public func autoPinEdgesToSuperviewEdges(with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge)
        -> [NSLayoutConstraint]
    {
        edges(excluding: edge) { autoPinEdge(toSuperviewEdge: $0, withInset: $0.inset(insets)) }
    }

    @discardableResult
    public func autoPinEdgesToSuperviewSafeArea(with insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
        edges(excluding: nil) { autoPinEdge(toSuperviewSafeArea: $0, withInset: $0.inset(insets)) }
    }

    @discardableResult
    public func autoPinEdgesToSuperviewSafeArea(with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge)
        -> [NSLayoutConstraint]
    {
        edges(excluding: edge) { autoPinEdge(toSuperviewSafeArea: $0, withInset: $0.inset(insets)) }
    }

    @discardableResult
    public func autoPinEdgesToSuperviewMargins() -> [NSLayoutConstraint] {
        edges(excluding: nil) { autoPinEdge(toSuperviewMargin: $0) }
    }

    @discardableResult
    public func autoPinEdgesToSuperviewMargins(excludingEdge edge: ALEdge) -> [NSLayoutConstraint] {
        edges(excluding: edge) { autoPinEdge(toSuperviewMargin: $0) }
    }

    @discardableResult
    public func autoPin(toTopLayoutGuideOf controller: UIViewController, withInset inset: CGFloat)
        -> NSLayoutConstraint
    {
        self.inset(.top, to: controller.view.safeAreaLayoutGuide, .top, inset, .equal)
    }

    @discardableResult
    public func autoPin(toBottomLayoutGuideOf controller: UIViewController, withInset inset: CGFloat)
        -> NSLayoutConstraint
    {
        self.inset(.bottom, to: controller.view.safeAreaLayoutGuide, .bottom, inset, .equal)
    }

    // MARK: To other views

    @discardableResult
    public func autoPinEdge(
        _ edge: ALEdge, to toEdge: ALEdge, of otherView: UIView, withOffset offset: CGFloat = 0,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        constrain(edge.attribute, relation, to: otherView, toEdge.attribute, 1, offset)
    }

    @discardableResult
    public func autoAlignAxis(_ axis: ALAxis, toSameAxisOf otherView: UIView, withOffset offset: CGFloat = 0)
        -> NSLayoutConstraint
    {
        constrain(axis.attribute, to: otherView, axis.attribute, 1, offset)
    }

    @discardableResult
    public func autoAlignAxis(
        _ axis: ALAxis, toSameAxisOf otherView: UIView, withMultiplier multiplier: CGFloat
    )
        -> NSLayoutConstraint
    {
        constrain(axis.attribute, to: otherView, axis.attribute, multiplier)
    }

    @discardableResult
    public func autoMatch(
        _ dimension: ALDimension, to toDimension: ALDimension, of otherView: UIView,
        withOffset offset: CGFloat = 0,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        constrain(dimension.attribute, relation, to: otherView, toDimension.attribute, 1, offset)
    }

    @discardableResult
    public func autoMatch(
        _ dimension: ALDimension, to toDimension: ALDimension, of otherView: UIView,
        withMultiplier multiplier: CGFloat, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        constrain(dimension.attribute, relation, to: otherView, toDimension.attribute, multiplier)
    }

    @discardableResult
    public func autoConstrainAttribute(
        _ attribute: ALAttribute, to toAttribute: ALAttribute, of otherView: UIView,
        withOffset offset: CGFloat = 0,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        constrain(attribute.attribute, relation, to: otherView, toAttribute.attribute, 1, offset)
    }

    @discardableResult
    public func autoConstrainAttribute(
        _ attribute: ALAttribute, to toAttribute: ALAttribute, of otherView: UIView,
        withMultiplier multiplier: CGFloat, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        constrain(attribute.attribute, relation, to: otherView, toAttribute.attribute, multiplier)
    }

    // MARK: Sizes

    @discardableResult
    public func autoSetDimension(
        _ dimension: ALDimension, toSize size: CGFloat, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        constrain(dimension.attribute, relation, to: nil, .notAnAttribute, 1, size)
    }

    @discardableResult
    public func autoSetDimensions(to size: CGSize) -> [NSLayoutConstraint] {
        [autoSetDimension(.width, toSize: size.width), autoSetDimension(.height, toSize: size.height)]
    }
}
