import Foundation

/// Options for the area beyond a gradient's ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first color extends before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last color extends after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// An immutable gradient: colors and the locations, from 0 to 1, where each is reached.
public final class CGGradient: Sendable {
    struct Stop: Sendable {
        var location: CGFloat
        var color: CGColor
    }

    /// The stops, ordered by location.
    let stops: [Stop]
    /// The color space that the gradient was created with. Colors are always interpolated in sRGB.
    public let colorSpace: CGColorSpace?

    /// Creates a gradient of `CGColor`s. Without locations the colors are evenly spaced; locations are clamped to 0…1.
    public convenience init?(
        colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
    ) {
        self.init(space: space, colors: Array(colors), locations: locations)
    }

    /// Creates a gradient of the colors in a Swift array.
    package init?(space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?) {
        let found = colors.compactMap { $0 as? CGColor }
        guard !found.isEmpty, found.count == colors.count else { return nil }
        colorSpace = space
        let last = CGFloat(max(1, found.count - 1))
        let places = found.indices.map { index in
            let place = locations.map { $0[index] } ?? CGFloat(index) / last
            return place.isFinite ? max(0, min(1, place)) : 0
        }
        // Equal locations keep their order: they are the notation of a hard edge.
        stops = zip(places, found).enumerated()
            .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
            .map { Stop(location: $0.element.0, color: $0.element.1) }
    }

    /// Creates a gradient from the components of its colors, alpha last, one color after another.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let each = space.numberOfComponents + 1
        let colors = (0..<count).map { index in
            CGColor(space: space, values: (0..<each).map { components[index * each + $0] })
        }
        self.init(space: space, colors: colors, locations: locations)
    }
}
