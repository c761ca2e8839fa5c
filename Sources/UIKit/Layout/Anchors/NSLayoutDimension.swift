import CoreGraphics

/// A width or height of a view or layout guide, or a distance between two positions.
@MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, Self.none, constant: c)
    }

    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, Self.none, constant: c)
    }

    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, Self.none, constant: c)
    }

    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, multiplier: m, constant: 0)
    }

    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, anchor, multiplier: m, constant: c)
    }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, multiplier: m, constant: 0)
    }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
    }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, multiplier: m, constant: 0)
    }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, multiplier: m, constant: c)
    }

    private static let none: NSLayoutDimension? = nil
}

extension NSLayoutDimension {
    /// The distance from one position to another, by way of a guide between them.
    convenience init(
        from item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute, to other: (any LayoutItem)?,
        _ otherAttribute: NSLayoutConstraint.Attribute
    ) {
        let axis = attribute.axis
        guard let item, let other, let host = item.layoutHost,
            let common = other.layoutHost.flatMap({ host.nearestCommonAncestor(with: $0) })
        else {
            RuntimeDiagnostics.report("anchorWithOffset(to:): the anchors have no common ancestor")
            self.init(item: nil, attribute: axis.size)
            return
        }
        let guide = UILayoutGuide()
        guide.identifier = "offset"
        common.addLayoutGuide(guide)
        self.init(item: guide, attribute: axis.size)
        let (near, far): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            attribute.followsDirection
            ? (.leading, .trailing) : axis == .horizontal ? (.left, .right) : (.top, .bottom)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: guide, attribute: near, relatedBy: .equal, toItem: item, attribute: attribute,
                multiplier: 1,
                constant: 0),
            NSLayoutConstraint(
                item: guide, attribute: far, relatedBy: .equal, toItem: other, attribute: otherAttribute,
                multiplier: 1, constant: 0),
        ])
    }
}
