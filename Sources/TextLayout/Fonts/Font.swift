import CoreGraphics

/// A font as UIKit understands it: outlines of our set, measures of the font that was asked for.
///
/// Equal descriptions give equal fonts. A font is an immutable value and may cross threads.
public final class Font: Hashable, Sendable {
    /// The description, with size and weight brought into range.
    public let descriptor: FontDescriptor
    /// In points.
    public let metrics: FontMetrics
    /// The family asked for, or ".AppleSystemUIFont".
    public let familyName: String
    /// The PostScript name of the face that is drawn.
    public let drawnFontName: String

    /// The weight asked for, by number or by the name.
    let weight: CGFloat
    /// The first face to look for a character in; -1 if there is none.
    let primary: Int
    /// Outline size over point size.
    let outlineScale: CGFloat
    /// Advance over the outline's advance at point size, for what has no table.
    let widthScale: CGFloat
    /// Points added to every advance that has no table.
    let tracking: CGFloat
    /// Points that one em of the face's own kerning of pairs stands for; 0 sets none.
    let kerning: CGFloat
    /// Advances and glyphs of U+0020...U+007E; empty for fonts that are shaped instead.
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

    /// Whether the system font of this size is set in its display design.
    package var isInDisplaySize: Bool { descriptor.size >= SystemAdvances.firstDisplaySize }

    /// The font for a description. Never fails: what is missing is replaced, with a diagnostic.
    public static func matching(_ descriptor: FontDescriptor) -> Font {
        SharedEngine.mutex.withLock { $0.font(descriptor) }
    }

    /// The system font.
    public static func system(size: CGFloat, weight: CGFloat = 0) -> Font {
        matching(FontDescriptor(size: size, weight: weight))
    }

    /// The same font in another size.
    public func resized(to size: CGFloat) -> Font {
        var descriptor = descriptor
        if descriptor.size > 0 { descriptor.lineGap *= size / descriptor.size }
        descriptor.size = size
        return Font.matching(descriptor)
    }

    /// The width of one character standing alone, in points.
    public func advance(of scalar: Unicode.Scalar) -> CGFloat {
        width(of: String(scalar))
    }

    /// The width of a single line of text, in points, not rounded. Line breaks count as spaces do.
    public func width(of string: String) -> CGFloat {
        if let width = asciiWidth(of: string) { return width }
        return TextBlock(AttributedText(string, font: self), width: nil, maximumLines: 1).size.width
    }

    /// The width by table alone; nil if a character is not in it.
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

    /// Whether both are the same face in the same size.
    public static func == (a: Font, b: Font) -> Bool {
        a === b || a.descriptor == b.descriptor && a.primary == b.primary
    }

    /// Feeds the description to the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(descriptor)
    }
}
