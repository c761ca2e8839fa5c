import CoreGraphics

/// The vertical metrics of a font, in points (or in ems, for a table).
public struct FontMetrics: Hashable, Sendable {
    /// The distance from the baseline to the top of the line.
    public var ascender: CGFloat
    /// The distance from the baseline to the bottom of the line: negative.
    public var descender: CGFloat
    /// The additional distance between lines.
    public var leading: CGFloat
    /// The height of flat capitals.
    public var capHeight: CGFloat
    /// The height of an x.
    public var xHeight: CGFloat

    /// Creates metrics, all in one unit.
    public init(
        ascender: CGFloat, descender: CGFloat, leading: CGFloat = 0, capHeight: CGFloat, xHeight: CGFloat
    ) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// The height of a line. The distance between baselines is greater by `leading`.
    public var lineHeight: CGFloat { ascender - descender }

    /// The iOS system font in ems: `UIFont.systemFont(ofSize: 17)` reports lineHeight 20.287109375,
    /// ascender 16.1865234375 and capHeight 11.97802734375, which are 2444, 1950 and 1443 of 2048.
    static let system = FontMetrics(
        ascender: 1950.0 / 2048, descender: -494.0 / 2048, capHeight: 1443.0 / 2048, xHeight: 1078.0 / 2048)

    /// Returns the system font's metrics at a size, in points.
    public static func system(size: CGFloat) -> FontMetrics { system.scaled(by: size) }

    func scaled(by factor: CGFloat) -> FontMetrics {
        FontMetrics(
            ascender: ascender * factor, descender: descender * factor, leading: leading * factor,
            capHeight: capHeight * factor, xHeight: xHeight * factor)
    }
}
