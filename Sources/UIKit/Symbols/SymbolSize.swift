/// The size of a symbol beside text.
enum SymbolSize {
    /// Returns the width and height of a symbol in a font, at medium scale and regular weight.
    ///
    /// A symbol in a circle or a square fills about 20 points at a 17 point font and grows with the font. If the shape
    /// is far from square, its proportions follow the preview sizes that Interface Builder saves for system images in a
    /// document's resources.
    static func size(of name: String, pointSize: Double) -> (width: Double, height: Double) {
        let scale = pointSize / 17
        if let glyph = SymbolGlyph.named(name) {
            return (glyph.width * scale, glyph.height * scale)
        }
        let (width, height) = proportions(of: name)
        let unit = 20.5 / 128 * scale
        return (width * unit, height * unit)
    }

    /// Returns the insets of a symbol's alignment rectangle at top and bottom, negative outside, in points. Known for
    /// few symbols (learned from frames that Interface Builder saved at 17 points; the pencil at 22).
    static func alignment(of name: String, pointSize: Double) -> (top: Double, bottom: Double) {
        let scale = pointSize / 17
        guard let insets = alignments[name] else { return (0, 0) }
        return (insets.0 * scale, insets.1 * scale)
    }

    private static let alignments: [String: (Double, Double)] = [
        "applelogo": (-1.0 / 3, -4.0 / 3), "safari": (-0.5, -0.5), "square.and.pencil": (0.77, -0.77),
    ]

    private static func proportions(of name: String) -> (Double, Double) {
        if let exact = known[name] {
            return exact
        }
        if name.hasSuffix(".fill"), let outline = known[String(name.dropLast(5))] {
            return outline
        }
        return (128, 123)
    }

    private static let known: [String: (Double, Double)] = [
        "arrow.left": (128, 98), "arrow.right": (128, 98), "arrow.up": (98, 128), "arrow.down": (98, 128),
        "arrow.backward": (128, 98), "arrow.forward": (128, 98),
        "applelogo": (105, 128), "calendar": (128, 106), "cloud": (128, 87), "cloud.rain": (126, 128),
        "gear": (128, 122), "house": (128, 104), "info": (93, 128), "line.3.horizontal.decrease": (128, 73),
        "list.bullet": (128, 87), "list.dash": (128, 85), "magnifyingglass": (128, 117),
        "memories": (137.5, 118),
        "pencil": (128, 112), "square.and.arrow.down": (121, 128), "square.and.arrow.up": (115, 128),
        "square.and.pencil": (128, 121), "square.grid.3x2": (128, 80), "star": (128, 116),
        "sun.max": (128, 125), "switch.2": (128, 115), "timer": (128, 121), "trash": (121, 128),
    ]
}
