/// The symbols of UIKit's own controls, drawn for this project: Bootstrap's chevrons and marks are smaller in their box
/// and thinner than those in a list row or a navigation bar.
struct SymbolGlyph: Equatable {
    /// The path in SVG's notation, stroked with round ends.
    var path: String
    /// The width and height of the view box, in points at a 17 point font.
    var width: Double
    var height: Double
    /// The width of the stroke in the same points at regular weight; 0 for a filled path.
    var lineWidth: Double

    /// Returns the glyph for a symbol, or nil if its Bootstrap icon is suitable.
    static func named(_ name: String) -> SymbolGlyph? {
        glyphs[aliases[name] ?? name]
    }

    /// The glyph as an SVG document in the current color.
    var svg: String {
        let paint =
            lineWidth > 0
            ? #"fill="none" stroke="currentColor" stroke-width="\#(lineWidth)" stroke-linecap="round" stroke-linejoin="round""#
            : #"fill="currentColor""#
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)"><path d="\(path)" \(paint)/></svg>
            """
    }

    private static let aliases = [
        "chevron.forward": "chevron.right", "chevron.backward": "chevron.left", "multiply": "xmark",
    ]

    private static let glyphs: [String: SymbolGlyph] = [
        "chevron.right": stroke("M3.5 2.5 L9 8.25 L3.5 14", width: 12.5, height: 16.5),
        "chevron.left": stroke("M9 2.5 L3.5 8.25 L9 14", width: 12.5, height: 16.5),
        "chevron.down": stroke("M3 2.75 L10 9 L17 2.75", width: 20, height: 11.5),
        "chevron.up": stroke("M3 8.75 L10 2.5 L17 8.75", width: 20, height: 11.5),
        "checkmark": stroke("M3.25 9.5 L7.25 14 L15 2.75", width: 18.5, height: 16.5),
        "plus": stroke("M9.25 1.75 V15.25 M2.5 8.5 H16", width: 18.5, height: 17),
        "minus": stroke("M2.5 2.5 H16", width: 18.5, height: 5),
        "xmark": stroke("M3.25 2.5 L14.25 13.5 M14.25 2.5 L3.25 13.5", width: 17.5, height: 16),
        "ellipsis": SymbolGlyph(
            path: dots(centers: [3.5, 10, 16.5], y: 2.75, radius: 1.75), width: 20, height: 5.5, lineWidth: 0),
        "line.3.horizontal": stroke("M2 1.5 H18.25 M2 5.1 H18.25 M2 8.7 H18.25", width: 20.25, height: 10.2),
    ]

    private static func stroke(_ path: String, width: Double, height: Double) -> SymbolGlyph {
        SymbolGlyph(path: path, width: width, height: height, lineWidth: 1.7)
    }

    private static func dots(centers: [Double], y: Double, radius: Double) -> String {
        centers.map { x in
            "M\(x - radius) \(y) a\(radius) \(radius) 0 1 0 \(2 * radius) 0 a\(radius) \(radius) 0 1 0 \(-2 * radius) 0 Z"
        }.joined(separator: " ")
    }
}
