import CCairo
import Foundation

extension CGContext {
    /// Draws an image with its top at the rectangle's greater y, as Apple's does: upright where y points
    /// up. With `byTiling` the rectangle is one of many tiles that fill the clip.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        draw(image, in: rect, upright: false, tiled: byTiling)
    }

    /// Draws an image with its top at the rectangle's smaller y: upright where y points down.
    public func drawUpright(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        draw(image, in: rect, upright: true, tiled: byTiling)
    }

    private func draw(_ image: CGImage, in rect: CGRect, upright: Bool, tiled: Bool) {
        let rect = rect.standardized
        guard rect.isFinite, rect.width > 0, rect.height > 0, !state.isCollapsed else { return }
        cairo_new_path(cairo)
        if tiled {
            drawTiles(of: image, tile: rect, area: boundingBoxOfClipPath, upright: upright)
            return
        }
        guard boundingBoxOfClipPath.intersects(rect) || state.shadow != nil else { return }
        composite(bounds: rect) { target in
            cairo_save(target)
            cairo_rectangle(target, rect.minX, rect.minY, rect.width, rect.height)
            cairo_clip(target)
            withPattern(of: image, in: rect, upright: upright) { pattern in
                cairo_set_source(target, pattern)
                cairo_paint_with_alpha(target, state.alpha)
            }
            cairo_restore(target)
        }
    }

    /// Fills the alpha of an image with the fill color, the way in which template images are drawn.
    /// The image's top is at the rectangle's smaller y.
    public func fillAlpha(of image: CGImage, in rect: CGRect) {
        let rect = rect.standardized
        guard rect.isFinite, rect.width > 0, rect.height > 0, !state.isCollapsed else { return }
        cairo_new_path(cairo)
        guard boundingBoxOfClipPath.intersects(rect) || state.shadow != nil else { return }
        composite(bounds: rect) { target in
            cairo_save(target)
            cairo_rectangle(target, rect.minX, rect.minY, rect.width, rect.height)
            cairo_clip(target)
            withPattern(of: image, in: rect, upright: true) { pattern in
                setPlainSource(state.fillColor, on: target)
                cairo_mask(target, pattern)
            }
            cairo_restore(target)
        }
    }

    /// Sets a color as the source in device space: Cairo's SVG surfaces transform a mask by the space in which its source
    /// was set.
    private func setPlainSource(_ color: CGColor, on target: OpaquePointer) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(target, &matrix)
        cairo_identity_matrix(target)
        setSource(color, on: target)
        cairo_set_matrix(target, &matrix)
    }

    /// Runs a closure with a pattern that shows an image in a rectangle of user space.
    func withPattern(
        of image: CGImage, in rect: CGRect, upright: Bool, _ body: (OpaquePointer) -> Void
    ) {
        switch image.source {
        case .pixels(let pixels):
            _ = pixels.withSurface { surface in
                guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
                defer { cairo_pattern_destroy(pattern) }
                let size = CGSize(width: CGFloat(pixels.width), height: CGFloat(pixels.height))
                var matrix = cairo_matrix_t(Self.map(from: rect, to: size, upright: upright))
                cairo_pattern_set_matrix(pattern, &matrix)
                cairo_pattern_set_filter(pattern, state.interpolation.cairo)
                // Without padding the edge of an enlarged image fades out; documents would rasterize a padded pattern.
                if kind == .bitmap { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
                body(pattern)
            }
        case .vector(let document, let region):
            guard let pattern = recording(of: document, region: region, in: rect, upright: upright) else {
                return
            }
            body(pattern)
            cairo_pattern_destroy(pattern)
        }
    }

    /// Returns the transform from user space to an image's pixels.
    private static func map(from rect: CGRect, to size: CGSize, upright: Bool) -> CGAffineTransform {
        let (sx, sy) = (size.width / rect.width, size.height / rect.height)
        guard !upright else {
            return CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: -rect.minX * sx, ty: -rect.minY * sy)
        }
        return CGAffineTransform(a: sx, b: 0, c: 0, d: -sy, tx: -rect.minX * sx, ty: rect.maxY * sy)
    }

    private func recording(
        of document: VectorDocument, region: CGRect, in rect: CGRect, upright: Bool
    ) -> OpaquePointer? {
        cairo_save(cairo)
        cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
        cairo_clip(cairo)
        cairo_push_group(cairo)
        let map = Self.map(from: rect, to: region.size, upright: upright).inverted()
        var matrix = cairo_matrix_t(map.concatenating(userToPixels))
        cairo_set_matrix(cairo, &matrix)
        cairo_translate(cairo, -region.minX, -region.minY)
        document.draw(on: cairo)
        let pattern = cairo_pop_group(cairo)
        cairo_restore(cairo)
        return pattern
    }
}

extension CGInterpolationQuality {
    var cairo: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .default, .medium, .high: CAIRO_FILTER_GOOD
        }
    }
}
