import Foundation
import simd

/// A flat surface in the world; none is detected here.
open class ARPlaneAnchor: ARAnchor {
    /// The direction of a surface.
    public enum Alignment: Int, Sendable {
        case horizontal
        case vertical
    }

    /// The kind of a surface.
    public enum Classification: Hashable, Sendable {
        /// The reason why the kind is not known.
        public enum Status: Hashable, Sendable {
            case notAvailable, undetermined, unknown
        }

        case none(Status)
        case wall, floor, ceiling, table, seat, window, door
    }

    /// Whether the kinds of surfaces are detected: never here.
    open class var isClassificationSupported: Bool { false }
    /// The direction of the surface.
    open internal(set) var alignment = Alignment.horizontal
    /// The center in the anchor's coordinates, in meters.
    open internal(set) var center = simd_float3()
    /// The size in meters.
    open internal(set) var extent = simd_float3()
    /// The kind of the surface.
    open var classification: Classification { .none(.notAvailable) }
}
