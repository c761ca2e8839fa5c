import CCairo
import Foundation

extension CGContext {
    /// Intersects the clip with the current path, and clears the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        cairo_set_fill_rule(cairo, rule.cairo)
        cairo_set_antialias(cairo, state.antialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_clip(cairo)
    }

    /// Intersects the clip with a rectangle.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Intersects the clip with the union of rectangles.
    public func clip(to rects: [CGRect]) {
        cairo_new_path(cairo)
        addRects(rects)
        clip()
    }

    /// Removes all clipping, including that from before the last `saveGState`, until the state is restored.
    public func resetClip() { cairo_reset_clip(cairo) }

    /// Adds the alpha of an image to the clip. The image is positioned as by `draw(_:in:)`.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        guard !state.isCollapsed, stack.reduce(state.masks.count, { $0 + $1.state.masks.count }) < 32 else {
            return
        }
        state.masks.append(ImageMask(image: mask, rect: rect, transform: userToPixels))
        cairo_push_group(cairo)
    }

    /// The bounding box of the clip, in user space.
    public var boundingBoxOfClipPath: CGRect {
        guard !state.isCollapsed else { return .null }
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
        return x1 < x2 && y1 < y2 ? CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1) : .null
    }

    /// Draws the contents of the current state's groups through their masks.
    func endMasks() {
        while let mask = state.masks.popLast() { draw(mask) }
    }

    private func draw(_ mask: ImageMask) {
        guard let content = cairo_pop_group(cairo) else { return }
        defer { cairo_pattern_destroy(content) }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_set_source(cairo, content)
        // The group's pixels stay in device space; only the mask is in the space in which it was set.
        var matrix = cairo_matrix_t(mask.transform)
        cairo_set_matrix(cairo, &matrix)
        withPattern(of: mask.image, in: mask.rect, upright: false) { pattern in
            cairo_mask(cairo, pattern)
        }
    }

    /// Runs a closure after drawing the contents of masked groups, then continues with empty groups.
    func suspendMasks<Result>(_ body: () -> Result) -> Result {
        guard stack.isEmpty, !state.masks.isEmpty else { return body() }
        let masks = state.masks
        let matrix = userToPixels
        endMasks()
        let result = body()
        for mask in masks {
            state.masks.append(mask)
            cairo_push_group(cairo)
        }
        var last = cairo_matrix_t(matrix)
        cairo_set_matrix(cairo, &last)
        return result
    }
}
