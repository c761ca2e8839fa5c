import Foundation

// The descriptions of geometry, in the format of Apple's overlays: "(0.0, 1.0)".

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// Both coordinates in parentheses.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// Width and height in parentheses.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// Coordinates, width and height in parentheses.
    public var debugDescription: String {
        "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
}
