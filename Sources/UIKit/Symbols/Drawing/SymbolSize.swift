import CoreGraphics

/// The sizes of symbols beside text.
enum SymbolSize {
    /// The size of a symbol in a font, at medium scale.
    ///
    /// A symbol in a circle or a square fills about 20 points at a 17 point font and grows with the font. Where
    /// the shape is far from square its proportions follow the preview sizes that Interface Builder writes for
    /// system images into a document's resources. A bold circle is as high as it is wide.
    static func size(of name: String, drawing: CGSize, pointSize: CGFloat, isBold: Bool) -> CGSize {
        let size = proportions(of: name).map {
            CGSize(
                width: $0.0 * SymbolEnclosure.box.width / 128, height: $0.1 * SymbolEnclosure.box.width / 128)
        }
        let (natural, scale) = (size ?? drawing, pointSize / 17)
        let height = isBold && SymbolAlignment.isCircle(name) ? natural.width : natural.height
        return CGSize(width: natural.width * scale, height: height * scale)
    }

    /// Whether the proportions of the symbol's image are known, which its shapes fill.
    static func isKnown(_ name: String) -> Bool { proportions(of: name) != nil }

    private static func proportions(of name: String) -> (Double, Double)? {
        known[name] ?? (name.hasSuffix(".fill") ? known[String(name.dropLast(5))] : nil)
    }

    private static let known: [String: (Double, Double)] = [
        "arrow.left": (128, 98), "arrow.right": (128, 98), "arrow.up": (98, 128), "arrow.down": (98, 128),
        "arrow.backward": (128, 98), "arrow.forward": (128, 98),
        "applelogo": (105, 128), "calendar": (128, 106), "cloud": (128, 87), "cloud.rain": (126, 128),
        "ellipsis": (121.6, 35.2),
        "gear": (128, 122), "house": (128, 104), "info": (93, 128), "line.3.horizontal.decrease": (128, 73),
        "list.bullet": (128, 87), "list.dash": (128, 85), "magnifyingglass": (128, 117),
        "memories": (137.5, 118),
        "pencil": (128, 112), "square.and.arrow.down": (121, 128), "square.and.arrow.up": (115, 128),
        "square.and.pencil": (128, 121), "square.grid.3x2": (128, 80), "star": (128, 116),
        "sun.max": (128, 125), "switch.2": (128, 115), "timer": (128, 121), "trash": (121, 128),
    ]
}
