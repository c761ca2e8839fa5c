import CoreGraphics
import Foundation
import QuartzCore

extension NSValue {
    /// Creates a value with a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Creates a value with a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// Creates a value with a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Creates a value with a vector.
    public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }

    /// Creates a value with a transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        let rows = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        self.init(numbers: rows)
    }

    /// Creates a value with insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
    }

    /// Creates a value with insets in the layout direction.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    /// Creates a value with an offset.
    public convenience init(uiOffset offset: UIOffset) {
        self.init(numbers: [offset.horizontal, offset.vertical])
    }

    /// Creates a value with a three-dimensional transform.
    public convenience init(caTransform3D t: CATransform3D) {
        self.init(numbers: [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
            t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
        ])
    }

    /// The point; zero if the value has another type.
    public var cgPointValue: CGPoint { numbers(2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero }

    /// The size; zero if the value has another type.
    public var cgSizeValue: CGSize { numbers(2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero }

    /// The rectangle; zero if the value has another type.
    public var cgRectValue: CGRect {
        numbers(4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }

    /// The vector; zero if the value has another type.
    public var cgVectorValue: CGVector { numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }

    /// The transform; identity if the value has another type.
    public var cgAffineTransformValue: CGAffineTransform {
        numbers(6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
            ?? .identity
    }

    /// The insets; zero if the value has another type.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        numbers(4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }

    /// The insets; zero if the value has another type.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        numbers(4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
            ?? .zero
    }

    /// The offset; zero if the value has another type.
    public var uiOffsetValue: UIOffset {
        numbers(2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    /// The three-dimensional transform; identity if the value has another type.
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

    /// Returns a number of numbers, if the value consists of them.
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
