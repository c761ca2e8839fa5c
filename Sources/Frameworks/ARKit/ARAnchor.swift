import Foundation
import simd

/// Objects that are copied when a session updates them.
public protocol ARAnchorCopying: NSCopying {
    /// Creates a copy of an anchor.
    init(anchor: ARAnchor)
}

/// A position in the world.
open class ARAnchor: NSObject, ARAnchorCopying {
    /// The identity of the anchor and of its copies.
    public let identifier: UUID
    /// The name, if one was given.
    public let name: String?
    /// The session in which the anchor was created.
    open var sessionIdentifier: UUID? { nil }
    /// The position and orientation in the world.
    public internal(set) var transform: simd_float4x4

    /// Creates an anchor.
    public init(transform: simd_float4x4) {
        (identifier, name, self.transform) = (UUID(), nil, transform)
    }

    /// Creates an anchor with a name.
    public init(name: String, transform: simd_float4x4) {
        (identifier, self.name, self.transform) = (UUID(), name, transform)
    }

    /// Creates a copy of an anchor.
    public required init(anchor: ARAnchor) {
        (identifier, name, transform) = (anchor.identifier, anchor.name, anchor.transform)
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any { Self(anchor: self) }
}
