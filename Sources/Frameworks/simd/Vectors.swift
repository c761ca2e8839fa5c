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
public typealias vector_double2 = SIMD2<Double>
public typealias vector_double3 = SIMD3<Double>
public typealias vector_double4 = SIMD4<Double>
public typealias vector_int2 = SIMD2<Int32>
public typealias vector_int3 = SIMD3<Int32>
public typealias vector_int4 = SIMD4<Int32>
public typealias vector_uint2 = SIMD2<UInt32>
public typealias vector_uint3 = SIMD3<UInt32>
public typealias vector_uint4 = SIMD4<UInt32>
public typealias int2 = SIMD2<Int32>
public typealias int3 = SIMD3<Int32>
public typealias int4 = SIMD4<Int32>
public typealias uint2 = SIMD2<UInt32>
public typealias uint3 = SIMD3<UInt32>
public typealias uint4 = SIMD4<UInt32>
public typealias simd_short2 = SIMD2<Int16>
public typealias simd_short4 = SIMD4<Int16>
public typealias simd_uchar2 = SIMD2<UInt8>
public typealias simd_uchar3 = SIMD3<UInt8>
public typealias simd_uchar4 = SIMD4<UInt8>
public typealias simd_float8 = SIMD8<Float>
public typealias simd_float16 = SIMD16<Float>

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

public func simd_length_squared<Vector: SIMD>(_ a: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { length_squared(a) }

public func simd_distance_squared<Vector: SIMD>(_ a: Vector, _ b: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { distance_squared(a, b) }

public func simd_fast_length<Vector: SIMD>(_ a: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { length(a) }

public func simd_fast_normalize<Vector: SIMD>(_ a: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { normalize(a) }

public func simd_mix<Vector: SIMD>(_ a: Vector, _ b: Vector, _ t: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { mix(a, b, t: t) }

public func simd_clamp<Vector: SIMD>(_ a: Vector, _ least: Vector, _ most: Vector) -> Vector
where Vector.Scalar: Comparable { a.clamped(lowerBound: least, upperBound: most) }

public func simd_min<Vector: SIMD>(_ a: Vector, _ b: Vector) -> Vector
where Vector.Scalar: Comparable { pointwiseMin(a, b) }

public func simd_max<Vector: SIMD>(_ a: Vector, _ b: Vector) -> Vector
where Vector.Scalar: Comparable { pointwiseMax(a, b) }

public func min<Vector: SIMD>(_ a: Vector, _ b: Vector) -> Vector
where Vector.Scalar: Comparable { pointwiseMin(a, b) }

public func max<Vector: SIMD>(_ a: Vector, _ b: Vector) -> Vector
where Vector.Scalar: Comparable { pointwiseMax(a, b) }

public func abs<Vector: SIMD>(_ a: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    a.replacing(with: -a, where: a .< Vector())
}

public func abs<Vector: SIMD>(_ a: Vector) -> Vector
where Vector.Scalar: FixedWidthInteger & SignedInteger {
    a.replacing(with: 0 &- a, where: a .< Vector())
}

public func simd_abs<Vector: SIMD>(_ a: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint { abs(a) }

public func simd_reduce_add<Vector: SIMD>(_ a: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { a.sum() }

public func simd_reduce_min<Vector: SIMD>(_ a: Vector) -> Vector.Scalar
where Vector.Scalar: Comparable { a.min() }

public func simd_reduce_max<Vector: SIMD>(_ a: Vector) -> Vector.Scalar
where Vector.Scalar: Comparable { a.max() }

public func simd_reflect<Vector: SIMD>(_ a: Vector, _ n: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { reflect(a, n: n) }

/// Returns the vector refracted by the surface with a normal; zero for a total reflection.
public func refract<Vector: SIMD>(_ a: Vector, n: Vector, eta: Vector.Scalar) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    let cosine = dot(a, n)
    let rest = 1 - eta * eta * (1 - cosine * cosine)
    return rest < 0 ? Vector() : a * eta - n * (eta * cosine + rest.squareRoot())
}

/// Returns 0 for numbers below the first edge, 1 for those above the second, and a smooth curve between.
public func smoothstep<Vector: SIMD>(_ a: Vector, edge0: Vector, edge1: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    let t = ((a - edge0) / (edge1 - edge0)).clamped(
        lowerBound: Vector(), upperBound: Vector(repeating: 1))
    return t * t * (Vector(repeating: 3) - t * 2)
}

/// Returns the fractional parts.
public func fract<Vector: SIMD>(_ a: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    a - a.rounded(.down)
}

/// Returns 1 for positive numbers, -1 for negative ones and 0 otherwise.
public func sign<Vector: SIMD>(_ a: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    Vector().replacing(with: 1, where: a .> Vector()).replacing(with: -1, where: a .< Vector())
}
