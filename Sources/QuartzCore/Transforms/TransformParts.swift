import CoreGraphics
import Foundation

/// A transform decomposed into components that can be interpolated: translation, scale, skew, rotation. The algorithms
/// are those of the W3C's "CSS Transforms Module Level 2" (interpolation of 3D matrices).
struct TransformParts {
    var translation: [CGFloat] = [0, 0, 0]
    var scale: [CGFloat] = [1, 1, 1]
    /// Skew of x by y, x by z and y by z.
    var skew: [CGFloat] = [0, 0, 0]
    /// The rotation, as a unit quaternion x, y, z, w.
    var turn: [CGFloat] = [0, 0, 0, 1]
    /// The column of the matrix with the perspective.
    var perspective: [CGFloat] = [0, 0, 0, 1]

    /// Decomposes a transform; nil for a singular one.
    init?(_ t: CATransform3D) {
        perspective = [t.m14, t.m24, t.m34, t.m44]
        translation = [t.m41, t.m42, t.m43]
        var rows: [[CGFloat]] = [[t.m11, t.m12, t.m13], [t.m21, t.m22, t.m23], [t.m31, t.m32, t.m33]]
        guard abs(Self.determinant(rows)) > 1e-12 else { return nil }
        extractScaleAndSkew(of: &rows)
        turn = Self.quaternion(rows)
    }

    private mutating func extractScaleAndSkew(of rows: inout [[CGFloat]]) {
        scale[0] = Self.normalize(&rows[0])
        skew[0] = Self.orthogonalize(&rows[1], to: rows[0])
        scale[1] = Self.normalize(&rows[1])
        skew[0] /= scale[1]
        skew[1] = Self.orthogonalize(&rows[2], to: rows[0])
        skew[2] = Self.orthogonalize(&rows[2], to: rows[1])
        scale[2] = Self.normalize(&rows[2])
        skew[1] /= scale[2]
        skew[2] /= scale[2]
        guard Self.determinant(rows) < 0 else { return }
        // A mirrored transform is a rotated one with a negative scale, along x so that flat transforms stay flat.
        scale[0] = -scale[0]
        rows[0] = rows[0].map { -$0 }
    }

    /// The transform composed of the components.
    var transform: CATransform3D {
        let (x, y, z, w) = (turn[0], turn[1], turn[2], turn[3])
        var rows: [[CGFloat]] = [
            [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
            [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
            [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
        ]
        for column in 0..<3 {
            rows[2][column] += skew[1] * rows[0][column] + skew[2] * rows[1][column]
            rows[1][column] += skew[0] * rows[0][column]
        }
        for row in 0..<3 { rows[row] = rows[row].map { $0 * scale[row] } }
        return CATransform3D(
            m11: rows[0][0], m12: rows[0][1], m13: rows[0][2], m14: perspective[0], m21: rows[1][0],
            m22: rows[1][1], m23: rows[1][2], m24: perspective[1], m31: rows[2][0], m32: rows[2][1],
            m33: rows[2][2], m34: perspective[2], m41: translation[0], m42: translation[1],
            m43: translation[2], m44: perspective[3])
    }

    func interpolated(to other: TransformParts, _ part: CGFloat) -> TransformParts {
        func between(_ path: KeyPath<TransformParts, [CGFloat]>) -> [CGFloat] {
            zip(self[keyPath: path], other[keyPath: path]).map { $0 + ($1 - $0) * part }
        }
        var result = self
        result.translation = between(\.translation)
        result.scale = between(\.scale)
        result.skew = between(\.skew)
        result.perspective = between(\.perspective)
        result.turn = Self.slerp(turn, other.turn, part)
        return result
    }

    // MARK: Angles

    /// The rotation as angles in radians about x, y and z, in the order of `transform.rotation`.
    var angles: [CGFloat] {
        get {
            let (x, y, z, w) = (turn[0], turn[1], turn[2], turn[3])
            return [
                atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)),
                asin(max(-1, min(1, 2 * (w * y - z * x)))),
                atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)),
            ]
        }
        set {
            let (c, s) = (newValue.map { cos($0 / 2) }, newValue.map { sin($0 / 2) })
            turn = [
                s[0] * c[1] * c[2] - c[0] * s[1] * s[2], c[0] * s[1] * c[2] + s[0] * c[1] * s[2],
                c[0] * c[1] * s[2] - s[0] * s[1] * c[2], c[0] * c[1] * c[2] + s[0] * s[1] * s[2],
            ]
        }
    }

    // MARK: Rows and quaternions

    private static func determinant(_ r: [[CGFloat]]) -> CGFloat {
        r[0][0] * (r[1][1] * r[2][2] - r[1][2] * r[2][1]) - r[0][1] * (r[1][0] * r[2][2] - r[1][2] * r[2][0])
            + r[0][2] * (r[1][0] * r[2][1] - r[1][1] * r[2][0])
    }

    private static func normalize(_ row: inout [CGFloat]) -> CGFloat {
        let length = row.reduce(0) { $0 + $1 * $1 }.squareRoot()
        if length > 0 { row = row.map { $0 / length } }
        return length > 0 ? length : 1
    }

    /// Removes the projection of a row on another and returns its length.
    private static func orthogonalize(_ row: inout [CGFloat], to other: [CGFloat]) -> CGFloat {
        let share = zip(row, other).reduce(0) { $0 + $1.0 * $1.1 }
        row = zip(row, other).map { $0 - share * $1 }
        return share
    }

    /// Rows are in Core Animation's convention, with points to the left, so that signs are those of the transposed matrix.
    private static func quaternion(_ r: [[CGFloat]]) -> [CGFloat] {
        func half(_ sum: CGFloat) -> CGFloat { max(1 + sum, 0).squareRoot() / 2 }
        let x = half(r[0][0] - r[1][1] - r[2][2])
        let y = half(r[1][1] - r[0][0] - r[2][2])
        let z = half(r[2][2] - r[0][0] - r[1][1])
        let w = half(r[0][0] + r[1][1] + r[2][2])
        return [
            r[1][2] < r[2][1] ? -x : x, r[2][0] < r[0][2] ? -y : y, r[0][1] < r[1][0] ? -z : z, w,
        ]
    }

    private static func slerp(_ a: [CGFloat], _ b: [CGFloat], _ part: CGFloat) -> [CGFloat] {
        var product = zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
        // The shorter arc.
        let sign: CGFloat = product < 0 ? -1 : 1
        product = min(abs(product), 1)
        let angle = acos(product)
        guard angle > 1e-6 else { return part < 0.5 ? a : b.map { $0 * sign } }
        let (first, second) = (sin((1 - part) * angle) / sin(angle), sin(part * angle) / sin(angle))
        return zip(a, b).map { first * $0 + second * sign * $1 }
    }
}

extension CATransform3D {
    /// Returns the interpolation of two transforms, component by component.
    func interpolated(to other: CATransform3D, _ part: CGFloat) -> CATransform3D {
        guard self != other else { return self }
        guard let a = TransformParts(self), let b = TransformParts(other) else {
            return CATransform3D(rows: zip(rows, other.rows).map { $0 + ($1 - $0) * part })
        }
        return a.interpolated(to: b, part).transform
    }
}
