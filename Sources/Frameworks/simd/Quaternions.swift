import Foundation

/// A rotation in three dimensions, or any quaternion: `ix * i + iy * j + iz * k + r`.
public struct Quaternion<Number: SIMDScalar & BinaryFloatingPoint & Sendable>: Equatable, Sendable
where Number.SIMD4Storage: Sendable {
    /// The imaginary parts, then the real part.
    public var vector: SIMD4<Number>

    public init() { vector = SIMD4() }
    public init(vector: SIMD4<Number>) { self.vector = vector }
    public init(_ vector: SIMD4<Number>) { self.vector = vector }

    public init(ix: Number, iy: Number, iz: Number, r: Number) { vector = SIMD4(ix, iy, iz, r) }

    public init(real: Number, imag: SIMD3<Number>) { vector = SIMD4(imag.x, imag.y, imag.z, real) }

    /// Creates the rotation by an angle (radians) around an axis of length 1.
    public init(angle: Number, axis: SIMD3<Number>) {
        self.init(
            real: Number(cos(Double(angle) / 2)), imag: axis * Number(sin(Double(angle) / 2)))
    }

    /// Creates the shortest rotation from one vector of length 1 to another.
    public init(from: SIMD3<Number>, to: SIMD3<Number>) {
        let half = from + to
        guard length_squared(half) > 0 else {
            self.init(real: 0, imag: Self.perpendicular(to: from))
            return
        }
        let middle = normalize(half)
        self.init(real: dot(from, middle), imag: cross(from, middle))
    }

    /// Creates the rotation of a matrix whose columns have length 1 and are perpendicular to each other.
    public init(_ matrix: Matrix3x3<Number>) {
        let (a, b, c) = matrix.columns
        let trace = a.x + b.y + c.z
        if trace > 0 {
            let scale = (trace + 1).squareRoot() * 2
            self.init(ix: (b.z - c.y) / scale, iy: (c.x - a.z) / scale, iz: (a.y - b.x) / scale, r: scale / 4)
        } else if a.x > b.y && a.x > c.z {
            let scale = (1 + a.x - b.y - c.z).squareRoot() * 2
            self.init(ix: scale / 4, iy: (a.y + b.x) / scale, iz: (c.x + a.z) / scale, r: (b.z - c.y) / scale)
        } else if b.y > c.z {
            let scale = (1 + b.y - a.x - c.z).squareRoot() * 2
            self.init(ix: (a.y + b.x) / scale, iy: scale / 4, iz: (b.z + c.y) / scale, r: (c.x - a.z) / scale)
        } else {
            let scale = (1 + c.z - a.x - b.y).squareRoot() * 2
            self.init(ix: (c.x + a.z) / scale, iy: (b.z + c.y) / scale, iz: scale / 4, r: (a.y - b.x) / scale)
        }
    }

    /// Creates the rotation of the upper left part of a matrix.
    public init(_ matrix: Matrix4x4<Number>) {
        let (a, b, c, _) = matrix.columns
        self.init(Matrix3x3(SIMD3(a.x, a.y, a.z), SIMD3(b.x, b.y, b.z), SIMD3(c.x, c.y, c.z)))
    }

    private static func perpendicular(to vector: SIMD3<Number>) -> SIMD3<Number> {
        let other: SIMD3<Number> = abs(vector.x) < abs(vector.y) ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
        return normalize(cross(vector, other))
    }
}

// MARK: Parts

extension Quaternion {
    public var real: Number {
        get { vector.w }
        set { vector.w = newValue }
    }

    public var imag: SIMD3<Number> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue.x, newValue.y, newValue.z, vector.w) }
    }

    public var length: Number { (vector * vector).sum().squareRoot() }

    /// The angle of the rotation in radians, from 0 to 2π.
    public var angle: Number {
        Number(2 * atan2(Double((imag * imag).sum().squareRoot()), Double(real)))
    }

    /// The axis of the rotation, of length 1.
    public var axis: SIMD3<Number> { normalize(imag) }

    public var conjugate: Self { Self(real: real, imag: -imag) }
    public var inverse: Self { Self(conjugate.vector / (vector * vector).sum()) }
    public var normalized: Self { Self(vector / length) }

    /// Returns the vector that the rotation makes of another.
    public func act(_ vector: SIMD3<Number>) -> SIMD3<Number> {
        let turned = cross(imag, vector) * 2
        return vector + turned * real + cross(imag, turned)
    }
}

extension Quaternion: CustomDebugStringConvertible {
    public var debugDescription: String { "\(Self.self)(real: \(real), imag: \(imag))" }
}

// MARK: Arithmetic

extension Quaternion {
    public static prefix func - (a: Self) -> Self { Self(-a.vector) }
    public static func + (a: Self, b: Self) -> Self { Self(a.vector + b.vector) }
    public static func - (a: Self, b: Self) -> Self { Self(a.vector - b.vector) }
    public static func * (a: Self, b: Number) -> Self { Self(a.vector * b) }
    public static func * (a: Number, b: Self) -> Self { Self(b.vector * a) }
    public static func / (a: Self, b: Number) -> Self { Self(a.vector / b) }
    public static func / (a: Self, b: Self) -> Self { a * b.inverse }

