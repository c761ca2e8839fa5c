import CoreGraphics

/// The places of symbols beside text: image views align a rectangle as high as a line's capital letters with some air,
/// not the symbol's image.
enum SymbolAlignment {
    /// The height of the alignment rectangle at 17 points.
    static let lineHeight: CGFloat = 20

    /// Returns the insets of a symbol's alignment rectangle from the top and bottom of its image, negative outside, in
    /// points. They are known for the symbols of the table, for circles and for squares. The rectangle is as high in each
    /// scale; the image grows around its center.
    static func insets(
        of name: String, fontSize: CGFloat, factor: CGFloat, isBold: Bool
    ) -> (top: CGFloat, bottom: CGFloat) {
        let medium = insets(of: name, isBold: isBold)
        let growth = lineHeight / 2 * (factor - 1)
        let scale = fontSize / 17
        return ((medium.top * factor + growth) * scale, (medium.bottom * factor + growth) * scale)
    }

    /// A bold circle is as high as its rectangle (frames of nine views that Interface Builder saved).
    private static func insets(of name: String, isBold: Bool) -> (top: CGFloat, bottom: CGFloat) {
        isBold && isCircle(name) ? (0, 0) : insets(of: withoutFill(name)) ?? (0, 0)
    }

    /// Whether the symbol is a circle, or has one around it.
    static func isCircle(_ name: String) -> Bool { withoutFill(name).split(separator: ".").last == "circle" }

    private static func insets(of name: String) -> (top: CGFloat, bottom: CGFloat)? {
        insets[name] ?? enclosures[String(name.split(separator: ".").last ?? "")]
    }

    private static func withoutFill(_ name: String) -> String {
        name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    }

    private static let enclosures: [String: (top: CGFloat, bottom: CGFloat)] = [
        "circle": (-0.5, -0.5), "square": (-1.2, -1.3),
    ]

    /// Learned from frames that Interface Builder saved at 17 and 24 points, to half a pixel. Together with the image most
    /// are 20 points high at 17 points.
    private static let insets: [String: (top: CGFloat, bottom: CGFloat)] = [
        "4k.tv": (-0.5, -0.5), "applelogo": (-1.0 / 3, -4.0 / 3), "arrow.backward": (-2.6, -2.6),
        "arrow.forward": (-2.6, -2.6), "arrow.left": (-2.6, -2.6), "arrow.right": (-2.6, -2.6),
        "arrowtriangle.left": (-2.1, -2.3), "arrowtriangle.right": (-2.1, -2.3), "backward": (-2.1, -2.3),
        "backward.end": (-2.5, -2.5), "bag": (-0.5, -0.5), "bubble.left": (-0.5, 0),
        "checkmark": (-1.75, -1.75),
        "chevron.backward": (-1.75, -1.75), "chevron.down": (-1.9, -1.6), "chevron.forward": (-1.75, -1.75),
        "chevron.left": (-1.75, -1.75), "chevron.right": (-1.75, -1.75), "chevron.up": (-1.9, -1.6),
        "clock": (-0.5, -0.5), "ellipsis": (-7.2, -7.3), "envelope": (-1.7, -1.8),
        "exclamationmark.shield": (-0.5, -0.5), "exclamationmark.triangle": (-1.1, -1.4), "eye": (-1.7, -1.8),
        "folder": (-1.4, -1.4), "forward": (-2.1, -2.3), "forward.end": (-2.5, -2.5), "gift": (0.5, -1),
        "heart": (-1.3, -1.2), "key": (1.5, 1.5), "laptopcomputer": (-2, -2), "link": (0.5, 0.5),
        "magnifyingglass": (-0.6, -0.8), "memories": (-0.5, -0.5), "multiply": (-3.1, -3.3),
        "person": (-1.9, -1.4), "person.2": (-0.9, -0.6), "phone": (-1.3, -1.2), "photo": (-1.4, -1.4),
        "play": (-1.7, -1.8), "plus": (-2.1, -2.1), "qrcode": (-1.2, -1.3), "qrcode.viewfinder": (-1.1, -0.9),
        "safari": (-0.5, -0.5), "speaker.wave.2": (-1.5, -1.5), "square.and.pencil": (0.77, -0.77),
        "star": (0.5, -0.5), "trash": (1, -0.5), "video": (-2, -2), "wind": (-1.5, -1.5),
        "xmark": (-3.1, -3.3),
    ]
}
