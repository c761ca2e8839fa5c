import Foundation

/// A shape made of lines and curves, which does not change.
public class CGPath: Hashable {
    /// The steps, in order. Only `CGMutablePath` changes them.
    var steps: [PathStep]

    init(steps: [PathStep]) {
        self.steps = steps
    }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(steps: PathShapes.rect(rect), transform)
    }

    /// An ellipse that fills a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(steps: PathShapes.ellipse(rect), transform)
    }

    /// A rectangle with rounded corners. Radii beyond half a side are cut to half the side.
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

    /// Whether there is no step at all.
    public var isEmpty: Bool { steps.isEmpty }

    /// Where the last step ended; zero for an empty path.
    public var currentPoint: CGPoint { PathShapes.currentPoint(of: steps) ?? .zero }

    /// A path of the same steps.
    public func copy() -> CGPath? { CGPath(steps: steps) }

    /// A path of the same steps that can be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }

    /// The path as a map takes it.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(steps: steps, transform)
    }

    /// The path as a map takes it, changeable.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        guard let map = transform?.pointee else { return mutableCopy() }
        return CGMutablePath(steps: steps.map { $0.applying(map) })
    }

    /// Calls the block with each step in order. The pointers are valid during each call only.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for step in steps {
            var points = step.points
            // A closing step has no points; the pointer then still has to point somewhere.
            if points.isEmpty { points = [.zero] }
            points.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: step.type, points: base), block)
            }
        }
    }

    /// Whether both paths have the same steps.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.steps == rhs.steps }

    /// Feeds the steps to the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}
