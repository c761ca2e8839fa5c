import CCairo
import Foundation

extension CGContext {
    /// The maximum number of tiles that are drawn one by one.
    private static let most: CGFloat = 100_000

    /// Fills an area with copies of an image, aligned so that one is in `tile`.
    func drawTiles(of image: CGImage, tile: CGRect, area: CGRect, upright: Bool) {
        guard !area.isNull, area.isFinite else { return }
        let left = ((area.minX - tile.minX) / tile.width).rounded(.down)
        let top = ((area.minY - tile.minY) / tile.height).rounded(.down)
        let across = ((area.maxX - tile.minX) / tile.width).rounded(.up) - left
        let down = ((area.maxY - tile.minY) / tile.height).rounded(.up) - top
        guard across > 0, down > 0, across * down <= Self.most else { return }
        saveGState()
        clip(to: area)
        for row in 0..<Int(down) {
            for column in 0..<Int(across) {
                let place = tile.offsetBy(
                    dx: (left + CGFloat(column)) * tile.width, dy: (top + CGFloat(row)) * tile.height)
                upright ? drawUpright(image, in: place) : draw(image, in: place)
            }
        }
        restoreGState()
    }

    /// Draws an image in nine parts, upright where y points down: the corners keep their size, the edges
    /// are stretched along one axis, the middle along both. `insets` are the corners' sizes in the image's pixels
    /// (top, left, bottom, right) and `scale` is the number of pixels per point. With `tiles`, edges and
    /// middle are repeated instead of stretched.
    public func drawNinePart(
        _ image: CGImage, in rect: CGRect,
        insets: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat),
        scale: CGFloat, tiles: Bool = false
    ) {
        guard scale.isFinite, scale > 0, rect.isFinite else { return }
        let size = image.naturalSize
        let columns = NinePart.split(size.width, insets.left, insets.right, rect.minX, rect.width, scale)
        let rows = NinePart.split(size.height, insets.top, insets.bottom, rect.minY, rect.height, scale)
        for row in rows {
            for column in columns {
                let source = CGRect(x: column.from, y: row.from, width: column.length, height: row.length)
                let target = CGRect(x: column.to, y: row.to, width: column.extent, height: row.extent)
                guard let part = image.cropping(to: source) else { continue }
                if tiles, column.isMiddle || row.isMiddle {
                    let tile = CGRect(
                        x: target.minX, y: target.minY,
                        width: column.isMiddle ? source.width / scale : target.width,
                        height: row.isMiddle ? source.height / scale : target.height)
                    drawTiles(of: part, tile: tile, area: target, upright: true)
                } else {
                    drawUpright(part, in: target)
                }
            }
        }
    }
}

/// One of the three segments along an axis of an image drawn in nine parts.
struct NinePart {
    var from: CGFloat
    var length: CGFloat
    var to: CGFloat
    var extent: CGFloat
    var isMiddle = false

    /// Returns the segments that have a length both in the image and on the screen.
    static func split(
        _ total: CGFloat, _ first: CGFloat, _ last: CGFloat, _ origin: CGFloat, _ extent: CGFloat,
        _ scale: CGFloat
    ) -> [NinePart] {
        let first = max(0, min(first.rounded(), total))
        let last = max(0, min(last.rounded(), total - first))
        // Corners that do not fit share the available length.
        let shrink = min(1, extent / max((first + last) / scale, .leastNonzeroMagnitude))
        let (head, tail) = (first / scale * shrink, last / scale * shrink)
        let parts = [
            NinePart(from: 0, length: first, to: origin, extent: head),
            NinePart(
                from: first, length: total - first - last, to: origin + head, extent: extent - head - tail,
                isMiddle: true),
            NinePart(from: total - last, length: last, to: origin + extent - tail, extent: tail),
        ]
        return parts.filter { $0.length > 0 && $0.extent > 0 }
    }
}