    /// Returns the rotation by the second quaternion, then by the first.
    public static func * (a: Self, b: Self) -> Self {
        Self(
            real: a.real * b.real - dot(a.imag, b.imag),
            imag: a.real * b.imag + b.real * a.imag + cross(a.imag, b.imag))
    }

    public static func += (a: inout Self, b: Self) { a = a + b }
    public static func -= (a: inout Self, b: Self) { a = a - b }
    public static func *= (a: inout Self, b: Self) { a = a * b }
    public static func *= (a: inout Self, b: Number) { a = a * b }
    public static func /= (a: inout Self, b: Number) { a = a / b }
}

// MARK: Matrices

extension Matrix3x3 {
    /// Creates the matrix of a rotation.
    public init(_ quaternion: Quaternion<Number>) {
        self.init(
            quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
    }
}

extension Matrix4x4 {
    /// Creates the matrix of a rotation.
    public init(_ quaternion: Quaternion<Number>) {
        let (a, b, c) = Matrix3x3(quaternion).columns
        self.init(SIMD4(a, 0), SIMD4(b, 0), SIMD4(c, 0), SIMD4(0, 0, 0, 1))
    }
}

// MARK: Functions

public typealias simd_quatf = Quaternion<Float>
public typealias simd_quatd = Quaternion<Double>

public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf {
    simd_quatf(angle: angle, axis: axis)
}

public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
    simd_quatd(angle: angle, axis: axis)
}

public func simd_quaternion<Number>(_ from: SIMD3<Number>, _ to: SIMD3<Number>) -> Quaternion<Number> {
    Quaternion(from: from, to: to)
}

public func simd_quaternion<Number>(_ vector: SIMD4<Number>) -> Quaternion<Number> { Quaternion(vector) }
public func simd_quaternion<Number>(_ matrix: Matrix3x3<Number>) -> Quaternion<Number> { Quaternion(matrix) }
public func simd_quaternion<Number>(_ matrix: Matrix4x4<Number>) -> Quaternion<Number> { Quaternion(matrix) }
public func simd_matrix3x3<Number>(_ a: Quaternion<Number>) -> Matrix3x3<Number> { Matrix3x3(a) }
public func simd_matrix4x4<Number>(_ a: Quaternion<Number>) -> Matrix4x4<Number> { Matrix4x4(a) }

public func simd_mul<Number>(_ a: Quaternion<Number>, _ b: Quaternion<Number>) -> Quaternion<Number> { a * b }
public func simd_act<Number>(_ a: Quaternion<Number>, _ b: SIMD3<Number>) -> SIMD3<Number> { a.act(b) }
public func simd_inverse<Number>(_ a: Quaternion<Number>) -> Quaternion<Number> { a.inverse }
public func simd_conjugate<Number>(_ a: Quaternion<Number>) -> Quaternion<Number> { a.conjugate }
public func simd_normalize<Number>(_ a: Quaternion<Number>) -> Quaternion<Number> { a.normalized }
public func simd_length<Number>(_ a: Quaternion<Number>) -> Number { a.length }
public func simd_angle<Number>(_ a: Quaternion<Number>) -> Number { a.angle }
public func simd_axis<Number>(_ a: Quaternion<Number>) -> SIMD3<Number> { a.axis }
public func simd_real<Number>(_ a: Quaternion<Number>) -> Number { a.real }
public func simd_imag<Number>(_ a: Quaternion<Number>) -> SIMD3<Number> { a.imag }

public func simd_dot<Number>(_ a: Quaternion<Number>, _ b: Quaternion<Number>) -> Number {
    (a.vector * b.vector).sum()
}

/// Returns the rotation between two along the shorter arc.
public func simd_slerp<Number>(
    _ from: Quaternion<Number>, _ to: Quaternion<Number>, _ t: Number
) -> Quaternion<Number> {
    arc(from, simd_dot(from, to) < 0 ? -to : to, t)
}

/// Returns the rotation between two along the longer arc.
public func simd_slerp_longest<Number>(
    _ from: Quaternion<Number>, _ to: Quaternion<Number>, _ t: Number
) -> Quaternion<Number> {
    arc(from, simd_dot(from, to) < 0 ? to : -to, t)
}

private func arc<Number>(
    _ from: Quaternion<Number>, _ to: Quaternion<Number>, _ t: Number
) -> Quaternion<Number> {
    let angle = acos(max(-1, min(1, Double(simd_dot(from, to)))))
    // Close together, the arc is a line.
    guard sin(angle) > 1e-6 else { return (from * (1 - t) + to * t).normalized }
    let weights = (sin((1 - Double(t)) * angle) / sin(angle), sin(Double(t) * angle) / sin(angle))
    return from * Number(weights.0) + to * Number(weights.1)
}
