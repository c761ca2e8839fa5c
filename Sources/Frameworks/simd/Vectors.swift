public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_int2 = SIMD2<Int32>
public typealias simd_int3 = SIMD3<Int32>
public typealias simd_int4 = SIMD4<Int32>
public typealias simd_uint2 = SIMD2<UInt32>
public typealias simd_uint3 = SIMD3<UInt32>
public typealias simd_uint4 = SIMD4<UInt32>
public typealias float2 = SIMD2<Float>
public typealias float3 = SIMD3<Float>
public typealias float4 = SIMD4<Float>
public typealias double2 = SIMD2<Double>
public typealias double3 = SIMD3<Double>
public typealias double4 = SIMD4<Double>
public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_float4 = SIMD4<Float>

/// Returns the dot product.
public func dot<Vector: SIMD>(_ a: Vector, _ b: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { (a * b).sum() }

/// Returns the square of the length.
public func length_squared<Vector: SIMD>(_ a: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { dot(a, a) }

public func length<Vector: SIMD>(_ a: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { dot(a, a).squareRoot() }

public func distance<Vector: SIMD>(_ a: Vector, _ b: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { length(a - b) }

public func distance_squared<Vector: SIMD>(_ a: Vector, _ b: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { length_squared(a - b) }

/// Returns the vector of length 1 in the same direction.
public func normalize<Vector: SIMD>(_ a: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { a / length(a) }

/// Returns the cross product.
public func cross<Number: SIMDScalar & BinaryFloatingPoint>(_ a: SIMD3<Number>, _ b: SIMD3<Number>) -> SIMD3<
    Number
> {
    SIMD3(a.y, a.z, a.x) * SIMD3(b.z, b.x, b.y) - SIMD3(a.z, a.x, a.y) * SIMD3(b.y, b.z, b.x)
}

/// Returns the componentwise linear interpolation between two vectors.
public func mix<Vector: SIMD>(_ a: Vector, _ b: Vector, t: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { a + (b - a) * t }

public func mix<Vector: SIMD>(_ a: Vector, _ b: Vector, t: Vector.Scalar) -> Vector
where Vector.Scalar: BinaryFloatingPoint { a + (b - a) * t }

public func clamp<Vector: SIMD>(_ a: Vector, min least: Vector, max most: Vector) -> Vector
where Vector.Scalar: Comparable { a.clamped(lowerBound: least, upperBound: most) }

/// Returns the vector reflected by the plane with a normal.
public func reflect<Vector: SIMD>(_ a: Vector, n: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { a - n * (2 * dot(a, n)) }

public func simd_dot<Vector: SIMD>(_ a: Vector, _ b: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { dot(a, b) }

public func simd_length<Vector: SIMD>(_ a: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { length(a) }

public func simd_distance<Vector: SIMD>(_ a: Vector, _ b: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { distance(a, b) }

public func simd_normalize<Vector: SIMD>(_ a: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { normalize(a) }

public func simd_cross<Number: SIMDScalar & BinaryFloatingPoint>(_ a: SIMD3<Number>, _ b: SIMD3<Number>)
    -> SIMD3<Number>
{
    cross(a, b)
}
