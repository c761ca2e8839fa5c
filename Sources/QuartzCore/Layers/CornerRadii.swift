import CoreGraphics

/// The radii of the four corners of a layer, in points. An object, since few layers have one.
package final class CornerRadii: Sendable {
    package let topLeft, topRight, bottomLeft, bottomRight: CGFloat

    package init(topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat) {
        (self.topLeft, self.topRight) = (topLeft, topRight)
        (self.bottomLeft, self.bottomRight) = (bottomLeft, bottomRight)
    }

    /// The radii in the order of the initializer.
    package var all: [CGFloat] { [topLeft, topRight, bottomLeft, bottomRight] }

    /// Returns the radius of one corner.
    func radius(of corner: CACornerMask) -> CGFloat {
        switch corner {
        case .layerMinXMinYCorner: topLeft
        case .layerMaxXMinYCorner: topRight
        case .layerMinXMaxYCorner: bottomLeft
        default: bottomRight
        }
    }
}
