import Foundation

/// How far a gradient reaches beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first color goes on before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last color goes on after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colors and the places, from 0 to 1, where each is reached. It does not change.
public final class CGGradient: Sendable {
    struct Stop: Sendable {
        var location: CGFloat
        var color: CGColor
    }

    /// The stops by location.
    let stops: [Stop]
    /// The space that was asked for. Colors run into each other in sRGB whatever it is.
    public let colorSpace: CGColorSpace?

    /// A gradient of `CGColor`s. Without locations the colors are spread evenly; locations are cut to 0…1.
    public convenience init?(
        colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
    ) {
        self.init(space: space, colors: Array(colors), locations: locations)
    }

    /// A gradient of colors as Swift's arrays hold them.
    package init?(space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?) {
        let found = colors.compactMap { $0 as? CGColor }
        guard !found.isEmpty, found.count == colors.count else { return nil }
        colorSpace = space
        let last = CGFloat(max(1, found.count - 1))
        let places = found.indices.map { index in
            let place = locations.map { $0[index] } ?? CGFloat(index) / last
            return place.isFinite ? max(0, min(1, place)) : 0
        }
        // Equal locations keep their order: that is how a hard edge is written.
        stops = zip(places, found).enumerated()
            .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
            .map { Stop(location: $0.element.0, color: $0.element.1) }
    }

    /// A gradient from the components of its colors, alpha last, one color after another.
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
