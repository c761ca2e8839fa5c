import CoreGraphics
import Foundation
import QuartzCore

extension NSValue {
    /// A value that holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// A value that holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// A value that holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// A value that holds a vector.
    public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }

    /// A value that holds a transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        let rows = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        self.init(numbers: rows)
    }

    /// A value that holds insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
    }

    /// A value that holds insets by the direction of the language.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    /// A value that holds a distance.
    public convenience init(uiOffset offset: UIOffset) {
        self.init(numbers: [offset.horizontal, offset.vertical])
    }

    /// A value that holds a transform in space.
    public convenience init(caTransform3D t: CATransform3D) {
        self.init(numbers: [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
            t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
        ])
    }

    /// The point that the value holds; zero if it holds something else.
    public var cgPointValue: CGPoint { numbers(2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero }

    /// The size that the value holds; zero if it holds something else.
    public var cgSizeValue: CGSize { numbers(2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero }

    /// The rectangle that the value holds; zero if it holds something else.
    public var cgRectValue: CGRect {
        numbers(4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }

    /// The vector that the value holds; zero if it holds something else.
    public var cgVectorValue: CGVector { numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }

    /// The transform that the value holds; identity if it holds something else.
    public var cgAffineTransformValue: CGAffineTransform {
        numbers(6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
            ?? .identity
    }

    /// The insets that the value holds; zero if it holds something else.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        numbers(4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }

    /// The insets that the value holds; zero if it holds something else.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        numbers(4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
            ?? .zero
    }

    /// The distance that the value holds; zero if it holds something else.
    public var uiOffsetValue: UIOffset {
        numbers(2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    /// The transform in space that the value holds; identity if it holds something else.
    public var caTransform3DValue: CATransform3D {
        guard let n = numbers(16) else { return CATransform3DIdentity }
        return CATransform3D(
            m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
            m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }

    /// Creates a value from an array of numbers, since Foundation stores no structures here but those it declares
    /// itself.
    private convenience init(numbers: [CGFloat]) {
        let numbers = numbers.map(Double.init)
        self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
    }

    /// So many numbers, if that is what the value holds.
    private func numbers(_ count: Int) -> [CGFloat]? {
        let type = String(cString: objCType)
        let isRow = type == "[\(count)d]"
        let isStructure =
            type.hasPrefix("{")
            && type.split(separator: "=").dropFirst()
                .joined().filter { $0 == "d" }.count == count
        guard isRow || isStructure else { return nil }
        var numbers = [Double](repeating: 0, count: count)
        numbers.withUnsafeMutableBytes { bytes in bytes.baseAddress.map { getValue($0) } }
        return numbers.map { CGFloat($0) }
    }
}
