import Foundation

/// The anchors of a view or layout guide: one object for each attribute, so that anchors can be compared by identity.
@MainActor
final class LayoutAnchors {
    private var anchors: [NSLayoutConstraint.Attribute: NSObject] = [:]

    /// Returns the horizontal position of the item.
    func horizontal(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem) -> NSLayoutXAxisAnchor
    {
        anchor(attribute) { NSLayoutXAxisAnchor(item: item, attribute: attribute) }
    }

    /// Returns the vertical position of the item.
    func vertical(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem) -> NSLayoutYAxisAnchor {
        anchor(attribute) { NSLayoutYAxisAnchor(item: item, attribute: attribute) }
    }

    /// Returns the width or height of the item.
    func size(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem) -> NSLayoutDimension {
        anchor(attribute) { NSLayoutDimension(item: item, attribute: attribute) }
    }

    /// Returns the same object as the functions above, in the type in which constraints have their anchors. In Objective-C
    /// it is the type of all anchors; here it has the same members and layout, which do not depend on the parameter.
    func untyped(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem) -> NSLayoutAnchor<
        AnyObject
    > {
        let anchor: NSObject =
            if attribute.isSize {
                size(attribute, of: item)
            } else if attribute.axis == .horizontal {
                horizontal(attribute, of: item)
            } else {
                vertical(attribute, of: item)
            }
        return Unmanaged.fromOpaque(Unmanaged.passUnretained(anchor).toOpaque()).takeUnretainedValue()
    }

    private func anchor<Anchor: NSObject>(
        _ attribute: NSLayoutConstraint.Attribute, make: () -> Anchor
    ) -> Anchor {
        if let known = anchors[attribute] as? Anchor { return known }
        let anchor = make()
        anchors[attribute] = anchor
        return anchor
    }
}
