import CoreGraphics
import TextLayout

/// Symbols that are characters of the system font.
enum SymbolLettering {
    /// The characters, as large as capitals beside symbols are; nil where the font lacks one.
    static func drawing(of text: String, weight: CGFloat) -> SymbolDrawing? {
        let font = Font.system(size: pointSize, weight: min(weight + 0.2, 0.62))
        guard let outline = font.outline(of: text) else { return nil }
        let bounds = outline.boundingBoxOfPath
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        // Low signs such as a minus keep the height of capitals around them.
        let frame = bounds.union(
            CGRect(x: bounds.minX, y: -font.metrics.capHeight, width: 0, height: font.metrics.capHeight))
        return SymbolDrawing(path: path(outline, origin: frame.origin), size: frame.size)
    }

    private static let pointSize: CGFloat = 19

    private static func path(_ outline: CGPath, origin: CGPoint) -> String {
        var path = ""
        outline.applyWithBlock { element in
            func points(_ count: Int) -> String {
                (0..<count).map {
                    let point = element.pointee.points[$0]
                    return SymbolStroke.text(CGPoint(x: point.x - origin.x, y: point.y - origin.y))
                }.joined(separator: " ")
            }
            switch element.pointee.type {
            case .moveToPoint: path += "M" + points(1)
            case .addLineToPoint: path += "L" + points(1)
            case .addQuadCurveToPoint: path += "Q" + points(2)
            case .addCurveToPoint: path += "C" + points(3)
            case .closeSubpath: path += "Z"
            @unknown default: break
            }
        }
        return path
    }
}
