import Foundation

/// An immutable color: components in a color space, and alpha.
public final class CGColor: Sendable, Hashable {
    let space: CGColorSpace
    let values: [CGFloat]
    /// The color in sRGB clipped to 0…1, computed once because every drawing uses it.
    let drawn: RGB
    /// The repeated image of a pattern color.
    let tile: ColorTile?

    init(space: CGColorSpace, values: [CGFloat], tile: ColorTile? = nil) {
        self.tile = tile
        self.space = space
        // A component that is not a number would propagate through every conversion.
        let clean = values.map { $0.isFinite ? $0 : 0 }
        self.values = clean
        drawn = space.sRGB(clean).map { max(0, min(1, $0)) }
    }

    /// Creates a color from the components of a space followed by alpha; there are as many as the
    /// space has and one more.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = space.numberOfComponents + 1
        self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
    }

    /// Creates a color in sRGB; components range from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .rgbSpace, values: [red, green, blue, alpha])
    }

    /// Creates a color in sRGB; components range from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .rgbSpace, values: [red, green, blue, alpha])
    }

    /// Creates a gray: 0 is black, 1 is white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .graySpace, values: [gray, alpha])
    }

    /// Creates a gray with gamma 2.2: 0 is black, 1 is white.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(space: .graySpace, values: [gray, alpha])
    }

    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The color space of the components.
    public var colorSpace: CGColorSpace? { space }
    /// The components, alpha last.
    public var components: [CGFloat]? { values }
    /// The components, alpha last, in memory that exists longer than the color, as in an autorelease pool.
    public var __unsafeComponents: UnsafePointer<CGFloat>? { ComponentMemory.pointer(to: values) }
    /// The number of components, including alpha.
    public var numberOfComponents: Int { values.count }
    /// The alpha, from 0 to 1.
    public var alpha: CGFloat { values.last.map { max(0, min(1, $0)) } ?? 0 }

    /// Returns the same color.
    public func copy() -> CGColor? { self }

    /// Returns the color with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: space, values: values.dropLast() + [alpha])
    }

    /// Returns the color in another space, clipped to that space's gamut.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        guard space != self.space else { return self }
        let components = space.components(fromSRGB: self.space.sRGB(values))
        return CGColor(space: space, values: components + [alpha])
    }

    /// Returns whether spaces and components are equal.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs || (lhs.values == rhs.values && lhs.space == rhs.space && lhs.tile == rhs.tile)
    }

    /// Hashes the space and the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(space)
        hasher.combine(values)
    }
}
