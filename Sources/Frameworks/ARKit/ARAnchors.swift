import CoreLocation
import Foundation
import Metal
import simd

// Anchors of what a session detects; none is detected here.

/// The body of a person.
open class ARBodyAnchor: ARAnchor, ARTrackable {
    /// The joints.
    open internal(set) lazy var skeleton = ARSkeleton3D()
    /// The size in relation to that of an average person.
    open var estimatedScaleFactor: CGFloat { 1 }
    open var isTracked: Bool { false }
}

/// A region whose light is reflected.
open class AREnvironmentProbeAnchor: ARAnchor {
    /// The picture of the surroundings; nil as none is taken.
    open var environmentTexture: (any MTLTexture)? { nil }
    /// The size in meters.
    public let extent: simd_float3

    public init(transform: simd_float4x4, extent: simd_float3) {
        self.extent = extent
        super.init(transform: transform)
    }

    public init(name: String, transform: simd_float4x4, extent: simd_float3) {
        self.extent = extent
        super.init(name: name, transform: transform)
    }

    public required init(anchor: ARAnchor) {
        extent = (anchor as? AREnvironmentProbeAnchor)?.extent ?? simd_float3()
        super.init(anchor: anchor)
    }
}

/// A place on the Earth.
open class ARGeoAnchor: ARAnchor, ARTrackable {
    /// The origin of the altitude.
    public enum AltitudeSource: Int, Sendable { case unknown, coarse, precise, userDefined }

    public let coordinate: CLLocationCoordinate2D
    /// The altitude in meters, if it was given.
    public let altitude: CLLocationDistance?
    open var altitudeSource: AltitudeSource { altitude == nil ? .unknown : .userDefined }
    open var isTracked: Bool { false }

    public init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance? = nil) {
        (self.coordinate, self.altitude) = (coordinate, altitude)
        super.init(transform: matrix_identity_float4x4)
    }

    public init(name: String, coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance? = nil) {
        (self.coordinate, self.altitude) = (coordinate, altitude)
        super.init(name: name, transform: matrix_identity_float4x4)
    }

    public required init(anchor: ARAnchor) {
        let other = anchor as? ARGeoAnchor
        (coordinate, altitude) = (other?.coordinate ?? CLLocationCoordinate2D(), other?.altitude)
        super.init(anchor: anchor)
    }
}

/// A part of the surroundings as a mesh.
open class ARMeshAnchor: ARAnchor {
    open internal(set) lazy var geometry = ARMeshGeometry()
}

/// A known object.
open class ARObjectAnchor: ARAnchor {
    open internal(set) lazy var referenceObject = ARReferenceObject()
}

/// Another person in the session.
open class ARParticipantAnchor: ARAnchor {}
