import CoreGraphics

/// The description of a font: family, size, weight, slant and design.
public struct FontDescriptor: Hashable, Sendable {
    /// A variant of the system font.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// The family, full or PostScript name; nil is the system font.
    public var family: String?
    /// The point size, clamped to 0...10,000. A value that is not a number counts as 0.
    public var size: CGFloat
    /// The weight, a raw value of `UIFont.Weight`: -0.8 (ultra light) to 0.62 (black), 0 is regular.
    public var weight: CGFloat
    /// Whether the font is italic, where the family has such a face.
    public var italic: Bool
    /// The design of the system font; ignored with a family.
    public var design: Design
    /// Whether digits have equal widths, for counters and clocks.
    public var monospacedDigits: Bool
    /// The additional distance between lines of a text style's font, in points.
    public var lineGap: CGFloat
    /// The additional distance between characters, in ems; for the system font only.
    public var tracking: CGFloat

    /// Creates a descriptor; only the size is required.
    public init(
        family: String? = nil, size: CGFloat, weight: CGFloat = 0, italic: Bool = false,
        design: Design = .default, monospacedDigits: Bool = false, lineGap: CGFloat = 0,
        tracking: CGFloat = 0
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.italic = italic
        self.design = design
        self.monospacedDigits = monospacedDigits
        self.lineGap = lineGap
        self.tracking = tracking
    }

    /// The descriptor with every number finite and in range, so that equal fonts compare equal and later steps need no
    /// checks.
    var normalized: FontDescriptor {
        var result = self
        result.size = size.isFinite ? min(max(size, 0), 10_000) : 0
        result.lineGap = lineGap.isFinite ? min(max(lineGap, 0), 10_000) : 0
        result.tracking = tracking.isFinite ? min(max(tracking, -1), 1) : 0
        result.weight = weight.isFinite ? min(max(weight, -1), 1) : 0
        if let family, family.isEmpty || family.hasPrefix(".SF") || family.hasPrefix(".AppleSystemUIFont") {
            result.family = nil
        }
        return result
    }
}
