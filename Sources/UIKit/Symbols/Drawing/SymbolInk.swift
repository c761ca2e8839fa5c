import CoreGraphics
import Foundation

/// The part of a symbol's drawing that is not transparent.
enum SymbolInk {
    private static let scale: CGFloat = 8

    /// Returns the rectangle around the drawing's shapes, in its points; nil if it has none.
    static func bounds(of drawing: SymbolDrawing) -> CGRect? {
        let width = Int((drawing.size.width * scale).rounded(.up))
        let height = Int((drawing.size.height * scale).rounded(.up))
        guard let image = try? CGImage.decode(Data(drawing.svg(size: drawing.size).utf8)),
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        guard let bytes = context.data?.assumingMemoryBound(to: UInt8.self) else { return nil }
        var (columns, rows): ((Int, Int)?, (Int, Int)?)
        for y in 0..<height {
            for x in 0..<width where bytes[(y * width + x) * 4 + 3] > 8 {
                columns = (min(columns?.0 ?? x, x), max(columns?.1 ?? x, x))
                rows = (min(rows?.0 ?? y, y), y)
            }
        }
        guard let columns, let rows else { return nil }
        return CGRect(
            x: CGFloat(columns.0) / scale, y: CGFloat(rows.0) / scale,
            width: CGFloat(columns.1 - columns.0 + 1) / scale, height: CGFloat(rows.1 - rows.0 + 1) / scale)
    }
}
