/// A point or offset, in points.
public struct Point: Sendable, Hashable {
    /// To the right.
    public var x: Double
    /// Downwards.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A size, in points.
public struct Size: Sendable, Hashable {
    /// From left to right.
    public var width: Double
    /// From top to bottom.
    public var height: Double

    /// Creates a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle, in points.
public struct Rect: Sendable, Hashable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// From left to right.
    public var width: Double
    /// From top to bottom.
    public var height: Double

    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// Distances from the edges of a rectangle, in points. For directional insets `left` is the leading and
/// `right` the trailing edge.
public struct Insets: Sendable, Hashable {
    /// From the top.
    public var top: Double
    /// From the left or leading edge.
    public var left: Double
    /// From the bottom.
    public var bottom: Double
    /// From the right or trailing edge.
    public var right: Double

    /// Creates insets.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
