import Foundation
import simd

/// The transform of a node in its parent, by its parts.
struct NodePlace {
    var position = SIMD3<Float>()
    var orientation = simd_quatf(real: 1, imag: .zero)
    var scale = SIMD3<Float>(1, 1, 1)

    init() {}

    /// Takes a matrix apart: the lengths of its columns are the scale.
    init(_ matrix: float4x4) {
        let columns = [matrix.columns.0, matrix.columns.1, matrix.columns.2].map { SIMD3($0.x, $0.y, $0.z) }
        let lengths = columns.map { ($0 * $0).sum().squareRoot() }
        let axes = zip(columns, lengths).map { $1 > 0 ? $0 / $1 : $0 }
        let last = matrix.columns.3
        position = SIMD3(last.x, last.y, last.z)
        scale = SIMD3(lengths[0], lengths[1], lengths[2])
        orientation = simd_quatf(float3x3(axes[0], axes[1], axes[2])).normalized
    }

    var matrix: float4x4 {
        func column(_ axis: SIMD3<Float>, _ length: Float) -> SIMD4<Float> {
            let turned = orientation.act(axis) * length
            return SIMD4(turned.x, turned.y, turned.z, 0)
        }
        return float4x4(
            column(SIMD3(1, 0, 0), scale.x), column(SIMD3(0, 1, 0), scale.y), column(SIMD3(0, 0, 1), scale.z),
            SIMD4(position.x, position.y, position.z, 1))
    }

    /// The angles around the axes: first the roll around z, then the yaw around y, then the pitch around x.
    var eulerAngles: SIMD3<Float> {
        get {
            let (x, y, z) = (
                orientation.act(SIMD3(1, 0, 0)), orientation.act(SIMD3(0, 1, 0)),
                orientation.act(SIMD3(0, 0, 1))
            )
            let yaw = asin(min(max(z.x, -1), 1))
            return SIMD3(atan2(-z.y, z.z), yaw, atan2(-y.x, x.x))
        }
        set {
            orientation =
                simd_quatf(angle: newValue.x, axis: SIMD3(1, 0, 0))
                * simd_quatf(angle: newValue.y, axis: SIMD3(0, 1, 0))
                * simd_quatf(angle: newValue.z, axis: SIMD3(0, 0, 1))
        }
    }

    /// The axis and the angle of the rotation.
    var rotation: SIMD4<Float> {
        get {
            let angle = orientation.angle
            guard angle != 0, angle.isFinite else { return .zero }
            let axis = orientation.axis
            return SIMD4(axis.x, axis.y, axis.z, angle)
        }
        set {
            let axis = SIMD3(newValue.x, newValue.y, newValue.z)
            let length = (axis * axis).sum().squareRoot()
            orientation =
                length > 0
                ? simd_quatf(angle: newValue.w, axis: axis / length) : simd_quatf(real: 1, imag: .zero)
        }
    }
}
