import CCairo

/// Combines glyph images into one mask, so that a run is drawn at once.
struct CoverageMask {
    /// A glyph image and its position in pixels.
    struct Placed {
        var image: GlyphImage
        var x: Int
        var y: Int
    }

    /// Draws the images with the context's source; one unit must be one pixel.
    static func draw(
        _ placed: [Placed], clip: (left: Int, top: Int, right: Int, bottom: Int), on cairo: OpaquePointer
    ) {
        guard var left = placed.map(\.x).min(), var top = placed.map(\.y).min(),
            var right = placed.map({ $0.x + $0.image.width }).max(),
            var bottom = placed.map({ $0.y + $0.image.height }).max()
        else { return }
        (left, top) = (max(left, clip.left), max(top, clip.top))
        (right, bottom) = (min(right, clip.right), min(bottom, clip.bottom))
        guard right > left, bottom > top,
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_A8, Int32(clamping: right - left), Int32(clamping: bottom - top))
        else { return }
        defer { cairo_surface_destroy(surface) }
        guard let pixels = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for glyph in placed {
            let columns = max(left, glyph.x)..<max(left, glyph.x, min(right, glyph.x + glyph.image.width))
            let rows = max(top, glyph.y)..<max(top, glyph.y, min(bottom, glyph.y + glyph.image.height))
            glyph.image.coverage.withUnsafeBufferPointer { coverage in
                guard let base = coverage.baseAddress else { return }
                for row in rows {
                    let source = (row - glyph.y) * glyph.image.width + columns.lowerBound - glyph.x
                    let target = (row - top) * stride + columns.lowerBound - left
                    add(base + source, to: pixels + target, count: columns.count)
                }
            }
        }
        cairo_surface_mark_dirty(surface)
        cairo_mask_surface(cairo, surface, Double(left), Double(top))
    }

    /// Adds coverages with saturation. The sums fit into 16 bits, so that nothing overflows.
    @inline(__always)
    private static func add(
        _ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int
    ) {
        for index in 0..<count {
            let sum = UInt16(target[index]) &+ UInt16(source[index])
            target[index] = UInt8(truncatingIfNeeded: min(sum, 255))
        }
    }
}
