import CoreGraphics
import InterfaceBuilder

/// An image that a catalog slices. The part between the center part and the following cap is removed, as Xcode does
/// when it compiles the catalog.
struct SlicedImage {
    let image: CGImage
    let resizing: ImageSet.Resizing

    /// The image without what is left out; vectors stay as they are.
    var joined: CGImage {
        let caps = resizing.capInsets
        let columns = Self.parts(
            CGFloat(image.width), caps.left, resizing.centerSize?.width ?? 0, caps.right,
            isCut: resizing.mode != "3-part-vertical")
        let rows = Self.parts(
            CGFloat(image.height), caps.top, resizing.centerSize?.height ?? 0, caps.bottom,
            isCut: resizing.mode != "3-part-horizontal")
        guard !image.isVector, columns.count > 1 || rows.count > 1 else { return image }
        return draw(columns, rows) ?? image
    }

    /// Returns the kept ranges of a side, in whole pixels; one if nothing is removed.
    private static func parts(
        _ length: CGFloat, _ start: CGFloat, _ middle: CGFloat, _ end: CGFloat, isCut: Bool
    ) -> [Range<CGFloat>] {
        let (kept, tail) = ((start + middle).rounded(), (length - end).rounded())
        guard isCut, middle > 0, kept > 0, tail > kept, tail <= length else { return [0..<length] }
        return tail < length ? [0..<kept, tail..<length] : [0..<kept]
    }

    private func draw(_ columns: [Range<CGFloat>], _ rows: [Range<CGFloat>]) -> CGImage? {
        func total(_ parts: [Range<CGFloat>]) -> Int {
            Int(parts.reduce(0) { $0 + $1.upperBound - $1.lowerBound })
        }
        let context = CGContext.bitmap(width: total(columns), height: total(rows), scale: 1, opaque: false)
        guard let context else { return nil }
        var y: CGFloat = 0
        for row in rows {
            let height = row.upperBound - row.lowerBound
            var x: CGFloat = 0
            for column in columns {
                let width = column.upperBound - column.lowerBound
                let source = CGRect(x: column.lowerBound, y: row.lowerBound, width: width, height: height)
                if let part = image.cropping(to: source) {
                    context.drawUpright(part, in: CGRect(x: x, y: y, width: width, height: height))
                }
                x += width
            }
            y += height
        }
        return context.makeImage()
    }
}
