import CoreGraphics

/// A font as UIKit represents it: outlines of our font set with the metrics of the requested font.
///
/// Equal descriptors give equal fonts. A font is immutable and sendable.
public final class Font: Hashable, Sendable {
    /// The descriptor, with size and weight clamped to their ranges.
    public let descriptor: FontDescriptor
    /// The metrics in points.
    public let metrics: FontMetrics
    /// The requested family, or ".AppleSystemUIFont".
    public let familyName: String
    /// The PostScript name of the face that is drawn.
    public let drawnFontName: String

    /// The requested weight, as a number or from the name.
    let weight: CGFloat
    /// The face that is searched first for a character; -1 if there is none.
    let primary: Int
    /// The ratio of outline size to point size.
    let outlineScale: CGFloat
    /// The ratio of advances to those of the outlines at point size, for characters without a table.
    let widthScale: CGFloat
    /// The points added to every advance that is not in a table.
    let tracking: CGFloat
    /// The scale of the face's pair kerning, in points per em; 0 for no kerning.
    let kerning: CGFloat
    /// The advances and glyphs of U+0020...U+007E; empty for fonts that are shaped instead.
    let ascii: [SimpleGlyph]

    /// A glyph with its advance in points.
    struct SimpleGlyph: Sendable {
        var glyph: UInt32
        var advance: Double
    }

    init(_ descriptor: FontDescriptor, engine: Engine) {
        let resolved = FontResolution(descriptor, engine: engine)
        self.descriptor = descriptor
        metrics = resolved.metrics
        familyName = descriptor.family ?? ".AppleSystemUIFont"
        weight = resolved.weight
        primary = resolved.face?.id ?? -1
        drawnFontName = resolved.face?.postScriptName ?? ""
        outlineScale = resolved.outlineScale
        widthScale = resolved.widthScale
        tracking = resolved.tracking
        kerning = resolved.kerning
        ascii = resolved.ascii
    }

    /// Whether the system font has its display design at this size.
    package var isInDisplaySize: Bool { descriptor.size >= SystemAdvances.firstDisplaySize }

    /// Returns the font for a descriptor. Never fails: a missing font is replaced, with a diagnostic.
    public static func matching(_ descriptor: FontDescriptor) -> Font {
        SharedEngine.mutex.withLock { $0.font(descriptor) }
    }

    /// Returns the system font.
    public static func system(size: CGFloat, weight: CGFloat = 0) -> Font {
        matching(FontDescriptor(size: size, weight: weight))
    }

    /// Returns the font in another size.
    public func resized(to size: CGFloat) -> Font {
        var descriptor = descriptor
        if descriptor.size > 0 { descriptor.lineGap *= size / descriptor.size }
        descriptor.size = size
        return Font.matching(descriptor)
    }

    /// Returns the width of a single character, in points.
    public func advance(of scalar: Unicode.Scalar) -> CGFloat {
        width(of: String(scalar))
    }

    /// Returns the width of a single line of text, in points, not rounded. Line breaks count as spaces do.
    public func width(of string: String) -> CGFloat {
        if let width = asciiWidth(of: string) { return width }
        return TextBlock(AttributedText(string, font: self), width: nil, maximumLines: 1).size.width
    }

    /// Returns the width from the table; nil if it lacks a character.
    private func asciiWidth(of string: String) -> CGFloat? {
        guard !ascii.isEmpty, string.utf8.count <= AttributedText.maximumLength else { return nil }
        guard string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
        let advances = string.utf8.reduce(0) { $0 + ascii[Int($1) - 0x20].advance }
        guard kerning != 0, primary >= 0, string.utf8.count > 1 else { return advances }
        let pairs = zip(string.utf8, string.utf8.dropFirst())
        return SharedEngine.mutex.withLock { engine in
            pairs.reduce(advances) { $0 + engine.kern(UInt32($1.0), UInt32($1.1), font: self) }
        }
    }

    /// Returns whether both have the same face and size.
    public static func == (a: Font, b: Font) -> Bool {
        a === b || a.descriptor == b.descriptor && a.primary == b.primary
    }

    /// Hashes the descriptor.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(descriptor)
    }
}
