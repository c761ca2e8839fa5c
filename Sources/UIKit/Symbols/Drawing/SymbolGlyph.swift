import CoreGraphics

/// The symbols that UIKit's own controls are made of, drawn for this project: Bootstrap's chevrons and marks
/// are smaller in their box and thinner than what a list row or a navigation bar shows. And what its set lacks.
struct SymbolGlyph: Equatable {
    var strokes: [SymbolStroke]
    /// The box of the glyph, in points at a 17 point font.
    var size: CGSize

    /// The width of a stroke in the same points at regular weight.
    static let lineWidth: CGFloat = 1.7

    /// The glyph for a symbol, or nil when its Bootstrap icon will do.
    static func named(_ name: String) -> SymbolGlyph? {
        glyphs[aliases[name] ?? name]
    }

    /// The outline of the glyph in SVG's notation.
    func outline(lineWidth: CGFloat = Self.lineWidth) -> String {
        strokes.map { $0.outline(width: lineWidth) }.joined()
    }

    private static let aliases = [
        "chevron.forward": "chevron.right", "chevron.backward": "chevron.left", "multiply": "xmark",
        "line.horizontal.3": "line.3.horizontal",
    ]

    private static let glyphs: [String: SymbolGlyph] = [
        "chevron.right": line((3.5, 2.5), (9, 8.25), (3.5, 14), width: 12.5, height: 16.5),
        "chevron.left": line((9, 2.5), (3.5, 8.25), (9, 14), width: 12.5, height: 16.5),
        "chevron.down": line((3, 2.75), (10, 9), (17, 2.75), width: 20, height: 11.5),
        "chevron.up": line((3, 8.75), (10, 2.5), (17, 8.75), width: 20, height: 11.5),
        "checkmark": line((3.25, 9.5), (7.25, 14), (15, 2.75), width: 18.5, height: 16.5),
        "minus": line((2.5, 2.5), (16, 2.5), width: 18.5, height: 5),
        "plus": cross((9.25, 8.5), arm: 6.75, isDiagonal: false, width: 18.5, height: 17),
        "xmark": cross((8.75, 8), arm: 7.78, isDiagonal: true, width: 17.5, height: 16),
        "sailboat": sailboat, "sailboat.fill": sailboat,
        "ellipsis": dots((3.5, 2.75), (10, 2.75), (16.5, 2.75), width: 20, height: 5.5),
        "line.3.horizontal": SymbolGlyph(
            strokes: [1.5, 5.1, 8.7].map { .line([CGPoint(x: 2, y: $0), CGPoint(x: 18.25, y: $0)]) },
            size: CGSize(width: 20.25, height: 10.2)),
    ]

    /// A boat under sail, for which Bootstrap's set has none.
    private static let sailboat = SymbolGlyph(
        strokes: [
            .shape("M11 1.2L18.6 13H11Z"), .shape("M9.4 4.5V13H3.2Z"),
            .shape("M1.6 14.8H18.9C18.2 17.2 16.4 18.6 14 18.6H6.5C4.1 18.6 2.3 17.2 1.6 14.8Z"),
        ],
        size: SymbolEnclosure.box)

    private typealias Place = (x: CGFloat, y: CGFloat)

    private static func line(_ places: Place..., width: CGFloat, height: CGFloat) -> SymbolGlyph {
        SymbolGlyph(
            strokes: [.line(places.map { CGPoint(x: $0.x, y: $0.y) })],
            size: CGSize(width: width, height: height))
    }

    private static func cross(
        _ center: Place, arm: CGFloat, isDiagonal: Bool, width: CGFloat, height: CGFloat
    ) -> SymbolGlyph {
        let center = CGPoint(x: center.x, y: center.y)
        return SymbolGlyph(
            strokes: [.cross(center: center, arm: arm, isDiagonal: isDiagonal)],
            size: CGSize(width: width, height: height))
    }

    private static func dots(_ centers: Place..., width: CGFloat, height: CGFloat) -> SymbolGlyph {
        SymbolGlyph(
            strokes: centers.map { .dot(center: CGPoint(x: $0.x, y: $0.y), radius: 1.75) },
            size: CGSize(width: width, height: height))
    }
}
