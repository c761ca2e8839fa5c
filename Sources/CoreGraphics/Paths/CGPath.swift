import Foundation

/// An immutable shape of lines and curves.
public class CGPath: Hashable {
    /// The elements, in order. Only `CGMutablePath` changes them.
    var steps: [PathStep]

    init(steps: [PathStep]) {
        self.steps = steps
    }

    /// Creates a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(steps: PathShapes.rect(rect), transform)
    }

    /// Creates an ellipse inscribed in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(steps: PathShapes.ellipse(rect), transform)
    }

    /// Creates a rectangle with rounded corners. Radii beyond half a side are reduced to half the side.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let radius = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(steps: PathShapes.roundedRect(rect, radius), transform)
    }

    private convenience init(steps: [PathStep], _ transform: UnsafePointer<CGAffineTransform>?) {
        guard let map = transform?.pointee else {
            self.init(steps: steps)
            return
        }
        self.init(steps: steps.map { $0.applying(map) })
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { steps.isEmpty }

    /// The end point of the path; zero for an empty path.
    public var currentPoint: CGPoint { PathShapes.currentPoint(of: steps) ?? .zero }

    /// Returns a path with the same elements.
    public func copy() -> CGPath? { CGPath(steps: steps) }

    /// Returns a mutable path with the same elements.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }

    /// Returns the transformed path.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(steps: steps, transform)
    }

    /// Returns the transformed path as a mutable one.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        guard let map = transform?.pointee else { return mutableCopy() }
        return CGMutablePath(steps: steps.map { $0.applying(map) })
    }

    /// Calls the block with each element in order. The pointers are valid during each call only.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for step in steps {
            var points = step.points
            // A closing element has no points; the pointer must be valid nevertheless.
            if points.isEmpty { points = [.zero] }
            points.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: step.type, points: base), block)
            }
        }
    }

    /// Returns whether both paths have the same elements.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.steps == rhs.steps }

    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}
