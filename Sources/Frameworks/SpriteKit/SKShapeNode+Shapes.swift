import CoreGraphics
import UIKit

extension SKShapeNode {
    public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }

    public convenience init(rectOf size: CGSize) { self.init(rect: Self.centered(size)) }

    public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            path: CGPath(
                roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
    }

    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        self.init(rect: Self.centered(size), cornerRadius: cornerRadius)
    }

    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
    }

    public convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: Self.centered(size)) }

    public convenience init(ellipseIn rect: CGRect) {
        self.init(path: CGPath(ellipseIn: rect, transform: nil))
    }

    private static func centered(_ size: CGSize) -> CGRect {
        CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    }
}

extension SKPhysicsBody {
    public convenience init(edgeLoopFrom rect: CGRect) {
        self.init(edgeLoopFrom: CGPath(rect: rect, transform: nil))
    }
}
