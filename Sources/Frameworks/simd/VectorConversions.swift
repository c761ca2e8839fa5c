// The functions of C with which vectors are made of others; Swift has initializers for the same.

public func simd_make_float2(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2(x, y) }
public func simd_make_float2(_ other: SIMD3<Float>) -> SIMD2<Float> { SIMD2(other.x, other.y) }
public func simd_make_float2(_ other: SIMD4<Float>) -> SIMD2<Float> { SIMD2(other.x, other.y) }
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3(x, y, z) }
public func simd_make_float3(_ xy: SIMD2<Float>, _ z: Float) -> SIMD3<Float> { SIMD3(xy, z) }
public func simd_make_float3(_ other: SIMD2<Float>) -> SIMD3<Float> { SIMD3(other, 0) }
public func simd_make_float3(_ other: SIMD4<Float>) -> SIMD3<Float> { SIMD3(other.x, other.y, other.z) }
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> {
    SIMD4(x, y, z, w)
}
public func simd_make_float4(_ xyz: SIMD3<Float>, _ w: Float) -> SIMD4<Float> { SIMD4(xyz, w) }
public func simd_make_float4(_ xy: SIMD2<Float>, _ zw: SIMD2<Float>) -> SIMD4<Float> {
    SIMD4(lowHalf: xy, highHalf: zw)
}
public func simd_make_float4(_ other: SIMD3<Float>) -> SIMD4<Float> { SIMD4(other, 0) }

public func simd_make_double2(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2(x, y) }
public func simd_make_double2(_ other: SIMD3<Double>) -> SIMD2<Double> { SIMD2(other.x, other.y) }
public func simd_make_double2(_ other: SIMD4<Double>) -> SIMD2<Double> { SIMD2(other.x, other.y) }
public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> { SIMD3(x, y, z) }
public func simd_make_double3(_ xy: SIMD2<Double>, _ z: Double) -> SIMD3<Double> { SIMD3(xy, z) }
public func simd_make_double3(_ other: SIMD2<Double>) -> SIMD3<Double> { SIMD3(other, 0) }
public func simd_make_double3(_ other: SIMD4<Double>) -> SIMD3<Double> { SIMD3(other.x, other.y, other.z) }
public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> SIMD4<Double> {
    SIMD4(x, y, z, w)
}
public func simd_make_double4(_ xyz: SIMD3<Double>, _ w: Double) -> SIMD4<Double> { SIMD4(xyz, w) }
public func simd_make_double4(_ xy: SIMD2<Double>, _ zw: SIMD2<Double>) -> SIMD4<Double> {
    SIMD4(lowHalf: xy, highHalf: zw)
}
public func simd_make_double4(_ other: SIMD3<Double>) -> SIMD4<Double> { SIMD4(other, 0) }

/// Whether any number of a vector is negative, as those of comparisons that are true.
public func simd_any<Vector: SIMD>(_ x: Vector) -> Bool where Vector.Scalar: SignedInteger {
    x.indices.contains { x[$0] < 0 }
}

/// Whether all numbers of a vector are negative, as those of comparisons that are true.
public func simd_all<Vector: SIMD>(_ x: Vector) -> Bool where Vector.Scalar: SignedInteger {
    x.indices.allSatisfy { x[$0] < 0 }
}
