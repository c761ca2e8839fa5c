import Foundation
import UIKit
import simd

/// A transform: rows of four numbers that vectors are multiplied with from the left.
public struct SCNMatrix4: Sendable {
    public var m11: Float = 0, m12: Float = 0, m13: Float = 0, m14: Float = 0
    public var m21: Float = 0, m22: Float = 0, m23: Float = 0, m24: Float = 0
    public var m31: Float = 0, m32: Float = 0, m33: Float = 0, m34: Float = 0
    public var m41: Float = 0, m42: Float = 0, m43: Float = 0, m44: Float = 0

    public init() {}

    public init(
        m11: Float, m12: Float, m13: Float, m14: Float, m21: Float, m22: Float, m23: Float, m24: Float,
        m31: Float, m32: Float, m33: Float, m34: Float, m41: Float, m42: Float, m43: Float, m44: Float
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// Creates the transform of a matrix whose columns are the rows here.
    public init(_ m: float4x4) { self.init(columns: [m.columns.0, m.columns.1, m.columns.2, m.columns.3]) }

    private init(columns rows: [SIMD4<Float>]) {
        self.init(numbers: rows.flatMap { [$0.x, $0.y, $0.z, $0.w] })
    }

    /// Creates a transform of its 16 numbers, row by row.
    init(numbers n: [Float]) {
        self.init(
            m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
            m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }

    /// The 16 numbers, row by row.
    var numbers: [Float] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }
}

extension float4x4 {
    /// Creates the matrix whose columns are the rows of a transform.
    public init(_ m: SCNMatrix4) {
        self.init(
            SIMD4(m.m11, m.m12, m.m13, m.m14), SIMD4(m.m21, m.m22, m.m23, m.m24),
            SIMD4(m.m31, m.m32, m.m33, m.m34), SIMD4(m.m41, m.m42, m.m43, m.m44))
    }
}

public let SCNMatrix4Identity = SCNMatrix4MakeScale(1, 1, 1)

public func SCNMatrix4ToMat4(_ m: SCNMatrix4) -> float4x4 { float4x4(m) }
public func SCNMatrix4FromMat4(_ m: float4x4) -> SCNMatrix4 { SCNMatrix4(m) }
public func SCNMatrix4IsIdentity(_ m: SCNMatrix4) -> Bool { m.numbers == SCNMatrix4Identity.numbers }
public func SCNMatrix4EqualToMatrix4(_ a: SCNMatrix4, _ b: SCNMatrix4) -> Bool { a.numbers == b.numbers }

public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    SCNMatrix4(numbers: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1])
}

public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    SCNMatrix4(numbers: [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
}

/// Returns the rotation by an angle around an axis of any length other than zero.
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return SCNMatrix4Identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s) = (Float(cos(Double(angle))), Float(sin(Double(angle))))
    let d = 1 - c
    return SCNMatrix4(numbers: [
        d * x * x + c, d * x * y + s * z, d * x * z - s * y, 0,
        d * x * y - s * z, d * y * y + c, d * y * z + s * x, 0,
        d * x * z + s * y, d * y * z - s * x, d * z * z + c, 0,
        0, 0, 0, 1,
    ])
}

/// Returns a transform followed by another.
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 {
    let (a, b) = (a.numbers, b.numbers)
    return SCNMatrix4(
        numbers: (0..<16).map { index in
            let (row, column) = (index / 4, index % 4)
            return (0..<4).reduce(0) { $0 + a[row * 4 + $1] * b[$1 * 4 + column] }
        })
}

public func SCNMatrix4Translate(_ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeTranslation(tx, ty, tz))
}

public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeScale(sx, sy, sz))
}

public func SCNMatrix4Rotate(_ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float)
    -> SCNMatrix4
{
    SCNMatrix4Mult(m, SCNMatrix4MakeRotation(angle, x, y, z))
}

/// Returns the inverse; the transform itself if it has none.
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 {
    let inverse = SCNMatrix4(float4x4(m).inverse)
    return inverse.numbers.allSatisfy(\.isFinite) ? inverse : m
}
