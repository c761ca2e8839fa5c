import CoreGraphics
import Foundation

/// An icon of the Bootstrap set, read from its file.
struct SymbolIcon {
    /// The elements between the document's tags, which are paths in a square of 16.
    private let elements: Substring
    private static let side: CGFloat = 16

    /// The icon of that name, without `.svg`; nil where it is not installed.
    init?(file: String) {
        guard let data = FileManager.default.contents(atPath: "\(SymbolMap.directory)/\(file).svg"),
            data.count < 1 << 20
        else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        guard let start = text.range(of: ">")?.upperBound,
            let end = text.range(of: "</svg>", options: .backwards)?.lowerBound, start < end
        else { return nil }
        elements = text[start..<end]
    }

    /// The icon in the box that symbols have, its shapes widened by a line around them in the icon's own units.
    func drawing(line: CGFloat) -> SymbolDrawing {
        let box = SymbolEnclosure.box
        let scale = min(box.width, box.height) / (Self.side + line)
        let (x, y) = ((box.width - Self.side * scale) / 2, (box.height - Self.side * scale) / 2)
        let transform =
            "translate(\(SymbolDrawing.text(x)) \(SymbolDrawing.text(y))) scale(\(SymbolDrawing.text(scale)))"
        let stroke = line > 0 ? " stroke=\"currentColor\" stroke-width=\"\(SymbolDrawing.text(line))\"" : ""
        return SymbolDrawing(
            size: box, body: "<g transform=\"\(transform)\"\(stroke)>\(elements)</g>",
            outline: path.map { SymbolDrawing.Outline(path: $0, transform: transform) })
    }

    /// The paths of the icon as one; nil where one of its elements is no path.
    private var path: String? {
        let parts = elements.components(separatedBy: "<").dropFirst()
        var path = ""
        for part in parts {
            guard part.hasPrefix("path"), let start = part.range(of: " d=\"")?.upperBound,
                let end = part[start...].firstIndex(of: "\"")
            else { return nil }
            // A relative beginning is relative to where the path before it ends.
            path += "M0 0" + part[start..<end]
        }
        return path
    }
}
