/// The radii of a view's corners (iOS 26).
public struct UICornerConfiguration: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case capsule(maximumRadius: Double?)
        case uniform(UICornerRadius)
        case corners(Corners)
    }

    /// The radii of the corners; nil is a square corner.
    struct Corners: Hashable, Sendable {
        var topLeft, topRight, bottomLeft, bottomRight: UICornerRadius?
    }

    let kind: Kind

    /// Returns a configuration for a capsule that follows the view's size, with a radius of at most the maximum, in points.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(kind: .capsule(maximumRadius: maximumRadius))
    }

    /// Returns a configuration with a radius that is determined for each corner.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        corners(
            topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius
        )
    }

    /// Returns a configuration with a radius for each corner; those without one are square.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            kind: .corners(
                Corners(
                    topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius,
                    bottomRight: bottomRightRadius)))
    }

    /// Returns a configuration with one radius, the same for all corners.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(kind: .uniform(radius))
    }

    /// Returns a configuration with one radius at the top and one at the bottom.
    public static func uniformEdges(
        topRadius: UICornerRadius, bottomRadius: UICornerRadius
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
            bottomRightRadius: bottomRadius)
    }

    /// Returns a configuration with one radius at the left and one at the right.
    public static func uniformEdges(
        leftRadius: UICornerRadius, rightRadius: UICornerRadius
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius,
            bottomRightRadius: rightRadius)
    }

    /// Returns a configuration with one radius at the top and others for the corners at the bottom.
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomLeftRadius,
            bottomRightRadius: bottomRightRadius)
    }

    /// Returns a configuration with one radius at the bottom and others for the corners at the top.
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
        topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: topLeftRadius, topRightRadius: topRightRadius, bottomLeftRadius: bottomRadius,
            bottomRightRadius: bottomRadius)
    }

    /// Returns a configuration with one radius at the left and others for the corners at the right.
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: leftRadius, topRightRadius: topRightRadius, bottomLeftRadius: leftRadius,
            bottomRightRadius: bottomRightRadius)
    }

    /// Returns a configuration with one radius at the right and others for the corners at the left.
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: topLeftRadius, topRightRadius: rightRadius, bottomLeftRadius: bottomLeftRadius,
            bottomRightRadius: rightRadius)
    }
}
