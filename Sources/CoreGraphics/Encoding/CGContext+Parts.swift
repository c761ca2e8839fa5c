import CCairo
import Foundation

/// A rectangle of pixels, from the top left.
package struct PixelRect: Hashable, Sendable, Codable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    var area: Int { width * height }

    /// Returns whether this rectangle contains another one.
    package func contains(_ other: PixelRect) -> Bool {
        other.x >= x && other.y >= y && other.x + other.width <= x + width
            && other.y + other.height <= y + height
    }
}

extension CGContext {
    /// Runs the closure with the pixels of a bitmap; returns nil for documents and masks.
    private func withPixels<T>(_ work: (PixelRows) -> T) -> T? {
        guard kind == .bitmap, cairo_image_surface_get_format(surface) != CAIRO_FORMAT_A8 else { return nil }
        return suspendMasks {
            cairo_surface_flush(surface)
            guard let data = cairo_image_surface_get_data(surface) else { return nil }
            let stride = Int(cairo_image_surface_get_stride(surface)) / 4
            return data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { base in
                work(PixelRows(base: base, stride: stride, width: width, height: height, isOpaque: isOpaque))
            }
        }
    }

    /// Returns the parts of a bitmap that differ from another one, as rectangles of whole tiles; the whole bitmap where
    /// the other one has a different size, or there is none.
    package func changedRects(since other: CGContext?, tile: Int = 64) -> [PixelRect] {
        let whole = [PixelRect(x: 0, y: 0, width: width, height: height)]
        guard let other, other.width == width, other.height == height else { return whole }
        let found = withPixels { new in
            other.withPixels { old in ChangedTiles(of: new, since: old, side: max(tile, 8)).rects }
        }
        return found.flatMap { $0 } ?? whole
    }

    /// Returns a part of a bitmap as a PNG file; nil for a document, and for a part outside of the bitmap.
    package func pngData(of rect: PixelRect, effort: PNGEffort = .fast) -> Data? {
        let whole = PixelRect(x: 0, y: 0, width: width, height: height)
        guard whole.contains(rect), rect.width > 0, rect.height > 0 else { return nil }
        let file = withPixels { rows in
            PNGWriter.write(
                PixelRows(
                    base: rows.base + rect.y * rows.stride + rect.x, stride: rows.stride, width: rect.width,
                    height: rect.height, isOpaque: rows.isOpaque), effort: effort)
        }
        return file.flatMap { $0 }
    }
}

/// The tiles in which two bitmaps of the same size differ, joined to rectangles.
private struct ChangedTiles {
    private(set) var rects: [PixelRect] = []

    init(of new: PixelRows, since old: PixelRows, side: Int) {
        /// The indices of the rectangles that end at the row of tiles above.
        var above: [Int] = []
        for y in stride(from: 0, to: new.height, by: side) {
            let height = min(side, new.height - y)
            var current: [Int] = []
            for run in Self.runs(new, old, y, height, side) {
                let same = above.first { rects[$0].x == run.lowerBound && rects[$0].width == run.count }
                if let same {
                    rects[same].height += height
                    current.append(same)
                } else {
                    current.append(rects.count)
                    rects.append(PixelRect(x: run.lowerBound, y: y, width: run.count, height: height))
                }
            }
            above = current
        }
        joinAll()
    }

    /// Replaces the rectangles by their bounding box where that is not much larger than their sum: displaying a
    /// rectangle costs more than some unchanged pixels.
    private mutating func joinAll() {
        guard rects.count > 1, let first = rects.first else { return }
        var (left, right) = (first.x, first.x + first.width)
        var (top, bottom) = (first.y, first.y + first.height)
        for rect in rects {
            (left, right) = (min(left, rect.x), max(right, rect.x + rect.width))
            (top, bottom) = (min(top, rect.y), max(bottom, rect.y + rect.height))
        }
        let whole = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
        let sum = rects.reduce(0) { $0 + $1.area }
        if whole.area * 2 <= sum * 3 { rects = [whole] }
    }

    /// Returns the runs of columns in which a row of tiles differs.
    private static func runs(
        _ new: PixelRows, _ old: PixelRows, _ y: Int, _ height: Int, _ side: Int
    ) -> [Range<Int>] {
        var isChanged = [Bool](repeating: false, count: (new.width + side - 1) / side)
        for row in y..<y + height where memcmp(new[row], old[row], new.width * 4) != 0 {
            for column in isChanged.indices where !isChanged[column] {
                let x = column * side
                let length = min(side, new.width - x) * 4
                isChanged[column] = memcmp(new[row] + x, old[row] + x, length) != 0
            }
        }
        var runs: [Range<Int>] = []
        for column in isChanged.indices where isChanged[column] {
            let (start, end) = (column * side, min(column * side + side, new.width))
            if let last = runs.last, last.upperBound == start {
                runs[runs.count - 1] = last.lowerBound..<end
            } else {
                runs.append(start..<end)
            }
        }
        return runs
    }
}
