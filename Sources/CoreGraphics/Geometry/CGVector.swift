import Foundation

/// A two-dimensional vector: a direction with a length, not a position.
public struct CGVector: Sendable, Hashable {
    /// The horizontal component, in points.
    public var dx: CGFloat
    /// The vertical component, in points.
    public var dy: CGFloat

    /// The vector of length zero.
    public static let zero = CGVector()

    /// Creates the vector of length zero.
    public init() {
        dx = 0
        dy = 0
    }

    /// Creates a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates a vector from components of double precision.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Creates a vector from integer components.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}

extension CGVector: Codable {
    /// Decodes the components from an array, as Apple's coders do.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(dx: try container.decode(CGFloat.self), dy: try container.decode(CGFloat.self))
    }

    /// Encodes the components as an array.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(dx)
        try container.encode(dy)
    }
}
