import CoreGraphics

/// An item that constraints can relate: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view that determines the item's place in the hierarchy: the view itself, or the guide's owner.
    var layoutHost: UIView? { get }

    /// The view in whose bounds the item's rectangle is expressed.
    var layoutSpace: UIView? { get }

    /// Insets from the item's frame to the rectangle that constraints act on.
    var layoutInsets: UIEdgeInsets { get }

    /// The anchors of the item; nil for items without any.
    var layoutAnchors: LayoutAnchors? { get }
}

extension LayoutItem {
    var layoutAnchors: LayoutAnchors? { nil }
}

extension UIView: LayoutItem {
    var layoutHost: UIView? { self }
    var layoutSpace: UIView? { superview }
    var layoutAnchors: LayoutAnchors? { layoutState.anchors }

    /// The insets to the alignment rectangle, computed from a rectangle, since a class may define them by insets or by
    /// rectangles.
    var layoutInsets: UIEdgeInsets {
        let frame = CGRect(x: 0, y: 0, width: 1024, height: 1024)
        let rect = alignmentRect(forFrame: frame)
        guard rect != frame, rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite
        else {
            return .zero
        }
        return UIEdgeInsets(
            top: rect.minY, left: rect.minX, bottom: frame.maxY - rect.maxY, right: frame.maxX - rect.maxX)
    }
}

extension UILayoutGuide: LayoutItem {
    var layoutHost: UIView? { owningView }
    var layoutSpace: UIView? { owningView }
    var layoutInsets: UIEdgeInsets { .zero }
    var layoutAnchors: LayoutAnchors? { anchors }
}

/// A linear relation between attributes of items: that of a constraint, or one implied by a view.
@MainActor
struct LayoutRelation {
    var first: any LayoutItem
    var attribute: NSLayoutConstraint.Attribute
    var relation = NSLayoutConstraint.Relation.equal
    var second: (any LayoutItem)?
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    var multiplier = 1.0
    var constant = 0.0
    var priority = 1000.0
}

/// A relation without a constraint of the author: a stack view's or a guide's.
@MainActor
struct ImpliedRelation {
    /// The name of constraints of this kind in UIKit's messages.
    var name: String
    /// The index that distinguishes relations of the same name in one view.
    var index: Int
    var relation: LayoutRelation
}
