import UIKit

// The views of the array, which have a superview.
extension NSArray {
    private var views: [UIView] { compactMap { $0 as? UIView } }

    /// The views after the first one with those before them.
    private var pairs: [(UIView, UIView)] { Array(zip(views.dropFirst(), views)) }

    @discardableResult
    @MainActor public func autoAlignViews(to edge: ALEdge) -> [NSLayoutConstraint] {
        pairs.map { $0.autoPinEdge(edge, to: edge, of: $1) }
    }

    @discardableResult
    @MainActor public func autoAlignViews(to axis: ALAxis) -> [NSLayoutConstraint] {
        pairs.map { $0.autoAlignAxis(axis, toSameAxisOf: $1) }
    }

    @discardableResult
    @MainActor public func autoMatchViewsDimension(_ dimension: ALDimension) -> [NSLayoutConstraint] {
        pairs.map { $0.autoMatch(dimension, to: dimension, of: $1) }
    }

    @discardableResult
    @MainActor public func autoSetViewsDimension(_ dimension: ALDimension, toSize size: CGFloat)
        -> [NSLayoutConstraint]
    {
        views.map { $0.autoSetDimension(dimension, toSize: size) }
    }

    @discardableResult
    @MainActor public func autoSetViewsDimensions(to size: CGSize) -> [NSLayoutConstraint] {
        views.flatMap { $0.autoSetDimensions(to: size) }
    }

    /// Distributes the views in the superview with the same space between them: `.horizontal` beside each other.
    @discardableResult
    @MainActor public func autoDistributeViews(
        along axis: ALAxis, alignedTo alignment: ALAttribute, withFixedSpacing spacing: CGFloat,
        insetSpacing: Bool = true, matchedSizes: Bool = true
    ) -> [NSLayoutConstraint] {
        let (near, far): (ALEdge, ALEdge) = axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
        let size: ALDimension = axis == .vertical ? .height : .width
        let inset = insetSpacing ? spacing : 0
        var made = pairs.flatMap { view, former in
            [view.autoPinEdge(near, to: far, of: former, withOffset: spacing)]
                + (matchedSizes ? [view.autoMatch(size, to: size, of: former)] : [])
                + [view.autoConstrainAttribute(alignment, to: alignment, of: former)]
        }
        if let first = views.first { made.append(first.autoPinEdge(toSuperviewEdge: near, withInset: inset)) }
        if let last = views.last { made.append(last.autoPinEdge(toSuperviewEdge: far, withInset: inset)) }
        return made
    }
}
