import Foundation

/// A color: components in a space, and how opaque it is. It does not change.
public final class CGColor: Sendable, Hashable {
    let space: CGColorSpace
    let values: [CGFloat]
    /// The color in sRGB cut to 0…1, worked out once because every drawing asks for it.
    let drawn: RGB
    /// The image that the color repeats, if it is a pattern.
    let tile: ColorTile?

    init(space: CGColorSpace, values: [CGFloat], tile: ColorTile? = nil) {
        self.tile = tile
        self.space = space
        // A component that is no number would spread through every conversion.
        let clean = values.map { $0.isFinite ? $0 : 0 }
        self.values = clean
        drawn = space.sRGB(clean).map { max(0, min(1, $0)) }
    }

    /// A color from the components of a space and its alpha, in that order; there must be as many as the
    /// space asks for and one more.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = space.numberOfComponents + 1
        self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
    }

    /// A color in sRGB; components from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .rgbSpace, values: [red, green, blue, alpha])
    }

    /// A color in sRGB; components from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .rgbSpace, values: [red, green, blue, alpha])
    }

    /// A gray: 0 is black, 1 is white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .graySpace, values: [gray, alpha])
    }

    /// A gray with gamma 2.2: 0 is black, 1 is white.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(space: .graySpace, values: [gray, alpha])
    }

    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// No color at all.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The space of the components.
    public var colorSpace: CGColorSpace? { space }
    /// The components, the alpha last.
    public var components: [CGFloat]? { values }
    /// How many components there are, the alpha counted.
    public var numberOfComponents: Int { values.count }
    /// How opaque the color is, from 0 to 1.
    public var alpha: CGFloat { values.last.map { max(0, min(1, $0)) } ?? 0 }

    /// The same color.
    public func copy() -> CGColor? { self }

    /// The color with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: space, values: values.dropLast() + [alpha])
    }

    /// The color in another space, cut to what that space can hold.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        guard space != self.space else { return self }
        let components = space.components(fromSRGB: self.space.sRGB(values))
        return CGColor(space: space, values: components + [alpha])
    }

    /// Whether space and components are the same.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs || (lhs.values == rhs.values && lhs.space == rhs.space && lhs.tile == rhs.tile)
    }

    /// Feeds space and components to the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(space)
        hasher.combine(values)
    }
}
