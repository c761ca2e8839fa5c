import UIKit

/// An apple with a leaf, in the place of the logo.
enum AppleOutline {
    /// Returns the picture in a square of a height in points.
    @MainActor
    static func image(height: CGFloat, color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: height, height: height)).image { context in
            context.cgContext.scaleBy(x: height, y: height)
            color.setFill()
            body.fill()
            leaf.fill()
        }
    }

    private static func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    /// Two halves that are dented above and below.
    @MainActor
    private static var body: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: point(0.5, 0.33))
        path.addCurve(to: point(0.1, 0.54), controlPoint1: point(0.33, 0.21), controlPoint2: point(0.1, 0.28))
        path.addCurve(to: point(0.36, 1), controlPoint1: point(0.1, 0.76), controlPoint2: point(0.22, 1))
        path.addQuadCurve(to: point(0.64, 1), controlPoint: point(0.5, 0.93))
        path.addCurve(to: point(0.9, 0.54), controlPoint1: point(0.78, 1), controlPoint2: point(0.9, 0.76))
        path.addCurve(to: point(0.5, 0.33), controlPoint1: point(0.9, 0.28), controlPoint2: point(0.67, 0.21))
        path.close()
        return path
    }

    @MainActor
    private static var leaf: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: point(0.5, 0.24))
        path.addQuadCurve(to: point(0.69, 0), controlPoint: point(0.51, 0.05))
        path.addQuadCurve(to: point(0.5, 0.24), controlPoint: point(0.69, 0.2))
        path.close()
        return path
    }
}
