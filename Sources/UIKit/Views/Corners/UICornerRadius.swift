/// The radius of a corner: fixed, or concentric with the container's corner.
public struct UICornerRadius: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case fixed(Double)
        case containerConcentric(minimum: Double?)
    }

    let kind: Kind

    /// Returns a radius in points.
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }

    /// Returns a radius with which the corner has the same center as the container's, and at least the minimum.
    public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
        UICornerRadius(kind: .containerConcentric(minimum: minimum))
    }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) { self.init(kind: .fixed(value)) }
    public init(integerLiteral value: Int) { self.init(kind: .fixed(Double(value))) }
}
