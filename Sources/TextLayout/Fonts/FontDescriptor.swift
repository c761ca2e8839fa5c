import CoreGraphics

/// What a font is asked for by: family, size, weight, slant and design.
public struct FontDescriptor: Hashable, Sendable {
    /// A variant of the system font.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// A family, full or PostScript name; nil is the system font.
    public var family: String?
    /// Point size, held within 0...10,000. What is not a number counts as 0.
    public var size: CGFloat
    /// The raw value of `UIFont.Weight`: -0.8 (ultra light) to 0.62 (black), 0 is regular.
    public var weight: CGFloat
    /// Slanted, where the family has such a face.
    public var italic: Bool
    /// Which system design; ignored with a family.
    public var design: Design
    /// Digits of equal width, for counters and clocks.
    public var monospacedDigits: Bool
    /// Points between the lines of a text style's font, beyond the line's own height.
    public var lineGap: CGFloat
    /// Ems by which characters stand farther apart than the font has them; for the system font alone.
    public var tracking: CGFloat

    /// A request; only the size is required.
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

    /// The same request with every number made finite and brought into range, so that equal fonts compare
    /// equal and no later step has to ask.
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
